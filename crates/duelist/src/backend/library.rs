//! Finding, loading and checking libz3, once per process and not before it is needed.

use std::env;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::bundle::{Bundle, cache_folder};
use super::connection::BackendError;

/// The oldest Z3 that is accepted.
pub(super) const MINIMUM: Version = Version(4, 12, 0);

/// `Z3_config`.
pub(super) type Config = *mut c_void;
/// `Z3_context`.
pub(super) type Context = *mut c_void;
/// `Z3_error_handler`.
pub(super) type ErrorHandler = extern "C" fn(Context, c_int);

/// The functions of Z3's C API that are used, and where they are from.
///
/// The library stays loaded until the process ends, so the functions are valid as long as anybody can call them.
#[derive(Debug)]
pub(super) struct Library {
    pub(super) version: Version,
    pub(super) mk_config: unsafe extern "C" fn() -> Config,
    pub(super) del_config: unsafe extern "C" fn(Config),
    pub(super) mk_context: unsafe extern "C" fn(Config) -> Context,
    pub(super) del_context: unsafe extern "C" fn(Context),
    pub(super) set_error_handler: unsafe extern "C" fn(Context, ErrorHandler),
    pub(super) eval_smtlib2_string: unsafe extern "C" fn(Context, *const c_char) -> *const c_char,
    pub(super) get_error_code: unsafe extern "C" fn(Context) -> c_int,
    pub(super) get_error_msg: unsafe extern "C" fn(Context, c_int) -> *const c_char,
    pub(super) interrupt: unsafe extern "C" fn(Context),
}

static LIBRARY: OnceLock<Result<Library, BackendError>> = OnceLock::new();

/// The library of this process, loaded by the first call.
pub(super) fn library() -> Result<&'static Library, BackendError> {
    LIBRARY.get_or_init(|| first_usable(candidates(), load)).as_ref().map_err(Clone::clone)
}

/// The library of this process, if it is loaded already.
pub(super) fn loaded() -> Option<&'static Library> {
    LIBRARY.get()?.as_ref().ok()
}

/// What the library is called on this system.
pub(super) fn file_name() -> &'static str {
    if cfg!(windows) {
        "libz3.dll"
    } else if cfg!(target_os = "macos") {
        "libz3.dylib"
    } else {
        "libz3.so"
    }
}

/// A place where libz3 may be.
#[derive(Debug)]
enum Candidate {
    /// The user's choice: it or nothing.
    Chosen(PathBuf),
    /// A file that need not exist.
    File(PathBuf),
    /// One that the program brings along, and the folder for it.
    Bundle(Bundle, Option<PathBuf>),
    /// A name that the system's loader looks up.
    Name(PathBuf),
}

fn candidates() -> Vec<Candidate> {
    let chosen = env::var_os("DUELIST_Z3_LIBRARY").filter(|file| !file.is_empty());
    let executable = env::current_exe().and_then(|file| file.canonicalize()).ok();
    in_order(chosen.map(PathBuf::from), executable.as_deref(), Bundle::offered())
}

/// What the build fetched is passed over if the program has a bundle and runs outside the build folder: that folder may be gone, or somebody
/// else may have put a file in its place.
fn in_order(chosen: Option<PathBuf>, executable: Option<&Path>, bundle: Option<Bundle>) -> Vec<Candidate> {
    let beside = executable.and_then(|file| Some(file.parent()?.join(file_name())));
    let (library, folder) = (env!("DUELIST_Z3_LIBRARY_BUILD"), env!("DUELIST_BUILD_FOLDER"));
    let at_home = bundle.is_none() || executable.is_some_and(|file| file.starts_with(folder));
    let built = (at_home && !library.is_empty()).then(|| PathBuf::from(library));
    let mut all: Vec<Candidate> = chosen.into_iter().map(Candidate::Chosen).collect();
    all.extend(beside.into_iter().chain(built).map(Candidate::File));
    all.extend(bundle.map(|bundle| Candidate::Bundle(bundle, cache_folder(|name| env::var_os(name)))));
    all.push(Candidate::Name(file_name().into()));
    if cfg!(target_os = "linux") {
        // Debian's package without development files.
        all.push(Candidate::Name("libz3.so.4".into()));
    }
    all
}

/// The first candidate that loads and is new enough; else what was wrong with the first one that exists.
fn first_usable<L>(
    candidates: Vec<Candidate>,
    load: impl Fn(PathBuf) -> Result<L, BackendError>,
) -> Result<L, BackendError> {
    let mut failure = None;
    for candidate in candidates {
        let result = match candidate {
            Candidate::Chosen(file) => return load(file),
            Candidate::File(file) if !file.exists() => continue,
            Candidate::File(file) => load(file),
            Candidate::Bundle(bundle, cache) => bundle.load(cache.as_deref(), &load),
            Candidate::Name(file) => match load(file) {
                // A name that leads nowhere and one that leads to a bad file look alike.
                Err(BackendError::CannotLoad { .. }) => continue,
                result => result,
            },
        };
        match result {
            Ok(library) => return Ok(library),
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    Err(failure.unwrap_or(BackendError::Missing))
}

fn load(file: PathBuf) -> Result<Library, BackendError> {
    let cannot = |reason: String| BackendError::CannotLoad { file: file.clone(), reason };
    // SAFETY: loading runs the initialisers of the file; that it is a libz3 is what its place or the user says.
    let handle = unsafe { libloading::Library::new(&file) }.map_err(|error| cannot(error.to_string()))?;
    macro_rules! function {
        ($name:literal) => {
            // SAFETY: the type it is given by the field or variable is that of z3_api.h.
            *unsafe { handle.get($name) }.map_err(|error| cannot(error.to_string()))?
        };
    }
    let get_full_version: unsafe extern "C" fn() -> *const c_char = function!(b"Z3_get_full_version\0");
    // SAFETY: Z3 returns a static string.
    let text = unsafe { CStr::from_ptr(get_full_version()) }.to_string_lossy();
    let version = accept(&file, &text)?;
    let global_param_set: unsafe extern "C" fn(*const c_char, *const c_char) = function!(b"Z3_global_param_set\0");
    // Warnings would go to our standard error, and a handler of Z3's own would swallow Ctrl-C.
    for name in [c"warning", c"ctrl_c"] {
        // SAFETY: both are C strings, and no context exists yet.
        unsafe { global_param_set(name.as_ptr(), c"false".as_ptr()) };
    }
    let library = Library {
        version,
        mk_config: function!(b"Z3_mk_config\0"),
        del_config: function!(b"Z3_del_config\0"),
        mk_context: function!(b"Z3_mk_context\0"),
        del_context: function!(b"Z3_del_context\0"),
        set_error_handler: function!(b"Z3_set_error_handler\0"),
        eval_smtlib2_string: function!(b"Z3_eval_smtlib2_string\0"),
        get_error_code: function!(b"Z3_get_error_code\0"),
        get_error_msg: function!(b"Z3_get_error_msg\0"),
        interrupt: function!(b"Z3_interrupt\0"),
    };
    std::mem::forget(handle);
    guard_exit();
    Ok(library)
}

/// A thread that may be inside the library, counted while it lives.
pub(super) struct Presence(());

static PRESENT: AtomicUsize = AtomicUsize::new(0);

impl Presence {
    pub(super) fn new() -> Self {
        PRESENT.fetch_add(1, Ordering::SeqCst);
        Presence(())
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        PRESENT.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Ends the process at once: exit handlers do not run, and what is buffered is lost unless it was flushed before.
///
/// A normal exit destroys the global data of Z3; if a connection is still at work, or had to be given up, the process may
/// then crash. Where the C library allows it (glibc) a normal exit turns into this one in that case.
pub fn leave(code: i32) -> ! {
    unsafe extern "C" {
        fn _exit(code: c_int) -> !;
    }
    // SAFETY: `_exit` of the C library that std links anyway; it takes any number.
    unsafe { _exit(code) }
}

/// Handlers run in reverse order: one that is registered after loading comes before those of the library.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn guard_exit() {
    unsafe extern "C" {
        fn on_exit(handler: extern "C" fn(c_int, *mut c_void), argument: *mut c_void) -> c_int;
    }
    extern "C" fn leave_if_present(status: c_int, _argument: *mut c_void) {
        if PRESENT.load(Ordering::SeqCst) > 0 {
            leave(status);
        }
    }
    // SAFETY: the handler lives as long as the process and makes no use of its argument.
    unsafe { on_exit(leave_if_present, std::ptr::null_mut()) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn guard_exit() {}

/// Gives freed memory back to the system, where the C library has a function for that: memory that one thread has freed is of little use to
/// the others.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) fn trim() {
    unsafe extern "C" {
        fn malloc_trim(pad: usize) -> c_int;
    }
    // SAFETY: it may be called at any time and takes any number.
    unsafe { malloc_trim(0) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn trim() {}

/// The version that `file` states, if it is new enough.
fn accept(file: &Path, statement: &str) -> Result<Version, BackendError> {
    match Version::parse(statement) {
        Some(version) if version >= MINIMUM => Ok(version),
        Some(version) => Err(BackendError::TooOld { file: file.into(), version: version.to_string() }),
        None => Err(BackendError::CannotLoad { file: file.into(), reason: format!("unknown version `{statement}`") }),
    }
}

/// A version of Z3: major, minor, build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version(u32, u32, u32);

impl Version {
    /// The first dotted number in `text`: Z3 prints, depending on its version, both `Z3 4.8.12.0` and `5.4.0.0`.
    fn parse(text: &str) -> Option<Version> {
        let dotted = text
            .split(|c: char| c != '.' && !c.is_ascii_digit())
            .find(|word| word.contains('.') && word.starts_with(|c: char| c.is_ascii_digit()))?;
        let mut parts = dotted.split('.').map(|part| part.parse().ok());
        Some(Version(parts.next()??, parts.next()??, parts.next().flatten().unwrap_or(0)))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn versions() {
        let parse = |text| Version::parse(text).map(|version| version.to_string());
        assert_eq!(parse("5.4.0.0").as_deref(), Some("5.4.0"));
        assert_eq!(parse("Z3 4.8.12.0 b8a3c9 build").as_deref(), Some("4.8.12"));
        assert_eq!(parse("Z3 4.12").as_deref(), Some("4.12.0"));
        assert_eq!(parse("Z3"), None);
        assert_eq!(parse("Z3 x.y"), None);
        assert!(Version::parse("4.8.12").unwrap() < MINIMUM);
        assert!(Version::parse("4.11.2").unwrap() < MINIMUM);
        assert!(Version::parse("4.12.0").unwrap() >= MINIMUM);
    }

    /// The files are executables that always exist; their names say what loading them does.
    fn choose(candidates: Vec<Candidate>) -> Result<String, BackendError> {
        first_usable(candidates, |file| {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            if name.starts_with("old") {
                accept(&file, "Z3 4.8.12.0").map(|_| name)
            } else if name.starts_with("bad") {
                Err(BackendError::CannotLoad { file, reason: "bad".into() })
            } else {
                accept(&file, "5.4.0.0").map(|_| name)
            }
        })
    }

    /// A file that exists, in a folder of its own.
    fn existing(name: &str) -> Candidate {
        let folder = env::temp_dir().join(format!("duelist-library-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(name), "not a library").unwrap();
        Candidate::File(folder.join(name))
    }

    fn named(name: &str) -> Candidate {
        Candidate::Name(name.into())
    }

    #[test]
    fn nothing_there() {
        let absent = Candidate::File("/nowhere/good".into());
        let nothing = choose(vec![absent, named("bad.so")]);
        assert!(matches!(nothing, Err(BackendError::Missing)));
    }

    #[test]
    fn the_choice_is_final() {
        for name in ["bad.so", "old.so"] {
            let error = choose(vec![Candidate::Chosen(name.into()), named("good")]).unwrap_err();
            assert!(error.to_string().contains(name), "{error}");
        }
        let chosen = choose(vec![Candidate::Chosen("good1".into()), named("good2")]);
        assert_eq!(chosen.unwrap(), "good1");
    }

    #[test]
    fn bad_ones_are_passed_over_and_reported_last() {
        let found = choose(vec![existing("bad1"), named("old1"), named("good1")]);
        assert_eq!(found.unwrap(), "good1");
        match choose(vec![named("bad2"), existing("old2"), existing("bad3")]) {
            Err(BackendError::TooOld { file, version }) => {
                assert!(file.ends_with("old2"));
                assert_eq!(version, "4.8.12");
            }
            other => panic!("{other:?}"),
        }
        let Candidate::File(text) = existing("text") else { unreachable!() };
        assert!(matches!(load(text), Err(BackendError::CannotLoad { .. })));
    }

    #[test]
    fn where_it_is_looked_for() {
        let bundle = Bundle { compressed: b"", size: 0, sha256: "" };
        let built = Path::new(env!("DUELIST_Z3_LIBRARY_BUILD"));
        let order = |executable: &Path, bundle| -> Vec<String> {
            let show = |candidate| match candidate {
                Candidate::Chosen(file) => format!("chosen {}", file.display()),
                Candidate::File(file) if file == built => "built".into(),
                Candidate::File(file) => format!("file {}", file.display()),
                Candidate::Bundle(..) => "bundle".into(),
                Candidate::Name(_) => "name".into(),
            };
            let mut all: Vec<String> =
                in_order(Some("/z3".into()), Some(executable), bundle).into_iter().map(show).collect();
            all.dedup();
            all
        };
        let installed = Path::new("/bin/duelist");
        let beside = format!("file /bin/{}", file_name());
        assert_eq!(order(installed, Some(bundle)), ["chosen /z3", &beside, "bundle", "name"]);
        if built.as_os_str().is_empty() {
            return;
        }
        assert_eq!(order(installed, None), ["chosen /z3", &beside, "built", "name"]);
        let developed = env::current_exe().unwrap().canonicalize().unwrap();
        let all = order(&developed, Some(bundle));
        assert_eq!(all[2..], ["built", "bundle", "name"]);
    }

    #[test]
    fn loads_what_the_build_brought() {
        if !env!("DUELIST_Z3_LIBRARY_BUILD").is_empty() {
            let built = Candidate::File(env!("DUELIST_Z3_LIBRARY_BUILD").into());
            assert!(first_usable(vec![built], load).is_ok());
        }
    }
}

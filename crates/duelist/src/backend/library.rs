//! Finding, loading and checking libz3, once per process and not before it is needed.

use std::env;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::fmt;
use std::path::PathBuf;
use std::sync::OnceLock;

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
    LIBRARY
        .get_or_init(|| first_usable(candidates()))
        .as_ref()
        .map_err(Clone::clone)
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
enum Candidate {
    /// The user's choice: it or nothing.
    Chosen(PathBuf),
    /// A file that need not exist.
    File(PathBuf),
    /// A name that the system's loader looks up.
    Name(PathBuf),
}

fn candidates() -> Vec<Candidate> {
    let chosen = env::var_os("DUELIST_Z3_LIBRARY")
        .filter(|file| !file.is_empty())
        .map(|file| Candidate::Chosen(file.into()));
    let beside = env::current_exe()
        .ok()
        .and_then(|executable| Some(executable.parent()?.join(file_name())))
        .map(Candidate::File);
    let built = Some(env!("DUELIST_Z3_LIBRARY_BUILD"))
        .filter(|file| !file.is_empty())
        .map(|file| Candidate::File(file.into()));
    let mut all: Vec<Candidate> = [chosen, beside, built].into_iter().flatten().collect();
    all.push(Candidate::Name(file_name().into()));
    if cfg!(target_os = "linux") {
        // Debian's package without development files.
        all.push(Candidate::Name("libz3.so.4".into()));
    }
    all
}

/// The first candidate that loads and is new enough; else what was wrong with the first one that exists.
fn first_usable(candidates: Vec<Candidate>) -> Result<Library, BackendError> {
    let mut failure = None;
    for candidate in candidates {
        let (file, chosen, named) = match candidate {
            Candidate::Chosen(file) => (file, true, false),
            Candidate::File(file) if !file.exists() => continue,
            Candidate::File(file) => (file, false, false),
            Candidate::Name(file) => (file, false, true),
        };
        match load(file) {
            Ok(library) => return Ok(library),
            Err(error) if chosen => return Err(error),
            // A name that leads nowhere and one that leads to a bad file look alike.
            Err(BackendError::CannotLoad { .. }) if named => {}
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    Err(failure.unwrap_or(BackendError::Missing))
}

fn load(file: PathBuf) -> Result<Library, BackendError> {
    let cannot = |reason: String| BackendError::CannotLoad {
        file: file.clone(),
        reason,
    };
    // SAFETY: loading runs the initialisers of the file; that it is a libz3 is what its place or the user says.
    let handle =
        unsafe { libloading::Library::new(&file) }.map_err(|error| cannot(error.to_string()))?;
    macro_rules! function {
        ($name:literal) => {
            // SAFETY: the type it is given by the field or variable is that of z3_api.h.
            *unsafe { handle.get($name) }.map_err(|error| cannot(error.to_string()))?
        };
    }
    let get_full_version: unsafe extern "C" fn() -> *const c_char =
        function!(b"Z3_get_full_version\0");
    // SAFETY: Z3 returns a static string.
    let text = unsafe { CStr::from_ptr(get_full_version()) }.to_string_lossy();
    let version =
        Version::parse(&text).ok_or_else(|| cannot(format!("unknown version `{text}`")))?;
    if version < MINIMUM {
        return Err(BackendError::TooOld {
            file: file.clone(),
            version: version.to_string(),
        });
    }
    let global_param_set: unsafe extern "C" fn(*const c_char, *const c_char) =
        function!(b"Z3_global_param_set\0");
    // SAFETY: both are C strings, and no context exists yet. Warnings would go to the standard error of our process.
    unsafe { global_param_set(c"warning".as_ptr(), c"false".as_ptr()) };
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
    Ok(library)
}

/// A version of Z3: major, minor, build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version(u32, u32, u32);

impl Version {
    /// The first dotted number in `text`: Z3 has printed both `Z3 4.8.12.0` and `5.4.0.0`.
    fn parse(text: &str) -> Option<Version> {
        let dotted = text
            .split(|c: char| c != '.' && !c.is_ascii_digit())
            .find(|word| word.contains('.') && word.starts_with(|c: char| c.is_ascii_digit()))?;
        let mut parts = dotted.split('.').map(|part| part.parse().ok());
        Some(Version(
            parts.next()??,
            parts.next()??,
            parts.next().flatten().unwrap_or(0),
        ))
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
        assert_eq!(
            parse("Z3 4.8.12.0 b8a3c9 build").as_deref(),
            Some("4.8.12")
        );
        assert_eq!(parse("Z3 4.12").as_deref(), Some("4.12.0"));
        assert_eq!(parse("Z3"), None);
        assert_eq!(parse("Z3 x.y"), None);
        assert!(Version::parse("4.8.12").unwrap() < MINIMUM);
        assert!(Version::parse("4.11.2").unwrap() < MINIMUM);
        assert!(Version::parse("4.12.0").unwrap() >= MINIMUM);
    }

    #[test]
    fn nothing_there() {
        let none = first_usable(vec![
            Candidate::File("/nowhere/libz3.so".into()),
            Candidate::Name("libz3-that-nobody-has.so".into()),
        ]);
        assert!(matches!(none, Err(BackendError::Missing)));
    }

    #[test]
    fn a_bad_choice_is_final() {
        let chosen = Candidate::Chosen("/nowhere/libz3.so".into());
        let built = Candidate::File(env!("DUELIST_Z3_LIBRARY_BUILD").into());
        match first_usable(vec![chosen, built]) {
            Err(BackendError::CannotLoad { file, .. }) => {
                assert_eq!(file, PathBuf::from("/nowhere/libz3.so"));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn bad_files_are_passed_over_and_reported_last() {
        let file = env::temp_dir().join(format!("duelist-not-a-library-{}", std::process::id()));
        fs::write(&file, "not a library").unwrap();
        let alone = first_usable(vec![
            Candidate::File(file.clone()),
            Candidate::Name("libz3-that-nobody-has.so".into()),
        ]);
        assert!(matches!(alone, Err(BackendError::CannotLoad { .. })));
        if library().is_ok() {
            let mut all = candidates();
            all.insert(0, Candidate::File(file.clone()));
            assert!(first_usable(all).is_ok());
        }
        fs::remove_file(file).unwrap();
    }
}

//! A libz3 that travels inside the program and is unpacked into the user's cache folder, once.

use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use sha2::{Digest as _, Sha256};

use super::connection::BackendError;
use super::library::file_name;

/// A compressed libz3, as part of a program.
///
/// It is unpacked when a solver is needed for the first time, into the user's cache folder: `$XDG_CACHE_HOME/duelist`, or what
/// the system has instead. The file is named after its hash, which is compared before the file gets its name, so a file
/// with that name and the right size is trusted from then on; one that cannot be loaded is replaced. If the folder cannot be used, the library is
/// unpacked into a private temporary folder, anew by every process.
#[derive(Clone, Copy, Debug)]
pub struct Bundle {
    /// In zlib's format.
    pub compressed: &'static [u8],
    /// How many bytes it unpacks to.
    pub size: usize,
    /// The SHA-256 of these, in hexadecimal digits.
    pub sha256: &'static str,
}

static OFFERED: OnceLock<Bundle> = OnceLock::new();

impl Bundle {
    /// Makes it the libz3 of this process, unless the user chooses another, or one lies beside the program. The first offer counts, and
    /// only before the first query.
    pub fn offer(self) {
        let _ = OFFERED.set(self);
    }

    /// What this process was offered.
    pub(super) fn offered() -> Option<Bundle> {
        OFFERED.get().copied()
    }

    /// Loads the library from this cache folder, or from a temporary one.
    pub(super) fn load<L>(
        &self,
        cache: Option<&Path>,
        load: impl Fn(PathBuf) -> Result<L, BackendError>,
    ) -> Result<L, BackendError> {
        if let Some(file) = cache.map(|folder| folder.join(self.file_name())) {
            let trusted = self.is_trusted(&file).then(|| load(file.clone()));
            if let Some(Ok(library)) = trusted {
                return Ok(library);
            }
            let replaced = self.unpack(&file).ok().map(|()| load(file));
            if let Some(Ok(library)) = replaced {
                return Ok(library);
            }
        }
        let folder = env::temp_dir().join(format!("duelist-{}", unique()));
        let file = folder.join(self.file_name());
        let unpacked = self
            .unpack(&file)
            .map_err(|error| BackendError::CannotUnpack { folder: folder.clone(), reason: error.to_string() });
        let library = unpacked.and_then(|()| load(file));
        // Where a library in use cannot be removed, it stays behind.
        let _ = fs::remove_dir_all(&folder);
        library
    }

    fn file_name(&self) -> String {
        let (stem, extension) = file_name().split_once('.').unwrap_or((file_name(), ""));
        format!("{stem}-{}.{extension}", self.sha256)
    }

    fn is_trusted(&self, file: &Path) -> bool {
        fs::metadata(file).is_ok_and(|data| data.is_file() && data.len() == self.size as u64)
    }

    /// Writes the library to a file, which appears in one step, complete and checked, or not at all.
    fn unpack(&self, file: &Path) -> io::Result<()> {
        let bytes = decompress_to_vec_zlib_with_limit(self.compressed, self.size).unwrap_or_default();
        if hexadecimal(&Sha256::digest(&bytes)) != self.sha256 {
            return Err(io::Error::other("the copy inside the program is damaged"));
        }
        let folder = file.parent().ok_or(io::ErrorKind::InvalidInput)?;
        private_folder(folder)?;
        let draft = folder.join(format!("{}.part", unique()));
        let written = write(&draft, &bytes).and_then(|()| fs::rename(&draft, file));
        if written.is_err() {
            let _ = fs::remove_file(&draft);
        }
        // Some systems do not replace a file that another process, which was faster, has loaded.
        written.or_else(|error| if self.is_trusted(file) { Ok(()) } else { Err(error) })
    }
}

/// Where libraries are kept, if the environment says where.
pub(super) fn cache_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).map(PathBuf::from).filter(|folder| folder.is_absolute());
    let below_home = |path: &str| folder("HOME").map(|home| home.join(path));
    let caches = folder("XDG_CACHE_HOME").or_else(|| {
        if cfg!(windows) {
            folder("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            below_home("Library/Caches")
        } else {
            below_home(".cache")
        }
    });
    caches.map(|caches| caches.join("duelist"))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A word that nobody else on this machine uses.
fn unique() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    format!("{}-{time}-{count}", std::process::id())
}

/// Makes a folder that only the user may write to, unless it exists.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Writes a new file, so that its content outlives a crash of the machine.
fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(file)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::thread;

    use miniz_oxide::deflate::compress_to_vec_zlib;

    use super::*;

    const CONTENT: &[u8] = b"a library, more or less";

    fn bundle() -> Bundle {
        Bundle {
            compressed: compress_to_vec_zlib(CONTENT, 6).leak(),
            size: CONTENT.len(),
            sha256: hexadecimal(&Sha256::digest(CONTENT)).leak(),
        }
    }

    /// A folder of its own for each test, which does not exist yet.
    fn folder(test: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("duelist-bundle-{test}-{}", unique()));
        assert!(!folder.exists());
        folder
    }

    /// Loads files with the right content.
    fn read(file: PathBuf) -> Result<PathBuf, BackendError> {
        match fs::read(&file) {
            Ok(content) if content == CONTENT => Ok(file),
            other => Err(BackendError::CannotLoad { file, reason: format!("{other:?}") }),
        }
    }

    fn entries(folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    #[test]
    fn unpacks_once() {
        let (bundle, cache) = (bundle(), folder("once"));
        let first = bundle.load(Some(&cache), read).unwrap();
        assert_eq!(entries(&cache), std::slice::from_ref(&first));
        let name = first.file_name().unwrap().to_str().unwrap();
        assert!(name.starts_with("libz3-") && name.contains(bundle.sha256), "{name}");
        let written = fs::metadata(&first).unwrap().modified().unwrap();
        assert_eq!(bundle.load(Some(&cache), read).unwrap(), first);
        assert_eq!(fs::metadata(&first).unwrap().modified().unwrap(), written);
        fs::remove_dir_all(cache).unwrap();
    }

    #[test]
    fn replaces_a_damaged_file() {
        let (bundle, cache) = (bundle(), folder("damaged"));
        let file = bundle.load(Some(&cache), read).unwrap();
        for damaged in [&b""[..], &CONTENT[1..], &[b'?'; CONTENT.len()]] {
            fs::write(&file, damaged).unwrap();
            assert_eq!(bundle.load(Some(&cache), read).unwrap(), file);
            assert_eq!(entries(&cache), std::slice::from_ref(&file));
        }
        fs::remove_dir_all(cache).unwrap();
    }

    #[test]
    fn many_at_once() {
        let (bundle, cache) = (bundle(), folder("many"));
        thread::scope(|scope| {
            let loads: Vec<_> = (0..16).map(|_| scope.spawn(|| bundle.load(Some(&cache), read))).collect();
            for load in loads {
                assert_eq!(load.join().unwrap().unwrap(), cache.join(bundle.file_name()));
            }
        });
        assert_eq!(entries(&cache).len(), 1);
        fs::remove_dir_all(cache).unwrap();
    }

    #[test]
    fn a_cache_that_cannot_be_used() {
        let bundle = bundle();
        let file = folder("file");
        fs::write(&file, "in the way").unwrap();
        let loaded = RefCell::new(Vec::new());
        let noted = |file: PathBuf| {
            loaded.borrow_mut().push(file.clone());
            read(file)
        };
        for cache in [None, Some(file.as_path())] {
            assert!(bundle.load(cache, noted).unwrap().starts_with(env::temp_dir()));
        }
        // A folder from which nothing may be loaded.
        let barred = folder("barred");
        let elsewhere = |file: PathBuf| {
            if file.starts_with(&barred) {
                return Err(BackendError::CannotLoad { file, reason: "not permitted".into() });
            }
            noted(file)
        };
        assert!(!bundle.load(Some(&barred), elsewhere).unwrap().starts_with(&barred));
        assert_eq!(loaded.borrow().len(), 3);
        assert!(loaded.borrow().iter().all(|file| !file.parent().unwrap().exists()), "{loaded:?}");
        fs::remove_file(file).unwrap();
        fs::remove_dir_all(barred).unwrap();
    }

    #[test]
    fn a_damaged_program() {
        let cache = folder("program");
        for bundle in [
            Bundle { sha256: "0", ..bundle() },
            Bundle { compressed: b"x", ..bundle() },
            Bundle { size: CONTENT.len() - 1, ..bundle() },
        ] {
            let error = bundle.load(Some(&cache), read).unwrap_err();
            assert!(matches!(error, BackendError::CannotUnpack { .. }), "{error}");
            assert!(error.to_string().contains("DUELIST_Z3_LIBRARY"), "{error}");
        }
        assert!(!cache.exists());
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn where_the_cache_is() {
        let with = |pairs: &[(&str, &str)]| {
            cache_folder(|name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        assert_eq!(with(&[("XDG_CACHE_HOME", "/c"), ("HOME", "/h")]), Some("/c/duelist".into()));
        assert_eq!(with(&[("XDG_CACHE_HOME", "c"), ("HOME", "/h")]), Some("/h/.cache/duelist".into()));
        assert_eq!(with(&[("XDG_CACHE_HOME", ""), ("HOME", "")]), None);
        assert_eq!(with(&[]), None);
    }
}

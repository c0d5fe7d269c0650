//! What can go wrong around the measurements. What goes wrong inside one is an outcome of it, not an error.

use std::io;
use std::path::{Path, PathBuf};

/// Why the harness cannot go on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("cannot write {}: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("{}: {reason}", path.display())]
    Format { path: PathBuf, reason: String },
    #[error("cannot run {program}: {source}")]
    Spawn { program: String, source: io::Error },
    #[error("{command}: {reason}")]
    Failed { command: String, reason: String },
    #[error("no corpus/index.toml here or above: run inside the project, or give --root")]
    NoCorpus,
    #[error("nothing matches --only and --solver")]
    NothingSelected,
    #[error("{} has no section {name:?}: expected the lines {begin} and {end}", path.display())]
    NoSection { path: PathBuf, name: String, begin: String, end: String },
    #[error("the picture cannot be drawn: {reason}")]
    #[cfg_attr(not(feature = "png"), expect(dead_code, reason = "only pictures can fail so"))]
    Picture { reason: String },
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path).map_err(|source| Error::Read { path: path.into(), source })
}

/// Writes a file and the folders above it. The file is there completely or not at all.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let failed = |source| Error::Write { path: path.into(), source };
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{:?}.part", std::thread::current().id()));
    let part = path.with_file_name(name);
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path)).map_err(failed)
}

//! What can go wrong.

use std::io;
use std::path::PathBuf;

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A program cannot be run.
    #[error("{program}: {error}")]
    Program {
        /// The program.
        program: String,
        /// Why.
        error: io::Error,
    },
    /// A source cannot be read.
    #[error("{file}: {error}")]
    Source {
        /// The file.
        file: String,
        /// Why.
        error: syn::Error,
    },
    /// A file of ours cannot be read.
    #[error("{}: {error}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// Why.
        error: serde_json::Error,
    },
    /// A table that is kept by hand cannot be read.
    #[error("{}: {error}", path.display())]
    Table {
        /// The file.
        path: PathBuf,
        /// Why.
        error: toml::de::Error,
    },
    /// The copy does not build, and no mutant is to blame.
    #[error("the copy does not build:\n{messages}")]
    Build {
        /// What the compiler says.
        messages: String,
    },
    /// A bug cannot be put in: the text that it changes is not there, or more than once.
    #[error("{file}: this is there {found} times:\n{text}")]
    Place {
        /// The file.
        file: String,
        /// The text.
        text: String,
        /// How often it is there.
        found: usize,
    },
    /// The fuzzer finds something where no bug was put in.
    #[error("without a bug {oracle} disagrees: see {}", folder.display())]
    Control {
        /// The oracle.
        oracle: String,
        /// Where the problem is.
        folder: PathBuf,
    },
    /// The fuzzer never asks whether there is a bug: the library in it is not the one that was changed.
    #[error("{} was built without the bugs: remove `target/injected` and what is compiled of the library in `target`", program.display())]
    Unchanged {
        /// The fuzzer.
        program: PathBuf,
    },
    /// A document lacks its markers.
    #[error("no {begin} and {end} in the document")]
    NoMarkers {
        /// The first.
        begin: String,
        /// The last.
        end: String,
    },
}

impl Error {
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Error {
        let path = path.into();
        move |error| Error::File { path, error }
    }
}

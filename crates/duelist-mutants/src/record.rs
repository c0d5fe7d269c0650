//! What is remembered of a run.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::Error;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// A test failed.
    Killed,
    /// A test took several times as long as it does otherwise.
    TimedOut,
    /// No test failed that was run.
    Survived,
    /// No test reaches it.
    Uncovered,
}

/// A mutant and what became of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The mutant.
    pub key: String,
    /// What became of it.
    pub fate: Fate,
    /// The test that noticed.
    pub by: Option<String>,
    /// How many tests were run.
    pub tests: usize,
    /// How many tests reach it.
    pub reached: usize,
    /// How long it took.
    pub seconds: f64,
}

/// The records of a file, one on each line; later ones are better.
///
/// # Errors
/// If the file is there and cannot be read.
pub fn read<T: for<'de> Deserialize<'de>>(path: &Path) -> Result<Vec<T>, Error> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).map_err(Error::file(path))?;
    let parse = |line: &str| serde_json::from_str(line).map_err(|error| Error::Record { path: path.into(), error });
    text.lines().map(parse).collect()
}

/// Adds a record to a file.
///
/// # Errors
/// If it cannot be written.
pub fn append(path: &Path, record: &impl Serialize) -> Result<(), Error> {
    let mut line = serde_json::to_vec(record).map_err(|error| Error::Record { path: path.into(), error })?;
    line.push(b'\n');
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    file.and_then(|mut file| file.write_all(&line)).map_err(Error::file(path))
}

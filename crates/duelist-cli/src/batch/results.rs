//! The file of results: one JSON object on a line, and a line is written at once.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

/// How the run of a file ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Outcome {
    /// By itself; its answers, and the errors in the file, are in the record.
    Done,
    /// Not by itself, so it was ended.
    Timeout,
    /// By a signal or a crash.
    Crashed,
    /// It did not start.
    Failed,
}

/// What is known of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Record {
    /// The file as it was named or found.
    pub(super) file: String,
    pub(super) outcome: Outcome,
    /// `sat`, `unsat` or `unknown` for each check.
    pub(super) answers: Vec<String>,
    /// Error responses, and what else went wrong.
    pub(super) errors: Vec<String>,
    /// For each check how long it took, and who answered it or why nobody did.
    pub(super) notes: Vec<String>,
    /// Seconds.
    pub(super) time: f64,
}

/// The file, and whose results are in it.
#[derive(Debug)]
pub(super) struct Results {
    file: File,
    known: HashSet<String>,
}

impl Results {
    /// Opens the file, or makes it. What an interrupted run has left behind at its end is cut off: that file is solved again.
    pub(super) fn open(path: &Path) -> io::Result<Results> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let (mut known, mut good) = (HashSet::new(), 0);
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            let record = serde_json::from_slice::<Record>(line).ok().filter(|_| line.ends_with(b"\n"));
            let Some(record) = record else {
                let last = good + line.len() == bytes.len();
                if last && !line.ends_with(b"\n") {
                    break;
                }
                let message = format!("line {} is not a result of duelist batch", 1 + newlines(&bytes[..good]));
                return Err(io::Error::new(io::ErrorKind::InvalidData, message));
            };
            known.insert(record.file);
            good += line.len();
        }
        file.set_len(good as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Results { file, known })
    }

    /// Whether there is a result for this file.
    pub(super) fn has(&self, file: &str) -> bool {
        self.known.contains(file)
    }

    pub(super) fn add(&mut self, record: &Record) -> io::Result<()> {
        let mut line = serde_json::to_vec(record)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte == b'\n').count()
}

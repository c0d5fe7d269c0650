//! What was measured: one line of JSON per run, appended as soon as the run has ended.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::error::{Error, read};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Outcome {
    Sat,
    Unsat,
    Unknown,
    /// Killed at the time limit.
    Timeout,
    /// Out of memory, by its own account or the system's.
    Memory,
    /// Ended by a signal, or without an answer.
    Crash,
    /// An error message instead of an answer.
    Error,
}

impl Outcome {
    /// Whether the run gave an answer.
    pub(crate) fn is_answer(self) -> bool {
        matches!(self, Outcome::Sat | Outcome::Unsat)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Sat => "sat",
            Outcome::Unsat => "unsat",
            Outcome::Unknown => "unknown",
            Outcome::Timeout => "timeout",
            Outcome::Memory => "memory",
            Outcome::Crash => "crash",
            Outcome::Error => "error",
        })
    }
}

/// Everything that makes two runs comparable. A run with the key of a recorded one is not repeated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Key {
    pub(crate) solver: String,
    pub(crate) version: String,
    pub(crate) options: String,
    pub(crate) machine: String,
    pub(crate) family: String,
    pub(crate) n: u64,
    /// A digest of the text that the solver read.
    pub(crate) input: String,
}

/// One run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    #[serde(flatten)]
    pub(crate) key: Key,
    /// 1, 2, …
    pub(crate) run: u32,
    /// The time limit in milliseconds.
    pub(crate) limit: u64,
    pub(crate) outcome: Outcome,
    /// Wall-clock time from start to end of the process.
    pub(crate) seconds: f64,
    /// UTC, ISO 8601.
    pub(crate) date: String,
    /// The last words of a run that gave no answer.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) detail: String,
}

impl Record {
    /// How the run would have ended under another limit, if that can be told: whoever answers within one limit does so within
    /// every longer one, and whoever is killed at one would have been killed at every shorter one.
    pub(crate) fn under(&self, limit: Duration) -> Option<Outcome> {
        let limit = limit.as_secs_f64();
        match self.outcome {
            _ if self.seconds > limit => Some(Outcome::Timeout),
            Outcome::Timeout => (self.limit as f64 / 1000.0 >= limit).then_some(Outcome::Timeout),
            outcome => Some(outcome),
        }
    }
}

/// The results file.
#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    file: File,
    runs: BTreeMap<Key, Vec<Record>>,
}

impl Store {
    /// Opens `results.jsonl` of a folder, or begins it.
    pub(crate) fn open(folder: &Path) -> Result<Store, Error> {
        let path = folder.join("results.jsonl");
        let failed = |source: io::Error| Error::Write { path: path.clone(), source };
        std::fs::create_dir_all(folder).map_err(failed)?;
        let mut file = OpenOptions::new().create(true).append(true).open(&path).map_err(failed)?;
        let mut runs = BTreeMap::<Key, Vec<Record>>::new();
        let text = read(&path)?;
        for record in parse(&text) {
            runs.entry(record.key.clone()).or_default().push(record);
        }
        if !text.is_empty() && !text.ends_with('\n') {
            // The last writer was stopped within a line.
            file.write_all(b"\n").map_err(failed)?;
        }
        Ok(Store { path, file, runs })
    }

    /// How the recorded runs of this key end under a limit.
    pub(crate) fn outcomes(&self, key: &Key, limit: Duration) -> Vec<Outcome> {
        self.runs.get(key).into_iter().flatten().filter_map(|record| record.under(limit)).collect()
    }

    /// Appends a record; when this returns, it survives the end of the harness.
    pub(crate) fn add(&mut self, record: Record) -> Result<(), Error> {
        let path = self.path.clone();
        let mut line = serde_json::to_string(&record)
            .map_err(|error| Error::Format { path: path.clone(), reason: error.to_string() })?;
        line.push('\n');
        self.file.write_all(line.as_bytes()).map_err(|source| Error::Write { path, source })?;
        self.runs.entry(record.key.clone()).or_default().push(record);
        Ok(())
    }
}

/// The records of a results folder; none if there are no results.
pub(crate) fn load(folder: &Path) -> Result<Vec<Record>, Error> {
    let path = folder.join("results.jsonl");
    if path.exists() { Ok(parse(&read(&path)?).collect()) } else { Ok(Vec::new()) }
}

/// The records of a text. A line that is none was cut off when its writer was stopped, and counts for nothing.
fn parse(text: &str) -> impl Iterator<Item = Record> {
    text.lines().filter_map(|line| serde_json::from_str(line).ok())
}

/// A record with made-up surroundings, for tests.
#[cfg(test)]
pub(crate) fn sample(
    (solver, options): (&str, &str),
    (family, n): (&str, u64),
    outcome: Outcome,
    seconds: f64,
) -> Record {
    let key = Key {
        solver: solver.into(),
        version: "1".into(),
        options: options.into(),
        machine: "a machine".into(),
        family: family.into(),
        n,
        input: "00".into(),
    };
    let date = "2026-01-01T00:00:00Z".into();
    Record { key, run: 1, limit: 30_000, outcome, seconds, date, detail: String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_run_tells_of_other_limits() {
        let under = |record: &Record, seconds| record.under(Duration::from_secs(seconds));
        let answered = sample(("z3-arrays", ""), ("all-2.sat", 100), Outcome::Sat, 7.5);
        assert_eq!(under(&answered, 60), Some(Outcome::Sat));
        assert_eq!(under(&answered, 8), Some(Outcome::Sat));
        assert_eq!(under(&answered, 7), Some(Outcome::Timeout));
        let killed = Record { outcome: Outcome::Timeout, seconds: 30.01, ..answered };
        assert_eq!(under(&killed, 10), Some(Outcome::Timeout));
        assert_eq!(under(&killed, 30), Some(Outcome::Timeout));
        assert_eq!(under(&killed, 60), None);
    }

    #[test]
    fn a_record_survives_and_a_torn_line_is_forgotten() {
        let folder = std::env::temp_dir().join(format!("duelist-bench-store-{}", std::process::id()));
        let record = sample(("z3-arrays", ""), ("all-2.sat", 100), Outcome::Sat, 0.25);
        let mut store = Store::open(&folder).unwrap();
        store.add(record.clone()).unwrap();
        store.file.write_all(b"{\"solver\":\"z3").unwrap();
        drop(store);
        let mut store = Store::open(&folder).unwrap();
        assert_eq!(store.outcomes(&record.key, Duration::from_secs(30)), [Outcome::Sat]);
        store.add(record.clone()).unwrap();
        assert_eq!(load(&folder).unwrap(), [record.clone(), record]);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

//! What the solver did, for people (`--trace`) and for programs (`--trace-json`).

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use duelist::{Event, Observer, Progress, Report};
use serde_json::{Value, json};

/// An observer that prints each step as a comment on standard error.
pub(crate) fn printer() -> Observer {
    let count = AtomicUsize::new(0);
    Observer(Arc::new(move |progress| {
        let text = match progress {
            Progress::Step(event) => line(count.fetch_add(1, Ordering::SeqCst) + 1, event),
            Progress::Recognized(name, reading) => format!("function {name}: {reading}"),
            _ => return,
        };
        // A trace that nobody can read any more is no reason to stop.
        let _ = writeln!(io::stderr().lock(), "; {text}");
    }))
}

/// A step in one line.
pub(crate) fn line(number: usize, event: &Event) -> String {
    let input = if event.input.is_empty() { String::new() } else { format!("{}: ", event.input) };
    let milliseconds = event.time.as_secs_f64() * 1000.0;
    let (kind, engine, outcome) = (event.kind.to_string(), event.engine, &event.outcome);
    format!("step {number}: {kind}, {engine}: {input}{outcome} ({milliseconds:.1} ms)")
}

/// Collects the reports of a run for one JSON document. Any thread may write it.
#[derive(Debug)]
pub(crate) struct Document {
    path: PathBuf,
    checks: Mutex<Vec<Value>>,
}

impl Document {
    pub(crate) fn new(path: PathBuf) -> Document {
        Document { path, checks: Mutex::default() }
    }

    pub(crate) fn add(&self, answer: &str, report: &Report) {
        let report = serde_json::to_value(report).unwrap_or(Value::Null);
        let mut checks = self.checks.lock().unwrap_or_else(PoisonError::into_inner);
        checks.push(json!({ "answer": answer, "report": report }));
    }

    /// Writes what there is so far.
    pub(crate) fn write(&self) -> io::Result<()> {
        let checks = self.checks.lock().unwrap_or_else(PoisonError::into_inner);
        let document =
            json!({ "schema": 1, "solver": "duelist", "version": env!("CARGO_PKG_VERSION"), "checks": *checks });
        let mut file = BufWriter::new(File::create(&self.path)?);
        serde_json::to_writer_pretty(&mut file, &document)?;
        file.write_all(b"\n")?;
        file.flush()
    }
}

//! What the solver did, for people (`--trace`) and for programs (`--trace-json`).

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use duelist::report::{Event, Observer, Report};
use serde_json::{Value, json};

/// An observer that prints each step as a comment on standard error.
pub(crate) fn printer() -> Observer {
    let count = AtomicUsize::new(0);
    Observer(Arc::new(move |event: &Event| {
        let number = count.fetch_add(1, Ordering::SeqCst) + 1;
        // A trace that nobody can read any more is no reason to stop.
        let _ = writeln!(io::stderr().lock(), "; {}", line(number, event));
    }))
}

/// A step in one line.
pub(crate) fn line(number: usize, event: &Event) -> String {
    let input = if event.input.is_empty() { String::new() } else { format!("{}: ", event.input) };
    let milliseconds = event.time.as_secs_f64() * 1000.0;
    let (kind, engine, outcome) = (event.kind.to_string(), event.engine, &event.outcome);
    format!("step {number}: {kind}, {engine}: {input}{outcome} ({milliseconds:.1} ms)")
}

/// Collects the reports of a run for one JSON document.
#[derive(Debug, Default)]
pub(crate) struct Document(Vec<Value>);

impl Document {
    pub(crate) fn add(&mut self, answer: &str, report: &Report) {
        let report = serde_json::to_value(report).unwrap_or(Value::Null);
        self.0.push(json!({ "answer": answer, "report": report }));
    }

    pub(crate) fn write(&self, path: &Path) -> io::Result<()> {
        let document =
            json!({ "schema": 1, "solver": "duelist", "version": env!("CARGO_PKG_VERSION"), "checks": self.0 });
        let mut file = BufWriter::new(File::create(path)?);
        serde_json::to_writer_pretty(&mut file, &document)?;
        file.write_all(b"\n")?;
        file.flush()
    }
}

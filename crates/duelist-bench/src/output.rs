//! What the user sees while it runs. The only place that prints.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is the command line's output")]

use std::io::IsTerminal as _;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::record::Record;

/// Red on a terminal, plain elsewhere.
fn red(text: &str) -> String {
    if std::io::stderr().is_terminal() { format!("\x1b[1;31m{text}\x1b[0m") } else { text.to_string() }
}

/// An error that ends the program.
pub(crate) fn fail(message: &str) {
    eprintln!("{}", red(&format!("error: {message}")));
}

/// Something that was done.
pub(crate) fn note(message: &str) {
    println!("{message}");
}

/// A bar with the estimated end on a terminal; elsewhere a line per run.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    lines: bool,
}

impl Progress {
    /// For so many instances.
    pub(crate) fn new(title: &str, instances: usize) -> Progress {
        let bar = ProgressBar::new(instances as u64);
        let style =
            ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len} after {elapsed}, about {eta} left  {wide_msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_prefix(title.to_string());
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress { bar, lines: !std::io::stderr().is_terminal() }
    }

    /// What runs now.
    pub(crate) fn show(&self, what: &str) {
        self.bar.set_message(what.to_string());
    }

    /// So many instances are settled.
    pub(crate) fn advance(&self, instances: usize) {
        self.bar.inc(instances as u64);
    }

    /// A run has ended.
    pub(crate) fn finished(&self, record: &Record, wrong: bool) {
        let key = &record.key;
        let what = format!("{} {} {} N={}", key.solver, key.options, key.family, key.n);
        if wrong {
            self.warn(&red(&format!("WRONG: {what}: {}", record.outcome)));
        } else if self.lines {
            eprintln!("{what}: {} {:.3}s", record.outcome, record.seconds);
        }
    }

    /// Something that the user should know.
    pub(crate) fn warn(&self, message: &str) {
        self.bar.suspend(|| eprintln!("{message}"));
    }

    /// Nothing more to come.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

//! `duelist batch`: many problems, each in a process of its own, with one line of results for each.

mod job;
mod results;

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use clap::Args;

use crate::arguments::seconds;
use crate::output::Output;
use job::Job;
use results::{Outcome, Record, Results};

/// The arguments of `duelist batch`.
#[derive(Debug, Args)]
pub(crate) struct Batch {
    /// The problems: files, and folders of which every `.smt2` file is taken
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Where results go, one JSON object on a line for each file; those that are there already are not solved again
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many problems are solved at the same time; half as many as there are processors by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,

    /// Wall-clock limit of each file, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<u64>,

    /// Further arguments for each run of duelist
    #[arg(last = true, value_name = "ARGUMENT")]
    arguments: Vec<String>,
}

/// Why a batch cannot be run. What goes wrong with a single file is a result.
#[derive(Debug, thiserror::Error)]
enum BatchError {
    #[error("cannot read {}: {error}", .path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", .path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("cannot find the program that is running: {0}")]
    Program(io::Error),
}

/// Solves everything that is not solved yet. The exit code is 1 only if results cannot be written, or a path cannot be read.
pub(crate) fn run(batch: &Batch) -> i32 {
    let mut output = Output::new();
    match try_run(batch) {
        Ok(summary) => output.respond(&summary),
        Err(error) => output.failure(&error.to_string()),
    }
    i32::from(output.failed())
}

fn try_run(batch: &Batch) -> Result<String, BatchError> {
    let write = |error| BatchError::Write { path: batch.out.clone(), error };
    let mut files = Vec::new();
    for path in &batch.paths {
        collect(path, &mut files).map_err(|error| BatchError::Read { path: path.clone(), error })?;
    }
    let mut results = Results::open(&batch.out).map_err(write)?;
    let mut todo: Vec<String> = files.iter().map(|path| path.display().to_string()).collect();
    let mut seen = std::collections::HashSet::new();
    todo.retain(|file| !results.has(file) && seen.insert(file.clone()));
    let job = Job {
        program: std::env::current_exe().map_err(BatchError::Program)?,
        timeout: batch.timeout.map(Duration::from_millis),
        arguments: batch.arguments.clone(),
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let jobs = batch.jobs.map_or(processors.div_ceil(2), |jobs| usize::try_from(jobs).unwrap_or(usize::MAX));
    let mut tally = Tally { total: todo.len(), skipped: files.len() - todo.len(), ..Tally::default() };
    let next = AtomicUsize::new(0);
    let (sender, receiver) = channel::<Record>();
    let mut failed = None;
    thread::scope(|scope| {
        for _ in 0..jobs.min(todo.len()) {
            let (sender, next, todo, job) = (sender.clone(), &next, &todo, &job);
            scope.spawn(move || {
                while let Some(file) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send(job.run(file)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        tally.show("");
        for record in receiver.iter() {
            tally.count(&record);
            tally.show(&record.file);
            if let Err(error) = results.add(&record) {
                // Nobody would see what is found from here on. The workers stop after their current files.
                next.store(todo.len(), Ordering::Relaxed);
                failed = Some(error);
                break;
            }
        }
    });
    tally.clear();
    failed.map_or_else(|| Ok(tally.to_string()), |error| Err(write(error)))
}

/// The problems at a path, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let mut folders = vec![path.to_path_buf()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            // Links to folders are not followed: they may lead back.
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "smt2") {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    files.append(&mut found);
    Ok(())
}

/// How many files have come to which end.
#[derive(Debug, Default)]
struct Tally {
    total: usize,
    skipped: usize,
    done: usize,
    timeout: usize,
    crashed: usize,
    failed: usize,
}

impl Tally {
    fn count(&mut self, record: &Record) {
        *match record.outcome {
            Outcome::Done => &mut self.done,
            Outcome::Timeout => &mut self.timeout,
            Outcome::Crashed => &mut self.crashed,
            Outcome::Failed => &mut self.failed,
        } += 1;
    }

    fn finished(&self) -> usize {
        self.done + self.timeout + self.crashed + self.failed
    }

    /// The progress, if there is somebody to see it.
    fn show(&self, last: &str) {
        let mut terminal = io::stderr();
        if terminal.is_terminal() {
            let bad = self.timeout + self.crashed + self.failed;
            let tail: String = last.chars().skip(last.chars().count().saturating_sub(40)).collect();
            let _ = write!(terminal, "\r\x1b[K{} of {}, {bad} without an end  {tail}", self.finished(), self.total);
        }
    }

    fn clear(&self) {
        if io::stderr().is_terminal() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { skipped, done, timeout, crashed, failed, .. } = self;
        write!(f, "done: {done}, timeout: {timeout}, crashed: {crashed}, failed: {failed}, skipped: {skipped}")
    }
}

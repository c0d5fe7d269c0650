//! A run: problems by the thousand, on some threads, with everything written down.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::generate::{Emphasis, Knobs, Problem, generate};
use crate::oracle::{Cvc5, Judge, PANIC, Scope};
use crate::record::Record;
use crate::sexp::Script;
use crate::shrink::shrink;

/// What to do.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Problems from 0 to this.
    pub count: u64,
    /// No new problem is begun after that long.
    pub limit: Option<Duration>,
    /// Whether the first disagreement ends it.
    pub first: bool,
    /// How often a smaller problem is tried for each disagreement.
    pub patience: usize,
    /// The seed of all of them.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
    /// Every so manieth problem is put to all oracles; 0 is none.
    pub all_every: u64,
    /// The limit of each question.
    pub timeout: Duration,
    /// Where results go; nowhere if there is none.
    pub out: Option<PathBuf>,
    /// A Python that has cvc5.
    pub python: Option<PathBuf>,
    /// The repository: its problems are changed, and its tools are used.
    pub root: PathBuf,
    /// What problems are about.
    pub emphasis: Emphasis,
    /// Whether progress is shown.
    pub progress: bool,
}

/// What a run came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Problems examined, now and before.
    pub examined: u64,
    /// Disagreements.
    pub disagreements: usize,
    /// Problems that are not well-sorted: the generator's mistakes.
    pub ill_sorted: usize,
}

impl Campaign {
    /// Runs it, and goes on where an earlier run into the same folder stopped.
    ///
    /// # Errors
    /// If results cannot be written.
    pub fn run(&self) -> io::Result<(Summary, Vec<Record>)> {
        let mut files = files(&self.root);
        match self.emphasis {
            Emphasis::Nested => files.retain(is_nested),
            Emphasis::Theories => files.retain(has_theories),
            Emphasis::Any | Emphasis::Dependent | Emphasis::Recursion => {}
        }
        let mut log = Log::open(self.out.as_deref(), self.jobs)?;
        let done: BTreeSet<u64> = log.records.iter().map(|record| record.index).collect();
        let records = Mutex::new(std::mem::take(&mut log.records));
        let log = Mutex::new(log);
        let (next, failed) = (AtomicU64::new(0), AtomicUsize::new(0));
        let bar = if self.progress { ProgressBar::new(self.count) } else { ProgressBar::hidden() };
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {elapsed_precise} left {eta_precise}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let started = Instant::now();
        let work = |job: usize| {
            let script = self.root.join("tools/cvc5_smt2.py");
            let cvc5 = self.python.as_ref().and_then(|python| Cvc5::new(python, &script, self.timeout));
            let mut judge = Judge::new(self.timeout, cvc5);
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                bar.set_position(index.min(self.count));
                let late = self.limit.is_some_and(|limit| started.elapsed() > limit);
                let found = self.first && failed.load(Ordering::Relaxed) > 0;
                if index >= self.count || late || found {
                    return Ok(());
                }
                if done.contains(&index) {
                    continue;
                }
                lock(&log).begin(job, index)?;
                let problem = generate(&Knobs::new(self.emphasis), &files, self.seed, index);
                let record = self.examine(&mut judge, index, &problem, &log)?;
                if record.disagreement.is_some() {
                    bar.set_message(format!("{} disagreements", 1 + failed.fetch_add(1, Ordering::Relaxed)));
                }
                lock(&log).finish(&record)?;
                lock(&records).push(record);
            }
        };
        let outcome: io::Result<()> = std::thread::scope(|scope| {
            let build = |job| std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, move || work(job));
            let threads: Vec<_> = (0..self.jobs.max(1)).map(build).collect::<io::Result<_>>()?;
            threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
        });
        outcome?;
        bar.finish_and_clear();
        let mut records = records.into_inner().unwrap_or_default();
        records.sort_by_key(|record| record.index);
        let summary = Summary {
            examined: records.len() as u64,
            disagreements: records.iter().filter(|record| record.disagreement.is_some()).count(),
            ill_sorted: records.iter().filter(|record| record.reason.starts_with("ill-sorted")).count(),
        };
        Ok((summary, records))
    }

    fn examine(&self, judge: &mut Judge, index: u64, problem: &Problem, log: &Mutex<Log>) -> io::Result<Record> {
        let all = self.all_every > 0 && index % self.all_every == 0;
        let examination = judge.examine(&problem.script, index, if all { Scope::All } else { Scope::Quick });
        let record = Record::new(index, problem, &examination, all);
        if let Some(disagreement) = &record.disagreement {
            let scope = match disagreement.oracle.as_str() {
                PANIC => Scope::All,
                oracle => Scope::Only(oracle),
            };
            let small = shrink(&problem.script, self.patience, |candidate| {
                let again = judge.examine(candidate, index, scope).disagreement;
                again.is_some_and(|again| again.oracle == disagreement.oracle)
            });
            lock(log).disagreement(index, &problem.script, &small, &disagreement.message)?;
        }
        Ok(record)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Whether a problem mentions lists of lists.
fn is_nested(script: &Script) -> bool {
    let text = script.context();
    text.contains("(List (List") || text.contains("List.concat")
}

/// Whether a problem mentions bit-vectors, strings or arrays.
fn has_theories(script: &Script) -> bool {
    let text = script.context();
    ["BitVec", "String", "(Array "].iter().any(|sort| text.contains(sort))
}

/// The problems of the repository that are one plain question each.
#[must_use]
pub fn files(root: &Path) -> Vec<Script> {
    let mut folders = vec![root.join("corpus"), root.join("examples"), root.join("tests")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "smt2") {
                found.push(path);
            }
        }
    }
    found.sort();
    let read = |path: &PathBuf| Script::read(&fs::read_to_string(path).ok()?);
    let usable = |script: &Script| script.size() < 400 && script.assertions().count() > 0;
    found.iter().filter_map(read).filter(usable).filter(|script| crate::world::World::read(script).is_some()).collect()
}

/// The folder of results.
struct Log {
    folder: Option<PathBuf>,
    lines: Option<File>,
    /// What an earlier run found.
    records: Vec<Record>,
}

impl Log {
    fn open(folder: Option<&Path>, jobs: usize) -> io::Result<Log> {
        let Some(folder) = folder else { return Ok(Log { folder: None, lines: None, records: Vec::new() }) };
        fs::create_dir_all(folder.join("disagreements"))?;
        let path = folder.join("results.jsonl");
        let records = read(&path)?;
        for job in 0..jobs {
            // A problem that was begun and not finished ended the process: worth a look.
            let running = folder.join(format!("running-{job}"));
            if let Ok(index) = fs::read_to_string(&running) {
                if !records.iter().any(|record| record.index.to_string() == index) {
                    let mut crashed = OpenOptions::new().create(true).append(true).open(folder.join("crashed"))?;
                    writeln!(crashed, "{index}")?;
                }
            }
        }
        let lines = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Log { folder: Some(folder.to_path_buf()), lines: Some(lines), records })
    }

    fn begin(&mut self, job: usize, index: u64) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        fs::write(folder.join(format!("running-{job}")), index.to_string())
    }

    fn finish(&mut self, record: &Record) -> io::Result<()> {
        let Some(lines) = &mut self.lines else { return Ok(()) };
        writeln!(lines, "{}", serde_json::to_string(record)?)
    }

    fn disagreement(&mut self, index: u64, script: &Script, small: &Script, message: &str) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let comment: String = message.lines().map(|line| format!("; {line}\n")).collect();
        let folder = folder.join("disagreements");
        fs::write(folder.join(format!("{index}.smt2")), format!("{comment}; witness {:?}\n{small}\n", small.witness))?;
        fs::write(
            folder.join(format!("{index}.full.smt2")),
            format!("{comment}; witness {:?}\n{script}\n", script.witness),
        )
    }
}

/// The records of a file; none if there is no file.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<Record>> {
    match File::open(path) {
        Ok(file) => {
            let lines = BufReader::new(file).lines().collect::<io::Result<Vec<_>>>()?;
            // The last line may have been cut off.
            Ok(lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

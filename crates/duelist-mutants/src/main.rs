//! The program `duelist-mutants`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::{Parser, Subcommand};
use duelist_mutants::Error;
use duelist_mutants::bench::{Bench, Test, package};
use duelist_mutants::build::{FILES, Plan, Workshop};
use duelist_mutants::inject::{Bug, Bugs, Hunter, table};
use duelist_mutants::points::Mutant;
use duelist_mutants::record::{Fate, Record, append, read};
use duelist_mutants::report::{Explanations, Rows, insert, latest, report, rows};
use indicatif::{ProgressBar, ProgressStyle};

/// Where survivors are explained.
const EXPLAINED: &str = "crates/duelist-mutants/explained.toml";

/// Changes duelist a little, many times, and counts how often its tests notice.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// The repository.
    #[arg(long, default_value = ".", global = true)]
    root: PathBuf,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    #[command(flatten)]
    Mutants(Mutants),
    /// Puts bugs in, one at a time, and lets the fuzzer look for them.
    Inject(Inject),
}

#[derive(Debug, Subcommand)]
enum Mutants {
    /// Puts all mutants into a copy of the workspace, builds it, and runs its tests without a mutant.
    Build {
        /// Files and folders to mutate, from the root of the repository; a folder ends in `/`.
        files: Vec<String>,
        /// The suites whose tests are run without a mutant, unless that has been done already; all if none is given.
        #[arg(long)]
        suite: Vec<String>,
        /// How many tests at a time.
        #[arg(long, default_value_t = 1)]
        jobs: usize,
    },
    /// Runs tests with one mutant at a time; a later run resumes.
    Run(Run),
    /// Lists mutants with their numbers.
    List {
        /// Part of a key: the file, the function, the change.
        #[arg(long, default_value = "")]
        only: String,
    },
    /// Summarizes the results.
    Report {
        /// Put the table between the markers of this document; rows of files of which no mutant was run stay.
        #[arg(long)]
        docs: Option<PathBuf>,
        /// Why survivors are right to live.
        #[arg(long, default_value = EXPLAINED)]
        explained: PathBuf,
    },
}

#[derive(Debug, clap::Args)]
struct Inject {
    /// The bugs.
    #[arg(long, default_value = "crates/duelist-mutants/injected.toml")]
    bugs: PathBuf,
    /// Only those with this in their file or their description.
    #[arg(long, default_value = "", conflicts_with = "docs")]
    only: String,
    /// How long the fuzzer may look for each.
    #[arg(long, default_value_t = 120)]
    seconds: u64,
    /// On how many threads.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// A Python that has the package cvc5.
    #[arg(long)]
    python: Option<PathBuf>,
    /// Put the table between the markers of this document.
    #[arg(long)]
    docs: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct Run {
    /// Part of a key: the file, the function, the change.
    #[arg(long, default_value = "")]
    only: String,
    /// How many mutants at a time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// How long the tests of one mutant may take, in seconds without it.
    #[arg(long, default_value_t = 15.0)]
    budget: f64,
    /// Run those again that survived or were not reached, unless there is an explanation.
    #[arg(long)]
    again: bool,
    /// Why survivors are right to live.
    #[arg(long, default_value = EXPLAINED)]
    explained: PathBuf,
    /// Take this many at random instead of all.
    #[arg(long)]
    sample: Option<usize>,
    /// Another seed makes another sample.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let Arguments { root, action } = Arguments::parse();
    let done = match action {
        Action::Mutants(action) => Workshop::new(&root, "mutants").and_then(|workshop| act(&workshop, action)),
        Action::Inject(inject) => Workshop::new(&root, "injected").and_then(|workshop| hunt(&workshop, &inject)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&mut io::stderr(), &format!("duelist-mutants: {error}"));
            ExitCode::FAILURE
        }
    }
}

/// A closed pipe is no reason to stop.
fn say(out: &mut impl io::Write, text: &str) {
    let _ = writeln!(out, "{text}");
}

fn act(workshop: &Workshop, action: Mutants) -> Result<(), Error> {
    let results = workshop.folder.join("results.jsonl");
    let plan = workshop.plan()?.unwrap_or_default();
    match action {
        Mutants::Build { files, suite, jobs } => {
            let files = if files.is_empty() { FILES.map(str::to_string).to_vec() } else { files };
            let new = workshop.build(&files, |text| say(&mut io::stderr(), text))?;
            let same = plan.mutants.iter().map(Mutant::key).eq(new.mutants.iter().map(Mutant::key));
            measure(workshop, &new, same, &suite, jobs)
        }
        Mutants::Run(run) => {
            let explanations = Explanations::read(&workshop.root.join(&run.explained))?;
            examine(workshop, &plan, &run, &explanations, &results)
        }
        Mutants::List { only } => {
            for mutant in plan.mutants.iter().filter(|mutant| mutant.key().contains(&only)) {
                say(&mut io::stdout(), &format!("{} {}:{} {}", mutant.number, mutant.file, mutant.line, mutant.key()));
            }
            Ok(())
        }
        Mutants::Report { docs, explained } => {
            let explanations = Explanations::read(&workshop.root.join(explained))?;
            let known = match &docs {
                Some(path) => rows(&page(path)?, "mutants"),
                None => Rows::new(),
            };
            let text = report(&plan.mutants, &read(&results)?, &explanations, docs.is_none(), known);
            publish(docs.as_deref(), "mutants", &text)
        }
    }
}

/// Prints a text, or puts it between the markers of a document.
fn publish(docs: Option<&Path>, name: &str, text: &str) -> Result<(), Error> {
    let Some(path) = docs else {
        say(&mut io::stdout(), text);
        return Ok(());
    };
    let failed = |error| Error::File { path: path.into(), error };
    fs::write(path, insert(&page(path)?, name, text)?).map_err(failed)
}

fn page(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error::File { path: path.into(), error })
}

/// Lets the fuzzer look for bugs that are put in; without one it must find nothing.
fn hunt(workshop: &Workshop, inject: &Inject) -> Result<(), Error> {
    let bugs = Bugs::read(&workshop.root.join(&inject.bugs))?;
    let program = workshop.build_fuzzer(&bugs.files(), |sources| bugs.places(sources))?;
    let (root, scratch, python) = (workshop.root.clone(), workshop.folder.join("hunts"), inject.python.clone());
    let hunter = Hunter { program, root, scratch, python, seconds: inject.seconds, jobs: inject.jobs };
    let wanted = |bug: &Bug| format!("{} {}", bug.file, bug.what).contains(&inject.only);
    let bugs: Vec<(usize, &Bug)> = bugs.bug.iter().enumerate().filter(|(_, bug)| wanted(bug)).collect();
    let bar = bar(1 + bugs.len());
    let mut hunts = Vec::new();
    for (number, bug) in bugs {
        bar.set_message(bug.what.clone());
        let hunt = hunter.hunt(Some((number, bug)))?;
        note(&bar, &format!("{}: {hunt:?}", bug.what));
        hunts.push((bug, hunt));
        bar.inc(1);
    }
    bar.set_message("no bug");
    let none = hunter.hunt(None)?;
    bar.finish_and_clear();
    publish(inject.docs.as_deref(), "injected", &table(&hunts, &none))?;
    if !none.executed {
        return Err(Error::Unchanged { program: hunter.program });
    }
    none.oracle.map_or(Ok(()), |oracle| Err(Error::Control { oracle, folder: hunter.scratch }))
}

/// A bar with what is done, what is to do, and how long that will take.
fn bar(length: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{elapsed_precise} {bar:30} {pos}/{len}, {eta} left {wide_msg}");
    ProgressBar::new(length as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Prints a line, with or without a terminal.
fn note(bar: &ProgressBar, text: &str) {
    if bar.is_hidden() { say(&mut io::stderr(), text) } else { bar.println(text) }
}

/// One more is done. Without a terminal this is reported now and then.
fn advance(bar: &ProgressBar) {
    bar.inc(1);
    let (done, all) = (bar.position(), bar.length().unwrap_or(0));
    if bar.is_hidden() && done % 20 == 0 {
        note(bar, &format!("{done}/{all}, {} s left", bar.eta().as_secs()));
    }
}

/// Runs all tests without a mutant; those that are known stay if the mutants are the same.
fn measure(workshop: &Workshop, plan: &Plan, same: bool, suites: &[String], jobs: usize) -> Result<(), Error> {
    let path = workshop.folder.join("baseline.jsonl");
    if !same && path.exists() {
        fs::remove_file(&path).map_err(|error| Error::File { path: path.clone(), error })?;
    }
    let bench = bench(workshop, plan);
    let mut names = bench.list(&read::<Test>(&path)?)?;
    names.retain(|(suite, _)| suites.is_empty() || suites.contains(suite));
    let (bar, next) = (bar(names.len()), AtomicUsize::new(0));
    let work = |job: usize| -> Result<(), Error> {
        while let Some((suite, name)) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            bar.set_message(name.clone());
            match bench.measure(suite, name, job)? {
                Some(test) => append(&path, &test)?,
                None => note(&bar, &format!("{suite} {name} fails without a mutant and is left out")),
            }
            advance(&bar);
        }
        Ok(())
    };
    let ended = on_threads(jobs, work);
    bar.finish_and_clear();
    ended
}

/// Does the same work on several threads, each with its number.
fn on_threads(jobs: usize, work: impl Fn(usize) -> Result<(), Error> + Sync) -> Result<(), Error> {
    let work = &work;
    let ended: Vec<Result<(), Error>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.max(1)).map(|job| scope.spawn(move || work(job))).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    ended.into_iter().collect()
}

fn bench<'a>(workshop: &Workshop, plan: &'a Plan) -> Bench<'a> {
    Bench { plan, folder: package(&workshop.copy()), scratch: workshop.folder.clone() }
}

fn examine(
    workshop: &Workshop,
    plan: &Plan,
    run: &Run,
    explanations: &Explanations,
    results: &Path,
) -> Result<(), Error> {
    let tests: Vec<Test> = read(&workshop.folder.join("baseline.jsonl"))?;
    let records: Vec<Record> = read(results)?;
    let open = |mutant: &Mutant, record: Option<&Record>| match record.map(|record| record.fate) {
        None => true,
        Some(Fate::Survived | Fate::Uncovered) => run.again && explanations.of(mutant).is_none(),
        Some(Fate::Killed | Fate::TimedOut) => false,
    };
    let mutants: Vec<&Mutant> = latest(&plan.mutants, &records)
        .into_iter()
        .filter(|(mutant, record)| open(mutant, *record) && mutant.key().contains(&run.only))
        .map(|(mutant, _)| mutant)
        .collect();
    let mutants = sample(mutants, run.sample, run.seed);
    let (bench, bar, next) = (bench(workshop, plan), bar(mutants.len()), AtomicUsize::new(0));
    let work = |_| -> Result<(), Error> {
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            bar.set_message(format!("{} {}", mutant.file, mutant.function));
            let record = bench.examine(mutant, &tests, run.budget)?;
            append(results, &record)?;
            if matches!(record.fate, Fate::Survived | Fate::Uncovered) {
                let Mutant { file, line, original, mutated, .. } = mutant;
                note(&bar, &format!("{:?} {file}:{line}: `{original}` -> `{mutated}`", record.fate));
            }
            advance(&bar);
        }
        Ok(())
    };
    let ended = on_threads(run.jobs, work);
    bar.finish_and_clear();
    ended
}

/// So many of them, in an order that the seed determines.
fn sample(mutants: Vec<&Mutant>, count: Option<usize>, seed: u64) -> Vec<&Mutant> {
    let Some(count) = count else { return mutants };
    // The order of their hashes: a mutant's place does not depend on which others there are.
    let hash = |mutant: &Mutant| {
        let start = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mutant.key().bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
    };
    let mixed: BTreeMap<(u64, usize), &Mutant> =
        mutants.into_iter().map(|mutant| ((hash(mutant), mutant.number), mutant)).collect();
    mixed.into_values().take(count).collect()
}

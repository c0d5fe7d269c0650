//! The program `duelist-fuzz`.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand, ValueEnum};
use duelist_fuzz::campaign::{Campaign, files, read};
use duelist_fuzz::generate::{Emphasis, Knobs, generate};
use duelist_fuzz::learning::{self, Tally};
use duelist_fuzz::oracle::{Judge, Scope};
use duelist_fuzz::report::report;
use duelist_fuzz::sexp::Script;
use duelist_fuzz::{hard, session, syntax};
use indicatif::ProgressBar;

/// Looks for wrong answers of duelist.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Makes problems and puts them to the solver and to oracles.
    Run(Run),
    /// Prints a problem of a run.
    Show {
        /// The seed of the run.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The problem's number.
        index: u64,
        /// What the run is about.
        #[arg(long, value_enum, default_value = "any")]
        about: Emphasis,
        /// The repository.
        #[arg(long, default_value = ".")]
        root: PathBuf,
    },
    /// Puts the problem of a file to all oracles.
    Judge {
        /// The problem.
        file: PathBuf,
        /// The limit of each question in milliseconds.
        #[arg(long, default_value_t = 2000)]
        timeout: u64,
    },
    /// Asks sessions of related questions with and without learning.
    Sessions {
        /// How many sessions of ten questions.
        #[arg(long, default_value_t = 50_000)]
        count: u64,
        /// Start no new session after this many seconds.
        #[arg(long)]
        seconds: Option<u64>,
        /// The number of the first one.
        #[arg(long, default_value_t = 0)]
        from: u64,
        /// Another seed makes other sessions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The limit of each question in milliseconds.
        #[arg(long, default_value_t = 200)]
        timeout: u64,
    },
    /// Reads random bytes and tokens.
    Syntax {
        /// How many texts.
        #[arg(long, default_value_t = 1_000_000)]
        count: u64,
        /// Another seed makes other texts.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Talks to one process for a long time.
    Soak {
        /// The program `duelist`.
        program: PathBuf,
        /// Rounds of push, check and pop.
        #[arg(long, default_value_t = 50_000)]
        rounds: usize,
    },
    /// Measures how well the program keeps a limit of a second.
    Deadlines {
        /// The program `duelist`.
        program: PathBuf,
        /// Problems; if there are none, 560 that are made to be hard.
        files: Vec<PathBuf>,
    },
    /// Summarizes the results of a run.
    Report {
        /// The folder of the run.
        out: PathBuf,
        /// Put the tables between the markers of this document.
        #[arg(long)]
        docs: Option<PathBuf>,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Oracles {
    /// Those that cost little.
    Quick,
    /// All, for every problem.
    All,
}

#[derive(Debug, clap::Args)]
struct Run {
    /// How many problems.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Start no new problem after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
    /// End the run at the first disagreement.
    #[arg(long)]
    first: bool,
    /// How many smaller problems to try for each disagreement.
    #[arg(long, default_value_t = 4000)]
    patience: usize,
    /// Another seed makes other problems.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What problems are about.
    #[arg(long, value_enum, default_value = "any")]
    about: Emphasis,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Which oracles.
    #[arg(long, value_enum, default_value = "quick")]
    oracles: Oracles,
    /// With quick oracles: put every Nth problem to all of them.
    #[arg(long, default_value_t = 0)]
    all_every: u64,
    /// The limit of each question in milliseconds.
    #[arg(long, default_value_t = 1000)]
    timeout: u64,
    /// Where results go; a run with the same folder resumes.
    #[arg(long)]
    out: Option<PathBuf>,
    /// A Python that has the package cvc5.
    #[arg(long)]
    python: Option<PathBuf>,
    /// The repository.
    #[arg(long, default_value = ".")]
    root: PathBuf,
}

fn main() -> ExitCode {
    match act(Arguments::parse().action) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(io::stderr(), "duelist-fuzz: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the action; false if something was found.
fn act(action: Action) -> io::Result<bool> {
    let mut out = io::stdout();
    match action {
        Action::Run(run) => {
            let all_every = if matches!(run.oracles, Oracles::All) { 1 } else { run.all_every };
            let campaign = Campaign {
                count: run.count,
                limit: run.seconds.map(Duration::from_secs),
                first: run.first,
                patience: run.patience,
                seed: run.seed,
                jobs: run.jobs,
                all_every,
                timeout: Duration::from_millis(run.timeout),
                out: run.out,
                python: run.python,
                root: run.root,
                emphasis: run.about,
                progress: true,
            };
            let (summary, records) = campaign.run()?;
            writeln!(out, "{}\n{summary:?}", report(&records))?;
            Ok(summary.disagreements == 0)
        }
        Action::Show { seed, index, about, root } => {
            let problem = generate(&Knobs::new(about), &files(&root), seed, index);
            writeln!(out, "; {:?}, witness {:?}\n{}", problem.origin, problem.script.witness, problem.script)?;
            Ok(true)
        }
        Action::Judge { file, timeout } => {
            let text = std::fs::read_to_string(file)?;
            let Some(script) = Script::read(&text) else { return Err(io::Error::other("not a plain problem")) };
            let examination = Judge::new(Duration::from_millis(timeout), None).examine(&script, 0, Scope::All);
            writeln!(out, "{examination:#?}")?;
            Ok(examination.disagreement.is_none())
        }
        Action::Sessions { count, seconds, from, seed, timeout } => {
            let bar = ProgressBar::new(count);
            let (started, limit) = (Instant::now(), Duration::from_millis(timeout));
            let mut tally = Tally::default();
            for index in from..from.saturating_add(count) {
                if seconds.is_some_and(|seconds| started.elapsed() >= Duration::from_secs(seconds)) {
                    break;
                }
                tally.add(learning::session(seed, index), limit);
                bar.set_position(index - from);
            }
            bar.finish_and_clear();
            for session in &tally.disagreements {
                writeln!(out, "{session}")?;
            }
            let Tally { sessions, questions, answered, by_one, recalled, disagreements } = &tally;
            writeln!(
                out,
                "{sessions} sessions, {questions} questions: {answered} answered by both, {by_one} by one, {recalled} by what was learnt; {} disagreements",
                disagreements.len()
            )?;
            Ok(disagreements.is_empty())
        }
        Action::Syntax { count, seed } => {
            let bar = ProgressBar::new(count);
            let mut defects = 0;
            for index in 0..count {
                if index % 1000 == 0 {
                    bar.set_position(index);
                }
                if let Err(defect) = syntax::read(&syntax::input(seed, index)) {
                    defects += 1;
                    writeln!(out, "{index}: {defect}")?;
                }
            }
            bar.finish_and_clear();
            writeln!(out, "{count} texts, {defects} defects")?;
            Ok(defects == 0)
        }
        Action::Soak { program, rounds } => {
            let bar = ProgressBar::new(rounds as u64);
            let soak = session::soak(&program, rounds, &["-in"], |round| bar.set_position(round as u64))?;
            bar.finish_and_clear();
            writeln!(out, "{soak:#?}")?;
            Ok(soak.holds())
        }
        Action::Deadlines { program, files } => {
            let read = |path: &PathBuf| Ok((path.display().to_string(), std::fs::read_to_string(path)?));
            let given: Vec<(String, String)> = files.iter().map(read).collect::<io::Result<_>>()?;
            let problems = if given.is_empty() { hard::problems(40) } else { given };
            let bar = ProgressBar::new(problems.len() as u64);
            let found = session::precision(&program, &problems, |index| bar.set_position(index as u64))?;
            bar.finish_and_clear();
            let late = found.times.iter().filter(|time| **time > Duration::from_millis(1300)).count();
            let (runs, timeouts) = (found.times.len(), found.timeouts);
            writeln!(out, "{runs} runs, {timeouts} cut off, {late} over 1.3 s; slowest {:?}", found.slowest)?;
            Ok(late == 0)
        }
        Action::Report { out: folder, docs } => {
            let text = report(&read(&folder.join("results.jsonl"))?);
            match docs {
                None => write!(out, "{text}")?,
                Some(path) => {
                    let document = std::fs::read_to_string(&path)?;
                    std::fs::write(path, insert(&document, &text)?)?;
                }
            }
            Ok(true)
        }
    }
}

/// The document with another text between its markers.
fn insert(document: &str, text: &str) -> io::Result<String> {
    const BEGIN: &str = "<!-- campaign -->";
    const END: &str = "<!-- end of campaign -->";
    let parts = document.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.ok_or_else(|| io::Error::other(format!("no {BEGIN} and {END} in the document")))?;
    Ok(format!("{before}{BEGIN}\n\n{text}\n{END}{after}"))
}

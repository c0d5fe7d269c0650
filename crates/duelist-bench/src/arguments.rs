//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use crate::campaign::Settings;
use crate::process::Limits;
use crate::report;
use crate::tools::Choice;

/// The evaluation of duelist: instances, measurements, tables and plots.
///
/// Results are appended to results.jsonl in the output folder. What is recorded there for the same version, options,
/// input and machine, and tells what happens within the limit, is not run again: a run that was stopped resumes where it was.
#[derive(Debug, Parser)]
#[command(name = "duelist-bench", version, max_term_width = 100)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// The project's folder [default: the nearest one at or above the current folder]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) root: Option<PathBuf>,

    /// The duelist program [default: built from the sources]
    #[arg(long, global = true, value_name = "FILE")]
    duelist: Option<PathBuf>,

    /// The z3 program [default: the one that came with the library that duelist uses]
    #[arg(long, global = true, value_name = "FILE")]
    z3: Option<PathBuf>,

    /// Measure at once, however busy the machine is
    #[arg(long, global = true)]
    pub(crate) busy: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Write the paper's 752 instances and their translations
    Expand {
        /// Where to
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// Only families whose name contains one of these
        #[arg(long, value_name = "PATTERN,…", value_delimiter = ',')]
        only: Vec<String>,
    },
    /// Every strategy of duelist against Z3 (three encodings) and cvc5 (datatypes)
    Compare(Run),
    /// What the optimisations of the paper gain
    Ablation(Run),
    /// Time against size, N = 10 to 1000; the default strategy to a million
    Scaling(Run),
    /// Time against folds, lists, fields, constructors, assertions, nesting and length, with the exponent of each
    Grow(Run),
    /// What a client waits for, next to what it should wait at most: small problems, large ones, a session
    Goals(Run),
    /// Tables, plots and the page from what is recorded
    Report {
        /// The folder of the results [default: target/bench]
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// The results of a quick run [default folder: target/bench-quick]
        #[arg(long)]
        quick: bool,
        /// Refresh docs/evaluation.md as well
        #[arg(long)]
        docs: bool,
        /// What the runs come to within this limit, in seconds [default: 30, of a quick run 2]
        #[arg(long, value_name = "SECONDS", value_parser = seconds)]
        timeout: Option<Duration>,
        /// The limit of the curves [default: that of the tables]
        #[arg(long, value_name = "SECONDS", value_parser = seconds)]
        curves_timeout: Option<Duration>,
    },
    /// Recorded sessions of related questions: us, us without learning, and Z3 on the translation
    Stream {
        /// Only programs whose name contains one of these
        #[arg(long, value_name = "PATTERN,…", value_delimiter = ',')]
        only: Vec<String>,
        /// Only solvers whose name contains one of these
        #[arg(long, value_name = "PATTERN,…", value_delimiter = ',')]
        solver: Vec<String>,
        /// How many questions of each program; a session that is over begins anew
        #[arg(long, value_name = "N", default_value_t = 1000)]
        questions: usize,
        /// Limit of each question, in seconds
        #[arg(long, value_name = "SECONDS", default_value = "0.5", value_parser = seconds)]
        timeout: Duration,
        /// Record the programs again, and measure nothing
        #[arg(long)]
        record: bool,
    },
    /// Instances, all experiments, and the report
    All(Run),
}

/// How to measure.
#[derive(Debug, Args)]
pub(crate) struct Run {
    /// A few families, one run, two seconds: some minutes in all
    #[arg(long)]
    pub(crate) quick: bool,

    /// Wall-clock limit of each run, in seconds [default: 30]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,

    /// The limit of the runs that make curves, in seconds [default: that of the other runs]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    curves_timeout: Option<Duration>,

    /// How often each instance is run; one without an answer is not repeated [default: 4]
    #[arg(long, value_name = "N")]
    runs: Option<u32>,

    /// How many processes at a time; more than one disturbs the others, and duelist has two threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,

    /// Memory limit of each run, in GB
    #[arg(long, value_name = "GB", default_value_t = 8)]
    memory: u64,

    /// Only families whose name contains one of these
    #[arg(long, value_name = "PATTERN,…", value_delimiter = ',')]
    pub(crate) only: Vec<String>,

    /// Only solvers whose name or options contain one of these
    #[arg(long, value_name = "PATTERN,…", value_delimiter = ',')]
    pub(crate) solver: Vec<String>,

    /// The folder of the results [default: target/bench, or target/bench-quick]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

impl Command {
    /// Whether programs are timed.
    pub(crate) fn measures(&self) -> bool {
        !matches!(self, Command::Expand { .. } | Command::Report { .. } | Command::Stream { record: true, .. })
    }
}

impl Arguments {
    pub(crate) fn choice(&self) -> Choice {
        Choice { duelist: self.duelist.clone(), z3: self.z3.clone() }
    }
}

impl Run {
    pub(crate) fn settings(&self) -> Settings {
        let (limits, runs) = (limits(self.quick, self.timeout, self.curves_timeout), if self.quick { 1 } else { 4 });
        Settings {
            limits: Limits { time: limits.tables, memory: self.memory.saturating_mul(1 << 30) },
            curves: limits.curves,
            runs: self.runs.unwrap_or(runs),
            jobs: self.jobs,
        }
    }
}

/// The limits of tables and curves.
pub(crate) fn limits(quick: bool, timeout: Option<Duration>, curves: Option<Duration>) -> report::Limits {
    let tables = timeout.unwrap_or(Duration::from_secs(if quick { 2 } else { 30 }));
    report::Limits { tables, curves: curves.unwrap_or(tables) }
}

/// A positive number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "expected a positive number of seconds".to_string();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero()).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn presets_and_their_exceptions() {
        let settings = |words: &[&str]| match Arguments::try_parse_from([&["duelist-bench", "all"], words].concat()) {
            Ok(Arguments { command: Command::All(run), .. }) => run.settings(),
            other => panic!("{other:?}"),
        };
        let of = |settings: Settings| {
            (settings.limits.time.as_millis(), settings.curves.as_millis(), settings.runs, settings.jobs)
        };
        assert_eq!(of(settings(&[])), (30_000, 30_000, 4, 1));
        assert_eq!(of(settings(&["--quick"])), (2000, 2000, 1, 1));
        assert_eq!(of(settings(&["--quick", "--timeout", "0.5", "--runs", "2", "--jobs", "2"])), (500, 500, 2, 2));
        assert_eq!(of(settings(&["--curves-timeout", "10"])), (30_000, 10_000, 4, 1));
    }
}

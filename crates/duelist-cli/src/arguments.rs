//! The command line, in our spelling and in Z3's.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Parser, Subcommand};
use duelist::frontend::LengthOrder;
use duelist::frontend::Parameters;
use duelist::frontend::{Disabled, Feature, STRATEGIES, Strategy};

use crate::batch::Batch;
use crate::certificate::CheckCertificate;
use crate::explain::Explain;
use crate::serve::Serve;
use crate::translate::Translate;
use crate::{version, z3};

/// An SMT solver for lists with map, fold, filter and other combinators
#[derive(Debug, Parser)]
#[command(name = "duelist", version, after_help = NOTES, args_conflicts_with_subcommands = true, args_override_self = true)]
pub(crate) struct Arguments {
    /// What to do instead of solving
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// The files to read, one after the other; `-` is standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Wall-clock limit of each query, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<u64>,

    /// Wall-clock limit of the whole run, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) total_timeout: Option<u64>,

    /// Limit on the memory of each query, in megabytes
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) memory: Option<u64>,

    /// Print the model after each sat
    #[arg(long)]
    pub(crate) model: bool,

    /// Print lists in models with their repetition kept, as `List.repeat`
    #[arg(long)]
    pub(crate) compact: bool,

    /// Print every element of lists; otherwise those above 10,000 are compact
    #[arg(long, conflicts_with = "compact")]
    pub(crate) expand: bool,

    /// Make `;param:` lines active, with NAME replaced by VALUE; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    pub(crate) param: Vec<(String, String)>,

    /// Which lengths come first: `free` or `increasing`
    #[arg(long, value_name = "ORDER", default_value = "free", value_parser = length_order)]
    pub(crate) lengths: LengthOrder,

    /// Which engines run, in which order: see below
    #[arg(long, value_name = "NAME", default_value = "auto", value_parser = named_strategy)]
    pub(crate) strategy: &'static Strategy,

    /// How many threads to use; with 1, the same input gives the same models
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Look for other models; 0 takes those that are found first
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// Answer each question of a session as if it were the first
    #[arg(long)]
    pub(crate) no_learn: bool,

    /// Switch optimisations and engines off: see below
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) disable: Vec<Feature>,

    /// The solver underneath: `z3`, or `process:COMMAND` for any other
    #[arg(long, value_name = "BACKEND", default_value = "z3")]
    pub(crate) backend: String,

    /// Write a certificate for each unsat, as scripts without lists in DIR/N
    #[arg(long, value_name = "DIR")]
    pub(crate) certificate: Option<PathBuf>,

    /// Write everything that is sent to the solver underneath to a file
    #[arg(long, value_name = "FILE")]
    pub(crate) replay: Option<PathBuf>,

    /// Show each step of the solver as a comment on standard error
    #[arg(long)]
    pub(crate) trace: bool,

    /// Write what the solver did to a file, as one JSON document
    #[arg(long, value_name = "FILE")]
    pub(crate) trace_json: Option<PathBuf>,

    /// Print statistics after each answer, as comments
    #[arg(long)]
    pub(crate) stats: bool,

    /// Comments on standard error: 1 on each check, 2 on each step
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) verbosity: u64,

    /// What else Z3's `name=value` arguments have set.
    #[command(flatten)]
    pub(crate) settings: Settings,
}

/// Options that are spelled as Z3's settings.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Settings {
    #[arg(long, hide = true)]
    pub(crate) random_seed: Option<u64>,
    #[arg(long, hide = true)]
    pub(crate) resource_limit: Option<u64>,
    #[arg(long, hide = true)]
    pub(crate) produce_models: Option<bool>,
    #[arg(long, hide = true)]
    pub(crate) produce_unsat_cores: Option<bool>,
    /// Settings that mean nothing here.
    #[arg(long, hide = true)]
    pub(crate) ignored: Vec<String>,
}

const NOTES: &str = "\
Without FILE, commands are read from standard input, each answered at once; on a terminal, type `help`.
Strategies:
  auto    proofs for lists of every length beside a search for models
  paper   the system of the paper
  search  models only
--disable: deforestation, summarization, reachability, pruning, induction, unroll, flow, runs, segments,
  integers, independence
Z3's spellings are understood, too: -in -smt2 -t:MS -T:S -memory:MB -v:N -model -st -version,
  and name=value for timeout, memory_max_size, rlimit, random_seed, model, unsat_core, verbose, dump_models;
  other names are ignored, and mentioned with -v:1
Exit codes: 0 for every answer, 1 if an error was printed, 2 for wrong arguments, 130 after Ctrl-C,
  143 after SIGTERM";

/// What else there is to do with a problem.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Write a problem as standard SMT-LIB for other solvers
    Translate(Translate),
    /// Check certificates: derive their scripts again and solve them
    CheckCertificate(CheckCertificate),
    /// Say why each check of a file is answered as it is, in words and as a page
    Explain(Explain),
    /// Solve many files, each in a process of its own, with results as lines of JSON
    Batch(Batch),
    /// Open a playground for the browser, on this machine only
    Serve(Serve),
}

/// The end of a run that never started.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Exit {
    /// Help or the version was asked for, or an argument of ours is wrong.
    #[error(transparent)]
    Clap(#[from] clap::Error),
    /// An argument in Z3's spelling is wrong.
    #[error(transparent)]
    Spelling(#[from] z3::SpellingError),
    /// Certificates are numbered by the checks of one file.
    #[error("--certificate takes one file, but {0} were given")]
    CertificateOfMany(usize),
}

impl Exit {
    /// Prints what was asked for, or one sentence on what is wrong.
    pub(crate) fn show(self) -> ExitCode {
        // Nothing can be done about a terminal that is gone.
        let _ = match &self {
            Exit::Clap(asked) if !asked.use_stderr() => {
                let _ = match asked.kind() {
                    ErrorKind::DisplayVersion => io::stdout().write_all(version::text().as_bytes()),
                    _ => asked.print(),
                };
                return ExitCode::SUCCESS;
            }
            Exit::Clap(error) => writeln!(io::stderr(), "error: {}", sentence(error)),
            other => writeln!(io::stderr(), "error: {other}"),
        };
        ExitCode::from(2)
    }
}

/// What is wrong in one line: clap's first, with what it takes for a misspelling.
fn sentence(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first).trim_end();
    let missing = match error.kind() {
        ErrorKind::MissingRequiredArgument => text.lines().skip(1).take_while(|line| line.starts_with("  ")).collect(),
        _ => String::new(),
    };
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let nearest = suggested.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(name) => Some(name.clone()),
        ContextValue::Strings(names) => names.first().cloned(),
        _ => None,
    });
    let nearest = nearest.map(|name| format!(", did you mean `{name}`?")).unwrap_or_default();
    format!("{first}{missing}{nearest}")
}

impl Arguments {
    /// Reads the arguments, Z3's spellings translated first.
    pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, Exit> {
        let arguments = Arguments::try_parse_from(z3::translate(&Arguments::command(), arguments)?)?;
        if arguments.certificate.is_some() && arguments.files.len() > 1 {
            return Err(Exit::CertificateOfMany(arguments.files.len()));
        }
        Ok(arguments)
    }

    pub(crate) fn parameters(&self) -> Parameters {
        parameters(&self.param)
    }

    pub(crate) fn disabled(&self) -> Disabled {
        Disabled(self.disable.clone())
    }
}

/// The parameters of `--param`.
pub(crate) fn parameters(values: &[(String, String)]) -> Parameters {
    let mut parameters = Parameters::default();
    values.iter().for_each(|(name, value)| parameters.set(name, value));
    parameters
}

/// A time in seconds (or, with `ms`, in milliseconds) as milliseconds.
pub(crate) fn seconds(text: &str) -> Result<u64, String> {
    if let Some(milliseconds) = text.strip_suffix("ms") {
        return milliseconds.parse().map_err(|_| "expected a number of milliseconds".to_string());
    }
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..1e12).contains(&seconds) => Ok((seconds * 1000.0).ceil() as u64),
        _ => Err("expected a number of seconds".to_string()),
    }
}

pub(crate) fn parameter(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_string(), value.to_string())),
        _ => Err("expected NAME=VALUE".to_string()),
    }
}

fn length_order(text: &str) -> Result<LengthOrder, String> {
    match text {
        "free" => Ok(LengthOrder::Free),
        "increasing" => Ok(LengthOrder::Increasing),
        _ => Err("expected free or increasing".to_string()),
    }
}

pub(crate) fn named_strategy(text: &str) -> Result<&'static Strategy, String> {
    let names: Vec<&str> = STRATEGIES.iter().map(|strategy| strategy.name).collect();
    STRATEGIES
        .into_iter()
        .find(|strategy| strategy.name == text)
        .ok_or_else(|| format!("expected {}", names.join(" or ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Arguments {
        let all = std::iter::once("duelist").chain(words.iter().copied()).map(OsString::from);
        Arguments::read(all).expect("valid arguments")
    }

    #[test]
    fn z3_spellings() {
        let arguments = read(&["-in", "-smt2", "-v:1", "-t:1500", "-T:2", "-memory:300", "-model", "-st"]);
        assert_eq!(arguments.files, [PathBuf::from("-")]);
        assert_eq!((arguments.timeout, arguments.total_timeout), (Some(1500), Some(2000)));
        assert_eq!((arguments.memory, arguments.verbosity), (Some(300), 1));
        assert!(arguments.model && arguments.stats);
    }

    #[test]
    fn z3_settings() {
        let arguments = read(&[
            "a.smt2",
            "timeout=1500",
            "memory_max_size=300",
            "smt.random_seed=7",
            "rlimit=1000",
            "MODEL=false",
            "unsat-core=true",
            "verbose=2",
            "smt.arith.solver=2",
            "b.smt2",
        ]);
        assert_eq!(arguments.files, [PathBuf::from("a.smt2"), PathBuf::from("b.smt2")]);
        assert_eq!((arguments.timeout, arguments.memory, arguments.verbosity), (Some(1500), Some(300), 2));
        let Settings { random_seed, resource_limit, produce_models, produce_unsat_cores, ignored } = arguments.settings;
        assert_eq!((random_seed, resource_limit), (Some(7), Some(1000)));
        assert_eq!((produce_models, produce_unsat_cores), (Some(false), Some(true)));
        assert_eq!(ignored, ["smt.arith.solver=2"]);
    }

    #[test]
    fn settings_are_not_values_of_options() {
        let arguments = read(&["--param", "timeout=3", "--backend", "process:z3 model=true", "./x=y.smt2"]);
        assert_eq!(arguments.param, [("timeout".to_string(), "3".to_string())]);
        assert_eq!((arguments.timeout, arguments.files), (None, vec![PathBuf::from("./x=y.smt2")]));
        assert!(matches!(read(&["translate", "--to", "arrays", "x=y"]).command, Some(Command::Translate(_))));
    }

    #[test]
    fn our_spellings() {
        let arguments =
            read(&["a.smt2", "--timeout", "0.5", "--param", "N=10", "--param", "M=x", "--lengths", "increasing"]);
        assert_eq!(arguments.timeout, Some(500));
        assert_eq!(arguments.parameters().0.len(), 2);
        assert_eq!(arguments.lengths, LengthOrder::Increasing);
    }

    #[test]
    fn subcommands() {
        let arguments = read(&["translate", "--to", "arrays", "-in", "--param", "N=10", "-o", "b.smt2"]);
        assert!(matches!(arguments.command, Some(Command::Translate(_))));
        let arguments =
            read(&["check-certificate", "a.smt2", "certificates", "--backend", "process:cvc5", "--timeout", "3"]);
        assert!(matches!(arguments.command, Some(Command::CheckCertificate(_))));
        let arguments = read(&["./translate"]);
        assert!(arguments.command.is_none() && !arguments.files.is_empty());
    }
}

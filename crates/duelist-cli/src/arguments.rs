//! The command line, in our spelling and in Z3's.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use duelist::over::LengthOrder;
use duelist::strategy::{self, Disabled, Feature, Strategy};
use duelist::syntax::Parameters;

use crate::certificate::CheckCertificate;
use crate::translate::Translate;
use crate::version;

/// An SMT solver for lists with map, fold, filter and other combinators
#[derive(Debug, Parser)]
#[command(name = "duelist", version, after_help = NOTES, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    /// What to do instead of solving
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// The file to read; `-` is standard input
    pub(crate) file: Option<PathBuf>,

    /// Wall-clock limit of each query, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<u64>,

    /// Wall-clock limit of the whole run, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) total_timeout: Option<u64>,

    /// Limit of the memory that a query may take, in megabytes
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) memory: Option<u64>,

    /// Print the model after each sat
    #[arg(long)]
    pub(crate) model: bool,

    /// Print lists in models with their repetition kept, as `List.repeat`
    #[arg(long)]
    pub(crate) compact: bool,

    /// Print every element of lists; without it those above 10,000 are compact
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

    /// How many threads may work; with 1 the same input gives the same model in every run
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Give other models: a number, 0 for those that are found first
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

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
}

const NOTES: &str = "\
Without FILE, commands are read from standard input, each answered at once; on a terminal, type `help`.
Strategies:
  auto    proofs for lists of every length beside a search for models
  paper   the system of the paper
  search  models only
Names for --disable: deforestation, summarization, reachability, pruning, induction, unroll, runs
Z3's spellings are understood, too: -in -smt2 -t:MS -T:S -v:N -model -st -version
Exit codes: 0 for every answer, 1 if an error was printed, 2 for wrong arguments, 130 after Ctrl-C,
  143 after SIGTERM";

/// What else there is to do with a problem.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Write a problem as standard SMT-LIB for other solvers
    Translate(Translate),
    /// Check certificates: derive their scripts again and solve them
    CheckCertificate(CheckCertificate),
}

/// The end of a run that never started.
#[derive(Debug)]
pub(crate) struct Exit(clap::Error);

impl Exit {
    pub(crate) fn show(self) -> ExitCode {
        let failed = self.0.use_stderr();
        // Nothing can be done about a terminal that is gone.
        let _ = match self.0.kind() {
            ErrorKind::DisplayVersion => io::stdout().write_all(version::text().as_bytes()),
            _ => self.0.print(),
        };
        ExitCode::from(if failed { 2 } else { 0 })
    }
}

impl Arguments {
    /// Reads the arguments, Z3's spellings translated first.
    pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, Exit> {
        let translated = arguments.into_iter().flat_map(|argument| match argument.to_str() {
            Some(text) => translate(text)
                .map_or_else(|| vec![argument.clone()], |words| words.into_iter().map(OsString::from).collect()),
            None => vec![argument],
        });
        Arguments::try_parse_from(translated).map_err(Exit)
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

/// Z3's spelling of an option in ours.
fn translate(argument: &str) -> Option<Vec<String>> {
    let one = |word: &str| Some(vec![word.to_string()]);
    match argument {
        "-in" => one("-"),
        "-smt2" => Some(Vec::new()),
        "-model" => one("--model"),
        "-st" => one("--stats"),
        "-version" | "--version" => one("--version"),
        "-h" | "-?" => one("--help"),
        _ => {
            if let Some(milliseconds) = argument.strip_prefix("-t:") {
                return Some(vec![format!("--timeout={milliseconds}ms")]);
            }
            // How much Z3 would tell on its standard error; ours is silent.
            if argument.strip_prefix("-v:").is_some_and(|level| level.parse::<u32>().is_ok()) {
                return Some(Vec::new());
            }
            argument.strip_prefix("-T:").map(|seconds| vec![format!("--total-timeout={seconds}")])
        }
    }
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

fn named_strategy(text: &str) -> Result<&'static Strategy, String> {
    let names: Vec<&str> = strategy::ALL.iter().map(|strategy| strategy.name).collect();
    strategy::ALL
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
        let arguments = read(&["-in", "-smt2", "-v:0", "-t:1500", "-T:2", "-model", "-st"]);
        assert_eq!(arguments.file, Some(PathBuf::from("-")));
        assert_eq!((arguments.timeout, arguments.total_timeout), (Some(1500), Some(2000)));
        assert!(arguments.model && arguments.stats);
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
        assert!(arguments.command.is_none() && arguments.file.is_some());
    }
}

//! `duelist explain`: why each check of a file was answered as it was, in words and as a page.

mod page;

pub(crate) use page::{GRAMMAR, filled};

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use duelist::explanation::Explanation;
use duelist::frontend::{Commands, Disabled, Feature, Strategy};
use duelist::{Options, Response, Solver};
use serde::Serialize;

use crate::arguments::{named_strategy, parameter, parameters, seconds};
use crate::guard::Guard;
use crate::output::Output;
use crate::trace;

/// The arguments of `duelist explain`.
#[derive(Debug, Args)]
pub(crate) struct Explain {
    /// Write one self-contained page as well
    #[arg(long, value_name = "OUT.html")]
    html: Option<PathBuf>,

    /// Write the data as well, as one JSON document; `-` writes it to standard output, in place of the words
    #[arg(long, value_name = "OUT.json")]
    explain_json: Option<PathBuf>,

    /// Show each step of the solver as a comment on standard error
    #[arg(long)]
    trace: bool,

    /// Limit on the memory of each query, in megabytes
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..))]
    memory: Option<u64>,

    /// Wall-clock limit of each query, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<u64>,

    /// Which engines run, in which order: `auto`, `paper` or `search`
    #[arg(long, value_name = "NAME", default_value = "auto", value_parser = named_strategy)]
    strategy: &'static Strategy,

    /// Switch optimisations and engines off, as without `explain`
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    disable: Vec<Feature>,

    /// How many threads to use; with 1, the same input gives the same models
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Make `;param:` lines active, with NAME replaced by VALUE; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    param: Vec<(String, String)>,

    /// The file to read; `-` or none is standard input
    file: Option<PathBuf>,
}

/// The explanations of a file: what `--explain-json` writes (docs/explain.md).
#[derive(Debug, Serialize)]
pub(crate) struct Document {
    schema: u32,
    solver: &'static str,
    version: &'static str,
    /// The file.
    title: String,
    /// Its text.
    source: String,
    /// One for each check.
    checks: Vec<Explanation>,
    /// The errors on the way.
    errors: Vec<String>,
}

/// Explains a file. The exit code is 1 if there was an error in it, or something could not be read or written.
pub(crate) fn run(arguments: &Explain) -> i32 {
    let guard = Guard::default();
    guard.heed_signals();
    arguments.memory.into_iter().for_each(|megabytes| guard.limit_memory(megabytes));
    let mut output = Output::new();
    let document = match read(arguments.file.as_deref()) {
        Ok((title, source)) => explain(arguments, &guard, title, source, &mut output),
        Err(message) => {
            output.failure(&message);
            return 1;
        }
    };
    let mut write = |path: &Path, text: String| {
        let written =
            if is_stdout(path) { io::stdout().lock().write_all(text.as_bytes()) } else { fs::write(path, text) };
        if let Err(error) = written {
            output.failure(&format!("cannot write {}: {error}", path.display()));
        }
    };
    if let Some(path) = &arguments.html {
        write(path, page::page(&document));
    }
    if let Some(path) = &arguments.explain_json {
        write(path, serde_json::to_string_pretty(&document).unwrap_or_default() + "\n");
    }
    guard.ended().unwrap_or(i32::from(output.failed()))
}

fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

fn read(file: Option<&Path>) -> Result<(String, String), String> {
    let Some(path) = file.filter(|path| *path != Path::new("-")) else {
        let mut text = String::new();
        let read = io::stdin().read_to_string(&mut text);
        return read.map(|_| ("standard input".to_string(), text)).map_err(|error| format!("cannot read: {error}"));
    };
    let title = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    Ok((title, text))
}

/// Answers every command, and says why after each check.
fn explain(arguments: &Explain, guard: &Guard, title: String, source: String, output: &mut Output) -> Document {
    let defaults = Options::default();
    let options = Options {
        strategy: arguments.strategy,
        disabled: Disabled(arguments.disable.clone()),
        threads: arguments.threads.unwrap_or(defaults.threads),
        timeout: arguments.timeout.unwrap_or(0),
        cancel: Arc::clone(&guard.cancel),
        observer: arguments.trace.then(trace::printer),
        ..defaults
    };
    let words = !arguments.explain_json.as_deref().is_some_and(is_stdout);
    let mut solver = Solver::new(options);
    let (mut checks, mut errors): (Vec<Explanation>, Vec<String>) = Default::default();
    for command in Commands::new(source.as_bytes(), parameters(&arguments.param)) {
        let before = solver.checks();
        let response = match command {
            Ok(command) => guard.watch(|| solver.execute(command)),
            Err(error) => Response::Error(error.into()),
        };
        match response {
            Response::Error(error) => {
                if words {
                    output.error(&error, &title);
                }
                errors.push(error.to_string());
            }
            Response::Exit => break,
            _ if solver.checks() > before => checks.extend(solver.explain().inspect(|explanation| {
                if words {
                    // Who does not read on has heard enough.
                    let _ = writeln!(io::stdout().lock(), "{}: {explanation}\n", heading(explanation));
                }
            })),
            _ => {}
        }
        if guard.ended().is_some() {
            break;
        }
    }
    Document { schema: 1, solver: "duelist", version: env!("CARGO_PKG_VERSION"), title, source, checks, errors }
}

fn heading(explanation: &Explanation) -> String {
    format!("check {}", explanation.number)
}

//! What the tests of documents, examples and corpus share: a script run as the command line would run it.

#![allow(dead_code, reason = "each test uses its own part")]

pub(crate) mod blocks;
pub(crate) mod cvc5;
pub(crate) mod python;
pub(crate) mod share;

use std::path::{Path, PathBuf};

use duelist::frontend::{Commands, Parameters, StringLiteral};
use duelist::{Options, Response, Solver};

/// A file or folder of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The files of a folder whose names end so, sorted.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.to_str().is_some_and(|name| name.ends_with(ending)));
    files.sort();
    files
}

pub(crate) fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A command and the line that the command line would print for it, if any.
pub(crate) struct Exchange {
    pub(crate) command: String,
    pub(crate) response: Option<String>,
    /// The model, if the command was answered `sat`.
    pub(crate) model: Option<String>,
}

impl Exchange {
    pub(crate) fn is_error(&self) -> bool {
        self.response.as_ref().is_some_and(|response| response.starts_with("(error "))
    }
}

/// Runs a script with `;param:` parameters and a limit on each query.
pub(crate) fn run(text: &str, parameters: &[(&str, &str)], timeout_ms: u64) -> Vec<Exchange> {
    let mut set = Parameters::default();
    parameters.iter().for_each(|(name, value)| set.set(name, value));
    let mut solver = Solver::new(Options { timeout: timeout_ms, ..Options::default() });
    let mut exchanges = Vec::new();
    for source in Commands::new(text.as_bytes(), set) {
        let (command, response) = match source {
            Ok(source) => (source.text.clone(), solver.execute(source)),
            Err(error) => (String::new(), Response::Error(error.into())),
        };
        let exit = matches!(response, Response::Exit);
        let response = match response {
            Response::Success | Response::Exit => solver.options().print_success.then(|| "success".to_string()),
            Response::Unsupported => Some("unsupported".to_string()),
            Response::Error(diagnostic) => Some(format!("(error {})", StringLiteral(&diagnostic.to_string()))),
            Response::Text(text) => Some(text),
        };
        let model = response.as_ref().filter(|text| *text == "sat").and_then(|_| solver.model_text());
        exchanges.push(Exchange { command, response, model });
        if exit {
            break;
        }
    }
    exchanges
}

//! `duelist translate`: a problem as standard SMT-LIB.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use duelist::frontend::{Encoding, Parameters, TranslationError as Error, as_lists, translate};

use crate::arguments::{parameter, parameters};
use crate::output::Output;

/// The arguments of `duelist translate`.
#[derive(Debug, Args)]
pub(crate) struct Translate {
    /// What lists become: a recursive datatype (Z3, cvc5), arrays with a length (Z3), or sequences (Z3);
    /// `lists` is the language itself, for scripts with recursive functions
    #[arg(long, value_name = "ENCODING")]
    to: Target,

    /// Make `;param:` lines active, with NAME replaced by VALUE; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    param: Vec<(String, String)>,

    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The file to read; `-` or none is standard input
    file: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Target {
    Datatypes,
    Arrays,
    Sequences,
    Lists,
}

impl Target {
    fn write(self, input: impl BufRead, parameters: Parameters) -> Result<String, Error> {
        match self {
            Target::Datatypes => translate(input, parameters, Encoding::Datatypes),
            Target::Arrays => translate(input, parameters, Encoding::Arrays),
            Target::Sequences => translate(input, parameters, Encoding::Sequences),
            Target::Lists => as_lists(input, parameters),
        }
    }
}

/// Translates a file. If there is an error, nothing else is written, and the exit code is 1.
pub(crate) fn run(arguments: &Translate) -> i32 {
    let mut output = Output::new();
    if let Err(failure) = try_run(arguments) {
        match failure {
            Failure::Translation(Error::Command(diagnostic), origin) => output.error(&diagnostic, &origin),
            Failure::Translation(error @ Error::UnusedParameter(_), _) => output.failure(&error.to_string()),
            Failure::Read(path, error) => output.failure(&format!("cannot read {}: {error}", path.display())),
            Failure::Write(path, error) => output.failure(&format!("cannot write {}: {error}", path.display())),
        }
    }
    i32::from(output.failed())
}

enum Failure {
    Translation(Error, String),
    Read(PathBuf, io::Error),
    Write(PathBuf, io::Error),
}

fn try_run(arguments: &Translate) -> Result<(), Failure> {
    let (parameters, target) = (parameters(&arguments.param), arguments.to);
    let text = match arguments.file.as_deref().filter(|path| *path != Path::new("-")) {
        None => target
            .write(BufReader::new(io::stdin()), parameters)
            .map_err(|error| Failure::Translation(error, "<stdin>".into()))?,
        Some(path) => {
            let file = File::open(path).map_err(|error| Failure::Read(path.into(), error))?;
            target
                .write(BufReader::new(file), parameters)
                .map_err(|error| Failure::Translation(error, path.display().to_string()))?
        }
    };
    match &arguments.output {
        Some(path) => fs::write(path, text).map_err(|error| Failure::Write(path.clone(), error)),
        None => {
            let mut stdout = io::stdout().lock();
            let written = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
            written.map_err(|error| Failure::Write("standard output".into(), error))
        }
    }
}

//! Z3's spellings of arguments, in ours.

use std::ffi::OsString;

use clap::Command;

/// What is wrong with an argument in Z3's spelling.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid value in `{argument}`: expected {expected}")]
pub(crate) struct SpellingError {
    argument: String,
    expected: &'static str,
}

/// What comes after a name.
#[derive(Clone, Copy)]
enum Value {
    Milliseconds,
    Seconds,
    /// A number above 0; 0 is for no limit.
    Limit,
    Number,
    Truth,
}

impl Value {
    fn expected(self) -> &'static str {
        match self {
            Value::Milliseconds => "a number of milliseconds",
            Value::Seconds => "a number of seconds",
            Value::Limit | Value::Number => "a number",
            Value::Truth => "true or false",
        }
    }
}

/// Options of the form `-name:value`.
const OPTIONS: [(&str, &str, Value); 4] = [
    ("-t:", "timeout", Value::Milliseconds),
    ("-T:", "total-timeout", Value::Seconds),
    ("-memory:", "memory", Value::Limit),
    ("-v:", "verbosity", Value::Number),
];

/// Settings of the form `name=value` that mean something here.
const SETTINGS: [(&str, &str, Value); 12] = [
    ("timeout", "timeout", Value::Milliseconds),
    ("smt.timeout", "timeout", Value::Milliseconds),
    ("memory_max_size", "memory", Value::Limit),
    ("rlimit", "resource-limit", Value::Number),
    ("smt.rlimit", "resource-limit", Value::Number),
    ("random_seed", "random-seed", Value::Number),
    ("smt.random_seed", "random-seed", Value::Number),
    ("sat.random_seed", "random-seed", Value::Number),
    ("verbose", "verbosity", Value::Number),
    ("model", "produce-models", Value::Truth),
    ("unsat_core", "produce-unsat-cores", Value::Truth),
    ("dump_models", "model", Value::Truth),
];

/// What Z3 takes for no limit.
const NONE: u64 = u32::MAX as u64;

/// The arguments, the program's name first, with Z3's spellings put into ours. Values of our options are left alone, and subcommands have no
/// settings.
///
/// # Errors
/// If a value is of the wrong kind.
pub(crate) fn translate(
    known: &Command,
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Vec<OsString>, SpellingError> {
    let mut words: Vec<OsString> = Vec::new();
    let (mut is_value, mut has_settings) = (true, true);
    for argument in arguments {
        let text = argument.to_str().filter(|_| !is_value).map(str::to_string);
        is_value = text.as_deref().is_some_and(|text| takes_value(known, text));
        let Some(text) = text else {
            words.push(argument);
            continue;
        };
        has_settings &= !known.get_subcommands().any(|command| command.get_name() == text);
        match (option(&text)?, text.split_once('=')) {
            (Some(translated), _) => words.extend(translated.into_iter().map(OsString::from)),
            (None, Some((name, value))) if has_settings && is_setting(name) => {
                words.extend(setting(&text, name, value)?.map(OsString::from));
            }
            _ => words.push(argument),
        }
    }
    Ok(words)
}

/// Whether the argument after this one is its value.
fn takes_value(known: &Command, argument: &str) -> bool {
    let Some(name) = argument.strip_prefix("--") else { return argument == "-o" };
    std::iter::once(known)
        .chain(known.get_subcommands())
        .flat_map(Command::get_arguments)
        .any(|known| known.get_long() == Some(name) && known.get_action().takes_values())
}

/// A word of letters, digits, `.`, `_` and `-`, so that `./a=b` is a file.
fn is_setting(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c))
}

/// An option of Z3; `None` if it is not one.
fn option(argument: &str) -> Result<Option<Vec<String>>, SpellingError> {
    let word = match argument {
        "-in" => "-",
        "-model" => "--model",
        "-st" => "--stats",
        "-version" => "--version",
        "-h" | "-?" => "--help",
        "-smt2" | "-nw" => return Ok(Some(Vec::new())),
        _ => {
            let found = OPTIONS.iter().find_map(|(z3, ours, kind)| Some((argument.strip_prefix(z3)?, *ours, *kind)));
            let Some((value, ours, kind)) = found else { return Ok(None) };
            return Ok(Some(ours_for(argument, ours, kind, value)?.into_iter().collect()));
        }
    };
    Ok(Some(vec![word.to_string()]))
}

/// A setting of Z3, whose names may be written in capitals and with `-`.
fn setting(argument: &str, name: &str, value: &str) -> Result<Option<String>, SpellingError> {
    let name = name.to_ascii_lowercase().replace('-', "_");
    match SETTINGS.iter().find(|(known, _, _)| *known == name) {
        Some((_, ours, kind)) => ours_for(argument, ours, *kind, value),
        None => Ok(Some(format!("--ignored={argument}"))),
    }
}

/// `--name=value`, or nothing if the value means no limit or switches a flag off.
fn ours_for(argument: &str, ours: &str, kind: Value, value: &str) -> Result<Option<String>, SpellingError> {
    let wrong = || SpellingError { argument: argument.to_string(), expected: kind.expected() };
    Ok(match kind {
        Value::Truth => {
            let truth: bool = value.parse().map_err(|_| wrong())?;
            match ours {
                "model" => truth.then(|| "--model".to_string()),
                _ => Some(format!("--{ours}={truth}")),
            }
        }
        Value::Seconds => {
            let seconds: f64 = value.parse().map_err(|_| wrong())?;
            if !(0.0..1e12).contains(&seconds) {
                return Err(wrong());
            }
            Some(format!("--{ours}={value}"))
        }
        Value::Milliseconds | Value::Limit | Value::Number => {
            let number: u64 = value.parse().map_err(|_| wrong())?;
            match kind {
                Value::Milliseconds if number == NONE => Some(format!("--{ours}=0")),
                Value::Milliseconds => Some(format!("--{ours}={number}ms")),
                Value::Limit if number == 0 || number == NONE => None,
                _ => Some(format!("--{ours}={number}")),
            }
        }
    })
}

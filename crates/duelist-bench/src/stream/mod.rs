//! `duelist-bench stream`: recorded sessions of thousands of related questions, replayed by us, by us without learning, and by Z3 on the translation.
//!
//! The recordings are in `data/streams`, deflated; `--record` makes them again from `programs.toml` ([`mod@record`]). They are replayed through pipes ([`mod@replay`]).

mod record;
mod replay;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use duelist::frontend::{Encoding, Parameters, translate};
use serde::Deserialize;

use self::record::Program;
use self::replay::Replay;
pub(crate) use self::replay::replay;
use crate::error::{self, Error};
use crate::output;

/// How many questions a recording has.
const QUESTIONS: usize = 1000;

/// Time beyond the limit of a question after which a program is given up.
const GRACE: Duration = Duration::from_secs(20);

/// What to do.
#[derive(Debug)]
pub(crate) struct Settings {
    /// Only programs whose name contains one of these.
    pub(crate) only: Vec<String>,
    /// Only solvers whose name contains one of these.
    pub(crate) solver: Vec<String>,
    /// How many questions of each; a session that is over begins anew.
    pub(crate) questions: usize,
    /// The limit of each question.
    pub(crate) timeout: Duration,
}

#[derive(Deserialize)]
struct Programs {
    program: Vec<Program>,
}

fn folder(root: &Path) -> PathBuf {
    root.join("crates/duelist-bench/data/streams")
}

fn programs(root: &Path) -> Result<Vec<Program>, Error> {
    let path = folder(root).join("programs.toml");
    let programs: Programs =
        toml::from_str(&error::read(&path)?).map_err(|error| Error::Format { path, reason: error.to_string() })?;
    Ok(programs.program)
}

fn recording(root: &Path, program: &Program) -> PathBuf {
    folder(root).join(format!("{}.smt2.zlib", program.name))
}

/// Records every program again.
pub(crate) fn record(root: &Path) -> Result<(), Error> {
    for program in programs(root)? {
        let text = program.record(QUESTIONS)?;
        let bytes = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), 10);
        error::write(&recording(root, &program), &bytes)?;
        output::note(&format!("{}: {QUESTIONS} questions, {} bytes", program.name, bytes.len()));
    }
    Ok(())
}

fn recorded(root: &Path, program: &Program) -> Result<String, Error> {
    let path = recording(root, program);
    let bytes = std::fs::read(&path).map_err(|source| Error::Read { path: path.clone(), source })?;
    let text = miniz_oxide::inflate::decompress_to_vec_zlib(&bytes).ok().and_then(|text| String::from_utf8(text).ok());
    text.ok_or(Error::Format { path, reason: "this is no recording: make it again with --record".to_string() })
}

/// Replays, and prints a table; how many answers were wrong.
pub(crate) fn measure(
    root: &Path,
    duelist: &[OsString],
    z3: Option<&[OsString]>,
    settings: &Settings,
) -> Result<usize, Error> {
    let matches =
        |patterns: &[String], name: &str| patterns.is_empty() || patterns.iter().any(|pattern| name.contains(pattern));
    let chosen: Vec<Program> =
        programs(root)?.into_iter().filter(|program| matches(&settings.only, &program.name)).collect();
    if chosen.is_empty() {
        return Err(Error::NothingSelected);
    }
    let options = format!("(set-option :timeout {})\n", settings.timeout.as_millis());
    let mut wrong = 0;
    output::note("| program | solver | answered | median | 95 % | total | memory after 100 | memory at the end |");
    output::note("|---|---|---|---|---|---|---|---|");
    for program in &chosen {
        let session = recorded(root, program)?;
        let translated = translate(session.as_bytes(), Parameters::default(), Encoding::Datatypes)
            .map_err(|error| Error::Failed { command: "translate".to_string(), reason: error.to_string() })?;
        let without: Vec<OsString> = duelist.iter().cloned().chain(["--no-learn".into()]).collect();
        let piped: Option<Vec<OsString>> = z3.map(|z3| z3.iter().cloned().chain(["-in".into()]).collect());
        let mut contestants = vec![("duelist", duelist.to_vec(), &session), ("duelist --no-learn", without, &session)];
        contestants.extend(piped.map(|piped| ("z3", piped, &translated)));
        contestants.retain(|(name, ..)| matches(&settings.solver, name));
        for (name, command, session) in contestants {
            let replay = replay(&command, &options, session, settings.questions, settings.timeout + GRACE)?;
            wrong += replay.wrong;
            output::note(&row(&program.name, name, &replay));
        }
    }
    Ok(wrong)
}

fn row(program: &str, solver: &str, replay: &Replay) -> String {
    let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
    let cells = [
        program.to_string(),
        solver.to_string(),
        format!("{} of {}", replay.answered, replay.times.len()),
        milliseconds(replay.quantile(0.5)),
        milliseconds(replay.quantile(0.95)),
        format!("{:.2} s", replay.total().as_secs_f64()),
        format!("{} MB", replay.memory.0 >> 10),
        format!("{} MB", replay.memory.1 >> 10),
    ];
    format!("| {} |", cells.join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// What is recorded is what the recorder makes, from the first question on.
    #[test]
    fn recordings_are_those_of_the_programs() {
        let all = programs(&root()).unwrap();
        assert_eq!(all.len(), 10);
        for program in all {
            let text = recorded(&root(), &program).unwrap();
            assert_eq!(text.matches("(check-sat)").count(), QUESTIONS, "{}", program.name);
            let beginning = program.record(20).unwrap();
            let common = beginning.rfind("(pop").unwrap();
            assert_eq!(text[..common], beginning[..common], "{}", program.name);
        }
    }
}

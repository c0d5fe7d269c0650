//! The programs that are measured: found, built or installed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::contestant::{Contestant, Encoding, Program};
use crate::corpus::{Corpus, Family};
use crate::error::{self, Error};
use crate::machine::digest;

/// The programs, and where their inputs are.
#[derive(Debug)]
pub(crate) struct Tools {
    duelist: Tool,
    z3: Option<Tool>,
    cvc5: Option<Tool>,
    instances: PathBuf,
}

/// A program that is there.
#[derive(Debug)]
struct Tool {
    command: Vec<OsString>,
    version: String,
}

/// What a process reads: the file, and a digest of its text.
#[derive(Debug)]
pub(crate) struct Invocation {
    pub(crate) command: Vec<OsString>,
    pub(crate) input: String,
}

/// Programs that the user chose.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choice {
    pub(crate) duelist: Option<PathBuf>,
    pub(crate) z3: Option<PathBuf>,
}

impl Tools {
    /// Builds or finds what the contestants need. A peer that cannot be had is left out; `missing` is told.
    pub(crate) fn prepare(
        corpus: &Corpus,
        choice: &Choice,
        instances: PathBuf,
        contestants: &[Contestant],
        missing: &mut dyn FnMut(&Error),
    ) -> Result<Tools, Error> {
        let needed = |wanted: fn(Program) -> bool| contestants.iter().any(|contestant| wanted(contestant.program));
        let mut optional = |tool: Result<Tool, Error>| tool.inspect_err(|error| missing(error)).ok();
        let duelist = duelist(&corpus.root, choice.duelist.as_deref())?;
        let z3 = needed(|program| matches!(program, Program::Z3(_))).then(|| z3(choice.z3.as_deref()));
        let cvc5 = needed(|program| matches!(program, Program::Cvc5(_))).then(|| cvc5(&corpus.root));
        Ok(Tools { duelist, z3: z3.and_then(&mut optional), cvc5: cvc5.and_then(&mut optional), instances })
    }

    /// How our program is called and, if it is there, Z3.
    pub(crate) fn commands(
        corpus: &Corpus,
        choice: &Choice,
        missing: &mut dyn FnMut(&Error),
    ) -> Result<(Vec<OsString>, Option<Vec<OsString>>), Error> {
        let z3 = z3(choice.z3.as_deref()).inspect_err(|error| missing(error)).ok();
        Ok((duelist(&corpus.root, choice.duelist.as_deref())?.command, z3.map(|tool| tool.command)))
    }

    fn tool(&self, program: Program) -> Option<&Tool> {
        match program {
            Program::Duelist => Some(&self.duelist),
            Program::Z3(_) => self.z3.as_ref(),
            Program::Cvc5(_) => self.cvc5.as_ref(),
        }
    }

    /// How our program is called.
    pub(crate) fn ours(&self) -> &[OsString] {
        &self.duelist.command
    }

    /// The version of a program, if it is there.
    pub(crate) fn version(&self, program: Program) -> Option<&str> {
        self.tool(program).map(|tool| tool.version.as_str())
    }

    /// How a contestant is asked about an instance. Writes the translation that it reads.
    ///
    /// # Panics
    ///
    /// If the program is not there.
    pub(crate) fn invocation(
        &self,
        corpus: &Corpus,
        contestant: &Contestant,
        family: &Family,
        n: u64,
    ) -> Result<Invocation, Error> {
        let tool = self.tool(contestant.program).expect("contestants whose program is missing are left out");
        let mut command = tool.command.clone();
        command.extend(contestant.options.split_whitespace().map(OsString::from));
        let file = match contestant.program {
            Program::Duelist => {
                command.extend(["--param".into(), format!("N={n}").into()]);
                corpus.path(family)
            }
            Program::Z3(encoding) | Program::Cvc5(encoding) => self.translate(corpus, family, n, encoding)?,
        };
        let input = digest(error::read(&file)?.as_bytes());
        command.push(file.into());
        Ok(Invocation { command, input })
    }

    /// Writes the translation of an instance, and gives its path.
    pub(crate) fn translate(
        &self,
        corpus: &Corpus,
        family: &Family,
        n: u64,
        encoding: Encoding,
    ) -> Result<PathBuf, Error> {
        let path = self.instances.join(encoding.to_string()).join(instance_name(family, n));
        let mut command = Command::new(&self.duelist.command[0]);
        command.args(["translate", "--to", &encoding.to_string(), "--param", &format!("N={n}")]);
        let text = output(command.arg(corpus.path(family)))?;
        error::write(&path, text.as_bytes())?;
        Ok(path)
    }
}

/// The file of an instance.
pub(crate) fn instance_name(family: &Family, n: u64) -> String {
    format!("{}.N{n}.smt2", family.name())
}

/// Our program: the one that was chosen, else built from the sources.
fn duelist(root: &Path, chosen: Option<&Path>) -> Result<Tool, Error> {
    let program = match chosen {
        Some(program) => program.to_path_buf(),
        None => built(root)?,
    };
    let name = output(Command::new(&program).arg("--version"))?;
    let bytes = std::fs::read(&program).map_err(|source| Error::Read { path: program.clone(), source })?;
    // Between releases, many programs bear the same version, and between commits many say the same commit.
    let version = format!("{}, build {}", our_version(&name), digest(&bytes));
    Ok(Tool { command: vec![program.into()], version })
}

/// The version with the commit, of what `duelist --version` says.
fn our_version(text: &str) -> &str {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("duelist ").unwrap_or(first)
}

/// A message of cargo.
#[derive(Deserialize)]
struct Message {
    executable: Option<PathBuf>,
}

fn built(root: &Path) -> Result<PathBuf, Error> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--package", "duelist-cli", "--message-format", "json-render-diagnostics"]);
    let messages = output(command.current_dir(root))?;
    let mut programs = messages.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok()?.executable);
    programs.next_back().ok_or_else(|| Error::Failed { command: describe(&command), reason: "no program".into() })
}

/// Z3: the program that was chosen, the one that came with the library that we link, else the system's.
fn z3(chosen: Option<&Path>) -> Result<Tool, Error> {
    let program = chosen.map(Path::to_path_buf).or_else(duelist::frontend::bundled_program);
    let program = program.unwrap_or_else(|| "z3".into());
    // "Z3 version 5.4.0 - 64 bit"
    let text = output(Command::new(&program).arg("--version"))?;
    let version = text.split_whitespace().nth(2).unwrap_or(&text).to_string();
    Ok(Tool { command: vec![program.into()], version })
}

/// cvc5: the Python package in the environment of the tests, below `target`, and a script that makes a solver of it.
fn cvc5(root: &Path) -> Result<Tool, Error> {
    let tools = root.join("tools");
    let environment = root.join("target").join("python");
    let python = output(Command::new("python3").arg(tools.join("environment.py")).arg(environment))?;
    let python = PathBuf::from(python.trim_end());
    let script = tools.join("cvc5_smt2.py");
    let version = last_word(&output(Command::new(&python).arg(&script).arg("--version"))?).to_string();
    Ok(Tool { command: vec![python.into(), script.into()], version })
}

fn last_word(text: &str) -> &str {
    text.split_whitespace().next_back().unwrap_or_default()
}

fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// What a command that succeeds prints.
fn output(command: &mut Command) -> Result<String, Error> {
    let program = command.get_program().to_string_lossy().into_owned();
    let result = command.stdin(Stdio::null()).output().map_err(|source| Error::Spawn { program, source })?;
    let text = String::from_utf8_lossy(&result.stdout).into_owned();
    if result.status.success() {
        return Ok(text);
    }
    let errors = String::from_utf8_lossy(&result.stderr);
    let reason = errors.lines().chain(text.lines()).find(|line| !line.trim().is_empty());
    Err(Error::Failed { command: describe(command), reason: reason.unwrap_or("failed").to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_name_the_commit() {
        assert_eq!(our_version("duelist 0.1.0 (commit 12ab)\nZ3 5.4.0\n"), "0.1.0 (commit 12ab)");
    }
}

//! Bugs put in on purpose: which oracle of the fuzzer finds them, and how soon?

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use indexmap::IndexMap;
use serde::Deserialize;

use crate::Error;
use crate::points::{Form, Mutant};

/// The bugs of a table.
#[derive(Clone, Debug, Deserialize)]
pub struct Bugs {
    /// In the order of the table.
    pub bug: Vec<Bug>,
}

/// A mistake as somebody could make it.
#[derive(Clone, Debug, Deserialize)]
pub struct Bug {
    /// What is wrong then.
    pub what: String,
    /// The source, from the root of the repository.
    pub file: String,
    /// An expression that is there once.
    pub original: String,
    /// The expression in its place.
    pub injected: String,
    /// What problems have to be about to meet it, as `duelist-fuzz run --about` calls it; anything if nothing is said.
    pub about: Option<String>,
}

/// How the fuzzer fared with a bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// How many problems it examined.
    pub problems: usize,
    /// The oracle that disagreed, if one did.
    pub oracle: Option<String>,
    /// Whether the code that has the bug was executed; if there is none, any code that has one in other hunts.
    pub executed: bool,
}

impl Bugs {
    /// Reads a table.
    ///
    /// # Errors
    /// If it is not there or not in the form.
    pub fn read(path: &Path) -> Result<Bugs, Error> {
        let text = fs::read_to_string(path).map_err(Error::file(path))?;
        toml::from_str(&text).map_err(|error| Error::Table { path: path.into(), error })
    }

    /// The sources that they are in.
    #[must_use]
    pub fn files(&self) -> Vec<&str> {
        self.bug.iter().map(|bug| bug.file.as_str()).collect()
    }

    /// Their places in these sources; each has its number in the table.
    ///
    /// # Errors
    /// If the text of one is not there exactly once.
    pub fn places(&self, sources: &IndexMap<String, String>) -> Result<Vec<Mutant>, Error> {
        self.bug.iter().enumerate().map(|(number, bug)| bug.place(number, sources)).collect()
    }
}

impl Bug {
    fn place(&self, number: usize, sources: &IndexMap<String, String>) -> Result<Mutant, Error> {
        let Bug { what, file, original, injected, .. } = self;
        let text = sources.get(file).map_or("", String::as_str);
        let found: Vec<usize> = text.match_indices(original.as_str()).map(|(at, _)| at).collect();
        let [start] = found[..] else {
            return Err(Error::Place { file: file.clone(), text: original.clone(), found: found.len() });
        };
        Ok(Mutant {
            number,
            file: file.clone(),
            line: 1 + text[..start].matches('\n').count(),
            function: what.clone(),
            ordinal: 0,
            form: Form::Expression,
            span: start..start + original.len(),
            original: original.clone(),
            mutated: injected.clone(),
        })
    }
}

/// How the fuzzer is run.
#[derive(Clone, Debug)]
pub struct Hunter {
    /// The program with the bugs in it.
    pub program: PathBuf,
    /// The repository, whose files are changed for problems.
    pub root: PathBuf,
    /// A folder for its results.
    pub scratch: PathBuf,
    /// A Python that has the package cvc5.
    pub python: Option<PathBuf>,
    /// How long it may look.
    pub seconds: u64,
    /// On how many threads.
    pub jobs: usize,
}

impl Hunter {
    /// Lets the fuzzer look for a bug, which has this number; with none it must find nothing.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn hunt(&self, bug: Option<(usize, &Bug)>) -> Result<Hunt, Error> {
        let out = self.scratch.join(bug.map_or("none".to_string(), |(number, _)| number.to_string()));
        let _ = fs::remove_dir_all(&out);
        let reached = self.scratch.join("reached");
        fs::create_dir_all(&self.scratch).map_err(Error::file(&self.scratch))?;
        let _ = fs::remove_file(&reached);
        let mut fuzzer = Command::new(&self.program);
        fuzzer.env("DUELIST_MUTANTS_REACHED", &reached).args([
            "run",
            "--first",
            "--patience",
            "0",
            "--count",
            "1000000",
            "--all-every",
            "2",
            "--timeout",
            "300",
        ]);
        fuzzer
            .args(["--seconds", &self.seconds.to_string(), "--jobs", &self.jobs.to_string()])
            .arg("--root")
            .arg(&self.root)
            .arg("--out")
            .arg(&out);
        if let Some(python) = &self.python {
            fuzzer.arg("--python").arg(python);
        }
        if let Some((number, bug)) = bug {
            fuzzer.env("DUELIST_MUTANT", number.to_string());
            fuzzer.args(["--about", bug.about.as_deref().unwrap_or("any")]);
        }
        let status = fuzzer.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.map_err(|error| Error::Program { program: self.program.display().to_string(), error })?;
        let records: Vec<Line> = crate::record::read(&out.join("results.jsonl"))?;
        let oracle = records.iter().find_map(|record| Some(record.disagreement.as_ref()?.oracle.clone()));
        let reached = fs::read_to_string(&reached).unwrap_or_default();
        let mut reached = reached.lines().filter_map(|line| line.parse::<usize>().ok());
        let executed = reached.any(|number| bug.is_none_or(|(own, _)| own == number));
        Ok(Hunt { problems: records.len(), oracle, executed })
    }
}

/// What is read of the fuzzer's results.
#[derive(Deserialize)]
struct Line {
    disagreement: Option<Disagreement>,
}

#[derive(Deserialize)]
struct Disagreement {
    oracle: String,
}

/// The table of all hunts, and of the one without a bug. Of a bug that nobody found it says whether its code was executed at all.
#[must_use]
pub fn table(hunts: &[(&Bug, Hunt)], none: &Hunt) -> String {
    let mut text = "| bug | in | problems | found by |\n|---|---|---:|---|\n".to_string();
    let mut row = |what: &str, file: &str, hunt: &Hunt| {
        let nobody = if hunt.executed { "nobody" } else { "nobody: not executed" };
        let oracle = hunt.oracle.as_ref().map_or(nobody.to_string(), |oracle| format!("`{oracle}`"));
        let _ = writeln!(text, "| {what} | {file} | {} | {oracle} |", hunt.problems);
    };
    for (bug, hunt) in hunts {
        row(&bug.what, &format!("`{}`", bug.file.trim_start_matches("crates/duelist/src/")), hunt);
    }
    row("no bug", "", none);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bug(original: &str) -> Bug {
        let [what, file, injected] = ["sums differ", "a.rs", "b - a"].map(str::to_string);
        Bug { what, file, original: original.to_string(), injected, about: None }
    }

    #[test]
    fn a_bug_has_one_place() {
        let sources = IndexMap::from([("a.rs".to_string(), "fn f() {\n a + b; c; c }".to_string())]);
        let place = bug("a + b").place(3, &sources).unwrap();
        assert_eq!((place.number, place.line, place.span), (3, 2, 10..15));
        for (text, times) in [("c", 2), ("d", 0)] {
            assert!(matches!(bug(text).place(0, &sources), Err(Error::Place { found, .. }) if found == times));
        }
    }

    #[test]
    fn rows() {
        let (first, second) = (bug("a"), bug("b"));
        let hunts = [
            (&first, Hunt { problems: 7, oracle: Some("law".to_string()), executed: true }),
            (&second, Hunt { problems: 900, oracle: None, executed: true }),
            (&second, Hunt { problems: 800, oracle: None, executed: false }),
        ];
        let text = table(&hunts, &Hunt { problems: 1000, oracle: None, executed: true });
        assert!(text.contains("| sums differ | `a.rs` | 7 | `law` |"), "{text}");
        assert!(text.contains("| sums differ | `a.rs` | 900 | nobody |"), "{text}");
        assert!(text.contains("| sums differ | `a.rs` | 800 | nobody: not executed |"), "{text}");
        assert!(text.contains("| no bug |  | 1000 | nobody |"), "{text}");
    }

    /// Every bug of our table can be put into the sources as they are now.
    #[test]
    fn our_bugs_have_places() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let bugs = Bugs::read(&package.join("injected.toml")).unwrap();
        let read = |file: &&str| (file.to_string(), fs::read_to_string(package.join("../..").join(file)).unwrap());
        let sources = bugs.files().iter().map(read).collect();
        assert_eq!(bugs.places(&sources).unwrap().len(), bugs.bug.len());
    }
}

//! A copy of the workspace with switches in it, and its test programs.

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Error;
use crate::instrument::{Instrumented, instrument};
use crate::points::{Mutant, find};

/// What is mutated unless told otherwise: the simplifier, the soundness table, the evaluator, the certificate checker, and what says what list terms mean and
/// unfolds them or reads them as segments, and how recursive functions are read. A folder stands for the sources in it.
pub const FILES: [&str; 21] = [
    "crates/duelist/src/rewrite/simplify/",
    "crates/duelist/src/term/smart.rs",
    "crates/duelist/src/engine.rs",
    "crates/duelist/src/evidence.rs",
    "crates/duelist/src/strategy.rs",
    "crates/duelist/src/orchestrator.rs",
    "crates/duelist/src/orchestrator/judge.rs",
    "crates/duelist/src/orchestrator/steps.rs",
    "crates/duelist/src/check/",
    "crates/duelist/src/certificate/check.rs",
    "crates/duelist/src/under/neutral.rs",
    "crates/duelist/src/certificate/obligation.rs",
    "crates/duelist/src/meaning/",
    "crates/duelist/src/under/unfold/",
    "crates/duelist/src/over/segments/",
    "crates/duelist/src/term/subst.rs",
    "crates/duelist/src/rewrite/totalize.rs",
    "crates/duelist/src/problem/extract.rs",
    "crates/duelist/src/recursion/structure.rs",
    "crates/duelist/src/recursion/unfold.rs",
    "crates/duelist/src/recursion/read.rs",
];

/// The source of the switch.
const SWITCH: &str = include_str!("switch.rs");

/// What is changed need not be well written.
const QUIET: &str = "#![allow(warnings)]\n";

/// The root of the library that gets the switch.
const LIBRARY: &str = "crates/duelist/src/lib.rs";

/// What cargo is asked for.
const BUILD: [&str; 15] = [
    "test",
    "--no-run",
    "-p",
    "duelist",
    "--lib",
    "--test",
    "regress",
    "--test",
    "certificates",
    "--test",
    "faults",
    "--test",
    "segments",
    "--test",
    "compositions",
];

/// The program that looks for injected bugs.
const FUZZER: &str = "duelist-fuzz";

/// What a build consists of.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The mutants in it.
    pub mutants: Vec<Mutant>,
    /// The keys of those that do not compile.
    pub rejected: BTreeSet<String>,
    /// The test programs by name.
    pub programs: IndexMap<String, PathBuf>,
}

/// Where the copy is.
#[derive(Clone, Debug)]
pub struct Workshop {
    /// The root of the repository.
    pub root: PathBuf,
    /// The folder of everything that is made.
    pub folder: PathBuf,
}

impl Workshop {
    /// The one of a repository in this folder of its `target`.
    ///
    /// # Errors
    /// If there is no such repository.
    pub fn new(root: &Path, name: &str) -> Result<Workshop, Error> {
        let root = fs::canonicalize(root).map_err(Error::file(root))?;
        let folder = root.join("target").join(name);
        fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
        Ok(Workshop { root, folder })
    }

    /// The copy's root.
    #[must_use]
    pub fn copy(&self) -> PathBuf {
        self.folder.join("source")
    }

    /// The last build, if there is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn plan(&self) -> Result<Option<Plan>, Error> {
        let path = self.folder.join("plan.json");
        let Ok(text) = fs::read(&path) else { return Ok(None) };
        serde_json::from_slice(&text).map(Some).map_err(|error| Error::Record { path, error })
    }

    /// Copies, puts switches in, leaves out what does not compile, and builds the test programs.
    ///
    /// # Errors
    /// If files cannot be copied, or something does not compile with no mutant to blame.
    pub fn build(&self, wanted: &[String], tell: impl Fn(&str)) -> Result<Plan, Error> {
        let is_wanted = |file: &str| {
            let named = |name: &String| file == *name || name.ends_with('/') && file.starts_with(name.as_str());
            let is_test = file.contains("/tests/") || file.contains("/proofs/") || file.ends_with("/tests.rs");
            let is_source = file.ends_with(".rs") && !is_test;
            is_source && wanted.iter().any(named)
        };
        let mut plan = Plan { rejected: self.plan()?.unwrap_or_default().rejected, ..Plan::default() };
        let sources = self.fill(is_wanted)?;
        for (file, text) in &sources {
            let found = find(file, text, plan.mutants.len());
            plan.mutants.extend(found.map_err(|error| Error::Source { file: file.clone(), error })?);
        }
        tell(&format!("{} mutants", plan.mutants.len()));
        loop {
            let kept = plan.mutants.iter().filter(|mutant| !plan.rejected.contains(&mutant.key()));
            let texts = self.switch(&sources, &kept.cloned().collect::<Vec<_>>())?;
            let errors = match self.cargo(&BUILD)? {
                Ok(programs) => {
                    plan.programs = self.keep(programs)?;
                    break;
                }
                Err(errors) => errors,
            };
            let at = |places: &[Place]| -> BTreeSet<usize> {
                let mutants = |(file, place): &Place| texts.get(file.as_str()).map(|text| text.blamed(place));
                places.iter().filter_map(mutants).flatten().collect()
            };
            let blame = |error: &Complaint| Some(at(&error.places)).filter(|found| !found.is_empty());
            let blamed: BTreeSet<usize> =
                errors.iter().flat_map(|error| blame(error).unwrap_or_else(|| at(&error.related))).collect();
            if blamed.is_empty() {
                let messages = errors.into_iter().map(|error| error.text).collect();
                return Err(Error::Build { messages });
            }
            tell(&format!("{} do not compile", blamed.len()));
            plan.rejected.extend(blamed.into_iter().map(|number| plan.mutants[number].key()));
            self.save(&Plan { rejected: plan.rejected.clone(), ..Plan::default() })?;
        }
        plan.mutants.retain(|mutant| !plan.rejected.contains(&mutant.key()));
        tell(&format!("{} mutants compile", plan.mutants.len()));
        self.save(&plan)?;
        Ok(plan)
    }

    /// Copies test programs to a place where no other build of the repository replaces them.
    fn keep(&self, programs: IndexMap<String, PathBuf>) -> Result<IndexMap<String, PathBuf>, Error> {
        let folder = self.folder.join("programs");
        fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
        let keep = |(name, program): (String, PathBuf)| {
            let kept = folder.join(&name);
            fs::copy(&program, &kept).map_err(Error::file(&program))?;
            Ok((name, kept))
        };
        programs.into_iter().map(keep).collect()
    }

    /// Builds the fuzzer with changes of these files, each behind its number.
    ///
    /// # Errors
    /// If files cannot be copied, or something does not compile.
    pub fn build_fuzzer(
        &self,
        files: &[&str],
        changes: impl Fn(&IndexMap<String, String>) -> Result<Vec<Mutant>, Error>,
    ) -> Result<PathBuf, Error> {
        let sources = self.fill(|file| files.contains(&file))?;
        self.switch(&sources, &changes(&sources)?)?;
        let built = self.cargo(&["build", "-p", FUZZER])?;
        let mut programs =
            built.map_err(|errors| Error::Build { messages: errors.into_iter().map(|error| error.text).collect() })?;
        programs.swap_remove(FUZZER).ok_or_else(|| Error::Build { messages: format!("there is no program {FUZZER}") })
    }

    /// Copies the workspace, but for the sources that are to be changed: their texts.
    fn fill(&self, is_changed: impl Fn(&str) -> bool) -> Result<IndexMap<String, String>, Error> {
        let mut sources = IndexMap::new();
        for file in self.tracked()? {
            let Ok(bytes) = fs::read(self.root.join(&file)) else { continue };
            if is_changed(&file) {
                sources.insert(file, String::from_utf8_lossy(&bytes).into_owned());
            } else if file == LIBRARY {
                self.write(&file, &[QUIET.as_bytes(), &bytes, SWITCH.as_bytes()].concat())?;
            } else {
                self.write(&file, &bytes)?;
            }
        }
        Ok(sources)
    }

    /// Writes sources with switches in them.
    fn switch<'s>(
        &self,
        sources: &'s IndexMap<String, String>,
        mutants: &[Mutant],
    ) -> Result<IndexMap<&'s str, Instrumented>, Error> {
        let mut texts = IndexMap::new();
        for (file, text) in sources {
            let here: Vec<Mutant> = mutants.iter().filter(|mutant| mutant.file == *file).cloned().collect();
            let instrumented = instrument(text, &here);
            self.write(file, instrumented.text.as_bytes())?;
            texts.insert(file.as_str(), instrumented);
        }
        Ok(texts)
    }

    fn save(&self, plan: &Plan) -> Result<(), Error> {
        let path = self.folder.join("plan.json");
        let text = serde_json::to_vec(plan).map_err(|error| Error::Record { path: path.clone(), error })?;
        fs::write(&path, text).map_err(Error::file(path))
    }

    /// The files of the repository.
    fn tracked(&self) -> Result<Vec<String>, Error> {
        let arguments = ["ls-files", "--cached", "--others", "--exclude-standard"];
        let output = Command::new("git").args(arguments).current_dir(&self.root).output();
        let output = output.map_err(|error| Error::Program { program: "git".to_string(), error })?;
        let mut files: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_string).collect();
        files.sort();
        files.dedup();
        Ok(files)
    }

    /// Writes a file of the copy, unless it is there already: cargo goes by times.
    fn write(&self, file: &str, bytes: &[u8]) -> Result<(), Error> {
        let path = self.copy().join(file);
        if fs::read(&path).is_ok_and(|old| old == bytes) {
            return Ok(());
        }
        let folder = path.parent().unwrap_or(&path);
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
        fs::write(&path, bytes).map_err(Error::file(&path))
    }

    /// Runs cargo in the copy: the programs that it made, or its errors.
    fn cargo(&self, arguments: &[&str]) -> Result<Result<IndexMap<String, PathBuf>, Vec<Complaint>>, Error> {
        let mut cargo = Command::new("cargo");
        cargo.args(arguments).args(["--offline", "--message-format=json"]).current_dir(self.copy());
        // Programs go into a folder of their own; what they depend on is shared with the repository, where it has been compiled already.
        cargo.env("CARGO_TARGET_DIR", self.folder.join("target"));
        cargo.env("CARGO_BUILD_BUILD_DIR", self.root.join("target"));
        if let Some(library) = self.z3() {
            cargo.env("DUELIST_Z3_LIBRARY", library);
        }
        let output = cargo.stdin(Stdio::null()).stderr(Stdio::piped()).output();
        let output = output.map_err(|error| Error::Program { program: "cargo".to_string(), error })?;
        let (mut programs, mut complaints) = (IndexMap::new(), Vec::new());
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
            if let Some(program) = message["executable"].as_str() {
                let kind = message["target"]["kind"][0].as_str().unwrap_or_default();
                let name = message["target"]["name"].as_str().unwrap_or_default();
                let name = if kind == "lib" { "lib" } else { name };
                programs.insert(name.to_string(), PathBuf::from(program));
            }
            if message["message"]["level"] == "error" {
                complaints.push(Complaint::read(&message["message"]));
            }
        }
        if output.status.success() {
            return Ok(Ok(programs));
        }
        if complaints.is_empty() {
            return Err(Error::Build { messages: String::from_utf8_lossy(&output.stderr).into_owned() });
        }
        Ok(Err(complaints))
    }

    /// The Z3 that another build has fetched.
    fn z3(&self) -> Option<PathBuf> {
        if let Some(library) = std::env::var_os("DUELIST_Z3_LIBRARY") {
            return Some(library.into());
        }
        let entries = |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let builds = ["debug", "release"]
            .into_iter()
            .flat_map(|kind| entries(self.root.join("target").join(kind).join("build")));
        let fetched = builds.flat_map(|build| entries(build.join("out")).collect::<Vec<_>>());
        let names = ["libz3.so", "libz3.dylib", "libz3.dll"];
        fetched.flat_map(|folder| names.map(|name| folder.join(name))).filter(|library| library.exists()).min()
    }
}

/// Bytes of a file.
type Place = (String, Range<usize>);

/// An error of the compiler.
struct Complaint {
    text: String,
    /// Where it is.
    places: Vec<Place>,
    /// What else it points to: a value is missed where it is used, not where a mutant fails to assign it.
    related: Vec<Place>,
}

impl Complaint {
    fn read(message: &Value) -> Complaint {
        let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or_default();
        let place = |span: &Value| {
            let file = span["file_name"].as_str().unwrap_or_default().to_string();
            (file, number(&span["byte_start"])..number(&span["byte_end"]))
        };
        let spans = |primary: bool| {
            let spans = message["spans"].as_array().into_iter().flatten();
            spans.filter(|span| span["is_primary"] == primary).map(place).collect()
        };
        let text = message["rendered"].as_str().unwrap_or_default().to_string();
        Complaint { text, places: spans(true), related: spans(false) }
    }
}

//! Test programs: which tests there are, what they reach, and whether they notice a mutant.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::build::Plan;
use crate::points::Mutant;
use crate::record::{Fate, Record};

/// The tests that are run: a program, and what their names contain.
pub const SUITES: [(&str, &str); 9] = [
    ("lib", ""),
    ("certificates", "tampering::"),
    ("certificates", "::corpus/"),
    ("faults", ""),
    ("regress", "::default"),
    ("regress", "::paper:"),
    ("segments", ""),
    ("compositions", "what_is_bounded_"),
    ("compositions", "what_has_a_model_"),
];

/// Address space of a test, in KiB: a mutant may ask for memory without end.
const MEMORY: u64 = 6 << 20;

/// A program that takes no time of the processor is given up after so long.
const ASLEEP: Duration = Duration::from_secs(60);

/// A test that passes without a mutant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Test {
    /// Its program.
    pub suite: String,
    /// Its name there.
    pub name: String,
    /// How long it takes.
    pub seconds: f64,
    /// The numbers of the mutants whose switch it asks.
    pub reached: Vec<usize>,
}

/// How a run of tests ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Ending {
    Passed,
    Failed(String),
    TimedOut,
}

/// Runs tests.
#[derive(Clone, Debug)]
pub struct Bench<'a> {
    /// The programs.
    pub plan: &'a Plan,
    /// Where they run: the folder of the library's package.
    pub folder: PathBuf,
    /// Where temporary files go.
    pub scratch: PathBuf,
}

impl Bench<'_> {
    /// The tests of all suites, without those whose names are known already.
    ///
    /// # Errors
    /// If a program cannot be run.
    pub fn list(&self, known: &[Test]) -> Result<Vec<(String, String)>, Error> {
        let mut tests = Vec::new();
        for (suite, part) in SUITES {
            let Some(program) = self.plan.programs.get(suite) else { continue };
            // Not only those that a run of this day would take.
            let mut command = Command::new(program);
            command.arg("--list").env("DUELIST_TEST_FULL", "1").current_dir(&self.folder);
            let output = command.output();
            let output = output.map_err(|error| Error::Program { program: suite.to_string(), error })?;
            for line in String::from_utf8_lossy(&output.stdout).lines() {
                // The colon makes it possible to ask for the end of a name.
                let Some(name) = line.strip_suffix(" test").filter(|name| name.contains(part)) else { continue };
                let name = name.trim_end_matches(':').to_string();
                if !known.iter().any(|test| test.suite == suite && test.name == name) {
                    tests.push((suite.to_string(), name));
                }
            }
        }
        Ok(tests)
    }

    /// Runs a test with no mutant active and notes what it reaches; `None` if it fails. Those who do so at the same time have different numbers.
    ///
    /// # Errors
    /// If its program cannot be run.
    pub fn measure(&self, suite: &str, name: &str, job: usize) -> Result<Option<Test>, Error> {
        let report = self.scratch.join(format!("reached-{job}"));
        let _ = fs::remove_file(&report);
        let started = Instant::now();
        let ending = self.run(suite, &[name], Duration::from_secs(300), |command| {
            command.env("DUELIST_MUTANTS_REACHED", &report);
        })?;
        let seconds = started.elapsed().as_secs_f64();
        let text = fs::read_to_string(&report).unwrap_or_default();
        let mut reached: Vec<usize> = text.lines().filter_map(|line| line.parse().ok()).collect();
        reached.sort_unstable();
        reached.dedup();
        let test = Test { suite: suite.to_string(), name: name.to_string(), seconds, reached };
        Ok((ending == Ending::Passed).then_some(test))
    }

    /// Runs tests that reach a mutant with it active, until one fails: those of its own module first, then short ones. What would take longer than `budget` with
    /// those before it, all without the mutant, is left out.
    ///
    /// # Errors
    /// If a program cannot be run.
    pub fn examine(&self, mutant: &Mutant, tests: &[Test], budget: f64) -> Result<Record, Error> {
        let started = Instant::now();
        let mut reaching: Vec<&Test> =
            tests.iter().filter(|test| test.reached.binary_search(&mutant.number).is_ok()).collect();
        let foreign = |test: &Test| !is_own(&mutant.file, test);
        reaching.sort_by(|a, b| foreign(a).cmp(&foreign(b)).then(a.seconds.total_cmp(&b.seconds)));
        let mut record = Record {
            key: mutant.key(),
            fate: if reaching.is_empty() { Fate::Uncovered } else { Fate::Survived },
            by: None,
            tests: 0,
            reached: reaching.len(),
            seconds: 0.0,
        };
        let mut spent = 0.0;
        for batch in batches(&reaching) {
            let seconds: f64 = batch.iter().map(|test| test.seconds).sum();
            if spent + seconds > budget && record.tests > 0 {
                continue;
            }
            spent += seconds;
            record.tests += batch.len();
            let names: Vec<&str> = batch.iter().map(|test| test.name.as_str()).collect();
            let limit = Duration::from_secs_f64(5.0 + 5.0 * seconds);
            let ending = self.run(&batch[0].suite, &names, limit, |command| {
                command.env("DUELIST_MUTANT", mutant.number.to_string());
            })?;
            let (fate, name) = match ending {
                Ending::Passed => continue,
                Ending::Failed(name) => (Fate::Killed, name),
                Ending::TimedOut => (Fate::TimedOut, names[0].to_string()),
            };
            // What fails without the mutant as well, now that the machine is busy, says nothing.
            let suite = &batch[0].suite;
            if self.run(suite, &[&name], limit, |_| ())? != Ending::Passed {
                continue;
            }
            (record.fate, record.by) = (fate, Some(format!("{suite} {name}")));
            break;
        }
        record.seconds = started.elapsed().as_secs_f64();
        Ok(record)
    }

    /// Runs tests of a program by name, until one fails. The limit is on the time of the processor, since the time on the wall depends on who else is
    /// at work; a program that only sleeps is ended as well, much later.
    fn run(
        &self,
        suite: &str,
        names: &[&str],
        limit: Duration,
        prepare: impl FnOnce(&mut Command),
    ) -> Result<Ending, Error> {
        let mut command = Command::new("sh");
        let seconds = limit.as_secs() + 1;
        let limits = format!("ulimit -v {MEMORY}; ulimit -t {seconds}; exec \"$0\" \"$@\" 2>&1");
        command.args(["-c", &limits]).arg(&self.plan.programs[suite]);
        command.args(["--exact", "--test-threads", "1"]).args(names).current_dir(&self.folder).process_group(0);
        // Nor only a share of what a test looks at.
        command.env("DUELIST_TEST_FULL", "1");
        prepare(&mut command);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.map_err(|error| Error::Program { program: suite.to_string(), error })?;
        let (sender, receiver) = channel();
        let output = child.stdout.take();
        thread::spawn(move || {
            for line in output.into_iter().flat_map(|output| BufReader::new(output).split(b'\n')) {
                let Ok(line) = line else { break };
                // Nobody listens any more once it has failed.
                let _ = sender.send(String::from_utf8_lossy(&line).into_owned());
            }
        });
        let deadline = Instant::now() + 20 * limit + ASLEEP;
        let mut current = names[0].to_string();
        let ending = loop {
            match receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    if let Some((name, _)) = line.strip_prefix("test ").and_then(|rest| rest.rsplit_once(" ...")) {
                        current = name.to_string();
                    }
                    if line.ends_with("FAILED") {
                        break Some(Ending::Failed(current.clone()));
                    }
                }
                Err(RecvTimeoutError::Timeout) => break Some(Ending::TimedOut),
                Err(RecvTimeoutError::Disconnected) => break None,
            }
        };
        if ending.is_some() {
            if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
                // It may have ended by itself.
                let _ = kill_process_group(group, Signal::KILL);
            }
        }
        let status = child.wait().map_err(|error| Error::Program { program: suite.to_string(), error })?;
        Ok(ending.unwrap_or(match status.signal() {
            None if status.success() => Ending::Passed,
            Some(signal) if [Signal::XCPU, Signal::KILL].map(Signal::as_raw).contains(&signal) => Ending::TimedOut,
            _ => Ending::Failed(current),
        }))
    }
}

/// The first module on the way to a file, as tests of the library are named.
fn module(file: &str) -> String {
    let path = file.split_once("/src/").map_or(file, |(_, path)| path);
    let first = path.split('/').next().unwrap_or(path);
    format!("{}::", first.trim_end_matches(".rs"))
}

/// Whether a test is one of the module that a file is in: of the library, or of a program with the name of its folder.
fn is_own(file: &str, test: &Test) -> bool {
    if test.suite == "lib" { test.name.starts_with(&module(file)) } else { file.contains(&format!("/{}/", test.suite)) }
}

/// Tests in order, as many of one program in a batch as take ever longer together; only libtest takes several names.
fn batches<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut batches: Vec<Vec<&Test>> = Vec::new();
    let (mut size, mut seconds) = (0.25, 0.0);
    for test in tests {
        let several = |batch: &Vec<&Test>| batch[0].suite == test.suite && ["lib", "faults"].contains(&&*test.suite);
        match batches.last_mut() {
            Some(batch) if several(batch) && seconds + test.seconds <= size => batch.push(test),
            _ => {
                size = f64::min(2.0 * size, 4.0);
                seconds = 0.0;
                batches.push(vec![test]);
            }
        }
        seconds += test.seconds;
    }
    batches
}

/// The folder of the library's package in the copy.
#[must_use]
pub fn package(copy: &Path) -> PathBuf {
    copy.join("crates/duelist")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_are_of_one_program() {
        let test = |suite: &str, seconds| Test { suite: suite.into(), name: "t".into(), seconds, reached: Vec::new() };
        let tests = [test("lib", 0.1), test("lib", 0.1), test("lib", 3.0), test("regress", 0.1), test("regress", 0.1)];
        let sizes: Vec<usize> = batches(&tests.iter().collect::<Vec<_>>()).iter().map(Vec::len).collect();
        assert_eq!(sizes, [2, 1, 1, 1]);
    }

    #[test]
    fn modules() {
        assert_eq!(module("crates/duelist/src/check/words.rs"), "check::");
        assert_eq!(module("crates/duelist/src/engine.rs"), "engine::");
        let test =
            |suite: &str, name: &str| Test { suite: suite.into(), name: name.into(), seconds: 0.0, reached: vec![] };
        let file = "crates/duelist/src/over/segments/read.rs";
        assert!(is_own(file, &test("lib", "over::few")) && is_own(file, &test("segments", "walks")));
        assert!(!is_own(file, &test("lib", "check::few")) && !is_own(file, &test("regress", "walks")));
    }
}

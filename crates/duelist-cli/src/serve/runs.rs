//! Runs of the solver: child processes of this same program, whose steps are read as they happen.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// How long somebody who asks for events waits for one.
const PATIENCE: Duration = Duration::from_secs(1);
/// So many runs that are over are remembered.
const REMEMBERED: usize = 16;

/// The runs under way and the last ones that are over.
#[derive(Debug)]
pub(super) struct Runs {
    timeout: u64,
    memory: u64,
    parallel: u64,
    runs: Mutex<BTreeMap<u64, Arc<Run>>>,
}

/// Why a run was not started.
pub(super) enum Refused {
    Busy,
    Failed(io::Error),
}

/// One run.
#[derive(Debug, Default)]
struct Run {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The steps so far, as texts.
    steps: Vec<String>,
    /// The child, until it has ended.
    child: Option<Child>,
    stopped: bool,
    /// What came out, once it has ended.
    result: Option<Value>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Runs {
    pub(super) fn new(timeout: u64, memory: u64, parallel: u64) -> Runs {
        Runs { timeout, memory, parallel, runs: Mutex::default() }
    }

    /// Starts a run on a text; its number.
    pub(super) fn start(&self, text: &str) -> Result<u64, Refused> {
        let mut runs = lock(&self.runs);
        let busy = runs.values().filter(|run| lock(&run.state).result.is_none()).count();
        if busy as u64 >= self.parallel {
            return Err(Refused::Busy);
        }
        let mut child = self.spawn().map_err(Refused::Failed)?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let run = Arc::new(Run::default());
        lock(&run.state).child = Some(child);
        let text = text.to_string();
        // A child that has ended does not read.
        thread::spawn(move || drop(stdin.map(|mut stdin| stdin.write_all(text.as_bytes()))));
        let watched = Arc::clone(&run);
        thread::spawn(move || watched.watch(stdout, stderr));
        let number = runs.last_key_value().map_or(1, |(last, _)| last + 1);
        runs.insert(number, run);
        while runs.len() > REMEMBERED {
            let over = runs.iter().find(|(_, run)| lock(&run.state).result.is_some()).map(|(number, _)| *number);
            let Some(over) = over else { break };
            runs.remove(&over);
        }
        Ok(number)
    }

    fn spawn(&self) -> io::Result<Child> {
        Command::new(std::env::current_exe()?)
            .args(["explain", "--trace", "--explain-json", "-", "--timeout", &format!("{}ms", self.timeout)])
            .args(["--memory", &self.memory.to_string(), "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
    }

    /// The steps from number `from` on, and the result if there is one. Waits a little for something new.
    pub(super) fn events(&self, run: u64, from: usize) -> Option<Value> {
        let run = Arc::clone(lock(&self.runs).get(&run)?);
        let news = |state: &mut State| state.steps.len() <= from && state.result.is_none();
        let (state, _) =
            run.changed.wait_timeout_while(lock(&run.state), PATIENCE, news).unwrap_or_else(PoisonError::into_inner);
        let steps = state.steps.get(from..).unwrap_or_default();
        Some(json!({ "steps": steps, "result": state.result }))
    }

    /// Ends a run, if it is still under way.
    pub(super) fn stop(&self, run: u64) {
        let Some(run) = lock(&self.runs).get(&run).cloned() else { return };
        let mut state = lock(&run.state);
        state.stopped = true;
        // It may have ended by itself.
        let _ = state.child.as_mut().map(Child::kill);
    }
}

impl Run {
    /// Reads what the child says until it ends.
    fn watch(self: Arc<Run>, stdout: Option<ChildStdout>, stderr: Option<ChildStderr>) {
        let reader = thread::spawn(move || {
            let mut text = String::new();
            stdout.map(|mut stdout| stdout.read_to_string(&mut text));
            text
        });
        for line in stderr.into_iter().flat_map(|stderr| BufReader::new(stderr).lines()).map_while(Result::ok) {
            lock(&self.state).steps.push(line.trim_start_matches("; ").to_string());
            self.changed.notify_all();
        }
        let text = reader.join().unwrap_or_default();
        let mut state = lock(&self.state);
        // Taken out so that nobody kills a process of the same number later.
        let _ = state.child.take().map(|mut child| child.wait());
        state.result = Some(match serde_json::from_str(&text) {
            _ if state.stopped => json!({ "failure": "stopped" }),
            Ok(document) => json!({ "document": Value::clone(&document) }),
            Err(_) => json!({ "failure": "the solver ended without an answer, perhaps for want of memory" }),
        });
        self.changed.notify_all();
    }
}

//! Other solvers on translations of the problem.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use duelist::backend::{Backend, Deadline};
use duelist::syntax::Parameters;
use duelist::translate::{Encoding, translate};

use super::ask::Verdict;

/// The translation of a problem.
///
/// # Errors
/// If there is none: every problem has one.
pub(super) fn translated(text: &str, encoding: Encoding) -> Result<String, String> {
    translate(text.as_bytes(), Parameters::default(), encoding).map_err(|error| format!("not translated: {error}"))
}

/// What Z3 says of a translation, in a process of its own: its sequence solver has been seen to crash.
pub(super) fn z3(translation: &str, backend: &dyn Backend, timeout: Duration) -> Verdict {
    let said = backend
        .open_isolated()
        .ok()
        .and_then(|mut connection| connection.exchange(translation, Deadline::after(timeout)).ok());
    said.and_then(|said| Verdict::from_text(said.trim())).unwrap_or(Verdict::Unknown)
}

/// A running cvc5, asked about one problem after the other.
pub struct Cvc5 {
    python: PathBuf,
    script: PathBuf,
    timeout: Duration,
    running: Option<(Child, ChildStdin, BufReader<ChildStdout>)>,
}

impl Cvc5 {
    /// cvc5 as `script` (tools/cvc5_smt2.py) makes it a program, run by a Python that has the package.
    #[must_use]
    pub fn new(python: PathBuf, script: PathBuf, timeout: Duration) -> Cvc5 {
        Cvc5 { python, script, timeout, running: None }
    }

    /// What it says of a translation; `None` if it cannot be started.
    pub fn ask(&mut self, translation: &str) -> Option<Verdict> {
        if self.running.is_none() {
            self.running = self.start();
        }
        let (_, input, output) = self.running.as_mut()?;
        let sent = input
            .write_all(format!("(reset)\n{translation}\n(echo \"end\")\n").as_bytes())
            .and_then(|()| input.flush());
        let mut verdict = Verdict::Unknown;
        let mut line = String::new();
        loop {
            line.clear();
            let read = if sent.is_ok() { output.read_line(&mut line).unwrap_or(0) } else { 0 };
            if read == 0 {
                // It crashed; the next problem gets another one.
                self.stop();
                return Some(Verdict::Unknown);
            }
            match line.trim().trim_matches('"') {
                "end" => return Some(verdict),
                text => verdict = Verdict::from_text(text).unwrap_or(verdict),
            }
        }
    }

    fn start(&self) -> Option<(Child, ChildStdin, BufReader<ChildStdout>)> {
        let mut command = Command::new(&self.python);
        command.arg(&self.script).args(["--option", "fmf-fun=true", "--option"]);
        command.arg(format!("tlimit-per={}", self.timeout.as_millis()));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let (input, output) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        Some((child, input, output))
    }

    fn stop(&mut self) {
        if let Some((mut child, ..)) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Cvc5 {
    fn drop(&mut self) {
        self.stop();
    }
}

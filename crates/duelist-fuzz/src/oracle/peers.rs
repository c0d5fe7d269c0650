//! Other solvers on translations of the problem.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use duelist::frontend::Parameters;
use duelist::frontend::{Deadline, backend_from_spec};
use duelist::frontend::{Encoding, translate};
use duelist::internals::backend::{Backend, Connection};

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
    backend: Arc<dyn Backend>,
    patience: Duration,
    running: Option<Box<dyn Connection>>,
}

impl Cvc5 {
    /// cvc5 as `script` (tools/cvc5_smt2.py) makes it a program, run by a Python that has the package; `None` if these are no words of a
    /// command.
    #[must_use]
    pub fn new(python: &Path, script: &Path, timeout: Duration) -> Option<Cvc5> {
        let (python, script, limit) = (python.display(), script.display(), timeout.as_millis());
        let command = format!("process:'{python}' '{script}' --option fmf-fun=true --option tlimit-per={limit}");
        // Its limit is on what it takes for search, not for reading.
        let patience = 5 * timeout + Duration::from_secs(2);
        Some(Cvc5 { backend: backend_from_spec(&command).ok()?, patience, running: None })
    }

    /// What it says of a translation; `None` if it cannot be started.
    pub fn ask(&mut self, translation: &str) -> Option<Verdict> {
        if self.running.as_ref().is_none_or(|connection| !connection.alive()) {
            self.running = self.backend.open().ok();
        }
        let connection = self.running.as_mut()?;
        let said = connection.exchange(&format!("(reset)\n{translation}"), Deadline::after(self.patience));
        if said.is_err() {
            // The next problem gets another one.
            self.running = None;
        }
        let verdict = said.unwrap_or_default().lines().filter_map(Verdict::from_text).next_back();
        Some(verdict.unwrap_or(Verdict::Unknown))
    }
}

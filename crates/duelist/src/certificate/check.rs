//! Checking the certificates of a script's answers.

use std::collections::BTreeMap;
use std::fmt;
use std::io::BufRead;
use std::time::Duration;

use super::{EVIDENCE, Error, README, derive, read_evidence, scripts};
use crate::backend::{Backend, Deadline, Session, Verdict};
use crate::engine::{Limit, Reason};
use crate::script::{Command, Options, Solver, Step};
use crate::syntax::{Commands, Parameters, Tree};
use crate::term::{Store, Term};

/// The files of one certificate, by name.
pub type Folder = BTreeMap<String, String>;

/// What was found out about a certificate.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The number of the check in the script, from 1.
    pub check: usize,
    /// The file in question.
    pub file: String,
    /// What is with it.
    pub outcome: Outcome,
}

/// What is with a file.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The obligation is unsatisfiable.
    Proved,
    /// The obligation has a model: the evidence proves nothing.
    Refuted,
    /// The solver has no answer.
    Open(Reason),
    /// The file is not what follows from the problem and the evidence.
    Differs,
    /// The file is not there.
    Missing,
    /// Nothing calls for the file, or for the folder.
    Superfluous,
    /// The evidence is not about this problem.
    Rejected(Error),
}

impl Finding {
    /// Whether it speaks for the certificate.
    #[must_use]
    pub fn is_good(&self) -> bool {
        matches!(self.outcome, Outcome::Proved)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}: ", self.check, self.file)?;
        match &self.outcome {
            Outcome::Proved => f.write_str("unsat"),
            Outcome::Refuted => f.write_str("sat, so the evidence proves nothing"),
            Outcome::Open(reason) => write!(f, "unknown: {reason}"),
            Outcome::Differs => f.write_str("differs from what follows from the problem and the evidence"),
            Outcome::Missing => f.write_str("missing"),
            Outcome::Superfluous => f.write_str("not a part of any certificate of this problem"),
            Outcome::Rejected(error) => error.fmt(f),
        }
    }
}

/// Checks the certificates in `folders`, by the number of the check that each is about. Every finding is reported; true if there is one
/// and all are good.
///
/// The obligations are derived from the problem and the evidence. The scripts in the folders are compared with them, and not used otherwise. Each
/// obligation is put to a session of its own, for at most `timeout`.
pub fn check(
    problem: impl BufRead,
    parameters: Parameters,
    folders: &BTreeMap<usize, Folder>,
    backend: &dyn Backend,
    timeout: Option<Duration>,
    mut tell: impl FnMut(&Finding),
) -> bool {
    let mut solver = Solver::new(Options::default());
    let (mut checks, mut found, mut good) = (0, false, true);
    let mut tell = |finding: Finding| {
        found = true;
        good &= finding.is_good();
        tell(&finding);
    };
    for source in Commands::new(problem, parameters) {
        let Ok(tree) = source.and_then(Tree::parse) else { continue };
        let assumptions = match solver.follow(&tree) {
            Ok((Command::Exit, _)) => break,
            Ok((_, Step::Checked(assumptions))) => assumptions,
            // A command that is wrong has no effect, here as when the certificate was written.
            Ok(_) | Err(_) => continue,
        };
        checks += 1;
        if let Some(folder) = folders.get(&checks) {
            let mut terms = solver.asserted();
            terms.extend(assumptions);
            check_one(solver.store(), &terms, folder, backend, timeout, |file, outcome| {
                tell(Finding { check: checks, file, outcome });
            });
        }
    }
    for number in folders.keys().filter(|number| !(1..=checks).contains(*number)) {
        tell(Finding { check: *number, file: EVIDENCE.to_string(), outcome: Outcome::Superfluous });
    }
    found && good
}

/// Checks one certificate of these assertions.
pub(crate) fn check_one(
    store: &Store,
    assertions: &[Term],
    folder: &Folder,
    backend: &dyn Backend,
    timeout: Option<Duration>,
    mut tell: impl FnMut(String, Outcome),
) {
    let Some(text) = folder.get(EVIDENCE) else { return tell(EVIDENCE.to_string(), Outcome::Missing) };
    let limit = Limit { deadline: timeout.map_or(Deadline::never(), Deadline::after), ..Limit::default() };
    let derived = read_evidence(text)
        .and_then(|evidence| derive(store, assertions, &evidence, &limit))
        .and_then(|mut derived| Ok((scripts(&mut derived, &limit)?, derived)));
    let (scripts, mut derived) = match derived {
        Ok(derived) => derived,
        Err(error) => return tell(EVIDENCE.to_string(), Outcome::Rejected(error)),
    };
    for (obligation, script) in derived.obligations.iter().zip(&scripts) {
        let deadline = timeout.map_or(Deadline::never(), Deadline::after);
        let mut ask = || {
            let mut session = Session::open(backend, "certificate", None)?;
            for formula in &obligation.formulas {
                session.assert(&mut derived.store, *formula);
            }
            session.check(&mut derived.store, &[], deadline)
        };
        let outcome = match ask() {
            Ok(Verdict::Unsat) => Outcome::Proved,
            Ok(Verdict::Sat) => Outcome::Refuted,
            Ok(Verdict::Unknown(words)) => Outcome::Open(Reason::from_backend(&words, deadline)),
            Err(error) => Outcome::Open(error.into()),
        };
        tell(script.name.clone(), outcome);
        match folder.get(&script.name) {
            None => tell(script.name.clone(), Outcome::Missing),
            Some(text) if *text != script.text => tell(script.name.clone(), Outcome::Differs),
            Some(_) => {}
        }
    }
    for name in folder.keys() {
        let known = name == EVIDENCE || name == README || scripts.iter().any(|script| script.name == *name);
        if !known {
            tell(name.clone(), Outcome::Superfluous);
        }
    }
}

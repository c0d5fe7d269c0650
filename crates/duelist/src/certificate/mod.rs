//! Certificates: why an `unsat` is right, as list-free SMT-LIB scripts that any solver must answer `unsat`.
//!
//! [`derive()`] turns assertions and [`Evidence`](crate::evidence::Evidence) into [`Obligation`]s; whoever refutes them all has proved the verdict. [`write()`] makes a folder
//! of them, and [`check`] derives them again from the problem, without relying on the folder's scripts.
//!
//! What is *not* certified: reading the problem, rewriting it into the normal form (each rule has tests of its own), taking folds
//! out of it and flattening them, and the encodings in the obligations, which are those of the engines. What is: every answer of a solver, and
//! everything that an engine made up or left out on the way.

mod check;
mod obligation;
mod readme;
mod text;

pub(crate) use check::check_one;
pub use check::{Finding, Folder, Outcome, check};
pub use obligation::{Derived, Obligation, derive};
pub use text::{read_evidence, write_evidence};

use crate::backend::script_text;
use crate::engine::{Limit, Reached, Reason};
use crate::evidence::Refutation;
use crate::over::induction::Misfit;
use crate::script::Solver;
use crate::term::{Store, Term};

/// The file with the evidence.
pub const EVIDENCE: &str = "evidence.txt";

/// The file for people.
pub const README: &str = "README.md";

/// Why evidence is not accepted before any solver is asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// It is not evidence.
    #[error("the evidence cannot be read: {0}")]
    Unreadable(&'static str),
    /// The problem has no such list.
    #[error("the problem has no list {0}")]
    UnknownList(String),
    /// Lengths are given for lists other than those that matter.
    #[error("lengths are needed for exactly these lists: {0}")]
    WrongLists(String),
    /// A neutral element is not a possible element of the list.
    #[error("the neutral element of {0} is no term over the constants of its folds")]
    WrongNeutral(String),
    /// It claims that rewriting settles the problem.
    #[error("rewriting does not make the assertions false")]
    NotFalse,
    /// It claims that no list matters.
    #[error("folds read lists, and a single query without lengths decides nothing")]
    ListsMatter,
    /// It needs more than can be written down.
    #[error("lists of {0} elements are too long")]
    TooLong(usize),
    /// The argument cannot handle the problem.
    #[error("the argument does not apply to the problem: {0}")]
    Inapplicable(String),
    /// The invariant does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// It was not done in time, or took too much memory.
    #[error(transparent)]
    Limit(#[from] Reached),
}

impl From<Reason> for Error {
    fn from(reason: Reason) -> Error {
        Error::Inapplicable(reason.to_string())
    }
}

/// A file of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name in the folder.
    pub name: String,
    /// What is in it.
    pub text: String,
}

impl Solver {
    /// The certificate of the last answer, if it was `unsat` and still stands: the files of a folder.
    ///
    /// # Errors
    /// If the evidence cannot be used again, which is certain only with [`Options::certify`](crate::Options::certify), or if the limit of a
    /// command is reached.
    pub fn certificate(&self) -> Option<Result<Vec<File>, Error>> {
        let (store, assertions, refutation) = self.refuted()?;
        Some(write(store, &assertions, refutation, &self.limit()))
    }
}

/// The files of a certificate: for people, for [`check`], and one for each obligation.
///
/// # Errors
/// If the evidence is not about these assertions, or the limit is reached.
pub fn write(store: &Store, assertions: &[Term], refutation: &Refutation, limit: &Limit) -> Result<Vec<File>, Error> {
    let text = write_evidence(&refutation.evidence);
    // What is written must be what will be read.
    let evidence = read_evidence(&text)?;
    let mut derived = derive(store, assertions, &evidence, limit)?;
    let scripts = scripts(&mut derived, limit)?;
    let readme = readme::readme(refutation, &derived, &scripts);
    let mut files = vec![File { name: README.to_string(), text: readme }, File { name: EVIDENCE.to_string(), text }];
    files.extend(scripts);
    Ok(files)
}

/// The scripts of obligations.
fn scripts(derived: &mut Derived, limit: &Limit) -> Result<Vec<File>, Reached> {
    let count = derived.obligations.len();
    let width = count.to_string().len().max(2);
    let mut files = Vec::with_capacity(count);
    for (obligation, number) in derived.obligations.iter().zip(1..) {
        let clean = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let name: String = obligation.name.chars().take(60).map(clean).collect();
        let body = script_text(&mut derived.store, &obligation.formulas);
        let text = format!(
            "; {}: obligation {number} of {count}\n; {}\n(set-info :smt-lib-version 2.6)\n(set-logic ALL)\n\
             (set-info :status unsat)\n{body}(check-sat)\n",
            printable(&obligation.name),
            printable(&obligation.why),
        );
        files.push(File { name: format!("{number:0width$}-{name}.smt2"), text });
        limit.reached().map_or(Ok(()), Err)?;
    }
    Ok(files)
}

/// A text on one line, whatever names are in it.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

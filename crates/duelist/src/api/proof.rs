//! Proofs: why there is no model.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::Error;
use crate::backend::backend_from_spec;
use crate::certificate::{self, File, Folder};
use crate::engine::Limit;
use crate::evidence::Refutation;
use crate::script::Solver;
use crate::term::{Store, Term};

/// Why there is no model.
///
/// It is on its own: it stays as it is when the solver goes on.
///
/// ```
/// use duelist::{Answer, DEFAULT_BACKEND, Int, List, Options, Solver};
///
/// let l = List::<Int>::var("l");
/// let mut solver = Solver::new(Options { certify: true, ..Options::default() });
/// solver.assert(l.fold(Int::from(0), |sum, x| x.gt(0).ite::<Int>(&sum + x, sum)).lt(0))?;
/// let Answer::Unsat(proof) = solver.check()? else { panic!("a sum of positive numbers is not negative") };
/// println!("{}", proof.invariant().unwrap_or("no invariant was needed"));
/// assert!(proof.check(DEFAULT_BACKEND, None)?, "the certificate holds");
/// # Ok::<(), duelist::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Proof {
    engine: &'static str,
    argument: &'static str,
    invariant: Option<String>,
    /// With [`Options::certify`](crate::Options::certify): what a certificate is made of.
    refuted: Option<Arc<Refuted>>,
}

#[derive(Debug)]
struct Refuted {
    store: Store,
    assertions: Vec<Term>,
    refutation: Refutation,
}

impl Proof {
    /// The proof of the last answer of a solver, which was `unsat`.
    pub(crate) fn new(solver: &Solver) -> Proof {
        let refutation = solver.refutation();
        let refuted = solver.refuted().filter(|_| solver.options().certify).map(|(store, assertions, refutation)| {
            Arc::new(Refuted { store: store.clone(), assertions, refutation: refutation.clone() })
        });
        Proof {
            engine: refutation.map_or("", |refutation| refutation.engine),
            argument: refutation.map_or("", |refutation| refutation.evidence.argument.name()),
            invariant: solver.report().invariant.clone(),
            refuted,
        }
    }

    /// The engine that found it.
    #[must_use]
    pub fn engine(&self) -> &str {
        self.engine
    }

    /// What kind of argument it is: `rewriting`, `invariant`, `lengths`, …
    #[must_use]
    pub fn argument(&self) -> &str {
        self.argument
    }

    /// The invariant that every list keeps to, in the terms of the problem, if the proof is by one.
    #[must_use]
    pub fn invariant(&self) -> Option<&str> {
        self.invariant.as_deref()
    }

    /// The certificate: scripts without lists that any solver must answer `unsat`, and a text that says why they prove it.
    ///
    /// # Errors
    /// If the solver was not told to certify by [`Options::certify`](crate::Options::certify), or the evidence cannot be used again.
    pub fn certificate(&self) -> Result<Vec<File>, Error> {
        let refuted = self.refuted()?;
        Ok(certificate::write(&refuted.store, &refuted.assertions, &refuted.refutation, &Limit::default())?)
    }

    /// Writes the certificate into a folder, which is made if it is not there.
    ///
    /// # Errors
    /// As [`Proof::certificate`], and if a file cannot be written.
    pub fn write_certificate(&self, folder: &Path) -> Result<(), Error> {
        let files = self.certificate()?;
        let written = std::fs::create_dir_all(folder)
            .and_then(|()| files.iter().try_for_each(|file| std::fs::write(folder.join(&file.name), &file.text)));
        written.map_err(|error| Error::Write { path: folder.display().to_string(), message: error.to_string() })
    }

    /// Derives the certificate again and puts each of its scripts to a solver, named as `--backend` of the command line names it, for at most this long each: whether all of them are
    /// `unsat`.
    ///
    /// # Errors
    /// As [`Proof::certificate`], and if there is no such solver.
    pub fn check(&self, backend: &str, timeout: Option<Duration>) -> Result<bool, Error> {
        let refuted = self.refuted()?;
        let backend = backend_from_spec(backend).map_err(|error| Error::NoBackend(error.to_string()))?;
        let folder: Folder = self.certificate()?.into_iter().map(|file| (file.name, file.text)).collect();
        let (mut found, mut good) = (false, true);
        certificate::check_one(&refuted.store, &refuted.assertions, &folder, &*backend, timeout, |_, outcome| {
            found = true;
            good &= matches!(outcome, certificate::Outcome::Proved);
        });
        Ok(found && good)
    }

    fn refuted(&self) -> Result<&Refuted, Error> {
        self.refuted.as_deref().ok_or(Error::Unavailable("certificate, unless Options::certify is set"))
    }
}

//! Proofs: why there is no model.

use crate::script::Solver;

/// Why there is no model.
///
/// It is on its own and stays as it is when the solver goes on.
#[derive(Clone, Debug)]
pub struct Proof {
    engine: &'static str,
    argument: &'static str,
    invariant: Option<String>,
}

impl Proof {
    pub(crate) fn new(solver: &Solver) -> Proof {
        let refutation = solver.refutation();
        Proof {
            engine: refutation.map_or("", |refutation| refutation.engine),
            argument: refutation.map_or("", |refutation| refutation.evidence.argument.name()),
            invariant: solver.report().invariant.clone(),
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
}

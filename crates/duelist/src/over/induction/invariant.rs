//! Invariants and what has to be proved of them.

use super::reach::Question;
use crate::backend::Verdict;
use crate::engine::{Reason, Resources};
use crate::term::{Map, Store, Term};

/// Why no run reaches a state that satisfies the formula.
///
/// **Soundness**: if none of [`Invariant::obligations`] has a model, the problem has none. Suppose it had one. Its constants
/// satisfy the formula, so they satisfy the facts. By initiation the invariant of each list holds before its first element, by
/// consecution it holds after each one, so it holds of the list's length and results; but by safety no values satisfy that
/// together with the formula.
#[derive(Clone, Debug)]
pub struct Invariant {
    /// How it was found.
    pub method: &'static str,
    /// How many steps an induction step looks back: more than one for k-induction, whose property is that the formula
    /// fails.
    pub depth: usize,
    /// For each list in question a formula over its state, in the order of the question.
    pub formulas: Vec<Term>,
    /// What must be unsatisfiable.
    pub obligations: Vec<Obligation>,
}

/// A list-free, quantifier-free formula that must be unsatisfiable.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// `initiation of l`, `consecution of l`, `safety`.
    pub name: String,
    /// The formula.
    pub formula: Term,
}

impl Invariant {
    /// The invariant given by a formula for each list, with its obligations. That counts are natural numbers is made a part
    /// of it.
    pub(super) fn new(
        question: &Question,
        names: &[String],
        store: &mut Store,
        method: &'static str,
        formulas: &[Term],
    ) -> Invariant {
        let zero = store.int(0);
        let mut invariants = Vec::new();
        let mut obligations = Vec::new();
        for ((reach, formula), name) in question.lists.iter().zip(formulas).zip(names) {
            let natural: Vec<Term> = reach.count.map(|count| store.le(zero, count)).into_iter().collect();
            let invariant = store.smart_and(&[&natural[..], &[*formula]].concat());
            let mut obligation = |store: &mut Store, what: &str, premises: &[Term], at: &[Term]| {
                let conclusion = written_at(store, &reach.variables(), invariant, at);
                let refuted = store.not(conclusion);
                let all: Vec<Term> = reach.facts.iter().chain(premises).chain([&refuted]).copied().collect();
                obligations.push(Obligation { name: format!("{what} of {name}"), formula: store.and(all) });
            };
            let first = reach.first(store);
            obligation(store, "initiation", &[], &first);
            let following = reach.following(store);
            let premises: Vec<Term> = std::iter::once(invariant).chain(reach.guard.iter().copied()).collect();
            obligation(store, "consecution", &premises, &following);
            invariants.push(invariant);
        }
        let mut all = question.query.clone();
        for (reach, invariant) in question.lists.iter().zip(&invariants) {
            all.push(written_at(store, &reach.variables(), *invariant, &reach.last()));
        }
        obligations.push(Obligation { name: "safety".to_string(), formula: store.and(all) });
        Invariant { method, depth: 1, formulas: invariants, obligations }
    }

    /// Whether every obligation is unsatisfiable, by plain queries in a new session. Nothing else makes it an invariant.
    ///
    /// # Errors
    /// If the solver fails or gives up.
    pub(super) fn check(&self, store: &mut Store, resources: Resources<'_>) -> Result<bool, Reason> {
        let mut session = resources.session("induction-check")?;
        for obligation in &self.obligations {
            session.push();
            session.assert(store, obligation.formula);
            match session.check(store, &[], resources.deadline)? {
                Verdict::Unsat => session.pop(),
                Verdict::Sat => return Ok(false),
                Verdict::Unknown(words) => return Err(Reason::from_backend(&words, resources.deadline)),
            }
        }
        Ok(true)
    }
}

/// A formula with its variables, which are constants, replaced, and nothing simplified: an obligation has to show what it is about.
fn written_at(store: &mut Store, variables: &[Term], formula: Term, values: &[Term]) -> Term {
    let mut memo: Map<Term, Term> = variables.iter().copied().zip(values.iter().copied()).collect();
    store.rebuild(&[formula], &mut memo, |_, term| term)[0]
}

/// A formula with its variables, which are constants, replaced.
pub(super) fn at_variables(store: &mut Store, variables: &[Term], formula: Term, values: &[Term]) -> Term {
    let mut memo: Map<Term, Term> = variables.iter().copied().zip(values.iter().copied()).collect();
    store.smart_rebuild(&[formula], &mut memo, |_, _| None)[0]
}

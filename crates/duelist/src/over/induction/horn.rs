//! Constrained Horn clauses, solved by the backend's Horn engine.
//!
//! One unknown predicate for each list, over the rigid constants that its steps mention, the number of elements read and the state:
//!
//! ```text
//! facts                                ⇒ R(p, 0, init)
//! R(p, n, s) ∧ guard(x)                ⇒ R(p, n + 1, step(s, x))
//! formula ∧ ⋀ R(p, length, results)    ⇒ false
//! ```
//!
//! A solution claims to be an inductive invariant; [`super::invariant`] checks that it is.

use std::time::Duration;

use super::reach::{Question, Reach, constants};
use super::tidy::tidy;
use crate::backend::{Horn, Verdict};
use crate::engine::{Reason, Resources};
use crate::term::{Map, Op, Sort, Store, Symbol, Term};

/// A way to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Configuration {
    /// How the engine searches.
    pub(super) horn: Horn,
    /// Whether the arguments of predicates stand in the opposite order: the engine's luck depends on it.
    pub(super) reversed: bool,
}

/// What the engine says of the clauses.
#[derive(Clone, Debug)]
pub(super) enum Solution {
    /// For each list a formula over its rigid constants and [`Reach::variables`].
    Invariants(Vec<Term>),
    /// There is none: some run reaches a state that satisfies the formula. Only a hint.
    None,
}

/// Asks for invariants.
///
/// # Errors
/// If the engine gives up, or the backend has no Horn engine.
pub(super) fn solve(
    question: &Question,
    store: &mut Store,
    resources: Resources<'_>,
    configuration: Configuration,
    effort: impl FnOnce((u32, Duration)),
) -> Result<Solution, Reason> {
    let mut session = resources.horn_session("induction")?;
    let predicates: Vec<Predicate> =
        question.lists.iter().map(|reach| Predicate::declare(store, reach, configuration.reversed)).collect();
    for (reach, predicate) in question.lists.iter().zip(&predicates) {
        let first = reach.first(store);
        let start = predicate.at(store, &first);
        clause(store, &mut session, &reach.facts, start);
        let here = predicate.at(store, &reach.variables());
        let following = reach.following(store);
        let there = predicate.at(store, &following);
        let premises: Vec<Term> = std::iter::once(here).chain(reach.guard.iter().copied()).collect();
        clause(store, &mut session, &premises, there);
    }
    let mut premises = question.query.clone();
    for (reach, predicate) in question.lists.iter().zip(&predicates) {
        premises.push(predicate.at(store, &reach.last()));
    }
    let falsity = store.bool(false);
    clause(store, &mut session, &premises, falsity);
    let verdict = session.check_horn(configuration.horn, resources.deadline);
    effort(session.effort());
    match verdict? {
        Verdict::Unsat => Ok(Solution::None),
        Verdict::Unknown(words) => Err(Reason::from_backend(&words, resources.deadline)),
        Verdict::Sat => {
            let symbols: Vec<Symbol> = predicates.iter().map(|predicate| predicate.symbol).collect();
            let found = session.predicates(store, &symbols, resources.deadline)?;
            let mut invariants = Vec::new();
            for ((reach, predicate), found) in question.lists.iter().zip(&predicates).zip(found) {
                let invariant = match found {
                    None => store.bool(true),
                    Some(lambda) => {
                        let arguments = predicate.arguments(&reach.variables());
                        store.beta(lambda, &arguments)
                    }
                };
                invariants.push(invariant);
            }
            let mut memo = Map::default();
            let invariants = store.smart_rebuild(&invariants, &mut memo, |_, _| None);
            // The engine's way to write an inequality depends on what it was asked before.
            Ok(Solution::Invariants(invariants.into_iter().map(|invariant| tidy(store, invariant)).collect()))
        }
    }
}

/// The unknown predicate of a list.
struct Predicate {
    symbol: Symbol,
    rigid: Vec<Term>,
    reversed: bool,
}

impl Predicate {
    fn declare(store: &mut Store, reach: &Reach, reversed: bool) -> Predicate {
        let mut predicate =
            Predicate { symbol: store.declare_symbol("R", &[], Sort::BOOL), rigid: reach.rigid.clone(), reversed };
        let arguments = predicate.arguments(&reach.variables());
        let sorts: Vec<Sort> = arguments.iter().map(|argument| store.sort_of(*argument)).collect();
        predicate.symbol = store.declare_symbol("R", &sorts, Sort::BOOL);
        predicate
    }

    fn arguments(&self, variables: &[Term]) -> Vec<Term> {
        let mut arguments: Vec<Term> = self.rigid.iter().chain(variables).copied().collect();
        if self.reversed {
            arguments.reverse();
        }
        arguments
    }

    fn at(&self, store: &mut Store, variables: &[Term]) -> Term {
        let arguments = self.arguments(variables);
        store.app(Op::Symbol(self.symbol), arguments)
    }
}

/// Asserts `premises ⇒ conclusion` for all values of the constants in it.
fn clause(store: &mut Store, session: &mut crate::backend::Session, premises: &[Term], conclusion: Term) {
    let premise = store.smart_and(premises);
    let body = store.implies(premise, conclusion);
    let variables = constants(store, &[body]);
    let sorts: Vec<Sort> = variables.iter().map(|variable| store.sort_of(*variable)).collect();
    let mut memo: Map<Term, Term> = Map::default();
    for ((index, variable), sort) in (0_u32..).zip(variables.iter().rev()).zip(sorts.iter().rev()) {
        let bound = store.bound(index, *sort);
        memo.insert(*variable, bound);
    }
    let body = store.rebuild(&[body], &mut memo, |_, term| term)[0];
    let clause = store.forall(&sorts, body);
    session.assert(store, clause);
}

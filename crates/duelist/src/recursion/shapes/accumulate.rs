//! Recursion with arguments that change from call to call: folds from the left, and walks with a state.

use super::super::Lowering;
use super::cases::Step;
use super::{Proposal, emit, occurs, walked};
use crate::term::{Combinator, Op, Store, Term};

pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Vec<Proposal> {
    if step.mentions_rest(lowering.store)
        || step.accumulators.iter().any(|(_, new)| {
            step.rests.iter().any(|rest| !step.heads.contains(rest) && occurs(lowering.store, *rest, *new))
        })
    {
        return Vec::new();
    }
    if step.next == step.result {
        let special = reversed(lowering, step);
        return special.into_iter().chain([folded(lowering, step)]).collect();
    }
    with_states(lowering, step).into_iter().collect()
}

/// The states as one value: the accumulators, paired from the right.
fn paired(store: &mut Store, parts: &[Term]) -> Term {
    let (last, first) = parts.split_last().expect("at least one accumulator");
    first.iter().rev().fold(*last, |rest, part| store.pair(*part, rest))
}

/// The parts of a state.
fn parts(store: &mut Store, state: Term, count: usize) -> Vec<Term> {
    let (mut state, mut parts) = (state, Vec::new());
    for _ in 1..count {
        parts.push(store.first(state));
        state = store.second(state);
    }
    parts.push(state);
    parts
}

/// The start of the states, and the function from a state and an element to the next.
fn machine(store: &mut Store, step: &Step) -> (Term, Term) {
    let (old, new): (Vec<Term>, Vec<Term>) = step.accumulators.iter().copied().unzip();
    let start = paired(store, &old);
    let next = paired(store, &new);
    let sort = store.sort_of(start);
    let state = store.fresh_constant("state", sort);
    let values: Vec<(Term, Term)> = old.iter().copied().zip(parts(store, state, old.len())).collect();
    let body = store.substitute(next, &values);
    let function = step.function_with(store, step.driver, body, state);
    (start, store.flip(function))
}

fn with_state(store: &mut Store, step: &Step, term: Term, state: Term) -> Term {
    let old: Vec<Term> = step.accumulators.iter().map(|(old, _)| *old).collect();
    let values: Vec<(Term, Term)> = old.iter().copied().zip(parts(store, state, old.len())).collect();
    store.substitute(term, &values)
}

/// The state after all elements.
fn folded(lowering: &mut Lowering<'_>, step: &Step) -> Proposal {
    let store = &mut *lowering.store;
    let (start, function) = machine(store, step);
    let last = store.fold(function, start, step.driver);
    Proposal { term: with_state(store, step, step.ended, last), shape: "fold from the left" }
}

/// Something is put before or after an accumulated list.
fn reversed(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let &[(old, new)] = &step.accumulators[..] else { return None };
    if !lowering.store.is_list(lowering.store.sort_of(old)) {
        return None;
    }
    let emitted = emit::emitted(lowering, old, new, 0)?;
    if occurs(lowering.store, old, emitted) {
        return None;
    }
    let reversed = lowering.store.rev(step.driver);
    let (images, _) = emit::images(lowering, step, reversed, emitted);
    let result = emit::appended(lowering, images, old);
    let term = lowering.store.substitute(step.ended, &[(old, result)]);
    Some(Proposal { term, shape: "reverse" })
}

/// A walk along the elements and the states before them.
fn with_states(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let &[head] = &step.heads[..] else { return None };
    let store = &mut *lowering.store;
    let (start, function) = machine(store, step);
    let states = store.app(Op::Combinator(Combinator::Scan), [function, start, step.driver]);
    let last = store.fold(function, start, step.driver);
    let ended = with_state(store, step, step.ended, last);
    let driver = store.zip(step.driver, states);
    let sort = store.sort_of(start);
    let state = store.fresh_constant("state", sort);
    let next = with_state(store, step, step.next, state);
    let walk = Step { driver, heads: vec![head, state], counts_down: false, ..step.clone() };
    walked(lowering, &walk, driver, next, ended).or_else(|| {
        let function = walk.function_with(lowering.store, driver, next, step.result);
        let term = lowering.store.fold_right(function, ended, driver);
        Some(Proposal { term, shape: "fold with a state" })
    })
}

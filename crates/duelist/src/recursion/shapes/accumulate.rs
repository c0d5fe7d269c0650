//! Recursion with arguments that change from call to call: folds from the left, and walks with a state.

use super::super::Lowering;
use super::cases::Step;
use super::{Proposal, emit, lambda_over, occurs, walked};
use crate::term::{Combinator, Linear, Op, Sort, Store, Term};
use dashu_int::IBig;

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
    if let Some(by_places) = by_places(lowering, step, head) {
        return Some(by_places);
    }
    let store = &mut *lowering.store;
    let (start, function) = machine(store, step);
    let states = store.app(Op::Combinator(Combinator::Scan), [function, start, step.driver]);
    let last = store.fold(function, start, step.driver);
    let ended = with_state(store, step, step.ended, last);
    let sort = store.sort_of(start);
    let state = store.fresh_constant("state", sort);
    if let Some(scanned) = scanned(lowering, step, states, state) {
        return Some(scanned);
    }
    let store = &mut *lowering.store;
    let driver = store.zip(step.driver, states);
    let next = with_state(store, step, step.next, state);
    along_with(lowering, step, driver, next, (head, state), ended)
}

/// What is made of the elements side by side with something else.
fn along_with(
    lowering: &mut Lowering<'_>,
    step: &Step,
    driver: Term,
    next: Term,
    (head, other): (Term, Term),
    ended: Term,
) -> Option<Proposal> {
    let walk = Step { driver, heads: vec![head, other], counts_down: false, ..step.clone() };
    walked(lowering, &walk, driver, next, ended).or_else(|| {
        let function = walk.function_with(lowering.store, driver, next, step.result);
        let term = lowering.store.fold_right(function, ended, driver);
        Some(Proposal { term, shape: "fold with a state" })
    })
}

/// A walk along the elements and their places, where all that changes from call to call are numbers that grow by the same amount each time.
fn by_places(lowering: &mut Lowering<'_>, step: &Step, head: Term) -> Option<Proposal> {
    let store = &mut *lowering.store;
    let grows = |(old, new): &(Term, Term)| {
        let mut by = Linear::difference(store, *new, *old);
        by.terms.retain(|_, factor| !factor.is_zero());
        (store.sort_of(*old) == Sort::INT && by.terms.is_empty()).then_some((*old, by.constant))
    };
    let steps: Vec<(Term, IBig)> = step.accumulators.iter().map(grows).collect::<Option<_>>()?;
    let (zero, length) = (store.int(0), store.len_of(step.driver));
    let places = store.app(Op::Combinator(Combinator::Range), [zero, length]);
    let place = store.fresh_constant("place", Sort::INT);
    let driver = store.zip(step.driver, places);
    let after = |store: &Store, count: Term| -> Vec<(Term, Term)> {
        let value = |(old, by): &(Term, IBig)| {
            let amount = if *by == IBig::ONE { count } else { store.app(Op::Mul, [store.int(by.clone()), count]) };
            (*old, store.app(Op::Add, [*old, amount]))
        };
        steps.iter().map(value).collect()
    };
    let next = store.substitute(step.next, &after(store, place));
    let ended = store.substitute(step.ended, &after(store, length));
    along_with(lowering, step, driver, next, (head, place), ended)
}

/// An element for each state, which depends on nothing else: images of a scan. Or each state but the first.
fn scanned(lowering: &mut Lowering<'_>, step: &Step, states: Term, state: Term) -> Option<Proposal> {
    if !lowering.store.is_list(lowering.store.sort_of(step.next)) {
        return None;
    }
    let emitted = emit::emitted(lowering, step.result, step.next, 0)?;
    let image = emit::only(lowering.store, emitted)?;
    if lowering.is_nil(step.ended) && matches!(step.accumulators[..], [(_, new)] if new == image) {
        let one = lowering.store.int(1);
        let term = lowering.store.app(Op::Combinator(Combinator::Drop), [one, states]);
        return Some(Proposal { term, shape: "scan" });
    }
    if step.heads.iter().any(|head| occurs(lowering.store, *head, image)) || step.ended != emitted {
        return None;
    }
    let store = &mut *lowering.store;
    let image = with_state(store, step, image, state);
    if image == state {
        return Some(Proposal { term: states, shape: "scan" });
    }
    let function = lambda_over(store, &[state], image);
    let term = store.map(function, states);
    Some(Proposal { term, shape: "scan" })
}

//! Recursion along lists that ends with the call, and goes on as long as a condition on their next elements holds: relations that find out at some place how two lists go on.

use super::super::Lowering;
use super::super::definition::image;
use super::cases::Step;
use super::stop::walk;
use super::{Proposal, occurs};
use crate::term::{Combinator, Map, Op, Store, Term};

/// After `k` steps, as many as the condition holds for, the result is what the definition says without a call about what is then left of the lists.
pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let lists = &step.shrinking;
    let are_lists = lists.iter().all(|list| lowering.store.is_list(lowering.store.sort_of(*list)));
    if !are_lists || lists.len() != step.rests.len() || !step.accumulators.is_empty() {
        return None;
    }
    let walk = walk(lowering, step, step.next, 0)?;
    if walk.emitted != Some(step.result) {
        return None;
    }
    let (goes_on, shorter) = without_peeks(lowering.store, walk.goes_on, &step.rests);
    if step.rests.iter().any(|rest| occurs(lowering.store, *rest, goes_on)) {
        return None;
    }
    let driver = driver(lowering.store, lists, &shorter)?;
    let predicate = step.function(lowering.store, driver, goes_on);
    let before = lowering.store.app(Op::Combinator(Combinator::TakeWhile), [predicate, driver]);
    let steps = lowering.store.len_of(before);
    let at_stop = without_calls(lowering, step)?;
    let left: Vec<(Term, Term)> = lists
        .iter()
        .map(|list| (*list, lowering.store.app(Op::Combinator(Combinator::Drop), [steps, *list])))
        .collect();
    let term = lowering.store.substitute(at_stop, &left);
    Some(Proposal { term, shape: "search in lists together" })
}

/// The body with any value in the place of calls, over the images of the parameters.
fn without_calls(lowering: &mut Lowering<'_>, step: &Step) -> Option<Term> {
    let definition = &step.written.definition;
    let sort = lowering.store.sort_of(definition.body);
    let any = lowering.fresh("any", sort);
    let calls = definition.calls(lowering.store, definition.body);
    let calls: Vec<(Term, Term)> = calls.into_iter().map(|call| (call, any)).collect();
    let body = lowering.store.substitute(definition.body, &calls);
    let body = lowering.term(body).ok()?;
    let (any, _) = image(lowering, any);
    Some(lowering.store.substitute(body, &[(any, step.ended)]))
}

/// A condition that holds only if the rests of some lists are not empty, without that, and which lists these are.
fn without_peeks(store: &mut Store, goes_on: Term, rests: &[Term]) -> (Term, Vec<bool>) {
    let (mut goes_on, mut shorter) = (goes_on, Vec::new());
    for rest in rests {
        let (length, zero) = (store.len_of(*rest), store.int(0));
        let empty = store.smart_eq(length, zero);
        let [if_empty, if_not] = [true, false].map(|value| {
            let value = store.bool(value);
            let with = store.substitute(goes_on, &[(empty, value)]);
            store.smart_rebuild(&[with], &mut Map::default(), |_, _| None)[0]
        });
        let ends = if_empty == store.bool(false) && if_not != goes_on;
        shorter.push(ends);
        if ends {
            goes_on = if_not;
        }
    }
    (goes_on, shorter)
}

/// The lists side by side, some without their last elements.
fn driver(store: &mut Store, lists: &[Term], shorter: &[bool]) -> Option<Term> {
    let mut parts = Vec::new();
    for (list, shorter) in lists.iter().zip(shorter) {
        parts.push(if *shorter {
            let (length, one) = (store.len_of(*list), store.int(1));
            let count = store.smart(Op::Sub, &[length, one]);
            store.app(Op::Combinator(Combinator::Take), [count, *list])
        } else {
            *list
        });
    }
    match parts[..] {
        [only] => Some(only),
        [left, right] => Some(store.zip(left, right)),
        _ => None,
    }
}

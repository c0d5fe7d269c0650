//! Catamorphisms with a scalar as their result: counts, sums, quantifiers, and folds from the right.

use super::super::Lowering;
use super::cases::Step;
use super::{Proposal, occurs};
use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

pub(super) fn propose(
    lowering: &mut Lowering<'_>,
    step: &Step,
    driver: Term,
    next: Term,
    ended: Term,
) -> Option<Proposal> {
    let store = &mut *lowering.store;
    match store.sort_of(next) {
        Sort::INT => counted(store, step, driver, next, ended),
        Sort::BOOL => quantified(store, step, driver, next, ended),
        _ if next == step.result => Some(Proposal { term: ended, shape: "the end" }),
        _ => None,
    }
}

/// Each element adds something that depends on it alone.
fn counted(store: &mut Store, step: &Step, driver: Term, next: Term, ended: Term) -> Option<Proposal> {
    let added = added(store, step.result, next, 0)?;
    let length = step.steps(store, driver);
    let literal =
        |store: &Store, term: Term, value: i32| matches!(store.node(term), Node::Int(found) if *found == value.into());
    let choice = match store.as_app(added) {
        Some((Op::Ite, &[condition, then, otherwise])) => Some((condition, then, otherwise)),
        _ => None,
    };
    let (term, shape) = match choice {
        _ if literal(store, added, 0) => (None, "the end"),
        _ if literal(store, added, 1) => (Some(length), "length"),
        _ if matches!(store.node(added), Node::Int(_)) => (Some(store.smart(Op::Mul, &[added, length])), "length"),
        Some((condition, then, otherwise)) if literal(store, then, 1) && literal(store, otherwise, 0) => {
            (Some(count(store, step, driver, condition)), "count")
        }
        Some((condition, then, otherwise)) if literal(store, then, 0) && literal(store, otherwise, 1) => {
            let condition = store.smart_not(condition);
            (Some(count(store, step, driver, condition)), "count")
        }
        _ => {
            let images = if step.heads == [added] {
                driver
            } else {
                let function = step.function(store, driver, added);
                store.map(function, driver)
            };
            (Some(store.app(Op::Combinator(Combinator::Sum), [images])), "sum")
        }
    };
    let term = match term {
        None => ended,
        Some(term) => store.smart(Op::Add, &[term, ended]),
    };
    Some(Proposal { term, shape })
}

fn count(store: &mut Store, step: &Step, driver: Term, condition: Term) -> Term {
    let function = step.function(store, driver, condition);
    store.app(Op::Combinator(Combinator::Count), [function, driver])
}

/// What a step adds to the result for the rest.
fn added(store: &mut Store, result: Term, next: Term, depth: usize) -> Option<Term> {
    if next == result {
        return Some(store.int(0));
    }
    match store.as_app(next) {
        Some((Op::Add, parts)) => {
            let others: Vec<Term> = parts.iter().copied().filter(|part| *part != result).collect();
            let once = others.len() + 1 == parts.len();
            let free = others.iter().all(|part| !occurs(store, result, *part));
            (once && free).then(|| store.smart(Op::Add, &others))
        }
        Some((Op::Ite, &[condition, then, otherwise])) if depth < 50 && !occurs(store, result, condition) => {
            let then = added(store, result, then, depth + 1)?;
            let otherwise = added(store, result, otherwise, depth + 1)?;
            Some(store.smart_ite(condition, then, otherwise))
        }
        _ => None,
    }
}

/// The term with a value for a constant, simplified.
pub(super) fn with_value(store: &mut Store, term: Term, constant: Term, value: bool) -> Term {
    let value = store.bool(value);
    let term = store.substitute(term, &[(constant, value)]);
    store.smart_rebuild(&[term], &mut Map::default(), |_, _| None)[0]
}

/// All elements, or some element.
fn quantified(store: &mut Store, step: &Step, driver: Term, next: Term, ended: Term) -> Option<Proposal> {
    if next == step.result {
        return Some(Proposal { term: ended, shape: "the end" });
    }
    let (if_true, if_false) = (with_value(store, next, step.result, true), with_value(store, next, step.result, false));
    if matches!(store.node(if_false), Node::Bool(false)) {
        let term = sorted(store, step, driver, if_true).unwrap_or_else(|| {
            let function = step.function(store, driver, if_true);
            store.app(Op::Combinator(Combinator::Forall), [function, driver])
        });
        let term = store.smart_and(&[term, ended]);
        return Some(Proposal { term, shape: "all elements" });
    }
    if matches!(store.node(if_true), Node::Bool(true)) {
        let term = contained(store, step, driver, if_false).unwrap_or_else(|| {
            let function = step.function(store, driver, if_false);
            store.app(Op::Combinator(Combinator::Exists), [function, driver])
        });
        let term = store.smart_or(&[term, ended]);
        return Some(Proposal { term, shape: "some element" });
    }
    None
}

/// Whether neighbours are in order: the driver is a list with its rest.
fn sorted(store: &mut Store, step: &Step, driver: Term, body: Term) -> Option<Term> {
    let Some((Op::Zip, &[list, rest])) = store.as_app(driver) else { return None };
    let Some((Op::Le, &[left, right])) = store.as_app(body) else { return None };
    let Some((Op::Combinator(Combinator::Drop), &[_, dropped])) = store.as_app(rest) else { return None };
    (dropped == list && step.heads == [left, right]).then(|| store.app(Op::Combinator(Combinator::Sorted), [list]))
}

/// Whether an element is the one that is looked for.
fn contained(store: &mut Store, step: &Step, driver: Term, body: Term) -> Option<Term> {
    let &[head] = &step.heads[..] else { return None };
    let Some((Op::Eq, &[left, right])) = store.as_app(body) else { return None };
    let wanted = if left == head { right } else { left };
    let is_search = (left == head || right == head) && !occurs(store, head, wanted) && !step.counts_down;
    is_search.then(|| store.app(Op::Combinator(Combinator::Contains), [wanted, driver]))
}

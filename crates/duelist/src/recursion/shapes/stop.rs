//! Recursion that goes on as long as a condition holds, and then keeps what is left: insertion, deletion, prefixes.

use super::super::Lowering;
use super::cases::Step;
use super::{Proposal, emit, occurs};
use crate::term::{Combinator, Op, Store, Term};

/// What a step does: where it goes on and what it emits there, and what it yields where it stops.
pub(super) struct Walk {
    pub(super) goes_on: Term,
    pub(super) emitted: Option<Term>,
    pub(super) stopped: Option<Term>,
}

pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let (&[list], &[head], &[rest]) = (&step.shrinking[..], &step.heads[..], &step.rests[..]) else { return None };
    if step.driver != list {
        return None;
    }
    let walk = walk(lowering, step, step.next, 0)?;
    let (emitted, stopped) = (walk.emitted?, walk.stopped?);
    if occurs(lowering.store, rest, walk.goes_on) || occurs(lowering.store, rest, emitted) {
        return None;
    }
    let predicate = step.function(lowering.store, list, walk.goes_on);
    let before = lowering.store.app(Op::Combinator(Combinator::TakeWhile), [predicate, list]);
    let after = lowering.store.app(Op::Combinator(Combinator::DropWhile), [predicate, list]);
    let last = at_stop(lowering, step, stopped, head, rest, after);
    let is_list = lowering.store.is_list(lowering.store.sort_of(step.next));
    if !is_list {
        return Some(Proposal { term: last, shape: "search" });
    }
    let (images, _) = emit::images(lowering, step, before, emitted);
    let term = emit::appended(lowering, images, last);
    Some(Proposal { term, shape: "stop and keep the rest" })
}

pub(super) fn walk(lowering: &mut Lowering<'_>, step: &Step, next: Term, depth: usize) -> Option<Walk> {
    if !occurs(lowering.store, step.result, next) {
        return Some(Walk { goes_on: lowering.store.bool(false), emitted: None, stopped: Some(next) });
    }
    if let Some((condition, then, otherwise)) = choice(lowering.store, step.result, next) {
        if depth > 50 || occurs(lowering.store, step.result, condition) {
            return None;
        }
        let then = walk(lowering, step, then, depth + 1)?;
        let otherwise = walk(lowering, step, otherwise, depth + 1)?;
        let store = &mut *lowering.store;
        return Some(Walk {
            goes_on: store.smart_ite(condition, then.goes_on, otherwise.goes_on),
            emitted: either(store, condition, then.emitted, otherwise.emitted),
            stopped: either(store, condition, then.stopped, otherwise.stopped),
        });
    }
    let emitted = if lowering.store.is_list(lowering.store.sort_of(next)) {
        emit::emitted(lowering, step.result, next, 0)?
    } else if next == step.result {
        next
    } else {
        return None;
    };
    Some(Walk { goes_on: lowering.store.bool(true), emitted: Some(emitted), stopped: None })
}

/// A choice; a claim that is made beside the one that goes on is a choice, too.
fn choice(store: &Store, result: Term, next: Term) -> Option<(Term, Term, Term)> {
    match store.as_app(next)? {
        (Op::Ite, &[condition, then, otherwise]) => Some((condition, then, otherwise)),
        (op @ (Op::And | Op::Or), parts) => {
            let (with, without): (Vec<Term>, Vec<Term>) = parts.iter().partition(|part| occurs(store, result, **part));
            let &[goes_on] = &with[..] else { return None };
            Some(if op == Op::And {
                (store.smart_and(&without), goes_on, store.bool(false))
            } else {
                (store.smart_or(&without), store.bool(true), goes_on)
            })
        }
        _ => None,
    }
}

fn either(store: &mut Store, condition: Term, then: Option<Term>, otherwise: Option<Term>) -> Option<Term> {
    match (then, otherwise) {
        (Some(then), Some(otherwise)) => Some(store.smart_ite(condition, then, otherwise)),
        (one, other) => one.or(other),
    }
}

/// What is yielded where the walk stops, `after` being what is left there: the end, if that is empty.
pub(super) fn at_stop(
    lowering: &mut Lowering<'_>,
    step: &Step,
    stopped: Term,
    head: Term,
    rest: Term,
    after: Term,
) -> Term {
    let sort = lowering.store.sort_of(after);
    let left = lowering.store.fresh_constant("left", sort);
    let whole = lowering.store.app(Op::Combinator(Combinator::Cons), [head, rest]);
    let one = lowering.store.int(1);
    let tail = lowering.store.app(Op::Combinator(Combinator::Drop), [one, left]);
    let stopped = lowering.store.substitute(stopped, &[(whole, left)]);
    let stopped = lowering.store.substitute(stopped, &[(rest, tail)]);
    if !occurs(lowering.store, head, stopped) {
        let nil = super::empty(lowering.store, sort);
        let at_end = lowering.store.substitute(stopped, &[(tail, nil), (left, nil)]);
        if tidied(lowering, at_end) == step.ended {
            return lowering.store.substitute(stopped, &[(left, after)]);
        }
    }
    let first = lowering.head_of(step.written.definition.parameters[step.written.parameter], after);
    let stopped = lowering.store.substitute(stopped, &[(left, after), (head, first)]);
    let empty = lowering.is_empty(after);
    lowering.store.smart_ite(empty, step.ended, stopped)
}

/// The term with elements put before lists that are written out.
fn tidied(lowering: &mut Lowering<'_>, term: Term) -> Term {
    match lowering.store.as_app(term) {
        Some((Op::Combinator(Combinator::Cons), &[head, tail])) => {
            let tail = tidied(lowering, tail);
            lowering.cons(head, tail)
        }
        _ => term,
    }
}

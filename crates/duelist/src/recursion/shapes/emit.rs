//! Catamorphisms with a list as their result that put something before the result for the rest: maps, filters, appends.

use super::super::Lowering;
use super::cases::Step;
use super::{Proposal, empty, occurs};
use crate::term::{Combinator, Linear, Node, Op, Sort, Store, Term};
use dashu_int::IBig;

pub(super) fn propose(
    lowering: &mut Lowering<'_>,
    step: &Step,
    driver: Term,
    next: Term,
    ended: Term,
) -> Option<Proposal> {
    let Some(emitted) = emitted(lowering, step.result, next, 0) else {
        return behind(lowering, step, driver, next, ended);
    };
    let (images, shape) = images(lowering, step, driver, emitted);
    let term = appended(lowering, images, ended);
    let shape = if lowering.is_nil(ended) { shape } else { "append" };
    Some(Proposal { term, shape })
}

/// What a step puts behind the result for the rest comes out in reverse order.
fn behind(lowering: &mut Lowering<'_>, step: &Step, driver: Term, next: Term, ended: Term) -> Option<Proposal> {
    let emitted = emitted_behind(lowering, step.result, next, 0)?;
    let reversed = lowering.store.rev(driver);
    let (images, _) = images(lowering, step, reversed, emitted);
    Some(Proposal { term: appended(lowering, ended, images), shape: "reverse" })
}

fn emitted_behind(lowering: &mut Lowering<'_>, result: Term, next: Term, depth: usize) -> Option<Term> {
    if depth > 50 {
        return None;
    }
    if next == result {
        let list = lowering.store.sort_of(result);
        return Some(empty(lowering.store, list));
    }
    match lowering.store.as_app(next) {
        Some((Op::Combinator(Combinator::Snoc), &[list, last])) if !occurs(lowering.store, result, last) => {
            let list = emitted_behind(lowering, result, list, depth + 1)?;
            let element = lowering.store.sort_of(last);
            let last = lowering.store.app(Op::ListValue(element), [last]);
            Some(appended(lowering, list, last))
        }
        Some((Op::Append, parts)) => {
            let (first, others) = parts.split_first()?;
            let (first, others) = (*first, others.to_vec());
            if others.iter().any(|part| occurs(lowering.store, result, *part)) {
                return None;
            }
            let first = emitted_behind(lowering, result, first, depth + 1)?;
            let others = lowering.store.append(others);
            Some(appended(lowering, first, others))
        }
        Some((Op::Ite, &[condition, then, otherwise])) if !occurs(lowering.store, result, condition) => {
            let then = emitted_behind(lowering, result, then, depth + 1)?;
            let otherwise = emitted_behind(lowering, result, otherwise, depth + 1)?;
            Some(lowering.store.smart_ite(condition, then, otherwise))
        }
        _ => None,
    }
}

/// Two lists, one after the other; empty ones are left out.
pub(super) fn appended(lowering: &mut Lowering<'_>, first: Term, second: Term) -> Term {
    if lowering.is_nil(first) {
        return second;
    }
    if lowering.is_nil(second) {
        return first;
    }
    lowering.store.append([first, second])
}

/// What a step puts before the result for the rest.
pub(in super::super) fn emitted(lowering: &mut Lowering<'_>, result: Term, next: Term, depth: usize) -> Option<Term> {
    if depth > 50 {
        return None;
    }
    if next == result {
        let list = lowering.store.sort_of(result);
        return Some(empty(lowering.store, list));
    }
    match lowering.store.as_app(next) {
        Some((Op::Combinator(Combinator::Cons), &[element, rest])) if !occurs(lowering.store, result, element) => {
            let rest = emitted(lowering, result, rest, depth + 1)?;
            Some(lowering.cons(element, rest))
        }
        Some((Op::Append, parts)) => {
            let (last, first) = parts.split_last()?;
            let (last, first) = (*last, first.to_vec());
            if first.iter().any(|part| occurs(lowering.store, result, *part)) {
                return None;
            }
            let last = emitted(lowering, result, last, depth + 1)?;
            let first = lowering.store.append(first);
            Some(appended(lowering, first, last))
        }
        Some((Op::Ite, &[condition, then, otherwise])) if !occurs(lowering.store, result, condition) => {
            let then = emitted(lowering, result, then, depth + 1)?;
            let otherwise = emitted(lowering, result, otherwise, depth + 1)?;
            Some(lowering.store.smart_ite(condition, then, otherwise))
        }
        _ => None,
    }
}

/// The only element of a list that is written out.
pub(super) fn only(store: &Store, list: Term) -> Option<Term> {
    match store.as_app(list) {
        Some((Op::ListValue(_), &[only])) => Some(only),
        _ => None,
    }
}

/// What all steps along a driver emit.
pub(super) fn images(lowering: &mut Lowering<'_>, step: &Step, driver: Term, emitted: Term) -> (Term, &'static str) {
    if let Some(places) = placed(lowering, step, driver, emitted) {
        return (places, "several for each");
    }
    let store = &mut *lowering.store;
    let nothing = |store: &Store, term: Term| matches!(store.as_app(term), Some((Op::ListValue(_), [])));
    if nothing(store, emitted) {
        return (emitted, "the end");
    }
    if let Some(element) = only(store, emitted) {
        return mapped(store, step, driver, element);
    }
    if let Some((Op::Ite, &[condition, then, otherwise])) = store.as_app(emitted) {
        match (only(store, then), only(store, otherwise)) {
            (Some(then), Some(otherwise)) => {
                let element = store.smart_ite(condition, then, otherwise);
                return mapped(store, step, driver, element);
            }
            (Some(element), None) if nothing(store, otherwise) => {
                return filtered(store, step, driver, condition, element);
            }
            (None, Some(element)) if nothing(store, then) => {
                let condition = store.smart_not(condition);
                return filtered(store, step, driver, condition, element);
            }
            _ => {}
        }
    }
    if let (true, &[count]) = (step.counts_down, &step.shrinking[..]) {
        if driver == step.driver && !step.heads.iter().any(|head| occurs(store, *head, emitted)) {
            return (store.app(Op::Cycle, [count, emitted]), "repetition");
        }
    }
    let lists = if step.heads == [emitted] {
        driver
    } else {
        let function = step.function(store, driver, emitted);
        store.map(function, driver)
    };
    (store.app(Op::Combinator(Combinator::Concat), [lists]), "concatenation")
}

/// The same number of elements for every element, by their places: a map of a range.
fn placed(lowering: &mut Lowering<'_>, step: &Step, driver: Term, emitted: Term) -> Option<Term> {
    let Some((Op::ListValue(_), elements)) = lowering.store.as_app(emitted) else { return None };
    let elements = elements.to_vec();
    if elements.len() < 2 || step.counts_down {
        return None;
    }
    let sort = lowering.store.element_sort(lowering.store.sort_of(driver))?;
    let default = lowering.any(sort);
    let store = &mut *lowering.store;
    let count = store.int(elements.len());
    let place = store.fresh_constant("place", Sort::INT);
    let (of, which) = (store.app(Op::IntDiv, [place, count]), store.app(Op::Mod, [place, count]));
    let element = store.app(Op::Combinator(Combinator::Nth), [driver, of, default]);
    let mut body = None;
    for (index, one) in elements.iter().enumerate().rev() {
        let function = step.function(store, driver, *one);
        let image = store.call(function, &[element]);
        body = Some(match body {
            None => image,
            Some(others) => {
                let index = store.int(index);
                let here = store.eq(which, index);
                store.ite(here, image, others)
            }
        });
    }
    let function = super::lambda_over(store, &[place], body?);
    let (length, zero) = (store.len_of(driver), store.int(0));
    let total = store.app(Op::Mul, [count, length]);
    let range = store.app(Op::Combinator(Combinator::Range), [zero, total]);
    Some(store.map(function, range))
}

fn mapped(store: &mut Store, step: &Step, driver: Term, element: Term) -> (Term, &'static str) {
    if step.heads == [element] {
        return (driver, "copy");
    }
    let function = step.function(store, driver, element);
    let is_constant = !matches!(store.node(function), Node::Lambda(_, body) if store.mentions_bound(*body, 0));
    if step.counts_down && driver == step.driver && is_constant {
        return (store.app(Op::Repeat, [step.shrinking[0], element]), "repetition");
    }
    if let Some(range) = counted(store, step, driver, element) {
        return (range, "range");
    }
    if let Some((list, head, place)) = placed_elements(store, step, driver) {
        let function = super::lambda_over(store, &[place, head], element);
        return (store.app(Op::Combinator(Combinator::MapIndexed), [function, list]), "map by places");
    }
    (store.map(function, driver), "map")
}

/// Numbers that go up, or down, by one from each step to the next, where steps are counted down to zero.
fn counted(store: &Store, step: &Step, driver: Term, element: Term) -> Option<Term> {
    let (&[head], &[count]) = (&step.heads[..], &step.shrinking[..]) else { return None };
    if !step.counts_down || driver != step.driver || store.sort_of(element) != Sort::INT {
        return None;
    }
    let zero = store.int(0);
    let mut from = Linear::difference(store, element, zero);
    let factor = from.terms.shift_remove(&head)?;
    if from.terms.keys().any(|term| super::occurs(store, head, *term)) {
        return None;
    }
    let range = |low: Term, high: Term| store.app(Op::Combinator(Combinator::Range), [low, high]);
    // The places are `count - 1`, …, 1, 0.
    let base = from.term(store);
    let end = |sum: Linear| sum.term(store);
    if factor == -IBig::ONE {
        from.constant += IBig::ONE;
        let high = from.term(store);
        return Some(range(end(Linear::difference(store, high, count)), high));
    }
    (factor == IBig::ONE).then(|| {
        let mut high = from.clone();
        high.add(store, count, IBig::ONE);
        store.rev(range(base, end(high)))
    })
}

/// The list, the element at hand and its place, where a list is walked along side by side with the places of its elements.
fn placed_elements(store: &Store, step: &Step, driver: Term) -> Option<(Term, Term, Term)> {
    let (Some((Op::Zip, &[list, places])), &[head, place]) = (store.as_app(driver), &step.heads[..]) else {
        return None;
    };
    let (Op::Combinator(Combinator::Range), &[first, end]) = store.as_app(places)? else { return None };
    (first == store.int(0) && end == store.len_of(list)).then_some((list, head, place))
}

fn filtered(store: &mut Store, step: &Step, driver: Term, condition: Term, element: Term) -> (Term, &'static str) {
    let predicate = step.function(store, driver, condition);
    let kept = store.app(Op::Combinator(Combinator::Filter), [predicate, driver]);
    let (images, _) = mapped(store, step, kept, element);
    (images, "filter")
}

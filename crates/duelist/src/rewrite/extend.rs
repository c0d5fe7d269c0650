//! Definitional extensions: lists of a length that is a term become lists of the problem.
//!
//! What is left of `(List.repeat n e)` and `(List.range a b)` after rewriting has a count that is not written out. Each is an image of a fresh
//! list `u` whose length is that count and whose elements are never looked at: `(List.map (λ _. e) u)` and
//! `(List.mapi (λ k _. a + k) u)`.
//!
//! **Soundness.** The extension is conservative. A model of the original becomes one of the extension by any list `u` of the right length, since both sides
//! of the replacement then have the same value; such a list exists, because the length is never negative. A model of the
//! extension is one of the original, for the same reason: the constraint on `u` is part of it.

use indexmap::IndexMap;

use super::consume::arguments;
use crate::term::{Combinator, Map, Op, Sort, Store, Term};

/// The assertions without closed repetitions and ranges, followed by what is said about the fresh lists; `None` if there are none.
/// Lists of the same length share one, so that folds over them run in lock step.
pub(super) fn extend(store: &mut Store, assertions: &[Term]) -> Option<Vec<Term>> {
    let mut units: IndexMap<Term, Term> = IndexMap::default();
    let mut extended =
        store.rebuild(assertions, &mut Map::default(), |store, term| image(store, term, &mut units).unwrap_or(term));
    for (count, unit) in &units {
        let (zero, length) = (store.int(0), store.len_of(*unit));
        let none = store.le(*count, zero);
        let clipped = store.ite(none, zero, *count);
        extended.push(store.eq(length, clipped));
    }
    (!units.is_empty()).then_some(extended)
}

/// A closed repetition or range as the image of a fresh list.
fn image(store: &mut Store, term: Term, units: &mut IndexMap<Term, Term>) -> Option<Term> {
    if !store.is_closed(term) {
        return None;
    }
    if let Some((Op::Repeat, &[count, element])) = store.as_app(term) {
        let unit = unit(store, count, units);
        let constant = store.lambda([Sort::BOOL], element);
        return Some(store.map(constant, unit));
    }
    let [from, to] = arguments(store, term, Combinator::Range)?;
    let count = if from == store.int(0) { to } else { store.app(Op::Sub, [to, from]) };
    let unit = unit(store, count, units);
    let position = store.bound(1, Sort::INT);
    let element = store.sum([from, position]);
    let function = store.lambda([Sort::INT, Sort::BOOL], element);
    Some(store.app(Op::Combinator(Combinator::MapIndexed), [function, unit]))
}

fn unit(store: &mut Store, count: Term, units: &mut IndexMap<Term, Term>) -> Term {
    *units.entry(count).or_insert_with(|| {
        let sort = store.list_sort(Sort::BOOL);
        store.fresh_constant("steps", sort)
    })
}

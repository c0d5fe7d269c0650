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

use super::at_least_zero;
use crate::meaning::{Made, made};
use crate::term::{Combinator, Map, Op, Sort, Store, Term};

/// The assertions without closed repetitions and ranges, followed by what is said about the fresh lists; `None` if there are none.
/// Lists of the same length share one, so that folds over them run in lock step.
pub(super) fn extend(store: &mut Store, assertions: &[Term]) -> Option<Vec<Term>> {
    let mut units: IndexMap<Term, Term> = IndexMap::default();
    let mut extended =
        store.rebuild(assertions, &mut Map::default(), |store, term| image(store, term, &mut units).unwrap_or(term));
    extended.extend(units.iter().map(|(count, unit)| store.eq(store.len_of(*unit), at_least_zero(store, *count))));
    (!units.is_empty()).then_some(extended)
}

/// A closed repetition or range as the image of a fresh list.
fn image(store: &mut Store, term: Term, units: &mut IndexMap<Term, Term>) -> Option<Term> {
    let Made::Counted { count, at } = made(store, term).filter(|_| store.is_closed(term))? else { return None };
    let sort = store.list_sort(Sort::BOOL);
    let unit = *units.entry(count).or_insert_with(|| store.fresh_constant("steps", sort));
    let element = store.children(at)[0];
    if store.is_closed(element) {
        return Some(store.map(store.lambda([Sort::BOOL], element), unit));
    }
    let function = store.function([Sort::INT, Sort::BOOL], |[position, _]| store.call(at, &[position]));
    Some(store.app(Op::Combinator(Combinator::MapIndexed), [function, unit]))
}

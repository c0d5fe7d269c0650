//! Distinct elements of lists that pass filters: what is said about pairs of all elements.
//!
//! Which position a filtered element has is a fold; that two of them are not the same needs no positions but those before the filter.

use crate::term::{Combinator, Map, Op, Sort, Store, Term};

/// Terms with `(List.distinct l)`, for `l` that is made by filters and maps, as a statement about all pairs of elements before them. Both sides are equal: filters keep
/// the order, so the pairs of elements that pass are the pairs of elements of which both pass.
pub(super) fn sifted(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| distinct(store, term).unwrap_or(term))
}

pub(super) fn distinct(store: &Store, term: Term) -> Option<Term> {
    let (Op::Combinator(Combinator::Distinct), &[sieved]) = store.as_app(term)? else { return None };
    let element = |list: Term| store.element_sort(store.sort_of(list));
    let mut list = sieved;
    let mut value = store.function([element(list)?], |[x]| x);
    let mut passes = store.lambda([element(list)?], store.bool(true));
    let mut filtered = false;
    loop {
        match store.as_app(list) {
            Some((Op::Map, &[function, inner])) => {
                (value, passes) = (after(store, value, function), after(store, passes, function));
                list = inner;
            }
            Some((Op::Combinator(Combinator::Filter), &[predicate, inner])) => {
                passes = store.function([element(inner)?], |[x]| {
                    store.and([predicate, passes].map(|one| store.call(store.shift(one, 1), &[x])))
                });
                list = inner;
                filtered = true;
            }
            _ => break,
        }
    }
    let different = store.function([element(list)?; 2], |pair: [Term; 2]| {
        let at = |function: Term, x: Term| store.call(store.shift(function, 2), &[x]);
        let same = store.eq(at(value, pair[0]), at(value, pair[1]));
        store.not(store.and([at(passes, pair[0]), at(passes, pair[1]), same]))
    });
    filtered.then(|| store.all_pairs(different, list))
}

/// One function after another.
fn after(store: &Store, outer: Term, inner: Term) -> Term {
    let sort: Sort = store.function_sort(inner).0[0];
    store.function([sort], |[x]| store.call(store.shift(outer, 1), &[store.call(store.shift(inner, 1), &[x])]))
}

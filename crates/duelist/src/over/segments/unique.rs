//! What is said of all or some elements of lists without duplicates: the duplicates make no difference.

use crate::term::{Combinator, Map, Op, Store, Term};

/// Lists inside each other are looked at so deep.
const DEPTH: usize = 8;

/// Terms with questions about `List.dedup` that depend on nothing but which elements there are, as questions about the whole list. Both sides are equal: the elements are the same.
pub(super) fn unique(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| with_duplicates(store, term).unwrap_or(term))
}

/// A quantifier over a list without duplicates, as one over the whole list; so for membership and extremes. That such a list has no duplicates is true.
pub(super) fn with_duplicates(store: &Store, term: Term) -> Option<Term> {
    use Combinator as C;
    let (op @ Op::Combinator(combinator), arguments) = store.as_app(term)? else { return None };
    let at = match combinator {
        C::Exists | C::Forall | C::Contains => 1,
        C::Max | C::Min => 0,
        C::Distinct => return whole(store, arguments[0]).map(|_| store.bool(true)),
        _ => return None,
    };
    let mut arguments = arguments.to_vec();
    arguments[at] = elements(store, arguments[at], DEPTH)?;
    Some(store.app(op, arguments))
}

/// A list with the same elements, some of them more often, if this one is made of a list without duplicates. Recursion is bounded by `depth`.
fn elements(store: &Store, list: Term, depth: usize) -> Option<Term> {
    let depth = depth.checked_sub(1)?;
    if let Some(whole) = whole(store, list) {
        return Some(elements(store, whole, depth).unwrap_or(whole));
    }
    let (op, arguments) = store.as_app(list)?;
    let mut parts = arguments.to_vec();
    let first = match op {
        Op::Append | Op::Rev => 0,
        Op::Map | Op::Combinator(Combinator::Filter) => 1,
        _ => return None,
    };
    let mut changed = false;
    for part in &mut parts[first..] {
        if let Some(other) = elements(store, *part, depth) {
            (*part, changed) = (other, true);
        }
    }
    changed.then(|| store.app(op, parts))
}

/// The list whose duplicates are left out.
fn whole(store: &Store, list: Term) -> Option<Term> {
    let (Op::Map, &[_, kept]) = store.as_app(list)? else { return None };
    let (Op::Combinator(Combinator::Filter), &[_, indexed]) = store.as_app(kept)? else { return None };
    let (Op::Combinator(Combinator::MapIndexed), &[_, whole]) = store.as_app(indexed)? else { return None };
    (store.without_duplicates(whole) == list).then_some(whole)
}

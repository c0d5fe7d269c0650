//! Statements about all or some elements of flattened lists, as statements about the elements of their elements.
//!
//! "Every item of every order is in stock" may be said of the orders, one by one, or of all items in one list. Here both are the same.

use crate::term::{Combinator, Map, Op, Sort, Store, Term};

/// Lists are flattened so many times, one inside the other.
const DEPTH: usize = 4;

/// Terms with quantifiers over `List.concat`, also below maps and filters, as quantifiers inside each other. Both sides are equal: an element of the flattened list is one of some element.
pub(super) fn flattened(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| spread(store, term).unwrap_or(term))
}

/// A quantifier over a flattened list, as quantifiers inside each other.
pub(super) fn spread(store: &Store, term: Term) -> Option<Term> {
    nested(store, term, DEPTH)
}

/// The same for lists that are flattened so deep. Recursion is bounded by `depth`.
fn nested(store: &Store, term: Term, depth: usize) -> Option<Term> {
    let depth = depth.checked_sub(1)?;
    let (quantifier, predicate, list) = match store.as_app(term)? {
        (Op::Combinator(quantifier @ (Combinator::Exists | Combinator::Forall)), &[predicate, list]) => {
            (quantifier, predicate, list)
        }
        (Op::Combinator(Combinator::Contains), &[wanted, list]) => {
            let same = store.function([element(store, list)?], |[x]| store.eq(x, store.shift(wanted, 1)));
            (Combinator::Exists, same, list)
        }
        _ => return None,
    };
    let (predicate, lists) = through(store, quantifier, predicate, list)?;
    let inner = store.function([element(store, lists)?], |[row]| {
        let inner = store.app(Op::Combinator(quantifier), [store.shift(predicate, 1), row]);
        nested(store, inner, depth).unwrap_or(inner)
    });
    let (inner, lists) = match store.as_app(lists) {
        Some((Op::Map, &[function, source])) => (after(store, inner, function, depth)?, source),
        _ => (inner, lists),
    };
    let outer = store.app(Op::Combinator(quantifier), [inner, lists]);
    Some(nested(store, outer, depth).unwrap_or(outer))
}

/// What is said about the elements of lists that are flattened below maps and filters, and the list of those lists.
fn through(store: &Store, quantifier: Combinator, predicate: Term, list: Term) -> Option<(Term, Term)> {
    let (mut predicate, mut list) = (predicate, list);
    loop {
        match store.as_app(list)? {
            (Op::Map, &[function, inner]) => {
                let sort: Sort = store.function_sort(function).0[0];
                predicate = store.function([sort], |[x]| {
                    store.call(store.shift(predicate, 1), &[store.call(store.shift(function, 1), &[x])])
                });
                list = inner;
            }
            (Op::Combinator(Combinator::Filter), &[passes, inner]) => {
                predicate = store.function([element(store, inner)?], |[x]| {
                    let [passes, holds] = [passes, predicate].map(|one| store.call(store.shift(one, 1), &[x]));
                    match quantifier {
                        Combinator::Forall => store.implies(passes, holds),
                        _ => store.and([passes, holds]),
                    }
                });
                list = inner;
            }
            (Op::Combinator(Combinator::Concat), &[lists]) => return Some((predicate, lists)),
            _ => return None,
        }
    }
}

/// `λ x. (Q p (f x))` for `λ row. (Q p row)`, with what is flattened in `f x` taken apart, too.
fn after(store: &Store, inner: Term, function: Term, depth: usize) -> Option<Term> {
    let sort: Sort = store.function_sort(function).0[0];
    Some(store.function([sort], |[x]| {
        let row = store.call(store.shift(function, 1), &[x]);
        let inner = store.call(store.shift(inner, 1), &[row]);
        nested(store, inner, depth).unwrap_or(inner)
    }))
}

fn element(store: &Store, list: Term) -> Option<Sort> {
    store.element_sort(store.sort_of(list))
}

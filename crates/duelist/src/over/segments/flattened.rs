//! Statements about all or some elements of flattened lists, as statements about the elements of their elements; and their sums, as sums of sums.
//!
//! "Every item of every order is in stock" may be said of the orders, one by one, or of all items in one list. Here both are the same. So for what all items cost.

use crate::term::{Combinator, Map, Op, Sort, Store, Term};

/// Lists are flattened so many times, one inside the other.
const DEPTH: usize = 4;

/// Terms with quantifiers over `List.concat`, also below maps and filters, as quantifiers inside each other. Both sides are equal: an element of the flattened list is one of some element. So for
/// lengths, counts and sums.
pub(super) fn flattened(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        spread(store, term).or_else(|| added(store, term)).unwrap_or(term)
    })
}

/// A length, a count or a sum of a flattened list, also below maps and filters, as a sum of those of its parts.
pub(super) fn added(store: &Store, term: Term) -> Option<Term> {
    summed(store, term, DEPTH)
}

/// The same for lists that are flattened so deep. Recursion is bounded by `depth`.
fn summed(store: &Store, term: Term, depth: usize) -> Option<Term> {
    let depth = depth.checked_sub(1)?;
    let (op, arguments) = store.as_app(term)?;
    let at = match op {
        Op::Len | Op::Combinator(Combinator::Sum) => 0,
        Op::Combinator(Combinator::Count) => 1,
        _ => return None,
    };
    // What is done with the flattened list, outermost first, is done with each part instead.
    let (mut done, mut list) = (Vec::new(), arguments[at]);
    let lists = loop {
        match store.as_app(list)? {
            (op @ (Op::Map | Op::Combinator(Combinator::Filter)), &[function, inner]) => {
                done.push((op, function));
                list = inner;
            }
            (Op::Combinator(Combinator::Concat), &[lists]) => break lists,
            _ => return None,
        }
    };
    let (function, source) = match store.as_app(lists) {
        Some((Op::Map, &[function, source])) => (Some(function), source),
        _ => (None, lists),
    };
    let part = store.function([element(store, source)?], |[x]| {
        let inside = |term: Term| store.shift(term, 1);
        let row = function.map_or(x, |function| store.call(inside(function), &[x]));
        let row = done.iter().rev().fold(row, |row, (op, function)| store.app(*op, [inside(*function), row]));
        let mut parts: Vec<Term> = arguments.iter().map(|argument| inside(*argument)).collect();
        parts[at] = row;
        let part = store.app(op, parts);
        summed(store, part, depth).unwrap_or(part)
    });
    let total = store.app(Op::Combinator(Combinator::Sum), [store.map(part, source)]);
    Some(summed(store, total, depth).unwrap_or(total))
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

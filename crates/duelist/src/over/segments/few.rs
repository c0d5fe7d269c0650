//! Counts that are compared with 0, 1 or 2, as existence: of an element, or of two.
//!
//! "Exactly one customer has this number" is about single positions, and no induction is needed to use it: there is one, and no two.

use super::extremes::is_dependent;
use crate::term::{Combinator, Map, Node, Op, Store, Term};

/// The conjuncts with comparisons of counts with few as statements about the existence of elements, if functions look at other lists. Both sides are equal.
pub(super) fn few(store: &mut Store, conjuncts: &[Term]) -> Vec<Term> {
    let terms = store.postorder(conjuncts);
    let is_distinct = |term: &Term| matches!(store.as_app(*term), Some((Op::Combinator(Combinator::Distinct), _)));
    if !is_dependent(store, &terms) && !terms.iter().any(is_distinct) {
        return conjuncts.to_vec();
    }
    store.rebuild(conjuncts, &mut Map::default(), |store, term| compared(store, term).unwrap_or(term))
}

/// A comparison of a count with a number as a statement about existence.
pub(super) fn compared(store: &Store, term: Term) -> Option<Term> {
    let (op, &[left, right]) = store.as_app(term)? else { return None };
    let number = |term: Term| match store.node(term) {
        Node::Int(number) => u8::try_from(number).ok(),
        _ => None,
    };
    let not = |term: Option<Term>| term.map(|term| store.not(term));
    match (op, number(left), number(right)) {
        (Op::Eq, Some(0), None) => not(at_least(store, 1, right)),
        (Op::Eq, None, Some(0)) => not(at_least(store, 1, left)),
        (Op::Eq, Some(1), None) => Some(store.and([at_least(store, 1, right)?, not(at_least(store, 2, right))?])),
        (Op::Eq, None, Some(1)) => Some(store.and([at_least(store, 1, left)?, not(at_least(store, 2, left))?])),
        (Op::Le, Some(least), None) => at_least(store, least, right),
        (Op::Lt, Some(below), None) => at_least(store, below.checked_add(1)?, right),
        (Op::Le, None, Some(most)) => not(at_least(store, most.checked_add(1)?, left)),
        (Op::Lt, None, Some(above)) => not(at_least(store, above, left)),
        _ => None,
    }
}

/// That a count is at least 1 or 2, or a sum of counts at least 1.
fn at_least(store: &Store, least: u8, count: Term) -> Option<Term> {
    if let Some((Op::Combinator(Combinator::Sum), &[counts])) = store.as_app(count) {
        let (Op::Map, &[function, list]) = store.as_app(counts)? else { return None };
        let Node::Lambda(sorts, body) = store.node(function) else { return None };
        let (Op::Combinator(Combinator::Count), _) = store.as_app(*body)? else { return None };
        let some = store.lambda(sorts.clone(), at_least(store, 1, *body)?);
        return (least == 1).then(|| store.app(Op::Combinator(Combinator::Exists), [some, list]));
    }
    let (Op::Combinator(Combinator::Count), &[predicate, list]) = store.as_app(count)? else { return None };
    match least {
        1 => Some(store.app(Op::Combinator(Combinator::Exists), [predicate, list])),
        2 => Some(store.exists_two(predicate, list)),
        _ => None,
    }
}

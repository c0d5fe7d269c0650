//! Lists with the same elements equally often: what is read of one, regardless of the order, is read of the other.
//!
//! That takes counting, which neither index arithmetic nor an invariant of one list does; so it is said here, once.

use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// What follows from conjuncts that say that one list is a permutation of another: each element of the second is as often in the first, and sums, counts, quantifiers and extremes that are
/// mentioned of one list are the same of the other, behind maps and filters, too.
///
/// **Soundness**: a consequence. If all elements of a list are as often in another one of the same length, they fill that one, so both are the same multiset. The images of the elements of a multiset, and those that satisfy a
/// predicate, are a function of it; and so are all that is read here: sums of exact numbers do not depend on their order.
pub(super) fn permuted(store: &mut Store, conjuncts: &[Term]) -> Vec<Term> {
    let known = oriented(store, conjuncts);
    let pairs: Vec<[Term; 2]> = conjuncts.iter().filter_map(|conjunct| permutation(store, &known, *conjunct)).collect();
    let mut found = Vec::new();
    for [left, right] in pairs {
        found.extend(parts(store, right, left));
        for term in store.postorder(conjuncts) {
            for [one, other] in [[left, right], [right, left]] {
                found.extend(counterpart(store, term, one, other).map(|same| store.eq(term, same)));
            }
        }
    }
    found
}

/// The lists of a conjunct by which, with another one about their lengths, one is a permutation of the other. What is `known` are the conjuncts, with equations [one way round](oriented).
fn permutation(store: &mut Store, known: &[Term], conjunct: Term) -> Option<[Term; 2]> {
    let (Op::Combinator(Combinator::Forall), &[predicate, left]) = store.as_app(conjunct)? else { return None };
    let Node::Lambda(_, body) = *store.node(predicate) else { return None };
    let (Op::Eq, counts) = store.as_app(body)? else { return None };
    let counted = |count: &Term| match store.as_app(*count) {
        Some((Op::Combinator(Combinator::Count), &[_, list])) => Some(list).filter(|list| store.is_closed(*list)),
        _ => None,
    };
    let lists: Vec<Term> = counts.iter().filter_map(counted).filter(|list| *list != left).collect();
    lists.into_iter().map(|right| [left, right]).find(|[left, right]| {
        let parts = parts(store, *left, *right);
        oriented(store, &parts).iter().all(|part| known.contains(part))
    })
}

/// Terms with all equations one way round.
fn oriented(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Eq, &[left, right])) if right < left => store.eq(right, left),
        _ => term,
    })
}

/// What it means that a list is a permutation of another.
fn parts(store: &Store, left: Term, right: Term) -> Vec<Term> {
    match store.as_app(store.permutation(left, right)) {
        Some((Op::And, parts)) => parts.to_vec(),
        _ => Vec::new(),
    }
}

/// What a term that does not depend on the order of a list reads of another list.
fn counterpart(store: &Store, term: Term, one: Term, other: Term) -> Option<Term> {
    let (op, arguments) = store.as_app(term)?;
    let at = match op {
        Op::Combinator(Combinator::Sum) if [Sort::INT, Sort::REAL].contains(&store.sort_of(term)) => 0,
        Op::Combinator(Combinator::Min | Combinator::Max) | Op::Len => 0,
        Op::Combinator(Combinator::Count | Combinator::Exists | Combinator::Forall | Combinator::Contains) => 1,
        _ => return None,
    };
    if !store.is_closed(term) {
        return None;
    }
    let mut list = arguments[at];
    let mut around = Vec::new();
    while list != one {
        let (Op::Map | Op::Combinator(Combinator::Filter), &[_, inner]) = store.as_app(list)? else { return None };
        around.push(list);
        list = inner;
    }
    let list =
        around.into_iter().rev().fold(other, |list, term| store.with_children(term, &[store.children(term)[0], list]));
    let mut arguments = arguments.to_vec();
    arguments[at] = list;
    Some(store.app(op, arguments))
}

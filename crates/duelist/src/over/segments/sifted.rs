//! Pairs of elements of lists that pass filters: what is said about pairs of all elements.
//!
//! Which position a filtered element has is a fold; what is said about two of them needs no positions but those before the filter.

use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// Terms with statements about pairs of elements of a list that is made by filters and maps, as statements about pairs of elements before them. Both sides are equal: filters keep
/// the order, so the pairs of elements that pass are the pairs of elements of which both pass.
pub(super) fn sifted(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        distinct(store, term).or_else(|| pairs(store, term)).unwrap_or(term)
    })
}

/// A list that is made by filters and maps of another.
struct Sieved {
    list: Term,
    /// `λ x. …`: whether an element of that list passes.
    passes: Term,
    /// `λ x. …`: what becomes of it.
    value: Term,
}

fn sieved(store: &Store, sieved: Term) -> Option<Sieved> {
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
    filtered.then_some(Sieved { list, passes, value })
}

/// That the elements of a filtered list are distinct.
pub(super) fn distinct(store: &Store, term: Term) -> Option<Term> {
    let (Op::Combinator(Combinator::Distinct), &[list]) = store.as_app(term)? else { return None };
    let Sieved { list, passes, value } = sieved(store, list)?;
    let different = store.function([store.element_sort(store.sort_of(list))?; 2], |pair: [Term; 2]| {
        let at = |function: Term, x: Term| store.call(store.shift(function, 2), &[x]);
        let same = store.eq(at(value, pair[0]), at(value, pair[1]));
        store.not(store.and([at(passes, pair[0]), at(passes, pair[1]), same]))
    });
    Some(store.all_pairs(different, list))
}

/// Two quantifiers inside each other over the elements of a filtered list with their indices, if nothing but the order of the indices matters.
pub(super) fn pairs(store: &mut Store, term: Term) -> Option<Term> {
    let (quantifier, outer, over) = quantified(store, term)?;
    let Node::Lambda(_, inner) = *store.node(outer) else { return None };
    let (same, inner, others) = quantified(store, inner)?;
    let Node::Lambda(_, body) = *store.node(inner) else { return None };
    let (Op::Combinator(Combinator::MapIndexed), &[_, list]) = store.as_app(over)? else { return None };
    if same != quantifier || others != store.shift(over, 1) || over != store.indexed(list) {
        return None;
    }
    let Sieved { list, passes, value } = sieved(store, list)?;
    let sort = store.element_sort(store.sort_of(over))?;
    let relation = store.lambda([sort, sort], body);
    if !orders(store, relation, sort) {
        return None;
    }
    let over = store.indexed(list);
    let row = store.element_sort(store.sort_of(over))?;
    let outer = store.function([row], |[first]| {
        let inner = store.function([row], |[second]| {
            let both = [store.shift(first, 1), second];
            let at = |function: Term, row: Term| store.call(store.shift(function, 2), &[store.second(row)]);
            let holds =
                store.call(store.shift(relation, 2), &both.map(|row| store.pair(store.first(row), at(value, row))));
            let pass = store.and(both.map(|row| at(passes, row)));
            if quantifier == Combinator::Forall { store.implies(pass, holds) } else { store.and([pass, holds]) }
        });
        store.app(Op::Combinator(quantifier), [inner, store.shift(over, 1)])
    });
    Some(store.app(Op::Combinator(quantifier), [outer, over]))
}

/// The parts of a quantifier over a list.
pub(super) fn quantified(store: &Store, term: Term) -> Option<(Combinator, Term, Term)> {
    match store.as_app(term)? {
        (Op::Combinator(quantifier @ (Combinator::Exists | Combinator::Forall)), &[predicate, list]) => {
            Some((quantifier, predicate, list))
        }
        _ => None,
    }
}

/// Whether a relation between elements with indices depends on the indices only by comparing them with each other.
pub(super) fn orders(store: &mut Store, relation: Term, row: Sort) -> bool {
    let element = store.field_sorts(row, 0)[1];
    let indices = [0, 1].map(|_| store.fresh_constant("index", Sort::INT));
    let rows = indices.map(|index| {
        let x = store.fresh_constant("element", element);
        store.pair(index, x)
    });
    let body = store.call(relation, &rows);
    let body = store.smart_rebuild(&[body], &mut Map::default(), |_, _| None)[0];
    store.postorder(&[body]).into_iter().all(|term| {
        let compares = matches!(store.as_app(term), Some((Op::Lt | Op::Le | Op::Eq, sides)) if sides.iter().all(|side| indices.contains(side)));
        compares || !store.children(term).iter().any(|child| indices.contains(child))
    })
}

/// One function after another.
fn after(store: &Store, outer: Term, inner: Term) -> Term {
    let sort: Sort = store.function_sort(inner).0[0];
    store.function([sort], |[x]| store.call(store.shift(outer, 1), &[store.call(store.shift(inner, 1), &[x])]))
}

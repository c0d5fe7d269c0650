//! Deforestation (paper §6.1): intermediate lists disappear into their consumers.
//!
//! The paper's order, `map of map` first, falls out of rewriting bottom-up: when a consumer is looked at, the maps below it
//! have been merged already.

use super::{Group, Rule, args, elements};
use crate::term::{Node, Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.map f (List.map g l)) = (List.map (f ∘ g) l)
    Rule { name: "map-of-map", group: Group::Deforestation, apply: map_of_map },
    // (List.fold f i (List.map g l)) = (List.fold (λ acc x. f acc (g x)) i l)
    Rule { name: "fold-of-map", group: Group::Deforestation, apply: fold_of_map },
    // (List.len (List.map f l)) = (List.len l)
    Rule { name: "len-of-map", group: Group::Deforestation, apply: len_of_map },
    // (List.map f (List.value T (a b))) = (List.value U ((f a) (f b)))
    Rule { name: "map-of-value", group: Group::Deforestation, apply: map_of_value },
    // (List.fold f i (List.value T (a b))) = (f (f i a) b)
    Rule { name: "fold-of-value", group: Group::Deforestation, apply: fold_of_value },
    // (List.len (List.value T (a b))) = 2
    Rule { name: "len-of-value", group: Group::Deforestation, apply: len_of_value },
    // (= (List.value T (a b)) (List.value T (c d))) = (and (= a c) (= b d)), or false if the lengths differ
    Rule { name: "eq-of-values", group: Group::Deforestation, apply: eq_of_values },
];

/// `λ … x. outer(…, inner(x))`: composes on the last parameter of `outer`.
pub(super) fn compose(store: &Store, outer: Term, inner: Term) -> Option<Term> {
    let (Node::Lambda(sorts, _), Node::Lambda(inner_sorts, _)) = (store.node(outer), store.node(inner)) else {
        return None;
    };
    let mut sorts = sorts.to_vec();
    *sorts.last_mut()? = inner_sorts[0];
    let count = u32::try_from(sorts.len()).ok()?;
    let mut arguments: Vec<Term> =
        sorts.iter().zip((0..count).rev()).map(|(sort, at)| store.bound(at, *sort)).collect();
    let inner = store.shift(inner, count);
    let image = store.beta(inner, &arguments[arguments.len() - 1..]);
    *arguments.last_mut()? = image;
    let outer = store.shift(outer, count);
    let body = store.beta(outer, &arguments);
    Some(store.lambda(sorts, body))
}

fn map_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let outer = args(store, term, Op::Map)?;
    let inner = args(store, outer[1], Op::Map)?;
    let function = compose(store, outer[0], inner[0])?;
    Some(store.map(function, inner[1]))
}

fn fold_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let map = args(store, fold[2], Op::Map)?;
    let step = compose(store, fold[0], map[0])?;
    Some(store.fold(step, fold[1], map[1]))
}

fn len_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    let map = args(store, len[0], Op::Map)?;
    Some(store.len_of(map[1]))
}

fn map_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let map = args(store, term, Op::Map)?;
    let elements = elements(store, map[1])?;
    let element = store.function_sort(map[0]).1;
    let images: Vec<Term> = elements.iter().map(|element| store.beta(map[0], &[*element])).collect();
    Some(store.app(Op::ListValue(element), images))
}

fn fold_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let elements = elements(store, fold[2])?;
    Some(elements.iter().fold(fold[1], |acc, element| store.beta(fold[0], &[acc, *element])))
}

fn len_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    let elements = elements(store, len[0])?;
    Some(store.int(elements.len()))
}

fn eq_of_values(store: &mut Store, term: Term) -> Option<Term> {
    let eq = args(store, term, Op::Eq)?;
    let (left, right) = (elements(store, eq[0])?, elements(store, eq[1])?);
    if left.len() != right.len() {
        return Some(store.bool(false));
    }
    let pairs: Vec<Term> = left.iter().zip(right).map(|(a, b)| store.eq(*a, *b)).collect();
    Some(store.and(pairs))
}

//! Neighbours in a list with lists inside its elements, as a fold that remembers what is read of the element before.
//!
//! "Each row is longer than the one before" reads a list together with its own rest. Of rows that is no list of tokens and no list of records; of what is read of rows, it is a fold with a memory.

use super::super::{Group, Rule, args};
use crate::term::{Combinator, Map, Node, Op, Set, Sort, Store, Term};

pub(in crate::rewrite) const RULES: &[Rule] = &[
    // (List.fold (λ a p. f(a, g(p.first), p.second)) i (List.zip l (List.drop 1 l))) is the last field of a fold over `l` that remembers `g` of the element before,
    // if the elements have lists inside, `g` yields numbers and truth values, and nothing else is read of the first element of a pair
    Rule { name: "fold-of-neighbours", group: Group::NormalForm, apply: fold_of_neighbours },
];

/// More than this is not remembered.
const MAX_REMEMBERED: usize = 4;

fn fold_of_neighbours(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, pairs] = args(store, term, Op::Fold)?[..] else { return None };
    let [left, right] = args(store, pairs, Op::Zip)?[..] else { return None };
    let swapped = is_rest(store, left, right);
    if !swapped && !is_rest(store, right, left) {
        return None;
    }
    let list = if swapped { right } else { left };
    let sort = store.element_sort(store.sort_of(list))?;
    if !store.has_lists(sort) || !store.is_closed(step) {
        return None;
    }
    let acc = store.fresh_constant("acc", store.sort_of(init));
    let (before, here) = (store.fresh_constant("before", sort), store.fresh_constant("here", sort));
    let pair = if swapped { store.pair(here, before) } else { store.pair(before, here) };
    let body = store.call(step, &[acc, pair]);
    let body = store.smart_rebuild(&[body], &mut Map::default(), |_, _| None)[0];
    let remembered = remembered(store, body, before, [acc, here])?;
    let no = store.bool(false);
    let mut memory = store.pair(no, init);
    for read in remembered.iter().rev() {
        let any = anything(store, store.sort_of(*read))?;
        memory = store.pair(any, memory);
    }
    let fold = store.function([store.sort_of(memory), sort], |[memory, x]| {
        let mut known = vec![(here, x)];
        let mut rest = memory;
        for read in &remembered {
            known.push((*read, store.first(rest)));
            rest = store.second(rest);
        }
        let (any, so_far) = (store.first(rest), store.second(rest));
        known.push((acc, so_far));
        let next = store.ite(any, store.substitute(body, &known), so_far);
        remembered.iter().rev().fold(store.pair(store.bool(true), next), |memory, read| {
            store.pair(store.substitute(*read, &[(before, x)]), memory)
        })
    });
    let result = store.fold(fold, memory, list);
    let result = remembered.iter().fold(result, |rest, _| store.second(rest));
    Some(store.second(result))
}

/// Whether a list is another one without its first element.
fn is_rest(store: &Store, rest: Term, list: Term) -> bool {
    let Some((Op::Combinator(Combinator::Drop), &[count, whole])) = store.as_app(rest) else { return false };
    whole == list && count == store.int(1)
}

/// The largest terms that are read of the element before and of nothing else in a step; nothing if there are too many, or if it is read in another way.
fn remembered(store: &Store, body: Term, before: Term, others: [Term; 2]) -> Option<Vec<Term>> {
    let mut depends: Set<Term> = Set::default();
    let mut mixed: Set<Term> = others.into_iter().collect();
    for term in store.postorder(&[body]) {
        let children = store.children(term);
        if term == before || children.iter().any(|child| depends.contains(child)) {
            depends.insert(term);
        }
        if children.iter().any(|child| mixed.contains(child)) {
            mixed.insert(term);
        }
    }
    let (mut found, mut seen, mut todo) = (Vec::new(), Set::default(), vec![body]);
    while let Some(term) = todo.pop() {
        if !depends.contains(&term) || !seen.insert(term) {
            continue;
        }
        let scalar = anything(store, store.sort_of(term)).is_some();
        if scalar && store.is_closed(term) && !mixed.contains(&term) {
            found.push(term);
        } else if term == before {
            return None;
        } else {
            todo.extend(store.children(term));
        }
    }
    (found.len() <= MAX_REMEMBERED).then_some(found)
}

/// Some number or truth value.
fn anything(store: &Store, sort: Sort) -> Option<Term> {
    match sort {
        Sort::BOOL => Some(store.bool(false)),
        Sort::INT => Some(store.int(0)),
        Sort::REAL => Some(store.term(Node::Real(dashu_ratio::RBig::ZERO))),
        _ => None,
    }
}

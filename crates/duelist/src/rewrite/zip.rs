//! Two lists read together: `List.zip` moves inwards past everything that can be cut into pieces of equal length.
//!
//! What is left afterwards pairs two declared lists, or lists put together of such; [`super::lockstep`] changes the variables there.

use super::concat::{Part, known_parts};
use super::{Group, Rule, args};
use crate::term::{Op, Sort, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.len (List.zip a b)) = the smaller one of (List.len a) and (List.len b)
    Rule { name: "len-of-zip", group: Group::NormalForm, apply: len_of_zip },
    // (List.zip (List.map f a) b) = (List.map (λ p. (tuple (f p.1) p.2)) (List.zip a b)), and the other way round
    Rule { name: "zip-of-map", group: Group::NormalForm, apply: zip_of_map },
    // (List.zip l l) = (List.map (λ x. (tuple x x)) l)
    Rule { name: "zip-of-same", group: Group::NormalForm, apply: zip_of_same },
    // (List.zip (List.append a b) (List.append c d)) = (List.append (List.zip a c) (List.zip b d)), if a and c evidently have the same length
    Rule { name: "zip-of-append", group: Group::NormalForm, apply: zip_of_append },
    // (List.fold f i (List.zip k l)), if k is known by position: a fold over l with a position beside the accumulator
    Rule { name: "fold-of-known-zip", group: Group::NormalForm, apply: fold_of_known_zip },
];

fn len_of_zip(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    let [left, right] = args(store, len[0], Op::Zip)?[..] else { return None };
    let (left, right) = (store.len_of(left), store.len_of(right));
    let shorter = store.le(left, right);
    Some(store.ite(shorter, left, right))
}

fn zip_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Zip)?[..] else { return None };
    let (function, at, zip) = if let Some(map) = args(store, left, Op::Map) {
        (map[0], 0, store.zip(map[1], right))
    } else {
        let map = args(store, right, Op::Map)?;
        (map[0], 1, store.zip(left, map[1]))
    };
    let pair = store.element_sort(store.sort_of(zip))?;
    let pair_of = store.bound(0, pair);
    let mut fields = [store.first(pair_of), store.second(pair_of)];
    let function = store.shift(function, 1);
    fields[at] = store.beta(function, &[fields[at]]);
    let body = store.pair(fields[0], fields[1]);
    let function = store.lambda([pair], body);
    Some(store.map(function, zip))
}

fn zip_of_same(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Zip)?[..] else { return None };
    if left != right {
        return None;
    }
    let element = store.element_sort(store.sort_of(left))?;
    let x = store.bound(0, element);
    let body = store.pair(x, x);
    let function = store.lambda([element], body);
    Some(store.map(function, left))
}

/// The lists that a list is put together from.
pub(super) fn parts(store: &Store, list: Term) -> Vec<Term> {
    args(store, list, Op::Append).unwrap_or_else(|| vec![list])
}

/// The list that a list is the image of.
pub(super) fn source(store: &Store, list: Term) -> Term {
    let mut at = list;
    while let Some((Op::Map, &[_, inner])) = store.as_app(at) {
        at = inner;
    }
    at
}

/// What `list`, an image of another list, is if that list is replaced by `by`.
pub(super) fn image(store: &mut Store, list: Term, by: Term) -> Term {
    let mut functions = Vec::new();
    let mut at = list;
    while let Some((Op::Map, &[function, inner])) = store.as_app(at) {
        functions.push(function);
        at = inner;
    }
    functions.into_iter().rev().fold(by, |list, function| store.map(function, list))
}

/// The elements of a `List.value`, and their sort.
fn value(store: &Store, list: Term) -> Option<(Sort, Vec<Term>)> {
    match store.as_app(list)? {
        (Op::ListValue(sort), elements) => Some((sort, elements.to_vec())),
        _ => None,
    }
}

/// A list put together from any number of lists of this sort of elements.
pub(super) fn joined(store: &mut Store, element: Sort, lists: Vec<Term>) -> Term {
    if lists.is_empty() { store.app(Op::ListValue(element), []) } else { store.append(lists) }
}

/// Takes pairs off the front as long as the first parts are values, or images of the same list; an empty list on either side ends it.
fn zip_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Zip)?[..] else { return None };
    let sorts = [left, right].map(|list| store.element_sort(store.sort_of(list)));
    let (left_sort, right_sort) = (sorts[0]?, sorts[1]?);
    let pair_sort = store.element_sort(store.sort_of(term))?;
    let [mut left, mut right] = [parts(store, left), parts(store, right)].map(|mut parts| {
        parts.reverse();
        parts
    });
    let (whole_left, whole_right) = (left.len(), right.len());
    let mut pairs: Vec<Term> = Vec::new();
    while let (Some(one), Some(two)) = (left.last().copied(), right.last().copied()) {
        match (value(store, one), value(store, two)) {
            (Some((_, elements)), _) if elements.is_empty() => drop(left.pop()),
            (_, Some((_, elements))) if elements.is_empty() => drop(right.pop()),
            (Some((_, mut ones)), Some((_, mut twos))) => {
                let count = ones.len().min(twos.len());
                let (rest_ones, rest_twos) = (ones.split_off(count), twos.split_off(count));
                let both: Vec<Term> = ones.into_iter().zip(twos).map(|(a, b)| store.pair(a, b)).collect();
                pairs.push(store.app(Op::ListValue(pair_sort), both));
                for (side, sort, rest) in [(&mut left, left_sort, rest_ones), (&mut right, right_sort, rest_twos)] {
                    side.pop();
                    if !rest.is_empty() {
                        side.push(store.app(Op::ListValue(sort), rest));
                    }
                }
            }
            _ if (whole_left > 1 || whole_right > 1) && source(store, one) == source(store, two) => {
                pairs.push(store.zip(one, two));
                left.pop();
                right.pop();
            }
            _ => break,
        }
    }
    if !left.is_empty() && !right.is_empty() {
        if pairs.is_empty() && left.len() == whole_left && right.len() == whole_right {
            return None;
        }
        left.reverse();
        right.reverse();
        let (left, right) = (joined(store, left_sort, left), joined(store, right_sort, right));
        pairs.push(store.zip(left, right));
    }
    Some(joined(store, pair_sort, pairs))
}

/// The position counts on beyond the end of the known list, where the accumulator stays what it is.
fn fold_of_known_zip(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::Fold)?[..] else { return None };
    let [left, right] = args(store, list, Op::Zip)?[..] else { return None };
    let (known, other, known_first) = match (known_parts(store, left), known_parts(store, right)) {
        (Some(known), None) => (known, right, true),
        (None, Some(known)) => (known, left, false),
        _ => return None,
    };
    let element_sort = store.element_sort(store.sort_of(other))?;
    let state_sort = store.pair_sort(Sort::INT, store.sort_of(init));
    let (state, element) = (store.bound(1, state_sort), store.bound(0, element_sort));
    let (position, acc) = (store.first(state), store.second(state));
    let known: Vec<Part> = known.iter().map(|part| part.shifted(store, 2)).collect();
    let step = store.shift(step, 2);
    let mut offset = store.int(0);
    let mut cases: Vec<(Term, Term)> = Vec::new();
    for part in known.iter().filter(|part| !part.is_empty()) {
        let expected = part.element_at(store, position, offset);
        let pair = if known_first { store.pair(expected, element) } else { store.pair(element, expected) };
        let next = store.beta(step, &[acc, pair]);
        offset = part.end(store, offset);
        cases.push((store.app(Op::Lt, [position, offset]), next));
    }
    let mut next = acc;
    for (inside, then) in cases.into_iter().rev() {
        next = store.ite(inside, then, next);
    }
    let one = store.int(1);
    let position = store.sum([position, one]);
    let body = store.pair(position, next);
    let step = store.lambda([state_sort, element_sort], body);
    let zero = store.int(0);
    let init = store.pair(zero, init);
    let fold = store.fold(step, init, other);
    Some(store.second(fold))
}

//! The changes of variables, one function each; why they are exact is said in the module above.

use super::super::concat::known_parts;
use super::super::zip::{image, joined};
use super::sieve::{Sieve, base};
use crate::term::{Combinator, Op, Sort, Store, Symbol, Term};

/// An exact change of variables.
#[derive(Debug, Default)]
pub(super) struct Change {
    /// Terms, and what they are equal to in every model of the constraints.
    pub(super) equal: Vec<(Term, Term)>,
    /// What holds of the fresh symbols.
    pub(super) constraints: Vec<Term>,
    /// Declared lists and what they become, everywhere.
    pub(super) lists: Vec<(Term, Term)>,
}

/// Whether a declared list is part of both lists. If it is at different places in them, it would have to be cut against itself.
pub(super) fn overlap(store: &Store, left: &[Term], right: &[Term]) -> bool {
    let bases: Vec<Term> =
        left.iter().map(|list| base(store, *list)).filter(|list| symbol(store, *list).is_some()).collect();
    right.iter().any(|list| bases.contains(&base(store, *list)))
}

/// The symbol of a declared list.
pub(super) fn symbol(store: &Store, list: Term) -> Option<Symbol> {
    match store.as_app(list)? {
        (Op::Symbol(symbol), []) => Some(symbol),
        _ => None,
    }
}

pub(super) fn name(store: &Store, list: Term) -> String {
    symbol(store, list).map(|symbol| store.symbol(symbol).name.clone()).unwrap_or_default()
}

pub(super) fn fresh_like(store: &mut Store, list: Term, suffix: &str) -> Term {
    let name = format!("{}.{suffix}", name(store, list));
    store.fresh_constant(&name, store.sort_of(list))
}

/// The list of the first or second components of a list of pairs.
pub(super) fn component(store: &mut Store, pairs: Term, index: usize) -> Term {
    let pair_sort = store.element_sort(store.sort_of(pairs)).expect("a list");
    let pair = store.bound(0, pair_sort);
    let body = if index == 0 { store.first(pair) } else { store.second(pair) };
    let function = store.lambda([pair_sort], body);
    store.map(function, pairs)
}

pub(super) fn is_empty(store: &mut Store, list: Term) -> Term {
    let (length, zero) = (store.len_of(list), store.int(0));
    store.eq(length, zero)
}

/// Pairs two declared lists: the list of pairs, and the rests unless the lengths are evidently equal.
pub(super) fn cut(
    store: &mut Store,
    change: &mut Change,
    one: Term,
    two: Term,
    same_length: bool,
) -> (Term, Option<(Term, Term)>) {
    let [first, second] = [one, two].map(|list| store.element_sort(store.sort_of(list)).expect("a list"));
    let pair_sort = store.pair_sort(first, second);
    let sort = store.list_sort(pair_sort);
    let pairs = store.fresh_constant(&format!("{}~{}", name(store, one), name(store, two)), sort);
    let (mut first, mut second) = (component(store, pairs, 0), component(store, pairs, 1));
    let mut rests = None;
    if !same_length {
        let (left, right) = (fresh_like(store, one, "rest"), fresh_like(store, two, "rest"));
        first = store.append([first, left]);
        second = store.append([second, right]);
        let either = [is_empty(store, left), is_empty(store, right)];
        change.constraints.push(store.or(either));
        rests = Some((left, right));
    }
    change.lists.extend([(one, first), (two, second)]);
    (pairs, rests)
}

/// What is left to be paired of two lists once their first parts are paired. Of the rests of those at most one has elements: so if the left list
/// has no more parts, its rest meets what follows on the right, and if both have, it depends on whether the left rest is empty. If it is not,
/// only the lists `beside_left` can have elements on the right.
pub(super) fn remaining(
    store: &mut Store,
    left: &[Term],
    right: &[Term],
    rests: Option<(Term, Term)>,
    beside_left: Vec<Term>,
) -> Option<Term> {
    let (left_more, right_more) = (left[1..].to_vec(), right[1..].to_vec());
    let Some((one, two)) = rests else {
        if left_more.is_empty() || right_more.is_empty() {
            return None;
        }
        let (left, right) = (store.append(left_more), store.append(right_more));
        return Some(store.zip(left, right));
    };
    let none_left = is_empty(store, one);
    let (one, two) = (image(store, left[0], one), image(store, right[0], two));
    match (left_more.is_empty(), right_more.is_empty()) {
        (true, true) => None,
        (true, false) => {
            let right = store.append(right_more);
            Some(store.zip(one, right))
        }
        (false, true) => {
            let left = store.append(left_more);
            Some(store.zip(left, two))
        }
        (false, false) => {
            let with_rest = |rest: Term, more: &[Term]| -> Vec<Term> { [&[rest], more].concat() };
            let (longer_left, longer_right) = (with_rest(one, &left_more), with_rest(two, &right_more));
            let (longer_left, longer_right) = (store.append(longer_left), store.append(longer_right));
            let element = store.element_sort(store.sort_of(right[0]))?;
            let (left, right) = (store.append(left_more), joined(store, element, beside_left));
            let (then, otherwise) = (store.zip(left, longer_right), store.zip(longer_left, right));
            Some(store.ite(none_left, then, otherwise))
        }
    }
}

/// Splits a declared list, of which `reading` is an image of what is read, where `known`, the first of `parts`, ends.
pub(super) fn split(
    store: &mut Store,
    zip: Term,
    known: Term,
    parts: Vec<Term>,
    two: Sieve,
    reading: Term,
    zipped: fn(&mut Store, Term, Term) -> Term,
) -> Option<Change> {
    known_parts(store, known)?;
    let limit = store.len_of(known);
    let ([start, rest], constraints) = halves(store, two, limit);
    let (start_read, rest_read) = (two.of_other(store, start), two.of_other(store, rest));
    let (start_image, rest_image) = (image(store, reading, start_read), image(store, reading, rest_read));
    let more = store.append(parts[1..].to_vec());
    let both = [zipped(store, start_image, parts[0]), zipped(store, rest_image, more)];
    let paired = store.append(both);
    let whole = store.append([start, rest]);
    Some(Change { equal: vec![(zip, paired)], constraints, lists: vec![(two.list, whole)] })
}

/// Two lists that make up a declared one, the first of them with `limit` elements that are read, if there are that many; and what has to hold of them.
fn halves(store: &mut Store, side: Sieve, limit: Term) -> ([Term; 2], Vec<Term>) {
    let (start, rest) = (fresh_like(store, side.list, "start"), fresh_like(store, side.list, "rest"));
    let read = side.of_other(store, start);
    let (length, no_rest) = (store.len_of(read), is_empty(store, rest));
    let within = store.le(length, limit);
    let all = store.eq(length, limit);
    ([start, rest], vec![within, store.or([no_rest, all])])
}

/// Cuts a declared list after so many elements.
pub(super) fn slice(store: &mut Store, count: Term, list: Term) -> Change {
    let zero = store.int(0);
    let none = store.le(count, zero);
    let limit = store.ite(none, zero, count);
    let ([start, rest], constraints) = halves(store, Sieve::all(list), limit);
    let [take, drop] =
        [Combinator::Take, Combinator::Drop].map(|which| store.app(Op::Combinator(which), [count, list]));
    let whole = store.append([start, rest]);
    Change { equal: vec![(take, start), (drop, rest)], constraints, lists: vec![(list, whole)] }
}

/// Records the accumulators of a fold from the right over a declared list.
pub(super) fn record(store: &mut Store, fold: Term, step: Term, init: Term, list: Term) -> Change {
    let (element, acc) = (store.element_sort(store.sort_of(list)).expect("a list"), store.sort_of(init));
    let pair_sort = store.pair_sort(element, acc);
    let sort = store.list_sort(pair_sort);
    let name = name(store, list);
    let pairs = store.fresh_constant(&format!("{name}.right"), sort);
    let result = store.fresh_constant(&format!("{name}.fold_right"), acc);
    let state_sort = store.pair_sort(Sort::BOOL, acc);
    let (state, pair) = (store.bound(1, state_sort), store.bound(0, pair_sort));
    let (ok, expected) = (store.first(state), store.second(state));
    let (x, next) = (store.first(pair), store.second(pair));
    let value = store.beta(step, &[x, next]);
    let agrees = store.eq(expected, value);
    let ok = store.and([ok, agrees]);
    let body = store.pair(ok, next);
    let check = store.lambda([state_sort, pair_sort], body);
    let yes = store.bool(true);
    let start = store.pair(yes, result);
    let end = store.fold(check, start, pairs);
    let (ok, last) = (store.first(end), store.second(end));
    let arrived = store.eq(last, init);
    let first = component(store, pairs, 0);
    Change { equal: vec![(fold, result)], constraints: vec![ok, arrived], lists: vec![(list, first)] }
}

//! The changes of variables, one function each; why they are exact is said in the module above.

use super::super::known::known_parts;
use super::super::{image, joined};
use super::sieve::{Sieve, base};
use crate::meaning::{carry, fold};
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
pub(super) fn overlap(s: &Store, left: &[Term], right: &[Term]) -> bool {
    let bases: Vec<Term> = left.iter().map(|list| base(s, *list)).filter(|list| symbol(s, *list).is_some()).collect();
    right.iter().any(|list| bases.contains(&base(s, *list)))
}

/// The symbol of a declared list.
pub(super) fn symbol(s: &Store, list: Term) -> Option<Symbol> {
    match s.as_app(list)? {
        (Op::Symbol(symbol), []) => Some(symbol),
        _ => None,
    }
}

pub(super) fn name(s: &Store, list: Term) -> String {
    symbol(s, list).map(|symbol| s.symbol(symbol).name.clone()).unwrap_or_default()
}

pub(super) fn fresh_like(s: &mut Store, list: Term, suffix: &str) -> Term {
    let name = format!("{}.{suffix}", name(s, list));
    s.fresh_constant(&name, s.sort_of(list))
}

/// The list of the first or second components of a list of pairs.
pub(super) fn component(s: &Store, pairs: Term, index: usize) -> Term {
    let pair_sort = s.element_sort(s.sort_of(pairs)).expect("a list");
    s.map(s.function([pair_sort], |[pair]| if index == 0 { s.first(pair) } else { s.second(pair) }), pairs)
}

pub(super) fn is_empty(s: &Store, list: Term) -> Term {
    s.eq(s.len_of(list), s.int(0))
}

/// A fresh list of pairs, of what the elements of a list are, and of another sort.
fn pairs_of(s: &mut Store, name: &str, list: Term, other: Sort) -> Term {
    let pair_sort = s.pair_sort(s.element_sort(s.sort_of(list)).expect("a list"), other);
    s.fresh_constant(name, s.list_sort(pair_sort))
}

/// Pairs two declared lists: the list of pairs, and the rests unless the lengths are evidently equal.
pub(super) fn cut(
    s: &mut Store,
    change: &mut Change,
    one: Term,
    two: Term,
    same_length: bool,
) -> (Term, Option<(Term, Term)>) {
    let name = format!("{}~{}", name(s, one), name(s, two));
    let pairs = pairs_of(s, &name, one, s.element_sort(s.sort_of(two)).expect("a list"));
    let rests = (!same_length).then(|| [one, two].map(|list| fresh_like(s, list, "rest")));
    for (index, list) in [one, two].into_iter().enumerate() {
        let parts = [Some(component(s, pairs, index)), rests.map(|rests| rests[index])];
        change.lists.push((list, s.append(parts.into_iter().flatten().collect::<Vec<_>>())));
    }
    change.constraints.extend(rests.map(|rests| s.or(rests.map(|rest| is_empty(s, rest)))));
    (pairs, rests.map(Into::into))
}

/// What is left to be paired of two lists once their first parts are paired. Of the rests of those at most one has elements: so if the left list
/// has no more parts, its rest meets what follows on the right, and if both have, it depends on whether the left rest is empty. If it is not,
/// only the lists `beside_left` can have elements on the right.
pub(super) fn remaining(
    s: &Store,
    left: &[Term],
    right: &[Term],
    rests: Option<(Term, Term)>,
    beside_left: Vec<Term>,
) -> Option<Term> {
    let [left_more, right_more] = [&left[1..], &right[1..]];
    let ends = [left_more.is_empty(), right_more.is_empty()];
    let Some((one, two)) = rests else {
        return (ends == [false, false]).then(|| s.zip(s.append(left_more), s.append(right_more)));
    };
    let (rest, other) = (image(s, left[0], one), image(s, right[0], two));
    match ends {
        [true, true] => None,
        [true, false] => Some(s.zip(rest, s.append(right_more))),
        [false, true] => Some(s.zip(s.append(left_more), other)),
        [false, false] => {
            let beside_left = joined(s, s.element_sort(s.sort_of(right[0]))?, beside_left);
            let then = s.zip(s.append(left_more), s.append([&[other], right_more].concat()));
            let otherwise = s.zip(s.append([&[rest], left_more].concat()), beside_left);
            Some(s.ite(is_empty(s, one), then, otherwise))
        }
    }
}

/// Splits a declared list, of which `reading` is an image of what is read, where `known`, the first of `parts`, ends.
pub(super) fn split(
    s: &mut Store,
    zip: Term,
    known: Term,
    parts: &[Term],
    two: Sieve,
    reading: Term,
    zipped: fn(&Store, Term, Term) -> Term,
) -> Option<Change> {
    known_parts(s, known)?;
    let ([start, rest], constraints) = halves(s, two, s.len_of(known));
    let [start_read, rest_read] = [start, rest].map(|half| image(s, reading, two.of_other(s, half)));
    let paired = s.append([zipped(s, start_read, parts[0]), zipped(s, rest_read, s.append(&parts[1..]))]);
    Some(Change { equal: vec![(zip, paired)], constraints, lists: vec![(two.list, s.append([start, rest]))] })
}

/// Two lists that make up a declared one, the first of them with `limit` elements that are read, if there are that many; and what has to hold of them.
fn halves(s: &mut Store, side: Sieve, limit: Term) -> ([Term; 2], Vec<Term>) {
    let [start, rest] = ["start", "rest"].map(|half| fresh_like(s, side.list, half));
    let length = s.len_of(side.of_other(s, start));
    ([start, rest], vec![s.le(length, limit), s.or([is_empty(s, rest), s.eq(length, limit)])])
}

/// A declared list that is made of two, which are what two combinators with this first argument make of it.
fn halved(
    s: &Store,
    which: [Combinator; 2],
    by: Term,
    list: Term,
    halves: [Term; 2],
    constraints: Vec<Term>,
) -> Change {
    let parts = which.map(|which| s.app(Op::Combinator(which), [by, list]));
    Change { equal: parts.into_iter().zip(halves).collect(), constraints, lists: vec![(list, s.append(halves))] }
}

/// Cuts a declared list after so many elements.
pub(super) fn slice(s: &mut Store, count: Term, list: Term) -> Change {
    let limit = s.ite(s.le(count, s.int(0)), s.int(0), count);
    let (halves, constraints) = halves(s, Sieve::all(list), limit);
    halved(s, [Combinator::Take, Combinator::Drop], count, list, halves, constraints)
}

/// Cuts a declared list where a predicate does not hold for the first time.
pub(super) fn prefix(s: &mut Store, predicate: Term, list: Term) -> Option<Change> {
    let halves @ [start, rest] = ["start", "rest"].map(|half| fresh_like(s, list, half));
    let all = s.app(Op::Combinator(Combinator::Forall), [predicate, start]);
    let yes = s.bool(true);
    let ends = carry(s, [yes, yes], rest, [predicate], |[first, ends, x], [predicate]| {
        [s.bool(false), s.ite(first, s.not(s.call(predicate, &[x])), ends)]
    })?;
    Some(halved(s, [Combinator::TakeWhile, Combinator::DropWhile], predicate, list, halves, vec![all, ends]))
}

/// Records the accumulators of a fold from the right over a declared list.
pub(super) fn record(s: &mut Store, right: Term, step: Term, init: Term, list: Term) -> Option<Change> {
    let name = name(s, list);
    let pairs = pairs_of(s, &format!("{name}.right"), list, s.sort_of(init));
    let result = s.fresh_constant(&format!("{name}.fold_right"), s.sort_of(init));
    let end = fold(s, s.pair(s.bool(true), result), pairs, [step], |state, pair, [step]| {
        let agrees = s.eq(s.second(state), s.call(step, &[s.first(pair), s.second(pair)]));
        s.pair(s.and([s.first(state), agrees]), s.second(pair))
    })?;
    let constraints = vec![s.first(end), s.eq(s.second(end), init)];
    Some(Change { equal: vec![(right, result)], constraints, lists: vec![(list, component(s, pairs, 0))] })
}

/// Records the accumulators of a scan over a declared list.
pub(super) fn trail(s: &mut Store, scan: Term, step: Term, init: Term, list: Term) -> Option<Change> {
    let name = format!("{}.scan", name(s, list));
    let pairs = pairs_of(s, &name, list, s.sort_of(init));
    let agrees = carry(s, [init, s.bool(true)], pairs, [step], |[acc, ok, pair], [step]| {
        [s.call(step, &[acc, s.first(pair)]), s.and([ok, s.eq(acc, s.second(pair))])]
    })?;
    let last = s.literal(s.sort_of(init), [s.fold(step, init, list)]);
    let whole = s.append([component(s, pairs, 1), last]);
    Some(Change { equal: vec![(scan, whole)], constraints: vec![agrees], lists: vec![(list, component(s, pairs, 0))] })
}

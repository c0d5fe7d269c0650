//! Comparisons of lists as folds: equal lengths, and equal elements at every place.
//!
//! These rules come last: what is asserted to be equal to a declared list is better put in its place ([`super::lockstep`]).

use super::{Group, Rule, arguments, elements, matches, rule, source};
use crate::meaning::fold;
use crate::term::{Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (= l (List.value …)), if l is put together: the lengths agree, and a fold that compares with the elements position by position
    rule("eq-with-value", |s, term| {
        let [left, right] = lists(s, term)?;
        match [left, right].map(|list| elements(s, list).is_some()) {
            [false, true] if !is_plain(s, left) => matches(s, left, right),
            [true, false] if !is_plain(s, right) => matches(s, right, left),
            _ => None,
        }
    }),
    // (= a b) = (and (= (List.len a) (List.len b)) (List.fold (λ ok p. (and ok (= p.1 p.2))) true (List.zip a b))), for lists put together
    rule("eq-of-composed", |s, term| {
        let lists = lists(s, term)?;
        if lists.iter().all(|list| is_plain(s, *list)) { None } else { side_by_side(s, lists) }
    }),
    // The same for declared lists and images of them.
    Rule { name: "eq-of-lists", group: Group::Deforestation, apply: eq_of_lists },
];

/// Whether a list is declared or written out, or an image of such a list.
pub(super) fn is_plain(s: &Store, list: Term) -> bool {
    matches!(s.as_app(source(s, list)), Some((Op::Symbol(_), []) | (Op::ListValue(_), _)))
}

fn lists(s: &Store, term: Term) -> Option<[Term; 2]> {
    arguments(s, term, Op::Eq).filter(|[left, _]| s.is_list(s.sort_of(*left)))
}

fn eq_of_lists(s: &mut Store, term: Term) -> Option<Term> {
    let lists = lists(s, term)?;
    let declared = |list: &Term| is_plain(s, *list) && elements(s, source(s, *list)).is_none();
    if lists.iter().all(declared) { side_by_side(s, lists) } else { None }
}

fn side_by_side(s: &Store, [left, right]: [Term; 2]) -> Option<Term> {
    let all =
        fold(s, s.bool(true), s.zip(left, right), [], |ok, pair, []| s.and([ok, s.eq(s.first(pair), s.second(pair))]))?;
    Some(s.and([s.eq(s.len_of(left), s.len_of(right)), all]))
}

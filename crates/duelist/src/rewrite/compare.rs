//! Comparisons of lists as folds: equal lengths, and equal elements at every place.
//!
//! These rules come last: what is asserted to be equal to a declared list is better put in its place ([`super::lockstep`]).

use super::zip::source;
use super::{Group, Rule, args, matches};
use crate::term::{Op, Sort, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (= l (List.value …)), if l is put together: the lengths agree, and a fold that compares with the elements position by position
    Rule { name: "eq-with-value", group: Group::NormalForm, apply: eq_with_value },
    // (= a b) = (and (= (List.len a) (List.len b)) (List.fold (λ ok p. (and ok (= p.1 p.2))) true (List.zip a b))), for lists put together
    Rule { name: "eq-of-composed", group: Group::NormalForm, apply: eq_of_composed },
    // The same for declared lists and images of them.
    Rule { name: "eq-of-lists", group: Group::Deforestation, apply: eq_of_lists },
];

/// Whether a list is declared or written out, or an image of such a list.
pub(super) fn is_plain(store: &Store, list: Term) -> bool {
    matches!(store.as_app(source(store, list)), Some((Op::Symbol(_), []) | (Op::ListValue(_), _)))
}

fn is_value(store: &Store, list: Term) -> bool {
    matches!(store.as_app(list), Some((Op::ListValue(_), _)))
}

fn lists(store: &Store, term: Term) -> Option<(Term, Term)> {
    let [left, right] = args(store, term, Op::Eq)?[..] else { return None };
    store.is_list(store.sort_of(left)).then_some((left, right))
}

fn eq_with_value(store: &mut Store, term: Term) -> Option<Term> {
    let (left, right) = lists(store, term)?;
    match (is_value(store, left), is_value(store, right)) {
        (false, true) if !is_plain(store, left) => matches(store, left, right),
        (true, false) if !is_plain(store, right) => matches(store, right, left),
        _ => None,
    }
}

fn eq_of_composed(store: &mut Store, term: Term) -> Option<Term> {
    let (left, right) = lists(store, term)?;
    (!is_plain(store, left) || !is_plain(store, right)).then(|| side_by_side(store, left, right))
}

fn eq_of_lists(store: &mut Store, term: Term) -> Option<Term> {
    let (left, right) = lists(store, term)?;
    let declared = |list| is_plain(store, list) && !is_value(store, source(store, list));
    (declared(left) && declared(right)).then(|| side_by_side(store, left, right))
}

fn side_by_side(store: &mut Store, left: Term, right: Term) -> Term {
    let lengths = [store.len_of(left), store.len_of(right)];
    let zip = store.zip(left, right);
    let pair_sort = store.element_sort(store.sort_of(zip)).expect("a list of pairs");
    let (ok, pair) = (store.bound(1, Sort::BOOL), store.bound(0, pair_sort));
    let (first, second) = (store.first(pair), store.second(pair));
    let same = store.eq(first, second);
    let body = store.and([ok, same]);
    let step = store.lambda([Sort::BOOL, pair_sort], body);
    let start = store.bool(true);
    let all = store.fold(step, start, zip);
    let same_length = store.eq(lengths[0], lengths[1]);
    store.and([same_length, all])
}

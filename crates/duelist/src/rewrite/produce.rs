//! Combinators that yield a list disappear into the fold or length that reads them.

use super::consume::{arguments, fold};
use super::deforest::compose;
use super::{Group, Rule, args};
use crate::term::{Combinator, Op, Store, Term};

const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::NormalForm, apply }
}

pub(super) const RULES: &[Rule] = &[
    // (List.fold f i (List.filter p l)) = (List.fold (λ a x. ite (p x) (f a x) a) i l)
    rule("fold-of-filter", fold_of_filter),
    // (List.len l) = (List.fold (λ a x. a + 1) 0 l), where l is a filter
    rule("len-as-fold", len_as_fold),
    // (List.fold f i (List.map g l)) = (List.fold (λ a x. f a (g x)) i l), where l is another combinator's
    rule("fold-of-map-of-list", fold_of_map_of_list),
    // (List.len (List.map f l)) = (List.len l), where l is another combinator's
    rule("len-of-map-of-list", len_of_map_of_list),
];

/// Whether a list is neither declared nor written out nor a map, so that no engine could read it.
fn is_produced(store: &Store, list: Term) -> bool {
    matches!(store.as_app(list), Some((Op::Combinator(_), _)))
}

/// The parts of a fold over a list that this combinator produces: function, start, and the combinator's arguments.
fn fold_over<const N: usize>(store: &Store, term: Term, combinator: Combinator) -> Option<(Term, Term, [Term; N])> {
    let fold = args(store, term, Op::Fold)?;
    Some((fold[0], fold[1], arguments(store, fold[2], combinator)?))
}

fn fold_of_filter(store: &mut Store, term: Term) -> Option<Term> {
    let (step, init, [predicate, list]) = fold_over(store, term, Combinator::Filter)?;
    fold(store, init, list, [step, predicate], |store, acc, x, [step, predicate]| {
        let (holds, next) = (store.call(predicate, &[x]), store.call(step, &[acc, x]));
        store.ite(holds, next, acc)
    })
}

fn len_as_fold(store: &mut Store, term: Term) -> Option<Term> {
    let list = args(store, term, Op::Len)?[0];
    let (Op::Combinator(Combinator::Filter), _) = store.as_app(list)? else { return None };
    let zero = store.int(0);
    fold(store, zero, list, [], |store, count, _, []| {
        let one = store.int(1);
        store.sum([count, one])
    })
}

fn fold_of_map_of_list(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let map = args(store, fold[2], Op::Map)?;
    if !is_produced(store, map[1]) {
        return None;
    }
    let step = compose(store, fold[0], map[0])?;
    Some(store.fold(step, fold[1], map[1]))
}

fn len_of_map_of_list(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    let map = args(store, len[0], Op::Map)?;
    is_produced(store, map[1]).then(|| store.len_of(map[1]))
}

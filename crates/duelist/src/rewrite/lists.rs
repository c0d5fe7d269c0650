//! `ite` between lists, pushed outwards: afterwards `ite` chooses between scalars only.

use super::{Group, Rule, args};
use crate::term::{Op, Store, Term};

/// Rules that the normal form needs.
pub(super) const LIFT: &[Rule] = &[
    // (List.len (ite c a b)) = (ite c (List.len a) (List.len b))
    Rule { name: "len-of-ite", group: Group::NormalForm, apply: len_of_ite },
    // (List.map f (ite c a b)) = (ite c (List.map f a) (List.map f b))
    Rule { name: "map-of-ite", group: Group::NormalForm, apply: map_of_ite },
    // (List.fold f i (ite c a b)) = (ite c (List.fold f i a) (List.fold f i b))
    Rule { name: "fold-of-ite", group: Group::NormalForm, apply: fold_of_ite },
    // (List.fold_right f i (ite c a b)) = (ite c (List.fold_right f i a) (List.fold_right f i b))
    Rule { name: "fold-right-of-ite", group: Group::NormalForm, apply: fold_right_of_ite },
    // (List.rev (ite c a b)) = (ite c (List.rev a) (List.rev b))
    Rule { name: "rev-of-ite", group: Group::NormalForm, apply: rev_of_ite },
    // (List.zip (ite c a b) d) = (ite c (List.zip a d) (List.zip b d)), and the other way round, also if the choice is a part of an append
    Rule { name: "zip-of-ite", group: Group::NormalForm, apply: zip_of_ite },
    // (= (ite c a b) d) = (ite c (= a d) (= b d)), and the other way round, for lists
    Rule { name: "eq-of-list-ite", group: Group::NormalForm, apply: eq_of_list_ite },
];

/// Replaces the argument at `index`, which is `(ite c a b)`, by `a` and by `b`.
fn lift(store: &mut Store, term: Term, index: usize) -> Option<Term> {
    let (op, arguments) = store.as_app(term)?;
    let mut arguments = arguments.to_vec();
    let [condition, then, otherwise] = args(store, arguments[index], Op::Ite)?[..] else { return None };
    arguments[index] = then;
    let then = store.app(op, arguments.clone());
    arguments[index] = otherwise;
    let otherwise = store.app(op, arguments);
    Some(store.ite(condition, then, otherwise))
}

fn len_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    args(store, term, Op::Len)?;
    lift(store, term, 0)
}

fn map_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    args(store, term, Op::Map)?;
    lift(store, term, 1)
}

fn fold_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    args(store, term, Op::Fold)?;
    lift(store, term, 2)
}

fn fold_right_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    args(store, term, Op::FoldRight)?;
    lift(store, term, 2)
}

fn rev_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    args(store, term, Op::Rev)?;
    lift(store, term, 0)
}

fn zip_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    args(store, term, Op::Zip)?;
    (0..2).find_map(|index| lift(store, term, index).or_else(|| lift_part(store, term, index)))
}

/// Replaces the first choice among the parts of the argument at `index`, which is put together, by either of its branches.
fn lift_part(store: &mut Store, term: Term, index: usize) -> Option<Term> {
    let (op, arguments) = store.as_app(term)?;
    let mut arguments = arguments.to_vec();
    let parts = args(store, arguments[index], Op::Append)?;
    let chosen = (0..parts.len()).find_map(|part| lift(store, arguments[index], part))?;
    let [condition, then, otherwise] = args(store, chosen, Op::Ite)?[..] else { return None };
    arguments[index] = then;
    let then = store.app(op, arguments.clone());
    arguments[index] = otherwise;
    let otherwise = store.app(op, arguments);
    Some(store.ite(condition, then, otherwise))
}

fn eq_of_list_ite(store: &mut Store, term: Term) -> Option<Term> {
    let arguments = args(store, term, Op::Eq)?;
    if !store.is_list(store.sort_of(arguments[0])) {
        return None;
    }
    lift(store, term, 0).or_else(|| lift(store, term, 1))
}

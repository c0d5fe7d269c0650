//! Combinators that yield a scalar, as folds by definition.

use super::{Group, Rule};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::NormalForm, apply }
}

pub(super) const RULES: &[Rule] = &[
    // (List.exists p l) = (List.fold (λ a x. a ∨ p x) false l)
    rule("exists-as-fold", exists),
    // (List.forall p l) = (List.fold (λ a x. a ∧ p x) true l)
    rule("forall-as-fold", forall),
    // (List.count p l) = (List.fold (λ a x. ite (p x) (a + 1) a) 0 l)
    rule("count-as-fold", count),
    // (List.sum l) = (List.fold + 0 l)
    rule("sum-as-fold", sum),
    // (List.contains e l) = (List.fold (λ a x. a ∨ x = e) false l)
    rule("contains-as-fold", contains),
    // (List.last l d) = (List.fold (λ a x. x) d l)
    rule("last-as-fold", last),
];

/// The arguments of an application of this combinator.
pub(super) fn arguments<const N: usize>(store: &Store, term: Term, combinator: Combinator) -> Option<[Term; N]> {
    match store.as_app(term)? {
        (Op::Combinator(found), arguments) if found == combinator => arguments.try_into().ok(),
        _ => None,
    }
}

/// The fold over `list` that starts with `init`; `body` gets the accumulator, the element, and `captured` as seen from inside.
pub(super) fn fold<const N: usize>(
    store: &mut Store,
    init: Term,
    list: Term,
    captured: [Term; N],
    body: impl FnOnce(&mut Store, Term, Term, [Term; N]) -> Term,
) -> Option<Term> {
    let (accumulator, element) = (store.sort_of(init), store.element_sort(store.sort_of(list))?);
    let captured = captured.map(|term| store.shift(term, 2));
    let (acc, x) = (store.bound(1, accumulator), store.bound(0, element));
    let body = body(store, acc, x, captured);
    let step = store.lambda([accumulator, element], body);
    Some(store.fold(step, init, list))
}

fn exists(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(store, term, Combinator::Exists)?;
    let init = store.bool(false);
    fold(store, init, list, [predicate], |store, found, x, [predicate]| {
        let holds = store.call(predicate, &[x]);
        store.or([found, holds])
    })
}

fn forall(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(store, term, Combinator::Forall)?;
    let init = store.bool(true);
    fold(store, init, list, [predicate], |store, so_far, x, [predicate]| {
        let holds = store.call(predicate, &[x]);
        store.and([so_far, holds])
    })
}

fn count(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(store, term, Combinator::Count)?;
    let init = store.int(0);
    fold(store, init, list, [predicate], |store, count, x, [predicate]| {
        let (holds, one) = (store.call(predicate, &[x]), store.int(1));
        let more = store.sum([count, one]);
        store.ite(holds, more, count)
    })
}

fn sum(store: &mut Store, term: Term) -> Option<Term> {
    let [list] = arguments(store, term, Combinator::Sum)?;
    let init = zero(store, store.sort_of(term));
    fold(store, init, list, [], |store, sum, x, []| store.app(Op::Add, [sum, x]))
}

fn contains(store: &mut Store, term: Term) -> Option<Term> {
    let [wanted, list] = arguments(store, term, Combinator::Contains)?;
    let init = store.bool(false);
    fold(store, init, list, [wanted], |store, found, x, [wanted]| {
        let same = store.eq(x, wanted);
        store.or([found, same])
    })
}

fn last(store: &mut Store, term: Term) -> Option<Term> {
    let [list, default] = arguments(store, term, Combinator::Last)?;
    fold(store, default, list, [], |_, _, x, []| x)
}

/// The zero of a numeric sort.
fn zero(store: &mut Store, sort: Sort) -> Term {
    if sort == Sort::REAL { store.term(Node::Real(dashu_ratio::RBig::ZERO)) } else { store.int(0) }
}

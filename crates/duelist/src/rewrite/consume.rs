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
    // (List.index_of e l): the position, and where e was found first, or −1
    rule("index-of-as-fold", index_of),
    // (List.find p l d): whether something was found, and the first that was, or d
    rule("find-as-fold", find),
    // (List.head l d): whether something was read, and the first that was, or d
    rule("head-as-fold", head),
    // (List.nth l i d): the position, and the element that was at position i, or d
    rule("nth-as-fold", nth),
    // (List.min l d): whether something was read, and the least so far, or d
    rule("min-as-fold", |store, term| extreme(store, term, Combinator::Min)),
    // (List.max l d): whether something was read, and the greatest so far, or d
    rule("max-as-fold", |store, term| extreme(store, term, Combinator::Max)),
    // (List.sorted l): whether something was read, the last that was, and whether all were in order
    rule("sorted-as-fold", sorted),
    // (List.foldi f i l): the position, and the accumulator
    rule("foldi-as-fold", foldi),
    // (seq.indexof s t n): the first of the indices from n on at which t is a part of s, or −1
    rule("occurrence-as-find", occurrence),
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

/// The second half of a fold whose accumulator is a pair that starts with `state` and `init`; `body` gets both halves, the element, and
/// `captured` as seen from inside, and yields the next halves.
pub(super) fn carry<const N: usize>(
    store: &mut Store,
    [state, init]: [Term; 2],
    list: Term,
    captured: [Term; N],
    body: impl FnOnce(&mut Store, [Term; 3], [Term; N]) -> [Term; 2],
) -> Option<Term> {
    let start = store.pair(state, init);
    let folded = fold(store, start, list, captured, |store, both, x, captured| {
        let halves = [store.first(both), store.second(both)];
        let [state, acc] = body(store, [halves[0], halves[1], x], captured);
        store.pair(state, acc)
    })?;
    Some(store.second(folded))
}

/// One more.
pub(super) fn successor(store: &mut Store, number: Term) -> Term {
    let one = store.int(1);
    store.sum([number, one])
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
        let (holds, more) = (store.call(predicate, &[x]), successor(store, count));
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

fn index_of(store: &mut Store, term: Term) -> Option<Term> {
    let [wanted, list] = arguments(store, term, Combinator::IndexOf)?;
    let start = [store.int(0), store.int(-1)];
    carry(store, start, list, [wanted], |store, [position, found, x], [wanted]| {
        let (zero, same) = (store.int(0), store.eq(x, wanted));
        let open = store.app(Op::Lt, [found, zero]);
        let here = store.and([open, same]);
        [successor(store, position), store.ite(here, position, found)]
    })
}

fn find(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list, default] = arguments(store, term, Combinator::Find)?;
    let start = [store.bool(false), default];
    carry(store, start, list, [predicate], |store, [found, first, x], [predicate]| {
        let (holds, open) = (store.call(predicate, &[x]), store.not(found));
        let here = store.and([open, holds]);
        [store.or([found, holds]), store.ite(here, x, first)]
    })
}

fn head(store: &mut Store, term: Term) -> Option<Term> {
    let [list, default] = arguments(store, term, Combinator::Head)?;
    let start = [store.bool(false), default];
    carry(store, start, list, [], |store, [any, first, x], []| [store.bool(true), store.ite(any, first, x)])
}

fn nth(store: &mut Store, term: Term) -> Option<Term> {
    let [list, index, default] = arguments(store, term, Combinator::Nth)?;
    let start = [store.int(0), default];
    carry(store, start, list, [index], |store, [position, element, x], [index]| {
        let here = store.eq(position, index);
        [successor(store, position), store.ite(here, x, element)]
    })
}

fn extreme(store: &mut Store, term: Term, which: Combinator) -> Option<Term> {
    let [list, default] = arguments(store, term, which)?;
    let start = [store.bool(false), default];
    carry(store, start, list, [], |store, [any, best, x], []| {
        let ordered = if which == Combinator::Min { store.le(best, x) } else { store.le(x, best) };
        let stays = store.and([any, ordered]);
        [store.bool(true), store.ite(stays, best, x)]
    })
}

fn sorted(store: &mut Store, term: Term) -> Option<Term> {
    let [list] = arguments(store, term, Combinator::Sorted)?;
    let element = store.element_sort(store.sort_of(list))?;
    let (nothing, before, ordered) = (store.bool(false), zero(store, element), store.bool(true));
    let start = [store.pair(nothing, before), ordered];
    carry(store, start, list, [], |store, [read, ordered, x], []| {
        let (any, before) = (store.first(read), store.second(read));
        let (none, rises, some) = (store.not(any), store.le(before, x), store.bool(true));
        let fits = store.or([none, rises]);
        [store.pair(some, x), store.and([ordered, fits])]
    })
}

fn foldi(store: &mut Store, term: Term) -> Option<Term> {
    let [function, init, list] = arguments(store, term, Combinator::FoldIndexed)?;
    let start = [store.int(0), init];
    carry(store, start, list, [function], |store, [position, acc, x], [function]| {
        [successor(store, position), store.call(function, &[position, acc, x])]
    })
}

fn occurrence(store: &mut Store, term: Term) -> Option<Term> {
    let [list, wanted, from] = arguments(store, term, Combinator::Occurrence)?;
    Some(store.occurrence_as_find(list, wanted, from))
}

/// The zero of a numeric sort.
fn zero(store: &mut Store, sort: Sort) -> Term {
    if sort == Sort::REAL { store.term(Node::Real(dashu_ratio::RBig::ZERO)) } else { store.int(0) }
}

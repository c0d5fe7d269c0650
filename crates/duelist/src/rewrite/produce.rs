//! Combinators that yield a list disappear into the fold or length that reads them.

use super::consume::{arguments, carry, fold, successor};
use super::deforest::compose;
use super::{Group, Rule, args};
use crate::term::{Combinator, Op, Store, Term};

const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::NormalForm, apply }
}

pub(super) const RULES: &[Rule] = &[
    // (List.fold f i (List.filter p l)) = (List.fold (λ a x. ite (p x) (f a x) a) i l)
    rule("fold-of-filter", fold_of_filter),
    // (List.filter_map g l) = (List.map (λ x. (value (g x))) (List.filter (λ x. (is-some (g x))) l))
    rule("filter-map-as-filter", filter_map_as_filter),
    // (List.fold f i (List.mapi g l)): the position, and the fold's accumulator
    rule("fold-of-mapi", fold_of_mapi),
    // (List.fold f i (List.scan_left g s l)): the scan's accumulator, and the fold's
    rule("fold-of-scan-left", fold_of_scan),
    // (List.fold f i (List.take n l)): the position, and the fold's accumulator, which changes before position n
    rule("fold-of-take", |store, term| fold_of_slice(store, term, Combinator::Take)),
    // (List.fold f i (List.drop n l)): the position, and the fold's accumulator, which changes from position n on
    rule("fold-of-drop", |store, term| fold_of_slice(store, term, Combinator::Drop)),
    // (List.fold f i (List.take_while p l)): whether p has held so far, and the fold's accumulator, which changes while it does
    rule("fold-of-take-while", |store, term| fold_of_prefix(store, term, Combinator::TakeWhile)),
    // (List.fold f i (List.drop_while p l)): whether p has held so far, and the fold's accumulator, which changes once it does not
    rule("fold-of-drop-while", |store, term| fold_of_prefix(store, term, Combinator::DropWhile)),
    // (List.cons e l) = (List.append (List.value T (e)) l)
    rule("cons-as-append", cons_as_append),
    // (List.snoc l e) = (List.append l (List.value T (e)))
    rule("snoc-as-append", snoc_as_append),
    // (List.len (List.mapi f l)) = (List.len l)
    rule("len-of-mapi", len_of_mapi),
    // (List.len (List.scan_left f i l)) = (List.len l) + 1
    rule("len-of-scan-left", len_of_scan),
    // (List.len (List.take n l)) = (List.len l), but at most n, and at least 0
    rule("len-of-take", len_of_take),
    // (List.len (List.drop n l)) = (List.len l) - n, but at most (List.len l), and at least 0
    rule("len-of-drop", len_of_drop),
    // (List.len l) = (List.fold (λ a x. a + 1) 0 l), where the length of l depends on its elements
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

pub(crate) fn filter_map_as_filter(store: &mut Store, term: Term) -> Option<Term> {
    let [function, list] = arguments(store, term, Combinator::FilterMap)?;
    let (element, option) = (store.element_sort(store.sort_of(list))?, store.function_sort(function).1);
    let some = store.payload(option)?.constructor;
    let function = store.shift(function, 1);
    let x = store.bound(0, element);
    let image = store.call(function, &[x]);
    let [holds, value] = [Op::Test(option, some), Op::Select(option, some, 0)].map(|op| store.app(op, [image]));
    let [holds, value] = [holds, value].map(|body| store.lambda([element], body));
    let kept = store.app(Op::Combinator(Combinator::Filter), [holds, list]);
    Some(store.map(value, kept))
}

fn fold_of_mapi(store: &mut Store, term: Term) -> Option<Term> {
    let (step, init, [function, list]) = fold_over(store, term, Combinator::MapIndexed)?;
    let start = [store.int(0), init];
    carry(store, start, list, [step, function], |store, [position, acc, x], [step, function]| {
        let image = store.call(function, &[position, x]);
        [successor(store, position), store.call(step, &[acc, image])]
    })
}

fn fold_of_scan(store: &mut Store, term: Term) -> Option<Term> {
    let (step, init, [inner, first, list]) = fold_over(store, term, Combinator::Scan)?;
    let start = [first, store.call(step, &[init, first])];
    carry(store, start, list, [step, inner], |store, [state, acc, x], [step, inner]| {
        let next = store.call(inner, &[state, x]);
        [next, store.call(step, &[acc, next])]
    })
}

fn fold_of_slice(store: &mut Store, term: Term, which: Combinator) -> Option<Term> {
    let (step, init, [count, list]) = fold_over(store, term, which)?;
    let start = [store.int(0), init];
    carry(store, start, list, [step, count], |store, [position, acc, x], [step, count]| {
        let (before, next) = (store.app(Op::Lt, [position, count]), store.call(step, &[acc, x]));
        let acc = if which == Combinator::Take { store.ite(before, next, acc) } else { store.ite(before, acc, next) };
        [successor(store, position), acc]
    })
}

fn fold_of_prefix(store: &mut Store, term: Term, which: Combinator) -> Option<Term> {
    let (step, init, [predicate, list]) = fold_over(store, term, which)?;
    let start = [store.bool(true), init];
    carry(store, start, list, [step, predicate], |store, [inside, acc, x], [step, predicate]| {
        let (holds, next) = (store.call(predicate, &[x]), store.call(step, &[acc, x]));
        let inside = store.and([inside, holds]);
        let acc =
            if which == Combinator::TakeWhile { store.ite(inside, next, acc) } else { store.ite(inside, acc, next) };
        [inside, acc]
    })
}

fn cons_as_append(store: &mut Store, term: Term) -> Option<Term> {
    let [element, list] = arguments(store, term, Combinator::Cons)?;
    let first = store.app(Op::ListValue(store.sort_of(element)), [element]);
    Some(store.app(Op::Append, [first, list]))
}

fn snoc_as_append(store: &mut Store, term: Term) -> Option<Term> {
    let [list, element] = arguments(store, term, Combinator::Snoc)?;
    let last = store.app(Op::ListValue(store.sort_of(element)), [element]);
    Some(store.app(Op::Append, [list, last]))
}

/// The arguments of a combinator whose length is asked for.
fn length_of<const N: usize>(store: &Store, term: Term, combinator: Combinator) -> Option<[Term; N]> {
    let list = args(store, term, Op::Len)?[0];
    arguments(store, list, combinator)
}

fn len_of_mapi(store: &mut Store, term: Term) -> Option<Term> {
    let [_, list] = length_of(store, term, Combinator::MapIndexed)?;
    Some(store.len_of(list))
}

fn len_of_scan(store: &mut Store, term: Term) -> Option<Term> {
    let [_, _, list] = length_of(store, term, Combinator::Scan)?;
    let length = store.len_of(list);
    Some(successor(store, length))
}

fn len_of_take(store: &mut Store, term: Term) -> Option<Term> {
    let [count, list] = length_of(store, term, Combinator::Take)?;
    let (zero, length) = (store.int(0), store.len_of(list));
    let (none, all) = (store.le(count, zero), store.le(length, count));
    let some = store.ite(all, length, count);
    Some(store.ite(none, zero, some))
}

fn len_of_drop(store: &mut Store, term: Term) -> Option<Term> {
    let [count, list] = length_of(store, term, Combinator::Drop)?;
    let (zero, length) = (store.int(0), store.len_of(list));
    let (none, all) = (store.le(count, zero), store.le(length, count));
    let rest = store.app(Op::Sub, [length, count]);
    let some = store.ite(all, zero, rest);
    Some(store.ite(none, length, some))
}

fn len_as_fold(store: &mut Store, term: Term) -> Option<Term> {
    let list = args(store, term, Op::Len)?[0];
    let (Op::Combinator(combinator), _) = store.as_app(list)? else { return None };
    let (Combinator::Filter | Combinator::TakeWhile | Combinator::DropWhile) = combinator else {
        return None;
    };
    let zero = store.int(0);
    fold(store, zero, list, [], |store, count, _, []| successor(store, count))
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

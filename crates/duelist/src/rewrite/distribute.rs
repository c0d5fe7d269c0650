//! Parts of lists move inwards: past a map, and into the lists that a list is put together from. Then lists that are asserted to be equal often
//! become the same term, and what is left of `List.take` and `List.drop` is about declared lists.

use super::consume::arguments;
use super::zip::{image, source};
use super::{Group, Rule, args};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::NormalForm, apply }
}

pub(super) const RULES: &[Rule] = &[
    // (List.take n (List.map f l)) = (List.map f (List.take n l))
    rule("take-of-map", |store, term| slice_of_map(store, term, Combinator::Take)),
    // (List.drop n (List.map f l)) = (List.map f (List.drop n l))
    rule("drop-of-map", |store, term| slice_of_map(store, term, Combinator::Drop)),
    // (List.take n (List.append a b)) = (List.append (List.take n a) (List.take (- n (List.len a)) b))
    rule("take-of-append", |store, term| slice_of_append(store, term, Combinator::Take)),
    // (List.drop n (List.append a b)) = (List.append (List.drop n a) (List.drop (- n (List.len a)) b))
    rule("drop-of-append", |store, term| slice_of_append(store, term, Combinator::Drop)),
    // (List.filter p (List.map f l)) = (List.map f (List.filter (λ x. p (f x)) l)); a map that stays a list is filtered as it is
    Rule { name: "filter-of-map", group: Group::Deforestation, apply: filter_of_map },
    // (List.filter p (List.append a b)) = (List.append (List.filter p a) (List.filter p b))
    rule("filter-of-append", filter_of_append),
    // (List.filter p (List.filter q l)) = (List.filter (λ x. (and (q x) (p x))) l)
    rule("filter-of-filter", filter_of_filter),
    // (= (List.filter p l) (List.filter q l)) = (List.forall (λ x. (= (p x) (q x))) l): an element that one of them keeps is nowhere in the other
    rule("eq-of-filters", eq_of_filters),
    // (= (List.map f (List.filter p l)) (List.map g l)) = (and (List.forall p l) (= (List.map f l) (List.map g l))), with any number of maps
    rule("eq-of-filter-with-its-list", eq_of_filter_with_its_list),
    // (List.rev (List.filter p l)) = (List.filter p (List.rev l))
    rule("rev-of-filter", rev_of_filter),
    // (List.fold_right f i (List.filter p l)) = (List.fold_right (λ x acc. (ite (p x) (f x acc) acc)) i l)
    rule("fold-right-of-filter", fold_right_of_filter),
    // (List.zip (List.take n a) b) = (List.take n (List.zip a b)), and the other way round
    rule("zip-of-take", zip_of_take),
    // (List.zip (List.mapi f a) b) = (List.mapi (λ k p. (tuple (f k p.1) p.2)) (List.zip a b)), and the other way round
    rule("zip-of-mapi", zip_of_mapi),
];

fn apply(store: &mut Store, combinator: Combinator, arguments: [Term; 2]) -> Term {
    store.app(Op::Combinator(combinator), arguments)
}

fn slice_of_map(store: &mut Store, term: Term, which: Combinator) -> Option<Term> {
    let [count, list] = arguments(store, term, which)?;
    let [function, inner] = args(store, list, Op::Map)?[..] else { return None };
    let slice = apply(store, which, [count, inner]);
    Some(store.map(function, slice))
}

fn slice_of_append(store: &mut Store, term: Term, which: Combinator) -> Option<Term> {
    let [count, list] = arguments(store, term, which)?;
    let parts = args(store, list, Op::Append)?;
    let mut rest = count;
    let mut slices = Vec::with_capacity(parts.len());
    for part in parts {
        slices.push(apply(store, which, [rest, part]));
        let length = store.len_of(part);
        rest = store.app(Op::Sub, [rest, length]);
    }
    Some(store.append(slices))
}

fn filter_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(store, term, Combinator::Filter)?;
    let [function, inner] = args(store, list, Op::Map)?[..] else { return None };
    let predicate = super::deforest::compose(store, predicate, function)?;
    let kept = apply(store, Combinator::Filter, [predicate, inner]);
    Some(store.map(function, kept))
}

fn filter_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(store, term, Combinator::Filter)?;
    let parts = args(store, list, Op::Append)?;
    let parts: Vec<Term> = parts.into_iter().map(|part| apply(store, Combinator::Filter, [predicate, part])).collect();
    Some(store.append(parts))
}

fn filter_of_filter(store: &mut Store, term: Term) -> Option<Term> {
    let [outer, list] = arguments(store, term, Combinator::Filter)?;
    let [inner, list] = arguments(store, list, Combinator::Filter)?;
    let element = store.element_sort(store.sort_of(list))?;
    let x = store.bound(0, element);
    let (inner, outer) = (store.shift(inner, 1), store.shift(outer, 1));
    let both = [store.call(inner, &[x]), store.call(outer, &[x])];
    let body = store.and(both);
    let predicate = store.lambda([element], body);
    Some(apply(store, Combinator::Filter, [predicate, list]))
}

fn eq_of_filters(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Eq)?[..] else { return None };
    let [one, list] = arguments(store, left, Combinator::Filter)?;
    let [two, other] = arguments(store, right, Combinator::Filter)?;
    let element = store.element_sort(store.sort_of(list)).filter(|_| list == other)?;
    let x = store.bound(0, element);
    let [one, two] = [one, two].map(|predicate| store.shift(predicate, 1));
    let [one, two] = [one, two].map(|predicate| store.call(predicate, &[x]));
    let body = store.eq(one, two);
    let same = store.lambda([element], body);
    Some(apply(store, Combinator::Forall, [same, list]))
}

/// Equal lists are of equal length, so nothing is left out.
fn eq_of_filter_with_its_list(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Eq)?[..] else { return None };
    [(left, right), (right, left)].into_iter().find_map(|(filtered, whole)| {
        let [predicate, list] = arguments(store, source(store, filtered), Combinator::Filter)?;
        if source(store, whole) != list {
            return None;
        }
        let filtered = image(store, filtered, list);
        let (all, same) = (apply(store, Combinator::Forall, [predicate, list]), store.eq(filtered, whole));
        Some(store.and([all, same]))
    })
}

fn rev_of_filter(store: &mut Store, term: Term) -> Option<Term> {
    let rev = args(store, term, Op::Rev)?;
    let [predicate, list] = arguments(store, rev[0], Combinator::Filter)?;
    let list = store.rev(list);
    Some(apply(store, Combinator::Filter, [predicate, list]))
}

fn fold_right_of_filter(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let [predicate, list] = arguments(store, list, Combinator::Filter)?;
    let Node::Lambda(sorts, _) = store.node(step) else { return None };
    let sorts = sorts.clone();
    let (x, acc) = (store.bound(1, sorts[0]), store.bound(0, sorts[1]));
    let (predicate, step) = (store.shift(predicate, 2), store.shift(step, 2));
    let (holds, next) = (store.call(predicate, &[x]), store.call(step, &[x, acc]));
    let body = store.ite(holds, next, acc);
    let step = store.lambda(sorts, body);
    Some(store.fold_right(step, init, list))
}

fn zip_of_take(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Zip)?[..] else { return None };
    let (count, zip) = if let Some([count, list]) = arguments(store, left, Combinator::Take) {
        (count, store.zip(list, right))
    } else {
        let [count, list] = arguments(store, right, Combinator::Take)?;
        (count, store.zip(left, list))
    };
    Some(apply(store, Combinator::Take, [count, zip]))
}

fn zip_of_mapi(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Zip)?[..] else { return None };
    let (function, at, zip) = if let Some([function, list]) = arguments(store, left, Combinator::MapIndexed) {
        (function, 0, store.zip(list, right))
    } else {
        let [function, list] = arguments(store, right, Combinator::MapIndexed)?;
        (function, 1, store.zip(left, list))
    };
    let pair_sort = store.element_sort(store.sort_of(zip))?;
    let (index, pair) = (store.bound(1, Sort::INT), store.bound(0, pair_sort));
    let mut fields = [store.first(pair), store.second(pair)];
    let function = store.shift(function, 2);
    fields[at] = store.call(function, &[index, fields[at]]);
    let body = store.pair(fields[0], fields[1]);
    let function = store.lambda([Sort::INT, pair_sort], body);
    Some(apply(store, Combinator::MapIndexed, [function, zip]))
}

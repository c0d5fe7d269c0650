//! Parts of lists move inwards: past a map, and into the lists that a list is put together from. Then lists that are asserted to be equal often
//! become the same term, and what is left of `List.take` and `List.drop` is about declared lists.

use super::deforest::compose;
use super::sums::{added, zero};
use super::{Group, Rule, arguments, image, rule, source};
use crate::term::{Combinator, Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.take n (List.map f l)) = (List.map f (List.take n l)); (List.take n (List.append a b)) = (List.append (List.take n a)
    // (List.take (- n (List.len a)) b)); likewise for List.drop
    rule("slice-inwards", slice_inwards),
    // (List.filter p (List.map f l)) = (List.map f (List.filter (λ x. p (f x)) l)); a map that stays a list is filtered as it is
    Rule { name: "filter-of-map", group: Group::Deforestation, apply: filter_of_map },
    // (List.filter p (List.append a b)) = (List.append (List.filter p a) (List.filter p b)); (List.filter p (List.filter q l)) =
    // (List.filter (λ x. (and (q x) (p x))) l)
    rule("filter-inwards", filter_inwards),
    // (= (List.filter p l) (List.filter q l)) = (List.forall (λ x. (= (p x) (q x))) l): an element that one of them keeps is nowhere in the other
    rule("eq-of-filters", eq_of_filters),
    // (= (List.map f (List.filter p l)) (List.map g l)) = (and (List.forall p l) (= (List.map f l) (List.map g l))), with any number of maps
    rule("eq-of-filter-with-its-list", eq_of_filter_with_its_list),
    // (= (List.scan_left (λ a x. a + g x) i l) (List.scan_left (λ a x. a + g x) j m)) = (and (= i j) (= (List.map g l) (List.map g m)))
    rule("eq-of-scans", eq_of_scans),
];

fn slice_inwards(s: &mut Store, term: Term) -> Option<Term> {
    let (op @ Op::Combinator(Combinator::Take | Combinator::Drop), &[mut count, list]) = s.as_app(term)? else {
        return None;
    };
    match s.as_app(list)? {
        (Op::Map, &[function, inner]) => Some(s.map(function, s.app(op, [count, inner]))),
        (Op::Append, parts) => {
            let slices = parts.iter().map(|part| {
                let slice = s.app(op, [count, *part]);
                count = s.app(Op::Sub, [count, s.len_of(*part)]);
                slice
            });
            Some(s.append(slices.collect::<Vec<_>>()))
        }
        _ => None,
    }
}

fn filter(s: &Store, predicate: Term, list: Term) -> Term {
    s.app(Op::Combinator(Combinator::Filter), [predicate, list])
}

fn filter_of_map(s: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(s, term, Combinator::Filter)?;
    let [function, inner] = arguments(s, list, Op::Map)?;
    Some(s.map(function, filter(s, compose(s, predicate, function)?, inner)))
}

/// The predicate that is `join` of two others.
fn joint(s: &Store, one: Term, other: Term, join: impl FnOnce(Term, Term) -> Term) -> Term {
    s.function([s.function_sort(one).0[0]], |[x]| {
        let [one, other] = [one, other].map(|predicate| s.call(s.shift(predicate, 1), &[x]));
        join(one, other)
    })
}

fn filter_inwards(s: &mut Store, term: Term) -> Option<Term> {
    let [predicate, list] = arguments(s, term, Combinator::Filter)?;
    match s.as_app(list)? {
        (Op::Append, parts) => Some(s.append(parts.iter().map(|part| filter(s, predicate, *part)).collect::<Vec<_>>())),
        (Op::Combinator(Combinator::Filter), &[inner, list]) => {
            Some(filter(s, joint(s, inner, predicate, |inner, outer| s.and([inner, outer])), list))
        }
        _ => None,
    }
}

fn eq_of_filters(s: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(s, term, Op::Eq)?;
    let [one, list] = arguments(s, left, Combinator::Filter)?;
    let [two, other] = arguments(s, right, Combinator::Filter)?;
    let same = joint(s, one, two, |one, two| s.eq(one, two));
    (list == other).then(|| s.app(Op::Combinator(Combinator::Forall), [same, list]))
}

/// Equal lists are of equal length, so nothing is left out.
fn eq_of_filter_with_its_list(s: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(s, term, Op::Eq)?;
    [(left, right), (right, left)].into_iter().find_map(|(filtered, whole)| {
        let [predicate, list] = arguments(s, source(s, filtered), Combinator::Filter)?;
        let all = s.app(Op::Combinator(Combinator::Forall), [predicate, list]);
        (source(s, whole) == list).then(|| s.and([all, s.eq(image(s, filtered, list), whole)]))
    })
}

/// What running sums of numbers grow by are their differences, so sums that are equal grow by the same, and from the same start.
fn eq_of_scans(s: &mut Store, term: Term) -> Option<Term> {
    let s: &Store = s;
    let [left, right] = arguments(s, term, Op::Eq)?;
    let [step, start, list] = arguments(s, left, Combinator::Scan)?;
    let [same, other_start, other] = arguments(s, right, Combinator::Scan)?;
    let (sorts, growth) = added(s, step).filter(|_| step == same)?;
    let growth = s.shift(s.lambda(sorts, growth), 1);
    let growth = s.function([sorts[1]], |[x]| s.beta(growth, &[zero(s, sorts[0]), x]));
    Some(s.and([s.eq(start, other_start), s.eq(s.map(growth, list), s.map(growth, other))]))
}

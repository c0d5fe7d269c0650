//! `List.concat`, merged into its consumers, and folds that build a list at its ends, as concatenations.

use super::super::{Group, Rule, args};
use crate::term::{Combinator, Op, Sort, Store, Term};

const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::NormalForm, apply }
}

pub(in crate::rewrite) const RULES: &[Rule] = &[
    // (List.len (List.concat l)) = (List.fold (λ n x. n + |x|) 0 l)
    rule("len-of-concat", len_of_concat),
    // (List.fold f a (List.concat l)) = (List.fold (λ a x. (List.fold f a x)) a l)
    rule("fold-of-concat", fold_of_concat),
    // (List.fold_right f a (List.concat l)) = (List.fold_right (λ x a. (List.fold_right f a x)) a l)
    rule("fold-right-of-concat", fold_right_of_concat),
    // (List.map f (List.concat l)) = (List.concat (List.map (λ x. (List.map f x)) l))
    rule("map-of-concat", map_of_concat),
    // (List.rev (List.concat l)) = (List.concat (List.map List.rev (List.rev l)))
    rule("rev-of-concat", rev_of_concat),
    // (List.concat (List.value (List T) (a …))) = (List.append a …)
    rule("concat-of-value", concat_of_value),
    // (List.concat (List.append a …)) = (List.append (List.concat a) …)
    rule("concat-of-append", concat_of_append),
    // (List.concat (ite c a b)) = (ite c (List.concat a) (List.concat b))
    rule("concat-of-ite", concat_of_ite),
    // (List.concat (List.repeat n a)) = (List.cycle n a)
    rule("concat-of-repeat", concat_of_repeat),
    // (List.concat (List.map (λ x. [e]) l)) = (List.map (λ x. e) l)
    rule("concat-of-singletons", concat_of_singletons),
    // (List.concat (List.map (λ x. (ite c [e] [])) l)) = (List.map (λ x. e) (List.filter (λ x. c) l))
    rule("concat-of-options", concat_of_options),
    // (List.map (λ x. x) l) = l
    rule("map-to-itself", map_to_itself),
    // (List.concat (List.filter (λ x. |x| > 0) l)) = (List.concat l)
    rule("concat-of-some", concat_of_some),
    // (List.fold (λ a x. p ++ a ++ q) i l) = (List.concat (List.map (λ x. p) (List.rev l))) ++ i ++ (List.concat (List.map (λ x. q) l))
    rule("fold-that-builds", fold_that_builds),
    // The same from the right: (List.fold_right (λ x a. …) i l) is (List.fold (λ a x. …) i (List.rev l))
    rule("fold-right-that-builds", fold_right_that_builds),
];

fn concat(store: &mut Store, lists: Term) -> Term {
    store.app(Op::Combinator(Combinator::Concat), [lists])
}

/// What a concatenation concatenates.
fn concatenated(store: &Store, term: Term) -> Option<Term> {
    args(store, term, Op::Combinator(Combinator::Concat)).map(|arguments| arguments[0])
}

fn element(store: &Store, list: Term) -> Sort {
    store.element_sort(store.sort_of(list)).expect("a list")
}

fn len_of_concat(store: &mut Store, term: Term) -> Option<Term> {
    let lists = concatenated(store, args(store, term, Op::Len)?[0])?;
    let sort = element(store, lists);
    let (count, list, zero) = (store.bound(1, Sort::INT), store.bound(0, sort), store.int(0));
    let length = store.len_of(list);
    let more = store.sum([count, length]);
    let step = store.lambda([Sort::INT, sort], more);
    Some(store.fold(step, zero, lists))
}

fn fold_of_concat(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::Fold)?[..] else { return None };
    let lists = concatenated(store, list)?;
    let (acc, sort) = (store.sort_of(init), element(store, lists));
    let (so_far, inner, step) = (store.bound(1, acc), store.bound(0, sort), store.shift(step, 2));
    let body = store.fold(step, so_far, inner);
    let outer = store.lambda([acc, sort], body);
    Some(store.fold(outer, init, lists))
}

fn fold_right_of_concat(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let lists = concatenated(store, list)?;
    let (acc, sort) = (store.sort_of(init), element(store, lists));
    let (inner, so_far, step) = (store.bound(1, sort), store.bound(0, acc), store.shift(step, 2));
    let body = store.app(Op::FoldRight, [step, so_far, inner]);
    let outer = store.lambda([sort, acc], body);
    Some(store.app(Op::FoldRight, [outer, init, lists]))
}

fn map_of_concat(store: &mut Store, term: Term) -> Option<Term> {
    let [function, list] = args(store, term, Op::Map)?[..] else { return None };
    let lists = concatenated(store, list)?;
    let sort = element(store, lists);
    let (inner, function) = (store.bound(0, sort), store.shift(function, 1));
    let images = store.map(function, inner);
    let outer = store.lambda([sort], images);
    let mapped = store.map(outer, lists);
    Some(concat(store, mapped))
}

fn rev_of_concat(store: &mut Store, term: Term) -> Option<Term> {
    let lists = concatenated(store, args(store, term, Op::Rev)?[0])?;
    let sort = element(store, lists);
    let inner = store.bound(0, sort);
    let reversed = store.rev(inner);
    let outer = store.lambda([sort], reversed);
    let lists = store.rev(lists);
    let mapped = store.map(outer, lists);
    Some(concat(store, mapped))
}

fn concat_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let lists = concatenated(store, term)?;
    let (Op::ListValue(sort), parts) = store.as_app(lists)? else { return None };
    let parts = parts.to_vec();
    Some(match parts.len() {
        0 => store.app(Op::ListValue(store.element_sort(sort)?), []),
        1 => parts[0],
        _ => store.append(parts),
    })
}

fn concat_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let lists = concatenated(store, term)?;
    let parts: Vec<Term> = args(store, lists, Op::Append)?.into_iter().map(|part| concat(store, part)).collect();
    Some(store.append(parts))
}

fn concat_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = args(store, concatenated(store, term)?, Op::Ite)?[..] else { return None };
    let (then, otherwise) = (concat(store, then), concat(store, otherwise));
    Some(store.ite(condition, then, otherwise))
}

fn concat_of_repeat(store: &mut Store, term: Term) -> Option<Term> {
    let [count, list] = args(store, concatenated(store, term)?, Op::Repeat)?[..] else { return None };
    Some(store.app(Op::Cycle, [count, list]))
}

/// The only element of a list that is written out.
fn only(store: &Store, list: Term) -> Option<Term> {
    match store.as_app(list)? {
        (Op::ListValue(_), &[element]) => Some(element),
        _ => None,
    }
}

fn concat_of_singletons(store: &mut Store, term: Term) -> Option<Term> {
    let [function, list] = args(store, concatenated(store, term)?, Op::Map)?[..] else { return None };
    let parameter = store.function_sort(function).0[0];
    let single = only(store, store.children(function)[0])?;
    let function = store.lambda([parameter], single);
    Some(store.map(function, list))
}

fn concat_of_options(store: &mut Store, term: Term) -> Option<Term> {
    let [function, list] = args(store, concatenated(store, term)?, Op::Map)?[..] else { return None };
    let parameter = store.function_sort(function).0[0];
    let [condition, then, otherwise] = args(store, store.children(function)[0], Op::Ite)?[..] else { return None };
    if !matches!(store.as_app(otherwise), Some((Op::ListValue(_), []))) {
        return None;
    }
    let single = only(store, then)?;
    let (predicate, function) = (store.lambda([parameter], condition), store.lambda([parameter], single));
    let kept = store.app(Op::Combinator(Combinator::Filter), [predicate, list]);
    Some(store.map(function, kept))
}

fn map_to_itself(store: &mut Store, term: Term) -> Option<Term> {
    let [function, list] = args(store, term, Op::Map)?[..] else { return None };
    let body = store.children(function)[0];
    (body == store.bound(0, element(store, list))).then_some(list)
}

fn concat_of_some(store: &mut Store, term: Term) -> Option<Term> {
    let [predicate, lists] = args(store, concatenated(store, term)?, Op::Combinator(Combinator::Filter))?[..] else {
        return None;
    };
    let inner = store.bound(0, element(store, lists));
    let holds = store.children(predicate)[0];
    let (length, [zero, one]) = (store.len_of(inner), [0, 1].map(|number| store.int(number)));
    let nothing = store.app(Op::ListValue(element(store, inner)), []);
    let empty = [(length, zero), (zero, length), (inner, nothing), (nothing, inner)]
        .map(|(one, two)| store.not(store.eq(one, two)));
    let longer = [store.app(Op::Lt, [zero, length]), store.le(one, length)];
    (empty.contains(&holds) || longer.contains(&holds)).then(|| concat(store, lists))
}

/// Functions that are nested deeper are not looked into.
const MAX_DEPTH: u32 = 256;

/// Lists of one sort, one after the other, without those that are plainly empty.
fn joined(store: &Store, parts: impl IntoIterator<Item = Term>) -> Term {
    let parts: Vec<Term> = parts.into_iter().collect();
    let is_some = |part: &&Term| !matches!(store.as_app(**part), Some((Op::ListValue(_), [])));
    let some: Vec<Term> = parts.iter().filter(is_some).copied().collect();
    match some[..] {
        [] => parts[0],
        [only] => only,
        _ => store.append(some),
    }
}

/// What stands before and after the accumulator in a list that contains it once: `p ++ a ++ q`. The accumulator is variable 1.
fn around(store: &mut Store, term: Term) -> Option<(Term, Term)> {
    let acc = |store: &Store, term: Term| store.mentions_bound(term, 1);
    let nothing = |store: &mut Store| {
        let sort = element(store, term);
        store.app(Op::ListValue(sort), [])
    };
    if store.node(term) == &crate::term::Node::Bound(1, store.sort_of(term)) {
        return Some((nothing(store), nothing(store)));
    }
    let (op, arguments) = store.as_app(term)?;
    let arguments = arguments.to_vec();
    match (op, &arguments[..]) {
        (Op::Append, parts) => {
            let at = parts.iter().position(|part| acc(store, *part))?;
            if parts[at + 1..].iter().any(|part| acc(store, *part)) {
                return None;
            }
            let (before, after) = around(store, parts[at])?;
            let before = joined(store, parts[..at].iter().copied().chain([before]));
            let after = joined(store, std::iter::once(after).chain(parts[at + 1..].iter().copied()));
            Some((before, after))
        }
        (Op::Combinator(Combinator::Cons), &[first, list]) if !acc(store, first) => {
            let (before, after) = around(store, list)?;
            let single = store.app(Op::ListValue(store.sort_of(first)), [first]);
            Some((joined(store, [single, before]), after))
        }
        (Op::Combinator(Combinator::Snoc), &[list, last]) if !acc(store, last) => {
            let (before, after) = around(store, list)?;
            let single = store.app(Op::ListValue(store.sort_of(last)), [last]);
            Some((before, joined(store, [after, single])))
        }
        (Op::Ite, &[condition, then, otherwise]) if !acc(store, condition) => {
            let (one, two) = (around(store, then)?, around(store, otherwise)?);
            Some((store.ite(condition, one.0, two.0), store.ite(condition, one.1, two.1)))
        }
        _ => None,
    }
}

fn fold_that_builds(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::Fold)?[..] else { return None };
    if !store.is_list(store.sort_of(init)) {
        return None;
    }
    let (sorts, body) = (store.function_sort(step).0.to_vec(), store.children(step)[0]);
    if store.depth(body) > MAX_DEPTH {
        return None;
    }
    let (before, after) = around(store, body)?;
    let part = |store: &mut Store, body: Term, list: Term| {
        let function = store.lambda(sorts.clone(), body);
        let (function, x) = (store.shift(function, 1), store.bound(0, sorts[1]));
        let unused = store.shift(init, 1);
        let body = store.beta(function, &[unused, x]);
        let function = store.lambda([sorts[1]], body);
        let images = store.map(function, list);
        concat(store, images)
    };
    let reversed = store.rev(list);
    let is_some = |store: &Store, body: Term| !matches!(store.as_app(body), Some((Op::ListValue(_), [])));
    let mut parts = Vec::new();
    if is_some(store, before) {
        parts.push(part(store, before, reversed));
    }
    parts.push(init);
    if is_some(store, after) {
        parts.push(part(store, after, list));
    }
    Some(if parts.len() == 1 { init } else { store.append(parts) })
}

fn fold_right_that_builds(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    if !store.is_list(store.sort_of(init)) {
        return None;
    }
    let (step, reversed) = (store.flip(step), store.rev(list));
    let forward = store.fold(step, init, reversed);
    fold_that_builds(store, forward)
}

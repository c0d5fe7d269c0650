//! From right to left: `List.rev` disappears into its consumers, and a fold from the right goes on to the lists that its list is made of.
//!
//! What is left is `List.fold_right` over a declared list, and `List.rev` of one where it is paired with another list; [`super::lockstep`] treats both.

use super::{Group, Rule, args};
use crate::term::{Node, Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.rev (List.rev l)) = l
    Rule { name: "rev-of-rev", group: Group::NormalForm, apply: rev_of_rev },
    // (List.rev (List.map f l)) = (List.map f (List.rev l))
    Rule { name: "rev-of-map", group: Group::NormalForm, apply: rev_of_map },
    // (List.rev (List.append a b)) = (List.append (List.rev b) (List.rev a))
    Rule { name: "rev-of-append", group: Group::NormalForm, apply: rev_of_append },
    // (List.rev (List.value T (a b))) = (List.value T (b a))
    Rule { name: "rev-of-value", group: Group::NormalForm, apply: rev_of_value },
    // (List.rev (List.repeat n a)) = (List.repeat n a); (List.rev (List.cycle n l)) = (List.cycle n (List.rev l))
    Rule { name: "rev-of-repeat", group: Group::NormalForm, apply: rev_of_repeat },
    // (List.len (List.rev l)) = (List.len l)
    Rule { name: "len-of-rev", group: Group::NormalForm, apply: len_of_rev },
    // (= (List.rev a) (List.rev b)) = (= a b); (= (List.rev a) (List.value …)) = (= a (List.rev (List.value …)))
    Rule { name: "eq-of-revs", group: Group::NormalForm, apply: eq_of_revs },
    // (List.fold f i (List.map g (List.rev l))) = (List.fold_right (λ x acc. f acc x) i (List.map g l)), with any number of maps
    Rule { name: "fold-of-rev", group: Group::NormalForm, apply: fold_of_rev },
    // (List.fold_right f i (List.rev l)) = (List.fold (λ acc x. f x acc) i l)
    Rule { name: "fold-right-of-rev", group: Group::NormalForm, apply: fold_right_of_rev },
    // (List.fold_right f i (List.map g l)) = (List.fold_right (λ x acc. f (g x) acc) i l)
    Rule { name: "fold-right-of-map", group: Group::NormalForm, apply: fold_right_of_map },
    // (List.fold_right f i (List.append a b)) = (List.fold_right f (List.fold_right f i b) a)
    Rule { name: "fold-right-of-append", group: Group::NormalForm, apply: fold_right_of_append },
    // (List.fold_right f i (List.value T (a b))) = (f a (f b i))
    Rule { name: "fold-right-of-value", group: Group::NormalForm, apply: fold_right_of_value },
    // (List.fold_right f i (List.repeat n a)) = (List.fold (λ acc x. f x acc) i (List.repeat n a))
    Rule { name: "fold-right-of-repeat", group: Group::NormalForm, apply: fold_right_of_repeat },
    // (List.fold_right (λ x acc. acc + g x) i l) = (List.fold (λ acc x. acc + g x) i l), and so on for functions that do not care about the order
    Rule { name: "fold-right-in-any-order", group: Group::NormalForm, apply: fold_right_in_any_order },
];

fn rev_of_rev(store: &mut Store, term: Term) -> Option<Term> {
    let outer = args(store, term, Op::Rev)?;
    Some(args(store, outer[0], Op::Rev)?[0])
}

fn rev_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let rev = args(store, term, Op::Rev)?;
    let map = args(store, rev[0], Op::Map)?;
    let list = store.rev(map[1]);
    Some(store.map(map[0], list))
}

fn rev_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let rev = args(store, term, Op::Rev)?;
    let parts = args(store, rev[0], Op::Append)?;
    let parts: Vec<Term> = parts.into_iter().rev().map(|part| store.rev(part)).collect();
    Some(store.append(parts))
}

fn rev_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let rev = args(store, term, Op::Rev)?;
    let (op @ Op::ListValue(_), elements) = store.as_app(rev[0])? else { return None };
    let elements: Vec<Term> = elements.iter().rev().copied().collect();
    Some(store.app(op, elements))
}

fn rev_of_repeat(store: &mut Store, term: Term) -> Option<Term> {
    let rev = args(store, term, Op::Rev)?;
    match store.as_app(rev[0])? {
        (Op::Repeat, _) => Some(rev[0]),
        (Op::Cycle, &[count, word]) => {
            let word = store.rev(word);
            Some(store.app(Op::Cycle, [count, word]))
        }
        _ => None,
    }
}

fn len_of_rev(store: &mut Store, term: Term) -> Option<Term> {
    let len = args(store, term, Op::Len)?;
    let rev = args(store, len[0], Op::Rev)?;
    Some(store.len_of(rev[0]))
}

fn eq_of_revs(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = args(store, term, Op::Eq)?[..] else { return None };
    match (args(store, left, Op::Rev), args(store, right, Op::Rev)) {
        (Some(left), Some(right)) => Some(store.eq(left[0], right[0])),
        (Some(reversed), None) => against_value(store, reversed[0], right),
        (None, Some(reversed)) => against_value(store, reversed[0], left),
        (None, None) => None,
    }
}

fn against_value(store: &mut Store, list: Term, value: Term) -> Option<Term> {
    matches!(store.as_app(value)?, (Op::ListValue(_), _)).then(|| {
        let value = store.rev(value);
        store.eq(list, value)
    })
}

fn fold_of_rev(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::Fold)?[..] else { return None };
    let mut functions = Vec::new();
    let mut at = list;
    while let Some((Op::Map, &[function, inner])) = store.as_app(at) {
        functions.push(function);
        at = inner;
    }
    let mut list = args(store, at, Op::Rev)?[0];
    for function in functions.into_iter().rev() {
        list = store.map(function, list);
    }
    let step = store.flip(step);
    Some(store.fold_right(step, init, list))
}

fn fold_right_of_rev(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let rev = args(store, list, Op::Rev)?;
    let step = store.flip(step);
    Some(store.fold(step, init, rev[0]))
}

fn fold_right_of_map(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let [function, inner] = args(store, list, Op::Map)?[..] else { return None };
    let element = store.element_sort(store.sort_of(inner))?;
    let (x, acc) = (store.bound(1, element), store.bound(0, store.sort_of(init)));
    let function = store.shift(function, 2);
    let image = store.beta(function, &[x]);
    let step = store.shift(step, 2);
    let body = store.beta(step, &[image, acc]);
    let step = store.lambda([element, store.sort_of(init)], body);
    Some(store.fold_right(step, init, inner))
}

fn fold_right_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let parts = args(store, list, Op::Append)?;
    Some(parts.into_iter().rev().fold(init, |acc, part| store.fold_right(step, acc, part)))
}

fn fold_right_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let (Op::ListValue(_), elements) = store.as_app(list)? else { return None };
    let elements = elements.to_vec();
    Some(elements.into_iter().rev().fold(init, |acc, element| store.beta(step, &[element, acc])))
}

fn fold_right_of_repeat(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    args(store, list, Op::Repeat)?;
    let step = store.flip(step);
    Some(store.fold(step, init, list))
}

fn fold_right_in_any_order(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::FoldRight)?[..] else { return None };
    let Node::Lambda(_, body) = *store.node(step) else { return None };
    if !in_any_order(store, body) {
        return None;
    }
    let step = store.flip(step);
    Some(store.fold(step, init, list))
}

/// Whether `f x (f y acc) = f y (f x acc)` for the function with this body, whose accumulator is variable 0.
///
/// So it is if there is one operator ⊕ among `+`, `*`, `and`, `or` such that every branch of the body is the accumulator, or the
/// accumulator ⊕ terms without it, and no condition mentions it: ⊕ is commutative and associative, and which terms are added depends on `x` alone.
fn in_any_order(store: &Store, body: Term) -> bool {
    let mut operator = None;
    let mut todo = vec![body];
    while let Some(term) = todo.pop() {
        match store.node(term) {
            Node::Bound(0, _) => {}
            Node::App(Op::Ite, arguments) if !mentions(store, arguments[0]) => todo.extend(&arguments[1..]),
            Node::App(op @ (Op::Add | Op::Mul | Op::And | Op::Or), arguments)
                if operator.is_none_or(|known| known == *op) =>
            {
                operator = Some(*op);
                let with: Vec<Term> = arguments.iter().copied().filter(|term| mentions(store, *term)).collect();
                let [only] = with[..] else { return false };
                todo.push(only);
            }
            _ => return false,
        }
    }
    true
}

/// Whether variable 0 of the binder around `term` occurs in it.
fn mentions(store: &Store, term: Term) -> bool {
    let mut seen = crate::term::Set::default();
    let mut todo = vec![(term, 0_u32)];
    while let Some((term, depth)) = todo.pop() {
        if store.loose(term) <= depth || !seen.insert((term, depth)) {
            continue;
        }
        match store.node(term) {
            Node::Bound(index, _) if *index == depth => return true,
            Node::Lambda(parameters, body) | Node::Forall(parameters, body) => {
                todo.push((*body, depth + u32::try_from(parameters.len()).unwrap_or(u32::MAX)));
            }
            _ => todo.extend(store.children(term).iter().map(|child| (*child, depth))),
        }
    }
    false
}

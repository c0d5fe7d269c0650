//! From right to left: `List.rev` moves inwards, and a fold from the right is a fold of the reversed list wherever that can be moved on.
//!
//! What is left is `List.fold_right` over a declared list, and `List.rev` of one where it is paired with another list; [`super::lockstep`] treats both.

use super::deforest::compose;
use super::{Rule, args, arguments, rule};
use crate::term::{Combinator, Node, Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.rev (List.rev l)) = l; (List.rev (List.append a b)) = (List.append (List.rev b) (List.rev a)), and so on
    rule("rev-inwards", |s, term| {
        let [list] = arguments(s, term, Op::Rev)?;
        reversed(s, list)
    }),
    // (= (List.rev a) (List.rev b)) = (= a b); (= (List.rev a) (List.value …)) = (= a (List.rev (List.value …)))
    rule("eq-of-revs", eq_of_revs),
    // (List.fold f i (List.map g (List.rev l))) = (List.fold_right (λ x acc. f acc (g x)) i l), with any number of maps
    rule("fold-of-rev", fold_of_rev),
    // (List.fold_right (λ x acc. acc + g x) i l) = (List.fold (λ acc x. acc + g x) i l), and so on for functions that do not care about the order
    rule("fold-right-in-any-order", |s, term| {
        let [step, init, list] = arguments(s, term, Op::FoldRight)?;
        in_any_order(s, s.children(step)[0]).then(|| s.fold(s.flip(step), init, list))
    }),
    // (List.fold_right f i l) = (List.fold (λ acc x. f x acc) i (List.rev l)), if that reversal can be moved inwards
    rule("fold-right-as-fold", |s, term| {
        let [step, init, list] = arguments(s, term, Op::FoldRight)?;
        Some(s.fold(s.flip(step), init, reversed(s, list)?))
    }),
];

/// The reversal of a list, with `List.rev` further inside.
fn reversed(s: &Store, list: Term) -> Option<Term> {
    Some(match s.as_app(list)? {
        (Op::Rev, &[inner]) => inner,
        (Op::Map, &[function, inner]) => s.map(function, s.rev(inner)),
        (Op::Append, parts) => s.append(parts.iter().rev().map(|part| s.rev(*part)).collect::<Vec<_>>()),
        (op @ Op::ListValue(_), elements) => s.app(op, elements.iter().rev().copied().collect::<Vec<_>>()),
        (Op::Repeat, _) => list,
        (Op::Cycle, &[count, word]) => s.app(Op::Cycle, [count, s.rev(word)]),
        (op @ Op::Combinator(Combinator::Filter), &[predicate, inner]) => s.app(op, [predicate, s.rev(inner)]),
        _ => return None,
    })
}

fn eq_of_revs(s: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(s, term, Op::Eq)?;
    [(left, right), (right, left)].into_iter().find_map(|(one, other)| {
        let [list] = arguments(s, one, Op::Rev)?;
        match s.as_app(other)? {
            (Op::Rev, &[other]) => Some(s.eq(list, other)),
            (Op::ListValue(_), _) => Some(s.eq(list, reversed(s, other)?)),
            _ => None,
        }
    })
}

fn fold_of_rev(s: &mut Store, term: Term) -> Option<Term> {
    let [mut step, init, mut list] = arguments(s, term, Op::Fold)?;
    while let Some((Op::Map, &[function, inner])) = s.as_app(list) {
        (step, list) = (compose(s, step, function)?, inner);
    }
    Some(s.fold_right(s.flip(step), init, args(s, list, Op::Rev)?[0]))
}

/// Whether `f x (f y acc) = f y (f x acc)` for the function with this body, whose accumulator is variable 0.
///
/// So it is if there is one operator ⊕ among `+`, `*`, `and`, `or` such that every branch of the body is the accumulator, or the
/// accumulator ⊕ terms without it, and no condition mentions it: ⊕ is commutative and associative, and which terms are added depends on `x` alone.
fn in_any_order(s: &Store, body: Term) -> bool {
    let mut operator = None;
    let mut todo = vec![body];
    while let Some(term) = todo.pop() {
        match s.node(term) {
            Node::Bound(0, _) => {}
            Node::App(Op::Ite, arguments) if !s.mentions_bound(arguments[0], 0) => todo.extend(&arguments[1..]),
            Node::App(op @ (Op::Add | Op::Mul | Op::And | Op::Or), arguments)
                if operator.is_none_or(|known| known == *op) =>
            {
                operator = Some(*op);
                let with: Vec<Term> = arguments.iter().copied().filter(|term| s.mentions_bound(*term, 0)).collect();
                let [only] = with[..] else { return false };
                todo.push(only);
            }
            _ => return false,
        }
    }
    true
}

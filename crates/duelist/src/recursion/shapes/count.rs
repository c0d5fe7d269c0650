//! A list and an integer that is counted down to zero: prefixes and what is behind them.

use super::super::Lowering;
use super::cases::Step;
use super::stop::at_stop;
use super::{Proposal, occurs, walked};
use crate::term::{Combinator, Node, Op, Store, Term};

pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let (&[(count, new)], &[list], &[head], &[rest]) =
        (&step.accumulators[..], &step.shrinking[..], &step.heads[..], &step.rests[..])
    else {
        return None;
    };
    if step.driver != list || !is_predecessor(lowering.store, new, count) {
        return None;
    }
    let Some((Op::Ite, &[condition, then, otherwise])) = lowering.store.as_app(step.next) else { return None };
    let (stopped, next) = match at_zero(lowering.store, condition, count)? {
        true => (then, otherwise),
        false => (otherwise, then),
    };
    if occurs(lowering.store, step.result, stopped)
        || [rest, count].iter().any(|term| occurs(lowering.store, *term, next))
    {
        return None;
    }
    let before = lowering.store.app(Op::Combinator(Combinator::Take), [count, list]);
    let after = lowering.store.app(Op::Combinator(Combinator::Drop), [count, list]);
    let ended = at_stop(lowering, step, stopped, head, rest, after);
    if occurs(lowering.store, count, step.ended) || occurs(lowering.store, count, stopped) {
        return None;
    }
    let walk = Step { driver: before, accumulators: Vec::new(), ..step.clone() };
    walked(lowering, &walk, before, next, ended).or_else(|| {
        let function = walk.function_with(lowering.store, before, next, step.result);
        let term = lowering.store.fold_right(function, ended, before);
        Some(Proposal { term, shape: "counted" })
    })
}

fn literal(store: &Store, term: Term, wanted: i32) -> bool {
    matches!(store.node(term), Node::Int(value) if *value == wanted.into())
}

fn is_predecessor(store: &Store, new: Term, count: Term) -> bool {
    match store.as_app(new) {
        Some((Op::Sub, &[from, one])) => from == count && literal(store, one, 1),
        Some((Op::Add, &[left, right])) => {
            left == count && literal(store, right, -1) || right == count && literal(store, left, -1)
        }
        _ => false,
    }
}

/// Whether a condition says that the count is not positive (`true`) or that it is (`false`).
fn at_zero(store: &Store, condition: Term, count: Term) -> Option<bool> {
    match store.as_app(condition)? {
        (Op::Le, &[left, right]) if left == count && literal(store, right, 0) => Some(true),
        (Op::Lt, &[left, right]) if left == count && literal(store, right, 1) => Some(true),
        (Op::Lt, &[left, right]) if right == count && literal(store, left, 0) => Some(false),
        (Op::Le, &[left, right]) if right == count && literal(store, left, 1) => Some(false),
        _ => None,
    }
}

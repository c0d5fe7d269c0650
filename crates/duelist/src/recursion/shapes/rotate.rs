//! Rotation: the first element is put behind the others so many times.

use super::super::Lowering;
use super::cases::Step;
use super::{Proposal, occurs};
use crate::term::{Combinator, Op};

pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let (&[(list, new)], &[count]) = (&step.accumulators[..], &step.shrinking[..]) else { return None };
    let one = lowering.store.int(1);
    if !step.counts_down || step.ended != list || !lowering.store.is_list(lowering.store.sort_of(list)) {
        return None;
    }
    let rest = lowering.store.app(Op::Combinator(Combinator::Drop), [one, list]);
    if !occurs(lowering.store, rest, new) {
        return None;
    }
    let store = &mut *lowering.store;
    let length = store.len_of(list);
    let turns = store.app(Op::Mod, [count, length]);
    let after = store.app(Op::Combinator(Combinator::Drop), [turns, list]);
    let before = store.app(Op::Combinator(Combinator::Take), [turns, list]);
    let rotated = store.append([after, before]);
    let empty = lowering.is_empty(list);
    let term = lowering.store.ite(empty, list, rotated);
    Some(Proposal { term, shape: "rotation" })
}

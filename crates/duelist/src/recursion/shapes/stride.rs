//! Recursion that takes two elements at a time.

use super::super::Lowering;
use super::super::definition::{Definition, Recursion, image};
use super::cases::Step;
use super::{Proposal, folded, walked};
use crate::term::{Combinator, Op, Sort};

pub(super) fn propose(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Vec<Proposal> {
    step(lowering, definition, recursion).map_or_else(Vec::new, |step| {
        let walked = walked(lowering, &step, step.driver, step.next, step.ended);
        walked
            .into_iter()
            .chain(folded(lowering, &step))
            .map(|one| Proposal { shape: "two at a time", ..one })
            .collect()
    })
}

/// A walk along the pairs of elements, with an element left or not.
fn step(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Option<Step> {
    let &[parameter] = &recursion.shrinking[..] else { return None };
    if recursion.step != 2 || definition.counts(lowering.store, parameter) {
        return None;
    }
    let step = Step::new(lowering, definition, recursion)?;
    if !step.accumulators.is_empty() || step.mentions_rest(lowering.store) {
        return None;
    }
    let list = step.shrinking[0];
    let (two, one, zero) = (lowering.store.int(2), lowering.store.int(1), lowering.store.int(0));
    let default = lowering.head_of(definition.parameters[parameter], list);
    let store = &mut *lowering.store;
    let length = store.len_of(list);
    let half = store.app(Op::IntDiv, [length, two]);
    let places = store.app(Op::Combinator(Combinator::Range), [zero, half]);
    let place = store.bound(0, Sort::INT);
    let first = store.app(Op::Mul, [two, place]);
    let second = store.sum([first, one]);
    let [first, second] = [first, second].map(|at| store.app(Op::Combinator(Combinator::Nth), [list, at, default]));
    let pair = store.pair(first, second);
    let function = store.lambda([Sort::INT], pair);
    let driver = store.map(function, places);
    let left = definition.open(lowering, parameter, 1, true);
    let body = definition.body_with(lowering, &[(parameter, left.value)]);
    let odd = lowering.term(body).ok()?;
    let (head, _) = image(lowering, left.heads[0]);
    let last = lowering.store.app(Op::Combinator(Combinator::Last), [list, default]);
    let odd = lowering.store.substitute(odd, &[(head, last)]);
    let over = lowering.store.app(Op::Mod, [length, two]);
    let even = lowering.store.eq(over, zero);
    let ended = lowering.store.smart_ite(even, step.ended, odd);
    Some(Step { driver, ended, ..step })
}

//! Recursion that looks at the element after the next: order of neighbours, last elements.

use super::super::Lowering;
use super::super::definition::image;
use super::cases::Step;
use super::{Proposal, occurs, walked};
use crate::term::{Combinator, Op};

pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let (&[list], &[head]) = (&step.shrinking[..], &step.heads[..]) else { return None };
    if step.driver != list {
        return None;
    }
    let written = &step.written;
    let rest = written.opened.rest?;
    let sort = lowering.store.sort_of(rest);
    let element = lowering.element(sort)?;
    let nothing = lowering.written_nil(sort);
    let (second, after) = (lowering.fresh("second", element), lowering.fresh("after", sort));
    let more = lowering.written_cons(sort, second, after);
    let at_last = lowering.store.substitute(written.next, &[(rest, nothing)]);
    let at_last = lowering.computed(at_last);
    let at_last = lowering.term(at_last).ok()?;
    let at_last = lowering.store.substitute(at_last, &[(step.result, step.ended)]);
    let next = lowering.store.substitute(written.next, &[(rest, more)]);
    let next = lowering.computed(next);
    let next = lowering.term(next).ok()?;
    let ((second, _), (after, _)) = (image(lowering, second), image(lowering, after));
    if occurs(lowering.store, after, next) {
        return None;
    }
    let (length, one) = (lowering.store.len_of(list), lowering.store.int(1));
    let (driver, heads) = if occurs(lowering.store, second, next) {
        let rest = lowering.store.app(Op::Combinator(Combinator::Drop), [one, list]);
        (lowering.store.zip(list, rest), vec![head, second])
    } else {
        let all_but_one = lowering.store.smart(Op::Sub, &[length, one]);
        (lowering.store.app(Op::Combinator(Combinator::Take), [all_but_one, list]), vec![head])
    };
    let walk = Step { driver, heads, ..step.clone() };
    if next == step.result && at_last == head {
        let term = lowering.store.app(Op::Combinator(Combinator::Last), [list, step.ended]);
        return Some(Proposal { term, shape: "last element" });
    }
    let default = lowering.head_of(written.definition.parameters[written.parameter], list);
    let last = lowering.store.app(Op::Combinator(Combinator::Last), [list, default]);
    let ended = lowering.store.substitute(at_last, &[(head, last)]);
    let inner = walked(lowering, &walk, driver, next, ended).or_else(|| {
        let function = walk.function_with(lowering.store, driver, next, step.result);
        let term = lowering.store.fold_right(function, ended, driver);
        Some(Proposal { term, shape: "neighbours" })
    })?;
    if ended == step.ended {
        return Some(Proposal { term: inner.term, shape: "neighbours" });
    }
    let empty = lowering.is_empty(list);
    let term = lowering.store.smart_ite(empty, step.ended, inner.term);
    Some(Proposal { term, shape: "neighbours" })
}

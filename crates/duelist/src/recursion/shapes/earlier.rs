//! Recursion on numbers that calls for the two numbers before, such as Fibonacci's: a fold whose state is two results in a row.

use super::super::Lowering;
use super::super::definition::{Definition, Kind, Recursion, image};
use super::{Proposal, lambda_over, occurs};
use crate::term::{Combinator, Op, Term};

pub(super) fn propose(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Option<Proposal> {
    let &[parameter] = &recursion.shrinking[..] else { return None };
    let opened = definition.open(lowering, parameter, 1, false);
    let body = definition.body_with(lowering, &[(parameter, opened.value)]);
    let sort = lowering.store.sort_of(body);
    let (last, earlier) = (lowering.fresh("last", sort), lowering.fresh("earlier", sort));
    let mut results: Vec<(Term, Term)> = Vec::new();
    for call in definition.calls(lowering.store, body) {
        let arguments = lowering.store.children(call);
        let others = (0..arguments.len()).filter(|index| *index != parameter);
        if others.into_iter().any(|index| arguments[index] != definition.parameters[index]) {
            return None;
        }
        results.push((call, if Some(arguments[parameter]) == opened.rest { last } else { earlier }));
    }
    let next = lowering.store.substitute(body, &results);
    let next = lowering.term(next).ok()?;
    let end = definition.open(lowering, parameter, 0, true);
    let ended = definition.body_with(lowering, &[(parameter, end.value)]);
    let ended = lowering.term(ended).ok()?;
    let (number, _) = image(lowering, definition.parameters[parameter]);
    let (rest, _) = image(lowering, opened.rest?);
    let ((last, _), (earlier, _)) = (image(lowering, last), image(lowering, earlier));
    let counter = definition.kind(lowering.store, parameter) == Some(Kind::Counter);
    let store = &mut *lowering.store;
    let zero = store.int(0);
    let below = store.le(number, zero);
    let least = store.ite(below, number, zero);
    let ended = if counter { store.substitute(ended, &[(end.value, least)]) } else { ended };
    let start = store.pair(ended, ended);
    let state = store.fresh_constant("state", store.sort_of(start));
    let (first, second) = (store.first(state), store.second(state));
    let next = store.substitute(next, &[(last, first), (earlier, second)]);
    if occurs(store, number, next) {
        return None;
    }
    let pair = store.pair(next, first);
    let function = lambda_over(store, &[rest, state], pair);
    let range = store.app(Op::Combinator(Combinator::Range), [zero, number]);
    let numbers = store.rev(range);
    let results = store.fold_right(function, start, numbers);
    Some(Proposal { term: store.first(results), shape: "fold of two results in a row" })
}

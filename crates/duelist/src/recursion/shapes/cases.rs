//! A definition, opened by one step, in the list language.

use super::super::Lowering;
use super::super::definition::{Definition, Kind, Opened, Recursion, image};
use super::{lambda_over, occurs};
use crate::term::{Combinator, Op, Store, Term};

/// One step of a recursion. All terms are of the list language.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// What the steps are taken along: a list, several in lockstep, or the numbers below one.
    pub(super) driver: Term,
    /// The elements of the lists in this step, which are parts of the driver's element.
    pub(super) heads: Vec<Term>,
    /// What is left of the parameters that get smaller.
    pub(super) rests: Vec<Term>,
    /// The parameters that get smaller.
    pub(super) shrinking: Vec<Term>,
    /// Whether the driver has the numbers below the only parameter that gets smaller, the greatest first.
    pub(super) counts_down: bool,
    /// The result for the rest.
    pub(super) result: Term,
    /// What is made of all these.
    pub(super) next: Term,
    /// What is yielded where a parameter has ended, with what is then left of the others.
    pub(super) ended: Term,
    /// The parameters that are not the same in the next call, and what they are there.
    pub(super) accumulators: Vec<(Term, Term)>,
    /// The same step, as the user wrote it.
    pub(super) written: Written,
}

/// A step as the user wrote it.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub(super) definition: Definition,
    pub(super) parameter: usize,
    pub(super) opened: Opened,
    /// What is made of the element, the rest and the result.
    pub(super) next: Term,
}

impl Step {
    pub(super) fn new(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Option<Step> {
        let opened: Vec<Opened> = recursion
            .shrinking
            .iter()
            .map(|parameter| definition.open(lowering, *parameter, recursion.step, false))
            .collect();
        let values: Vec<(usize, Term)> =
            recursion.shrinking.iter().zip(&opened).map(|(parameter, opened)| (*parameter, opened.value)).collect();
        let body = definition.body_with(lowering, &values);
        let body = merged(lowering, definition, body);
        let calls = definition.calls(lowering.store, body);
        let &[call] = &calls[..] else { return None };
        let arguments = lowering.store.children(call).to_vec();
        let sort = lowering.store.sort_of(call);
        let result = lowering.fresh("result", sort);
        let written = lowering.store.substitute(body, &[(call, result)]);
        if !definition.calls(lowering.store, written).is_empty() {
            return None;
        }
        let next = lowering.term(written).ok()?;
        let next = lowering.computed(next);
        let mut accumulators = Vec::new();
        for (index, argument) in arguments.iter().enumerate() {
            if !recursion.shrinking.contains(&index) && *argument != definition.parameters[index] {
                if !definition.calls(lowering.store, *argument).is_empty() {
                    return None;
                }
                let (parameter, _) = image(lowering, definition.parameters[index]);
                accumulators.push((parameter, lowering.term(*argument).ok()?));
            }
        }
        let shrinking: Vec<Term> =
            recursion.shrinking.iter().map(|index| image(lowering, definition.parameters[*index]).0).collect();
        let heads: Vec<Term> = opened.iter().flat_map(|one| &one.heads).map(|head| image(lowering, *head).0).collect();
        let rests: Vec<Term> = opened.iter().filter_map(|one| one.rest).map(|rest| image(lowering, rest).0).collect();
        let numbers: Vec<bool> =
            recursion.shrinking.iter().map(|index| definition.counts(lowering.store, *index)).collect();
        let driver = driver(lowering.store, &shrinking, &numbers)?;
        let ended = ended(lowering, definition, recursion, &shrinking)?;
        let counts_down = numbers == [true];
        let heads = if counts_down { rests.clone() } else { heads };
        let written = Written {
            definition: definition.clone(),
            parameter: recursion.shrinking[0],
            opened: opened.into_iter().next()?,
            next: written,
        };
        let (result, _) = image(lowering, result);
        Some(Step { driver, heads, rests, shrinking, counts_down, result, next, ended, accumulators, written })
    }

    /// How many steps are taken along a driver.
    pub(super) fn steps(&self, store: &Store, driver: Term) -> Term {
        let written = &self.written;
        match written.definition.kind(store, written.parameter) {
            Some(Kind::Number { .. }) if self.counts_down => self.shrinking[0],
            Some(Kind::Counter) if self.counts_down => {
                let (count, zero) = (self.shrinking[0], store.int(0));
                store.ite(store.le(count, zero), zero, count)
            }
            _ => store.len_of(driver),
        }
    }

    /// Whether the rest of a list is used other than in the call.
    pub(super) fn mentions_rest(&self, store: &Store) -> bool {
        let rests = self.rests.iter().filter(|rest| !self.heads.contains(rest));
        rests.into_iter().any(|rest| occurs(store, *rest, self.next))
    }

    /// The parts of the driver's element that the heads are, with `element` for the element.
    fn parts(&self, store: &mut Store, element: Term) -> Vec<(Term, Term)> {
        match self.heads[..] {
            [] => Vec::new(),
            [only] => vec![(only, element)],
            [first, second, ..] => {
                let (left, right) = (store.first(element), store.second(element));
                vec![(first, left), (second, right)]
            }
        }
    }

    /// A term that mentions the heads, as a function of an element of a driver.
    pub(super) fn function(&self, store: &mut Store, driver: Term, body: Term) -> Term {
        let sort = store.element_sort(store.sort_of(driver)).expect("a list");
        let element = store.bound(0, sort);
        let parts = self.parts(store, element);
        let body = store.substitute(body, &parts);
        store.lambda([sort], body)
    }

    /// The same, as a function of an element and another constant.
    pub(super) fn function_with(&self, store: &mut Store, driver: Term, body: Term, other: Term) -> Term {
        let sort = store.element_sort(store.sort_of(driver)).expect("a list");
        let element = store.fresh_constant("element", sort);
        let parts = self.parts(store, element);
        let body = store.substitute(body, &parts);
        lambda_over(store, &[element, other], body)
    }
}

/// If the cases of a body make different calls, at most one in each, one call with choices for arguments in all of them. It is the same where a case is chosen.
fn merged(lowering: &mut Lowering<'_>, definition: &Definition, body: Term) -> Term {
    let calls = definition.calls(lowering.store, body);
    if calls.len() < 2 {
        return body;
    }
    let Some(Some(arguments)) = arguments(lowering.store, definition, body, 0) else { return body };
    let call = lowering.store.app(Op::Symbol(definition.symbol), arguments);
    let call = lowering.computed(call);
    let calls: Vec<(Term, Term)> = calls.into_iter().map(|other| (other, call)).collect();
    let body = lowering.store.substitute(body, &calls);
    lowering.computed(body)
}

/// The arguments of the call in each case; `Some(None)` if there is no call, `None` if there are several.
fn arguments(store: &Store, definition: &Definition, term: Term, depth: usize) -> Option<Option<Vec<Term>>> {
    if let Some((Op::Ite, &[condition, then, otherwise])) = store.as_app(term) {
        if depth < 50 && definition.calls(store, condition).is_empty() {
            let then = arguments(store, definition, then, depth + 1)?;
            let otherwise = arguments(store, definition, otherwise, depth + 1)?;
            let (Some(then), Some(otherwise)) = (&then, &otherwise) else { return Some(then.or(otherwise)) };
            let pairs = then.iter().zip(otherwise);
            return Some(Some(pairs.map(|(then, other)| store.smart_ite(condition, *then, *other)).collect()));
        }
    }
    match definition.calls(store, term)[..] {
        [] => Some(None),
        [call] => Some(Some(store.children(call).to_vec())),
        _ => None,
    }
}

/// What the steps are taken along.
fn driver(store: &mut Store, shrinking: &[Term], numbers: &[bool]) -> Option<Term> {
    let of_kind = |wanted: bool| {
        let pairs = shrinking.iter().zip(numbers);
        pairs.filter(move |(_, number)| **number == wanted).map(|(term, _)| *term).collect::<Vec<Term>>()
    };
    let (lists, counts) = (of_kind(false), of_kind(true));
    let list = match lists[..] {
        [] => None,
        [only] => Some(only),
        [left, right] => Some(store.zip(left, right)),
        _ => return None,
    };
    let count = counts.into_iter().reduce(|left, right| {
        let less = store.le(left, right);
        store.ite(less, left, right)
    });
    Some(match (list, count) {
        (Some(list), None) => list,
        (Some(list), Some(count)) => store.app(Op::Combinator(Combinator::Take), [count, list]),
        (None, Some(count)) => {
            let zero = store.int(0);
            let range = store.app(Op::Combinator(Combinator::Range), [zero, count]);
            store.rev(range)
        }
        (None, None) => return None,
    })
}

/// What is yielded at the end, with what is then left of the other parameters.
fn ended(
    lowering: &mut Lowering<'_>,
    definition: &Definition,
    recursion: &Recursion,
    shrinking: &[Term],
) -> Option<Term> {
    let is_list: Vec<bool> =
        shrinking.iter().map(|term| lowering.store.is_list(lowering.store.sort_of(*term))).collect();
    let mut sizes = Vec::new();
    for (term, list) in shrinking.iter().zip(&is_list) {
        sizes.push(if *list { lowering.store.len_of(*term) } else { *term });
    }
    let mut result: Option<Term> = None;
    for at in (0..shrinking.len()).rev() {
        let end = definition.open(lowering, recursion.shrinking[at], 0, true);
        let body = definition.body_with(lowering, &[(recursion.shrinking[at], end.value)]);
        let body = lowering.term(body).ok()?;
        let mut left = Vec::new();
        if definition.kind(lowering.store, recursion.shrinking[at]) == Some(Kind::Counter) {
            let zero = lowering.store.int(0);
            let below = lowering.store.le(shrinking[at], zero);
            left.push((end.value, lowering.store.ite(below, shrinking[at], zero)));
        }
        for other in (0..shrinking.len()).filter(|other| *other != at) {
            let rest = if is_list[other] {
                lowering.store.app(Op::Combinator(Combinator::Drop), [sizes[at], shrinking[other]])
            } else {
                lowering.store.smart(Op::Sub, &[shrinking[other], sizes[at]])
            };
            left.push((shrinking[other], rest));
        }
        let body = lowering.store.substitute(body, &left);
        result = Some(match result {
            None => body,
            Some(later) => {
                let first: Vec<Term> = (0..shrinking.len())
                    .filter(|other| *other != at)
                    .map(|other| lowering.store.le(sizes[at], sizes[other]))
                    .collect();
                let first = lowering.store.smart_and(&first);
                lowering.store.smart_ite(first, body, later)
            }
        });
    }
    result
}

//! Recursion that takes the elements of the first of several lists one by one, and goes on with the next list where it ends.
//!
//! The lists together get smaller with every call, where each counts for its elements and one: so the equations of such a definition have one solution.

use super::Lowering;
use super::definition::{Definition, image};
use super::shapes::{emitted, occurs};
use crate::term::{Combinator, Op, Term};

/// What is proposed for such a definition, and the values of the parameter for which its equations are to be proved.
pub(super) struct Proposed {
    pub(super) term: Term,
    pub(super) parameter: usize,
    pub(super) cases: [Term; 3],
}

pub(super) fn propose(lowering: &mut Lowering<'_>, definition: &Definition) -> Option<Proposed> {
    (0..definition.parameters.len()).find_map(|parameter| of_parameter(lowering, definition, parameter))
}

fn of_parameter(lowering: &mut Lowering<'_>, definition: &Definition, parameter: usize) -> Option<Proposed> {
    let sort = lowering.store.sort_of(definition.parameters[parameter]);
    let inner = lowering.element(sort)?;
    let element = lowering.element(inner)?;
    let (rest, others) = (lowering.fresh("rest", sort), lowering.fresh("others", inner));
    let first = lowering.fresh("element", element);
    let (nothing, ended) = (lowering.written_nil(sort), lowering.written_nil(inner));
    let longer = lowering.written_cons(inner, first, others);
    let cases = [nothing, lowering.written_cons(sort, ended, rest), lowering.written_cons(sort, longer, rest)];
    let less = [None, Some(rest), Some(lowering.written_cons(sort, others, rest))];
    let mut parts = Vec::new();
    for (case, less) in cases.into_iter().zip(less) {
        let body = definition.body_with(lowering, &[(parameter, case)]);
        let calls = definition.calls(lowering.store, body);
        let mut arguments = definition.parameters.clone();
        arguments[parameter] = less.unwrap_or(case);
        let expected = lowering.store.app(Op::Symbol(definition.symbol), arguments);
        if calls.iter().any(|call| *call != expected) || (less.is_none() && !calls.is_empty()) {
            return None;
        }
        let result = lowering.store.sort_of(body);
        let result = lowering.fresh("result", result);
        let body = lowering.store.substitute(body, &[(expected, result)]);
        let (body, result) = (lowering.term(body).ok()?, image(lowering, result).0);
        parts.push(if less.is_some() { emitted(lowering, result, body, 0)? } else { body });
    }
    let &[end, between, here] = &parts[..] else { return None };
    let (first, others, rest) = (image(lowering, first).0, image(lowering, others).0, image(lowering, rest).0);
    let list = image(lowering, definition.parameters[parameter]).0;
    let Some((Op::ListValue(_), &[here])) = lowering.store.as_app(here) else { return None };
    if [between, here].iter().any(|part| occurs(lowering.store, others, *part) || occurs(lowering.store, rest, *part)) {
        return None;
    }
    let function = super::shapes::lambda_over(lowering.store, &[first], here);
    let store = &mut *lowering.store;
    let images = if here == first { others } else { store.map(function, others) };
    let images = if lowering.is_nil(between) { images } else { lowering.store.append([images, between]) };
    let store = &mut *lowering.store;
    let function = super::shapes::lambda_over(store, &[others], images);
    let lists = if images == others { list } else { store.map(function, list) };
    let all = store.app(Op::Combinator(Combinator::Concat), [lists]);
    let term = if lowering.is_nil(end) { all } else { lowering.store.append([all, end]) };
    Some(Proposed { term, parameter, cases })
}

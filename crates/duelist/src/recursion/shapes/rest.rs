//! Recursion that looks at all that is left of a list: relations between each element and those after it, and anything else, by a fold that keeps the rest.

use super::super::Lowering;
use super::cases::Step;
use super::reduce::with_value;
use super::{Proposal, empty, lambda_over, occurs};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

pub(super) fn propose(lowering: &mut Lowering<'_>, step: &Step) -> Vec<Proposal> {
    let (&[list], &[head], &[rest]) = (&step.shrinking[..], &step.heads[..], &step.rests[..]) else {
        return Vec::new();
    };
    if step.driver != list {
        return Vec::new();
    }
    let store = &mut *lowering.store;
    let pairs = pairwise(store, step, list, head, rest).map(|term| Proposal { term, shape: "pairs of elements" });
    let kept = keeping(store, step, list, head, rest);
    pairs.into_iter().chain([Proposal { term: kept, shape: "fold that keeps the rest" }]).collect()
}

/// The elements and those after them all satisfy a relation, or some do.
fn pairwise(store: &mut Store, step: &Step, list: Term, head: Term, rest: Term) -> Option<Term> {
    if store.sort_of(step.next) != Sort::BOOL {
        return None;
    }
    let [if_true, if_false] = [true, false].map(|value| with_value(store, step.next, step.result, value));
    let is = |store: &Store, term: Term, value: bool| matches!(store.node(term), Node::Bool(found) if *found == value);
    let (all, claim) = if is(store, if_false, false) {
        (true, if_true)
    } else if is(store, if_true, true) {
        (false, store.smart_not(if_false))
    } else {
        return None;
    };
    let term = related(store, claim, list, head, rest)?;
    let (term, ended) = if all { (term, step.ended) } else { (store.smart_not(term), step.ended) };
    Some(if all { store.smart_and(&[term, ended]) } else { store.smart_or(&[term, ended]) })
}

/// That a claim about an element and all those after it holds of all elements.
fn related(store: &mut Store, claim: Term, list: Term, head: Term, rest: Term) -> Option<Term> {
    let (negated, inner) = match store.as_app(claim) {
        Some((Op::Not, &[inner])) => (true, inner),
        _ => (false, claim),
    };
    let (op, parts) = store.as_app(inner)?;
    let (Op::Combinator(combinator), &[of, among]) = (op, parts) else { return None };
    if among != rest || occurs(store, rest, of) {
        return None;
    }
    match combinator {
        Combinator::Contains if negated && of == head => Some(store.app(Op::Combinator(Combinator::Distinct), [list])),
        Combinator::Forall | Combinator::Exists if (combinator == Combinator::Exists) == negated => {
            let sort = store.element_sort(store.sort_of(list))?;
            let later = store.fresh_constant("later", sort);
            let holds = store.call(of, &[later]);
            let holds = if negated { store.smart_not(holds) } else { holds };
            let relation = lambda_over(store, &[head, later], holds);
            Some(store.all_pairs(relation, list))
        }
        _ => None,
    }
}

/// A fold from the right whose state is the elements so far and the result for them.
fn keeping(store: &mut Store, step: &Step, list: Term, head: Term, rest: Term) -> Term {
    let nothing = empty(store, store.sort_of(list));
    let start = store.pair(nothing, step.ended);
    let state = store.fresh_constant("state", store.sort_of(start));
    let (before, result) = (store.first(state), store.second(state));
    let longer = store.app(Op::Combinator(Combinator::Cons), [head, before]);
    let next = store.substitute(step.next, &[(rest, before), (step.result, result)]);
    let next = store.pair(longer, next);
    let function = lambda_over(store, &[head, state], next);
    let last = store.fold_right(function, start, list);
    store.second(last)
}

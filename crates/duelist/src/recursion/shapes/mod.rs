//! Shapes of recursion, and what each is in the list language. These are proposals: nothing depends on them being right.

mod accumulate;
mod cases;
mod count;
mod earlier;
mod emit;
mod numbers;
mod peek;
mod permuted;
mod reduce;
mod rest;
mod rotate;
mod stop;
mod stride;
mod together;

use super::Lowering;
use super::definition::{Definition, Recursion};
use crate::term::{Op, Role, Sort, Store, Term};
use cases::Step;

/// A term over the images of a definition's parameters, and the name of its shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proposal {
    pub(super) term: Term,
    pub(super) shape: &'static str,
}

/// What a definition may be, the likeliest first.
pub(super) fn propose(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Vec<Proposal> {
    let mut proposals = numbers::propose(lowering, definition);
    if recursion.earlier {
        proposals.extend(earlier::propose(lowering, definition, recursion));
    } else if recursion.step == 1 {
        if let Some(step) = Step::new(lowering, definition, recursion) {
            proposals.extend(of_step(lowering, &step));
        }
    } else {
        proposals.extend(stride::propose(lowering, definition, recursion));
    }
    proposals
}

fn of_step(lowering: &mut Lowering<'_>, step: &Step) -> Vec<Proposal> {
    if !step.accumulators.is_empty() {
        let rotated = rotate::propose(lowering, step);
        let counted = count::propose(lowering, step);
        return rotated.into_iter().chain(counted).chain(accumulate::propose(lowering, step)).collect();
    }
    if step.mentions_rest(lowering.store) {
        let stops = stop::propose(lowering, step);
        let peeks = if stops.is_none() { peek::propose(lowering, step) } else { None };
        let known: Vec<Proposal> = stops.into_iter().chain(peeks).collect();
        let together = together::propose(lowering, step);
        return known.into_iter().chain(together).chain(rest::propose(lowering, step)).collect();
    }
    let result = walked(lowering, step, step.driver, step.next, step.ended);
    let stops = if result.is_none() { stop::propose(lowering, step) } else { None };
    let together = if result.is_none() { together::propose(lowering, step) } else { None };
    result.into_iter().chain(stops).chain(together).chain(folded(lowering, step)).collect()
}

/// What is yielded by walking along a list, for results of any sort.
fn walked(lowering: &mut Lowering<'_>, step: &Step, driver: Term, next: Term, ended: Term) -> Option<Proposal> {
    if lowering.store.is_list(lowering.store.sort_of(next)) {
        emit::propose(lowering, step, driver, next, ended)
    } else {
        reduce::propose(lowering, step, driver, next, ended)
    }
}

/// The definition itself: `List.fold_right`.
fn folded(lowering: &mut Lowering<'_>, step: &Step) -> Option<Proposal> {
    let function = step.function_with(lowering.store, step.driver, step.next, step.result);
    let term = lowering.store.fold_right(function, step.ended, step.driver);
    Some(Proposal { term, shape: "fold from the right" })
}

/// A term as a function of constants in it.
pub(crate) fn lambda_over(store: &mut Store, constants: &[Term], body: Term) -> Term {
    let count = u32::try_from(constants.len()).unwrap_or(u32::MAX);
    let sorts: Vec<Sort> = constants.iter().map(|constant| store.sort_of(*constant)).collect();
    let variables: Vec<(Term, Term)> = constants
        .iter()
        .zip((0..count).rev())
        .map(|(constant, index)| {
            let sort = store.sort_of(*constant);
            (*constant, store.bound(index, sort))
        })
        .collect();
    let body = store.substitute(body, &variables);
    store.lambda(sorts, body)
}

pub(super) use emit::emitted;
pub(super) use permuted::propose as propose_permutation;

/// Whether a term occurs in another.
pub(super) fn occurs(store: &Store, inner: Term, term: Term) -> bool {
    term >= inner && store.postorder(&[term]).contains(&inner)
}

fn empty(store: &mut Store, list: Sort) -> Term {
    let element = store.element_sort(list).expect("a list");
    store.app(Op::ListValue(element), [])
}

/// Whether a parameter is a number of the user's.
fn is_number(store: &Store, term: Term) -> bool {
    matches!(store.role(store.sort_of(term)), Role::Nat { .. })
}

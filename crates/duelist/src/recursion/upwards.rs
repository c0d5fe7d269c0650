//! Recursion that counts an integer up to a bound, such as the index of a list: with the distance from the bound, it counts down to zero.

use super::Function;
use super::Lowering;
use super::definition::{Definition, image};
use super::shapes::lambda_over;
use crate::script::Solver;
use crate::term::{Linear, Map, Node, Op, Sort, Store, Symbol, Term};
use dashu_int::IBig;

/// A function that counts down.
pub(super) struct Downwards {
    /// The function of the distance.
    pub(super) symbol: Symbol,
    /// What it is called with, in the list language, to be the other function of its parameters.
    pub(super) arguments: Vec<Term>,
}

/// Declares functions that a definition is, with a parameter `a` replaced by `k`, where `a = bound − k`. They have to be forgotten by the caller.
///
/// The bound depends on parameters only that no call changes, so for each of their values this renames the values of `a`, one to one, and both equations have the same solutions.
pub(super) fn counted_down(solver: &mut Solver, definition: &Definition, name: &str) -> Vec<Downwards> {
    let mut lowering = solver.context().lowering();
    let bounds = bounds(&lowering, definition).into_iter();
    bounds.filter_map(|(parameter, bound)| from_bound(&mut lowering, definition, name, parameter, bound)).collect()
}

/// Whether a parameter is an integer that every call increases by one.
pub(super) fn goes_up(store: &Store, definition: &Definition, index: usize) -> bool {
    let parameter = definition.parameters[index];
    store.sort_of(parameter) == Sort::INT
        && definition.calls(store, definition.body).iter().all(|call| {
            let mut more = Linear::difference(store, store.children(*call)[index], parameter);
            more.terms.retain(|_, factor| !factor.is_zero());
            more.terms.is_empty() && more.constant == IBig::ONE
        })
}

/// Integers that calls increase by one, each with what it is compared with.
fn bounds(lowering: &Lowering<'_>, definition: &Definition) -> Vec<(usize, Term)> {
    let store = &*lowering.store;
    let calls = definition.calls(store, definition.body);
    let changes = |index: usize| calls.iter().any(|call| store.children(*call)[index] != definition.parameters[index]);
    let changing: Vec<Term> = (0..definition.parameters.len())
        .filter(|index| changes(*index))
        .map(|index| definition.parameters[index])
        .collect();
    let mut found: Vec<(usize, Term)> = Vec::new();
    for index in (0..definition.parameters.len()).filter(|index| goes_up(store, definition, *index)) {
        let parameter = definition.parameters[index];
        for atom in store.postorder(&[definition.body]) {
            let Some((op @ (Op::Le | Op::Lt | Op::Eq), &[left, right])) = store.as_app(atom) else { continue };
            if store.sort_of(left) != Sort::INT || store.loose(atom) > 0 {
                continue;
            }
            let mut sum = Linear::difference(store, left, right);
            let factor = sum.terms.shift_remove(&parameter).unwrap_or(IBig::ZERO);
            if factor != IBig::ONE && factor != -IBig::ONE {
                continue;
            }
            let scaled = Linear {
                terms: sum.terms.iter().map(|(term, other)| (*term, -(other * &factor))).collect(),
                constant: -(&sum.constant * &factor),
            };
            // `a ≤ b` and `a > b` part at `b + 1`, `a < b` and `a ≥ b` at `b`.
            let behind = (op == Op::Le) == (factor == IBig::ONE) && op != Op::Eq;
            let bound = Linear { constant: scaled.constant.clone() + IBig::from(u8::from(behind)), ..scaled };
            let bound = bound.term(store);
            let fixed = store.postorder(&[bound]).iter().all(|part| !changing.contains(part));
            if fixed && definition.calls(store, bound).is_empty() && !found.contains(&(index, bound)) {
                found.push((index, bound));
            }
        }
    }
    found
}

/// Declares the function that a definition is, with the distance of a parameter from a bound in its place.
pub(super) fn from_bound(
    lowering: &mut Lowering<'_>,
    definition: &Definition,
    name: &str,
    parameter: usize,
    bound: Term,
) -> Option<Downwards> {
    let sorts: Vec<Sort> = definition.parameters.iter().map(|one| lowering.store.sort_of(*one)).collect();
    let result = lowering.store.sort_of(definition.body);
    let symbol = lowering.declare(name, &sorts, result);
    let distance = lowering.fresh("distance", Sort::INT);
    let at = lowering.store.app(Op::Sub, [bound, distance]);
    let body = lowering.store.substitute(definition.body, &[(definition.parameters[parameter], at)]);
    let body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Symbol(called), arguments)) if called == definition.symbol => {
            let mut arguments = arguments.to_vec();
            arguments[parameter] = Linear::difference(store, bound, arguments[parameter]).term(store);
            store.app(Op::Symbol(symbol), arguments)
        }
        _ => term,
    })[0];
    let body = lowering.computed(body);
    let mut parameters = definition.parameters.clone();
    parameters[parameter] = distance;
    let function = lambda_over(lowering.store, &parameters, body);
    let Node::Lambda(_, body) = lowering.store.node(function).clone() else { return None };
    let names = (0..parameters.len()).map(|index| format!("x{index}")).collect();
    lowering.functions.insert(symbol, Function::new(name.to_string(), names, body));
    let mut arguments: Vec<Term> = definition.parameters.iter().map(|one| image(lowering, *one).0).collect();
    let bound = lowering.term(bound).ok()?;
    arguments[parameter] = lowering.store.app(Op::Sub, [bound, arguments[parameter]]);
    Some(Downwards { symbol, arguments })
}

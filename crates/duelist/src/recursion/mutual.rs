//! Functions that call each other, as one function.
//!
//! Either they are united: `F(i, x)` is the `i`-th of them, and which of them is called next is an argument that changes from call to call, like any other. Or one of them is looked
//! at alone: where it calls the others, what they say stands instead.

use super::definition::image;
use super::shapes::lambda_over;
use super::{Function, Lowering};
use crate::script::Solver;
use crate::term::{Map, Node, Op, Sort, Store, Symbol, Term};

/// Functions that call each other, or one that calls no other, of which none calls a function outside that is not read yet.
pub(super) fn next_group(calls: &[(Symbol, Vec<Symbol>)]) -> Vec<Symbol> {
    let reached = |from: Symbol| {
        let (mut found, mut todo) = (Vec::new(), vec![from]);
        while let Some(symbol) = todo.pop() {
            let Some((_, next)) = calls.iter().find(|(caller, _)| *caller == symbol) else { continue };
            for callee in next.iter().filter(|callee| calls.iter().any(|(caller, _)| caller == *callee)) {
                if !found.contains(callee) {
                    found.push(*callee);
                    todo.push(*callee);
                }
            }
        }
        found
    };
    let all: Vec<(Symbol, Vec<Symbol>)> = calls.iter().map(|(symbol, _)| (*symbol, reached(*symbol))).collect();
    let group_of = |symbol: Symbol, reached: &[Symbol]| {
        let together = |(other, back): &&(Symbol, Vec<Symbol>)| {
            *other == symbol || reached.contains(other) && back.contains(&symbol)
        };
        all.iter().filter(together).map(|(other, _)| *other).collect::<Vec<Symbol>>()
    };
    let groups = all.iter().map(|(symbol, reached)| (group_of(*symbol, reached), reached));
    let closed = groups.into_iter().find(|(group, reached)| reached.iter().all(|other| group.contains(other)));
    closed.map_or_else(Vec::new, |(group, _)| group)
}

/// Declares the function that is told which of several functions it is, if they have the same sorts. It has to be forgotten by the caller.
///
/// With `F(i, x) = fᵢ(x)`, for numbers beyond the last that of the last, the equations of all `fᵢ` and the equation of `F` say the same; so if `F` has a single solution, they
/// have one.
pub(super) fn united(solver: &mut Solver, group: &[Symbol]) -> Option<Symbol> {
    let functions: Vec<Function> =
        group.iter().map(|symbol| solver.context().functions.get(*symbol).cloned()).collect::<Option<_>>()?;
    let mut lowering = solver.context().lowering();
    let (sorts, result) = signature(lowering.store, group[0]);
    if group.iter().any(|symbol| signature(lowering.store, *symbol) != (sorts.clone(), result)) {
        return None;
    }
    let tags: Vec<Sort> = std::iter::once(tag_sort(group)).chain(sorts.iter().copied()).collect();
    let name = functions[0].name.clone();
    let symbol = lowering.declare(&name, &tags, result);
    let parameters: Vec<Term> = sorts.iter().map(|sort| lowering.fresh("x", *sort)).collect();
    let which = lowering.fresh("which", tag_sort(group));
    let bodies: Vec<Term> =
        functions.iter().map(|function| lowering.store.instantiate(function.body, &parameters)).collect();
    let bodies = lowering.store.rebuild(&bodies, &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Symbol(called), arguments)) => match group.iter().position(|other| *other == called) {
            Some(index) => {
                let arguments: Vec<Term> =
                    std::iter::once(tag(store, group, index)).chain(arguments.iter().copied()).collect();
                store.app(Op::Symbol(symbol), arguments)
            }
            None => term,
        },
        _ => term,
    });
    let store = &mut *lowering.store;
    let (last, first) = bodies.split_last()?;
    let body = first.iter().enumerate().rev().fold(*last, |rest, (index, body)| {
        let chosen = store.smart_eq(which, tag(store, group, index));
        store.ite(chosen, *body, rest)
    });
    let all: Vec<Term> = std::iter::once(which).chain(parameters).collect();
    let names = (0..all.len()).map(|index| format!("x{index}")).collect();
    insert(&mut lowering, symbol, Function::new(name, names, body), &all)
}

/// The function of a number in the group, of the one that all of them are.
pub(super) fn selected(lowering: &mut Lowering<'_>, group: &[Symbol], united: Term, index: usize) -> Term {
    let (sorts, _) = signature(lowering.store, group[index]);
    let constants: Vec<Term> = sorts.iter().map(|sort| lowering.fresh("x", *sort)).collect();
    let constants: Vec<Term> = constants.iter().map(|constant| image(lowering, *constant).0).collect();
    let arguments: Vec<Term> =
        std::iter::once(tag(lowering.store, group, index)).chain(constants.iter().copied()).collect();
    let term = lowering.store.beta(united, &arguments);
    lambda_over(lowering.store, &constants, term)
}

/// Declares a function that is one of the group, with what the others say where it calls them, if that ends. It has to be forgotten by the caller.
///
/// The equations of the others, put into its own, say the same together with them. So if the new equation has a single solution, all of them have one: the others are terms
/// in it.
pub(super) fn with_others_inside(solver: &mut Solver, group: &[Symbol], symbol: Symbol) -> Option<Symbol> {
    let bodies: Vec<Term> = group
        .iter()
        .map(|symbol| solver.context().functions.get(*symbol).map(|function| function.body))
        .collect::<Option<_>>()?;
    let own = group.iter().position(|other| *other == symbol)?;
    let function = solver.context().functions.get(symbol)?.clone();
    let mut lowering = solver.context().lowering();
    let (sorts, result) = signature(lowering.store, symbol);
    let alone = lowering.declare(&function.name, &sorts, result);
    let parameters: Vec<Term> = sorts.iter().map(|sort| lowering.fresh("x", *sort)).collect();
    let mut body = lowering.store.instantiate(bodies[own], &parameters);
    for _ in 0..group.len() {
        body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| match store.as_app(term) {
            Some((Op::Symbol(called), arguments)) if called != symbol => {
                let arguments = arguments.to_vec();
                let other = group.iter().position(|other| *other == called);
                other.map_or(term, |other| store.instantiate(bodies[other], &arguments))
            }
            _ => term,
        })[0];
    }
    let calls_others = lowering.store.symbols_in(&[body]).iter().any(|one| *one != symbol && group.contains(one));
    if calls_others {
        return None;
    }
    let body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Symbol(called), arguments)) if called == symbol => store.app(Op::Symbol(alone), arguments.to_vec()),
        _ => term,
    })[0];
    let function = Function::new(function.name, function.parameters, body);
    insert(&mut lowering, alone, function, &parameters)
}

/// Takes note of a function whose body has constants for its parameters.
fn insert(lowering: &mut Lowering<'_>, symbol: Symbol, function: Function, parameters: &[Term]) -> Option<Symbol> {
    let lambda = lambda_over(lowering.store, parameters, function.body);
    let Node::Lambda(_, body) = lowering.store.node(lambda).clone() else { return None };
    lowering.functions.insert(symbol, Function { body, ..function });
    Some(symbol)
}

fn signature(store: &Store, symbol: Symbol) -> (Vec<Sort>, Sort) {
    let info = store.symbol(symbol);
    (info.parameters.to_vec(), info.sort)
}

/// Two functions are told apart by a truth value, more by a number.
fn tag_sort(group: &[Symbol]) -> Sort {
    if group.len() == 2 { Sort::BOOL } else { Sort::INT }
}

fn tag(store: &Store, group: &[Symbol], index: usize) -> Term {
    if group.len() == 2 { store.bool(index == 0) } else { store.int(index) }
}

//! Reading a definition: proposals of all shapes, and the proof of one.

use super::compute::regrouped;
use super::definition::{Definition, Recursion};
use super::records::spread_parameters;
use super::shapes::{self, Proposal};
use super::{Function, Lowering, Reading};
use crate::script::Solver;
use crate::term::{Shown, Sort, Store, Symbol, Term};

/// Reads new functions. Those that call each other wait for the ones that they call.
pub(crate) fn read(solver: &mut Solver, symbols: &[Symbol]) {
    let mut pending: Vec<Symbol> = symbols.to_vec();
    loop {
        let before = pending.len();
        let mut waiting = Vec::new();
        for symbol in pending.clone() {
            let others = called(solver, symbol).into_iter().filter(|other| *other != symbol);
            if others.into_iter().any(|other| pending.contains(&other)) {
                waiting.push(symbol);
                continue;
            }
            let reading = attempt(solver, symbol);
            set(solver, symbol, reading);
            pending.retain(|other| *other != symbol);
        }
        if waiting.len() == before {
            break;
        }
        if waiting.is_empty() {
            return;
        }
    }
    let names: Vec<String> = pending.iter().map(|symbol| function(solver, *symbol).name.clone()).collect();
    for symbol in pending {
        let name = &function(solver, symbol).name;
        let others: Vec<String> =
            names.iter().filter(|other| *other != name).map(|other| format!("`{other}`")).collect();
        let reason = format!("it and {} call each other, and mutual recursion is not supported", others.join(", "));
        set(solver, symbol, Err(reason));
    }
}

fn function(solver: &mut Solver, symbol: Symbol) -> &mut Function {
    solver.context().functions.functions.get_mut(&symbol).expect("a recursive function")
}

fn set(solver: &mut Solver, symbol: Symbol, reading: Result<Reading, String>) {
    function(solver, symbol).reading = reading;
}

/// The recursive functions that a definition calls.
fn called(solver: &mut Solver, symbol: Symbol) -> Vec<Symbol> {
    let body = function(solver, symbol).body;
    let context = solver.context();
    let symbols = context.store.symbols_in(&[body]);
    symbols.into_iter().filter(|symbol| context.functions.get(*symbol).is_some()).collect()
}

fn attempt(solver: &mut Solver, symbol: Symbol) -> Result<Reading, String> {
    let Function { body, parameters: names, .. } = function(solver, symbol).clone();
    for other in called(solver, symbol).into_iter().filter(|other| *other != symbol) {
        let callee = function(solver, other);
        if let Err(reason) = &callee.reading {
            return Err(format!("it calls `{}`, and {reason}", callee.name));
        }
    }
    let mut lowering = solver.context().lowering();
    let sorts = lowering.store.symbol(symbol).parameters.to_vec();
    let parameters: Vec<Term> = sorts.iter().zip(&names).map(|(sort, name)| lowering.fresh(name, *sort)).collect();
    let body = lowering.store.instantiate(body, &parameters);
    let body = regrouped(lowering.store, body);
    let body = lowering.computed(body);
    let definition = Definition { symbol, parameters, body };
    if definition.calls(lowering.store, body).is_empty() {
        let term = lowering.term(body).map_err(|why| why.to_string())?;
        let function = abstracted(&mut lowering, &definition, term);
        return Ok(Reading { function, shape: "no recursion" });
    }
    let recursions = definition.recursion(&mut lowering);
    let Some(first) = recursions.first().cloned() else { return of_fields(solver, &definition) };
    for recursion in recursions {
        let proposals = shapes::propose(&mut solver.context().lowering(), &definition, &recursion);
        for Proposal { term, shape } in proposals {
            let function = abstracted(&mut solver.context().lowering(), &definition, term);
            if holds(solver, &definition, &recursion, function) {
                return Ok(Reading { function, shape });
            }
        }
    }
    Err(unknown_shape(&mut solver.context().lowering(), &definition, &first))
}

/// A function of records, read as one of their fields.
fn of_fields(solver: &mut Solver, definition: &Definition) -> Result<Reading, String> {
    let name = function(solver, definition.symbol).name.clone();
    let Some(spread) = spread_parameters(solver, definition, &name) else {
        return Err(unstructured(&mut solver.context().lowering(), definition));
    };
    let reading = attempt(solver, spread.symbol);
    solver.context().functions.functions.shift_remove(&spread.symbol);
    let Reading { function, shape } = reading?;
    let mut lowering = solver.context().lowering();
    let term = lowering.store.beta(function, &spread.arguments);
    Ok(Reading { function: abstracted(&mut lowering, definition, term), shape })
}

/// A term over the images of a definition's parameters, as a function of them.
fn abstracted(lowering: &mut Lowering<'_>, definition: &Definition, term: Term) -> Term {
    let images: Vec<(Term, Sort)> =
        definition.parameters.iter().map(|parameter| super::definition::image(lowering, *parameter)).collect();
    shapes::lambda_over(lowering.store, &images.iter().map(|(image, _)| *image).collect::<Vec<_>>(), term)
}

/// Whether the defining equations hold of a function: one for each way in which the parameters that get smaller may have ended or not. The
/// function stands for all calls meanwhile.
fn holds(solver: &mut Solver, definition: &Definition, recursion: &Recursion, candidate: Term) -> bool {
    let before = function(solver, definition.symbol).reading.clone();
    set(solver, definition.symbol, Ok(Reading { function: candidate, shape: "" }));
    let equations = equations(&mut solver.context().lowering(), definition, recursion);
    set(solver, definition.symbol, before);
    equations.is_some_and(|equations| equations.into_iter().all(|(left, right)| solver.proves_equal(left, right)))
}

fn equations(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Option<Vec<(Term, Term)>> {
    let mut cases: Vec<Vec<(usize, Term)>> = vec![Vec::new()];
    for parameter in &recursion.shrinking {
        let mut ways: Vec<Term> =
            (0..recursion.step).map(|count| definition.open(lowering, *parameter, count, true).value).collect();
        ways.push(definition.open(lowering, *parameter, recursion.step, false).value);
        cases = cases
            .iter()
            .flat_map(|case| ways.iter().map(move |way| case.iter().copied().chain([(*parameter, *way)]).collect()))
            .collect();
    }
    let mut equations = Vec::new();
    for case in cases {
        let left = definition.applied_to(lowering.store, &case);
        let right = definition.body_with(lowering, &case);
        equations.push((lowering.term(left).ok()?, lowering.term(right).ok()?));
    }
    Some(equations)
}

/// The first call of a definition, as it is written.
fn first_call(store: &Store, definition: &Definition) -> String {
    let call = definition.calls(store, definition.body)[0];
    let mut text = Shown(store, call).to_string();
    if let Some((end, _)) = text.char_indices().nth(60) {
        text.truncate(end);
        text.push('…');
    }
    text
}

fn unstructured(lowering: &mut Lowering<'_>, definition: &Definition) -> String {
    let call = first_call(lowering.store, definition);
    format!("no list or number gets smaller by one step in every call, as in {call}")
}

fn unknown_shape(lowering: &mut Lowering<'_>, definition: &Definition, _: &Recursion) -> String {
    let call = first_call(lowering.store, definition);
    format!("what is made of {call} has no shape that is known")
}

//! Reading a definition: proposals of all shapes, and the proof of one.

use std::time::Duration;

use super::compute::regrouped;
use super::definition::{Definition, Recursion};
use super::records::{spread_parameters, spread_result};
use super::shapes::{self, Proposal};
use super::suffix::suffixes;
use super::unroll::unrolled;
use super::upwards::counted_down;
use super::{Function, Lowering, Reading, inner, mutual};
use crate::backend::Deadline;
use crate::script::Solver;
use crate::term::{Op, Shown, Sort, Store, Symbol, Term};

/// How long a proof may take.
const PROOF: Duration = Duration::from_secs(8);

/// How often a definition is said in another way, one on top of the other.
const REPHRASINGS: usize = 3;

/// Reads new functions. They wait for the ones that they call; those that call each other are read together.
pub(crate) fn read(solver: &mut Solver, symbols: &[Symbol]) {
    read_with(solver, symbols, REPHRASINGS);
}

fn read_with(solver: &mut Solver, symbols: &[Symbol], rephrasings: usize) {
    let mut pending: Vec<Symbol> = symbols.to_vec();
    while !pending.is_empty() {
        let calls: Vec<(Symbol, Vec<Symbol>)> =
            pending.iter().map(|symbol| (*symbol, called(solver, *symbol))).collect();
        let group = mutual::next_group(&calls);
        match group[..] {
            [symbol] => {
                let reading = attempt(solver, symbol, rephrasings);
                set(solver, symbol, reading);
            }
            _ => read_together(solver, &group, rephrasings),
        }
        pending.retain(|symbol| !group.contains(symbol));
    }
}

/// Reads functions that call each other: as one function that is told which of them it is or, if that cannot be read, as one of them with the others put in its
/// place where it calls them.
fn read_together(solver: &mut Solver, group: &[Symbol], rephrasings: usize) {
    let one = mutual::united(solver, group).map(|united| {
        let reading = attempt(solver, united, rephrasings);
        solver.context().functions.functions.shift_remove(&united);
        reading
    });
    if let Some(Ok(reading)) = &one {
        for (index, symbol) in group.iter().enumerate() {
            let function = mutual::selected(&mut solver.context().lowering(), group, reading.function, index);
            set(solver, *symbol, Ok(Reading { function, shape: reading.shape }));
        }
        return;
    }
    for symbol in group {
        let Some(alone) = mutual::with_others_inside(solver, group, *symbol) else { continue };
        let reading = attempt(solver, alone, rephrasings);
        solver.context().functions.functions.shift_remove(&alone);
        if reading.is_ok() {
            set(solver, *symbol, reading);
            let others: Vec<Symbol> = group.iter().copied().filter(|other| other != symbol).collect();
            return read_with(solver, &others, rephrasings);
        }
    }
    let names: Vec<String> = group.iter().map(|symbol| function(solver, *symbol).name.clone()).collect();
    for symbol in group {
        let name = &function(solver, *symbol).name;
        let others: Vec<String> =
            names.iter().filter(|other| *other != name).map(|other| format!("`{other}`")).collect();
        let reason = format!("it and {} call each other, and that has no shape that is known", others.join(", "));
        set(solver, *symbol, Err(reason));
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

fn attempt(solver: &mut Solver, symbol: Symbol, rephrasings: usize) -> Result<Reading, String> {
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
    let parts = rephrasings.checked_sub(1).and_then(|left| of_parts(solver, &definition, left));
    if let Some(reading) = parts {
        return Ok(reading);
    }
    let along = rephrasings.checked_sub(1).and_then(|left| along_suffixes(solver, &definition, left));
    if let Some(reading) = along {
        return Ok(reading);
    }
    as_defined(solver, &definition).or_else(|reason| {
        let otherwise = rephrasings.checked_sub(1).and_then(|left| rephrased(solver, &definition, left));
        otherwise.ok_or(reason)
    })
}

/// What a definition is in one of the shapes, if its equations are proved of that.
fn as_defined(solver: &mut Solver, definition: &Definition) -> Result<Reading, String> {
    let recursions = definition.recursion(&mut solver.context().lowering());
    if recursions.is_empty() {
        if let Some(reading) = of_inner_lists(solver, definition) {
            return Ok(reading);
        }
        return Err(unstructured(&mut solver.context().lowering(), definition));
    }
    for recursion in recursions {
        if let Some(reading) = of_permutations(solver, definition, &recursion) {
            return Ok(reading);
        }
        let proposals = shapes::propose(&mut solver.context().lowering(), definition, &recursion);
        for Proposal { term, shape } in proposals {
            let function = abstracted(&mut solver.context().lowering(), definition, term);
            if holds(solver, definition, &recursion, function) {
                return Ok(Reading { function, shape });
            }
        }
    }
    Err(unknown_shape(&mut solver.context().lowering(), definition))
}

/// What a definition is that takes the elements of the first of several lists one by one.
fn of_inner_lists(solver: &mut Solver, definition: &Definition) -> Option<Reading> {
    let proposed = inner::propose(&mut solver.context().lowering(), definition)?;
    let function = abstracted(&mut solver.context().lowering(), definition, proposed.term);
    let cases = proposed.cases.into_iter().map(|case| vec![(proposed.parameter, case)]).collect();
    let proved = hold_in(solver, definition, cases, function);
    proved.then_some(Reading { function, shape: "lists one after the other" })
}

/// What a definition is that takes the elements of a list out of another one.
fn of_permutations(solver: &mut Solver, definition: &Definition, recursion: &Recursion) -> Option<Reading> {
    let proposed = shapes::propose_permutation(&mut solver.context().lowering(), definition, recursion)?;
    let proved =
        proposed.equations.into_iter().all(|(left, right)| solver.proves_equal(left, right, PROOF, Deadline::never()));
    proved.then(|| {
        let function = abstracted(&mut solver.context().lowering(), definition, proposed.term);
        Reading { function, shape: "permutation" }
    })
}

/// What a definition is, said in another way that means the same.
fn rephrased(solver: &mut Solver, definition: &Definition, rephrasings: usize) -> Option<Reading> {
    of_fields(solver, definition, rephrasings).or_else(|| downwards(solver, definition, rephrasings)).or_else(|| {
        let unrolled = unrolled(&mut solver.context().lowering(), definition);
        as_defined(solver, &unrolled).ok()
    })
}

/// A function of records, read as one of their fields.
fn of_fields(solver: &mut Solver, definition: &Definition, rephrasings: usize) -> Option<Reading> {
    let name = function(solver, definition.symbol).name.clone();
    let spread = spread_parameters(solver, definition, &name)?;
    let reading = attempt(solver, spread.symbol, rephrasings);
    solver.context().functions.functions.shift_remove(&spread.symbol);
    called_with(solver, definition, reading.ok()?, &spread.arguments)
}

/// A function that yields records, read as functions that yield their fields.
fn of_parts(solver: &mut Solver, definition: &Definition, rephrasings: usize) -> Option<Reading> {
    let name = function(solver, definition.symbol).name.clone();
    let symbols = spread_result(solver, definition, &name)?;
    read_with(solver, &symbols, rephrasings);
    let readings: Vec<Result<Reading, String>> =
        symbols.iter().map(|symbol| function(solver, *symbol).reading.clone()).collect();
    for symbol in &symbols {
        solver.context().functions.functions.shift_remove(symbol);
    }
    let readings: Vec<Reading> = readings.into_iter().collect::<Result<_, _>>().ok()?;
    let shape = readings.first()?.shape;
    let mut lowering = solver.context().lowering();
    let images: Vec<Term> =
        definition.parameters.iter().map(|one| super::definition::image(&mut lowering, *one).0).collect();
    let parts: Vec<Term> = readings.iter().map(|one| lowering.store.beta(one.function, &images)).collect();
    let sort = lowering.store.sort_of(definition.body);
    let sort = lowering.sort(sort);
    let term = whole(lowering.store, sort, parts);
    Some(Reading { function: abstracted(&mut lowering, definition, term), shape })
}

/// The record of these fields: the one that they are all fields of, if there is one.
fn whole(store: &Store, sort: Sort, parts: Vec<Term>) -> Term {
    let field = |(index, part): (u32, &Term)| match store.as_app(*part) {
        Some((Op::Select(of, 0, at), &[record])) if (of, at) == (sort, index) => Some(record),
        _ => None,
    };
    let records: Option<Vec<Term>> = (0..).zip(&parts).map(field).collect();
    let common = records.and_then(|records| records.iter().all(|one| *one == records[0]).then(|| records[0]));
    common.unwrap_or_else(|| store.app(Op::Construct(sort, 0), parts))
}

/// A function that goes along lists by an index, read as one of what is left of the lists. What it is for negative indices is read apart.
fn along_suffixes(solver: &mut Solver, definition: &Definition, rephrasings: usize) -> Option<Reading> {
    let name = function(solver, definition.symbol).name.clone();
    let all = suffixes(&mut solver.context().lowering(), definition, &name);
    let mut found = None;
    for along in &all {
        if found.is_some() {
            break;
        }
        let Ok(reading) = attempt(solver, along.symbol, rephrasings) else { continue };
        set(solver, along.symbol, Ok(reading.clone()));
        let Some(below) = along.below(&mut solver.context().lowering(), &name) else { continue };
        if let Ok(negative) = attempt(solver, below.symbol, rephrasings) {
            let mut lowering = solver.context().lowering();
            let term = lowering.store.beta(reading.function, &along.arguments);
            let otherwise = lowering.store.beta(negative.function, &below.arguments);
            let term = lowering.store.smart_ite(along.condition, term, otherwise);
            found = Some(Reading { function: abstracted(&mut lowering, definition, term), shape: reading.shape });
        }
        solver.context().functions.functions.shift_remove(&below.symbol);
    }
    for along in all {
        solver.context().functions.functions.shift_remove(&along.symbol);
    }
    found
}

/// A function that counts up to a bound, read as one that counts down to zero.
fn downwards(solver: &mut Solver, definition: &Definition, rephrasings: usize) -> Option<Reading> {
    let name = function(solver, definition.symbol).name.clone();
    let others = counted_down(solver, definition, &name);
    let mut found = None;
    for other in others {
        if found.is_none() {
            let reading = attempt(solver, other.symbol, rephrasings);
            found = reading.ok().and_then(|reading| called_with(solver, definition, reading, &other.arguments));
        }
        solver.context().functions.functions.shift_remove(&other.symbol);
    }
    found
}

/// What a definition is if it is another function of these arguments, which are of the list language.
fn called_with(solver: &mut Solver, definition: &Definition, reading: Reading, arguments: &[Term]) -> Option<Reading> {
    let mut lowering = solver.context().lowering();
    let term = lowering.store.beta(reading.function, arguments);
    let term = lowering.computed(term);
    Some(Reading { function: abstracted(&mut lowering, definition, term), shape: reading.shape })
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
    let cases = cases(&mut solver.context().lowering(), definition, recursion);
    hold_in(solver, definition, cases, candidate)
}

/// Values for some parameters.
type Case = Vec<(usize, Term)>;

fn hold_in(solver: &mut Solver, definition: &Definition, cases: Vec<Case>, candidate: Term) -> bool {
    let before = function(solver, definition.symbol).reading.clone();
    set(solver, definition.symbol, Ok(Reading { function: candidate, shape: "" }));
    let equations = equations(&mut solver.context().lowering(), definition, cases);
    set(solver, definition.symbol, before);
    equations.is_some_and(|equations| {
        equations.into_iter().all(|(left, right)| solver.proves_equal(left, right, PROOF, Deadline::never()))
    })
}

fn cases(lowering: &mut Lowering<'_>, definition: &Definition, recursion: &Recursion) -> Vec<Case> {
    let mut cases: Vec<Case> = vec![Vec::new()];
    for parameter in &recursion.shrinking {
        let mut ways: Vec<Term> =
            (0..recursion.step).map(|count| definition.open(lowering, *parameter, count, true).value).collect();
        ways.push(definition.open(lowering, *parameter, recursion.step, false).value);
        cases = cases
            .iter()
            .flat_map(|case| ways.iter().map(move |way| case.iter().copied().chain([(*parameter, *way)]).collect()))
            .collect();
    }
    cases
}

fn equations(lowering: &mut Lowering<'_>, definition: &Definition, cases: Vec<Case>) -> Option<Vec<(Term, Term)>> {
    let mut equations = Vec::new();
    for case in cases {
        let left = definition.applied_to(lowering.store, &case);
        let right = definition.body_with(lowering, &case);
        let (left, right) = (lowering.term(left).ok()?, lowering.term(right).ok()?);
        equations.push((lowering.computed(left), lowering.computed(right)));
    }
    Some(equations)
}

/// The first call of a definition, as it is written.
fn first_call(store: &Store, definition: &Definition) -> String {
    let call = definition.calls(store, definition.body)[0];
    Shown(store, call).brief(60)
}

fn unstructured(lowering: &mut Lowering<'_>, definition: &Definition) -> String {
    let call = first_call(lowering.store, definition);
    format!("no list or number gets smaller by one step in every call, as in {call}")
}

fn unknown_shape(lowering: &mut Lowering<'_>, definition: &Definition) -> String {
    let call = first_call(lowering.store, definition);
    format!("what is made of {call} has no shape that is known")
}

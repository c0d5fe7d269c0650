//! From a model of the flat query back to values of the user's symbols.

use dashu_int::IBig;

use super::encode::Part;
use crate::backend::{Deadline, Session};
use crate::engine::Reason;
use crate::model::{ListValue, Model, Run, Table, Value};
use crate::problem::Problem;
use crate::problem::flatten::{Flat, Function, Shape, System};
use crate::term::{Op, Sort, Store, Term};
use crate::under::lift;

/// A part of a list with values for its terms.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) count: IBig,
    /// The fields of each element of the first repetition.
    pub(super) word: Vec<Vec<Value>>,
    drift: Vec<Vec<Option<Value>>>,
}

/// The values of a list's parts.
pub(super) fn parts(
    store: &mut Store,
    session: &mut Session,
    parts: &[Part],
    deadline: Deadline,
) -> Result<Vec<Found>, Reason> {
    let mut terms: Vec<Term> = Vec::new();
    for part in parts {
        terms.push(part.count);
        terms.extend(part.word.iter().flatten());
        terms.extend(part.drift.iter().flatten().flatten());
    }
    let mut answers = session.values_if_known(store, &terms, deadline)?.into_iter();
    let mut next = || answers.next().unwrap_or(Value::Bool(false));
    let mut found = Vec::with_capacity(parts.len());
    for part in parts {
        let count = if let Value::Int(count) = next() { count } else { IBig::ZERO };
        let word = part.word.iter().map(|element| element.iter().map(|_| next()).collect()).collect();
        let drift =
            part.drift.iter().map(|element| element.iter().map(|field| field.map(|_| next())).collect()).collect();
        found.push(Found { count, word, drift });
    }
    Ok(found)
}

/// The list that parts of a system's list make.
pub(super) fn list(store: &Store, system: &System, parts: &[Found]) -> Result<ListValue, Reason> {
    let broken = || Reason::Backend("a value that does not fit its sort".to_string());
    let mut runs: Vec<Run> = Vec::new();
    for part in parts {
        let mut word: Vec<Value> = Vec::new();
        let mut steps: Vec<Value> = Vec::new();
        for (place, fields) in part.word.iter().enumerate() {
            let fields = in_range(&system.shape, fields);
            let drift = part.drift.get(place).map_or(&[][..], |drift| drift);
            // What does not drift is, in the drift, what it is in the word: numbers excepted.
            let step: Vec<Value> = fields
                .iter()
                .enumerate()
                .map(|(at, field)| match (drift.get(at), field) {
                    (Some(Some(step)), _) => step.clone(),
                    (_, Value::Int(_)) if super::watch::numbers(&system.shape)[at] => Value::int(0),
                    (_, Value::Real(_)) => Value::default_for(store, Sort::REAL),
                    _ => field.clone(),
                })
                .collect();
            word.push(system.shape.value(&fields).ok_or_else(broken)?);
            steps.push(system.shape.value(&step).ok_or_else(broken)?);
        }
        runs.push(Run::drifting(word, part.count.clone(), steps).ok_or_else(broken)?);
    }
    Ok(ListValue::from_runs(runs))
}

/// The fields with every tag that is out of range replaced by 0.
fn in_range(shape: &Shape, fields: &[Value]) -> Vec<Value> {
    let Shape::Data { constructors, .. } = shape else { return fields.to_vec() };
    let mut result: Vec<Value> = Vec::with_capacity(fields.len());
    if shape.is_tagged() {
        let within = match &fields[0] {
            Value::Int(tag) => *tag >= IBig::ZERO && *tag < IBig::from(constructors.len()),
            _ => false,
        };
        result.push(if within { fields[0].clone() } else { Value::int(0) });
    }
    for shape in constructors.iter().flatten() {
        let at = result.len();
        result.extend(in_range(shape, &fields[at..at + shape.width()]));
    }
    result
}

/// The values of everything but lists: what `terms` mention, mapped back from fields.
pub(in crate::under) fn scalars(
    problem: &Problem,
    flat: &Flat,
    store: &mut Store,
    session: &mut Session,
    terms: &[Term],
    deadline: Deadline,
) -> Result<Model, Reason> {
    let mut model = lift::scalars(problem, store, session, terms, deadline)?;
    for tuple in &flat.tuples {
        let Some((Op::Symbol(symbol), _)) = store.as_app(tuple.constant) else { continue };
        let fields: Vec<Value> = tuple
            .fields
            .iter()
            .map(|field| match store.as_app(*field) {
                Some((Op::Symbol(symbol), _)) => model.constants.get(&symbol).cloned(),
                _ => None,
            })
            .zip(&tuple.fields)
            .map(|(value, field)| value.unwrap_or_else(|| Value::default_for(store, store.sort_of(*field))))
            .collect();
        if let Some(value) = tuple.shape.value(&in_range(&tuple.shape, &fields)) {
            model.constants.insert(symbol, value);
        }
    }
    for function in &flat.functions {
        if let Some(table) = table(function, store, &mut model) {
            match problem.undefined.operation(function.symbol) {
                None => model.functions.insert(function.symbol, table),
                Some(operation) => model.underspecified.insert(operation, table),
            };
        }
    }
    Ok(model)
}

/// A function's table from the tables of the functions that it became.
fn table(function: &Function, store: &Store, model: &mut Model) -> Option<Table> {
    let fields: Vec<Option<Table>> = function.fields.iter().map(|field| model.functions.shift_remove(field)).collect();
    let mut table: Option<Table> = None;
    for point in fields.iter().flatten().flat_map(Table::iter).map(|(point, _)| point) {
        let values: Vec<Value> = fields
            .iter()
            .zip(&function.fields)
            .map(|(table, field)| match table {
                Some(table) => table.get(point).clone(),
                None => Value::default_for(store, store.symbol(*field).sort),
            })
            .collect();
        let value = function.result.value(&in_range(&function.result, &values))?;
        let mut arguments: Vec<Value> = Vec::new();
        let mut at = 0;
        for shape in &function.arguments {
            arguments.push(shape.value(&in_range(shape, &point[at..at + shape.width()]))?);
            at += shape.width();
        }
        table.get_or_insert_with(|| Table::new(value.clone())).insert(arguments, value);
    }
    table
}

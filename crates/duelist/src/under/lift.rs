//! From a solver's model of a scalar query back to values of the user's symbols.

use dashu_int::IBig;

use crate::backend::{Deadline, Session};
use crate::check::Evaluator;
use crate::engine::Reason;
use crate::model::{ListValue, Model, Run, Table, Value};
use crate::problem::{ListId, Problem};
use crate::term::{Op, Store, Symbol, Term};

/// The values of every known constant in `terms`, and of every function at the points where `terms` apply it.
pub(super) fn scalars(
    problem: &Problem,
    store: &mut Store,
    session: &mut Session,
    terms: &[Term],
    deadline: Deadline,
) -> Result<Model, Reason> {
    let mut model = Model::default();
    let mut constants: Vec<(Symbol, Term)> = Vec::new();
    let mut applications: Vec<(Symbol, Term)> = Vec::new();
    for term in store.postorder(terms) {
        match store.as_app(term) {
            Some((Op::Symbol(symbol), [])) if session.knows(symbol) => constants.push((symbol, term)),
            Some((Op::Symbol(symbol), [_, ..])) if session.knows(symbol) && store.is_closed(term) => {
                applications.push((symbol, term));
            }
            _ => {}
        }
    }
    let asked: Vec<Term> = constants.iter().map(|(_, term)| *term).collect();
    session.vary(store, &asked, deadline)?;
    for ((symbol, _), value) in constants.iter().zip(session.values(store, &asked, deadline)?) {
        model.constants.insert(*symbol, value);
    }
    for (symbol, application) in applications {
        let mut asked = store.children(application).to_vec();
        asked.push(application);
        let mut point = session.values(store, &asked, deadline)?;
        let value = point.pop().expect("one value for each term");
        let table = || Table::new(value.clone());
        match problem.undefined.operation(symbol) {
            None => model.functions.entry(symbol).or_insert_with(table).insert(point, value.clone()),
            Some(operation) => model.underspecified.entry(operation).or_insert_with(table).insert(point, value.clone()),
        }
    }
    Ok(model)
}

/// The value of a length in a model; 0 if nothing is said of it.
pub(super) fn length(model: &Model, store: &Store, length: Term) -> IBig {
    match store.as_app(length) {
        Some((Op::Symbol(symbol), _)) => match model.constants.get(&symbol) {
            Some(Value::Int(length)) => length.clone(),
            _ => IBig::ZERO,
        },
        _ => IBig::ZERO,
    }
}

/// The elements of a list that no fold reads: those of its summary, or any.
pub(super) fn unread(problem: &Problem, store: &Store, model: &Model, id: ListId) -> Result<Value, Reason> {
    let list = problem.list(id);
    let count = length(model, store, list.length);
    let Some(summary) = problem.summaries.iter().find(|summary| summary.list == id) else {
        let element = Value::default_for(store, list.element);
        return Ok(Value::List(ListValue::from_runs([Run::repeated([element], count)])));
    };
    if count == IBig::ZERO {
        return Ok(Value::list([]));
    }
    let mut model = model.clone();
    model.complete(store, &store.symbols_in(&[summary.head, summary.neutral]));
    let mut evaluator = Evaluator::new(store, &model);
    let mut evaluate = |term| evaluator.value(term).map_err(|error| Reason::WrongModel(error.to_string()));
    let head = Run::repeated([evaluate(summary.head)?], IBig::ONE);
    let padding = Run::repeated([evaluate(summary.neutral)?], count - IBig::ONE);
    Ok(Value::List(ListValue::from_runs([head, padding])))
}

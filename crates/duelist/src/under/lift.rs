//! From a solver's model of a scalar query back to values of the user's symbols.

use crate::backend::{Deadline, Session};
use crate::check::Evaluator;
use crate::engine::Reason;
use crate::model::{Model, Table, Underspecified, Value};
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
            // A selector on its own constructor is not underspecified; the solver's value there means nothing.
            Some(Underspecified::Select(_, wanted, _)) if matches!(&point[..], [Value::Data { constructor, .. }] if *constructor == wanted) =>
                {}
            Some(operation) => model.underspecified.entry(operation).or_insert_with(table).insert(point, value.clone()),
        }
    }
    Ok(model)
}

/// The elements of a list that no fold reads: those of its summary, or any.
pub(super) fn unread(
    problem: &Problem,
    store: &Store,
    model: &Model,
    id: ListId,
    count: usize,
) -> Result<Value, Reason> {
    let list = problem.list(id);
    let Some(summary) = problem.summaries.iter().find(|summary| summary.list == id) else {
        return Ok(Value::list(std::iter::repeat_n(Value::default_for(store, list.element), count)));
    };
    let mut model = model.clone();
    model.complete(store, &store.symbols_in(&[summary.head, summary.neutral]));
    let mut evaluator = Evaluator::new(store, &model);
    let mut evaluate = |term| evaluator.value(term).map_err(|error| Reason::WrongModel(error.to_string()));
    let (head, neutral) = (evaluate(summary.head)?, evaluate(summary.neutral)?);
    Ok(Value::list(std::iter::once(head).chain(std::iter::repeat(neutral)).take(count)))
}

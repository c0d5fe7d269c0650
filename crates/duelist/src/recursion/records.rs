//! Functions of records: a parameter for each field. A record is nothing but its fields, so both say the same.

use super::Function;
use super::definition::{Definition, image};
use super::shapes::lambda_over;
use crate::script::Solver;
use crate::term::{Map, Node, Op, Role, Sort, Store, Symbol, Term};

/// A function whose parameters are the fields of another's.
pub(super) struct Spread {
    /// The function of fields.
    pub(super) symbol: Symbol,
    /// What it is called with, in the list language, to be the other function of its parameters.
    pub(super) arguments: Vec<Term>,
}

/// How many fields the values of a sort have, if they are records.
fn fields(store: &Store, sort: Sort) -> Option<usize> {
    let datatype = store.datatype(sort)?;
    match (&datatype.constructors[..], store.role(sort)) {
        ([only], Role::Plain | Role::Image(_)) if !only.fields.is_empty() => Some(only.fields.len()),
        _ => None,
    }
}

/// What a term has in its fields if it is a record, and itself if it is none.
fn spread(store: &Store, term: Term) -> Vec<Term> {
    let sort = store.sort_of(term);
    match (fields(store, sort), store.as_app(term)) {
        (None, _) => vec![term],
        (Some(_), Some((Op::Construct(..), parts))) => parts.to_vec(),
        (Some(count), _) => (0..).take(count).map(|field| store.app(Op::Select(sort, 0, field), [term])).collect(),
    }
}

/// Declares the function of fields that a function of records is, if it is one. The new function has to be forgotten by the caller.
pub(super) fn spread_parameters(solver: &mut Solver, definition: &Definition, name: &str) -> Option<Spread> {
    let mut lowering = solver.context().lowering();
    let all: Vec<Option<usize>> =
        definition.parameters.iter().map(|one| fields(lowering.store, lowering.store.sort_of(*one))).collect();
    if all.iter().all(Option::is_none) {
        return None;
    }
    let (mut parameters, mut values) = (Vec::new(), Vec::new());
    for (parameter, count) in definition.parameters.iter().zip(&all) {
        if count.is_none() {
            parameters.push(*parameter);
            continue;
        }
        let sort = lowering.store.sort_of(*parameter);
        let sorts = lowering.store.field_sorts(sort, 0);
        let parts: Vec<Term> = sorts.iter().map(|sort| lowering.fresh("field", *sort)).collect();
        values.push((*parameter, lowering.store.app(Op::Construct(sort, 0), parts.clone())));
        parameters.extend(parts);
    }
    let sorts: Vec<Sort> = parameters.iter().map(|one| lowering.store.sort_of(*one)).collect();
    let result = lowering.store.sort_of(definition.body);
    let symbol = lowering.declare(name, &sorts, result);
    let body = lowering.store.substitute(definition.body, &values);
    let body = lowering.computed(body);
    let body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Symbol(called), arguments)) if called == definition.symbol => {
            let arguments: Vec<Term> = arguments.iter().flat_map(|argument| spread(store, *argument)).collect();
            store.app(Op::Symbol(symbol), arguments)
        }
        _ => term,
    })[0];
    let body = lowering.computed(body);
    let images: Vec<Term> = definition.parameters.iter().map(|one| image(&mut lowering, *one).0).collect();
    let arguments = images.into_iter().flat_map(|one| spread(lowering.store, one)).collect();
    let function = lambda_over(lowering.store, &parameters, body);
    let Node::Lambda(_, body) = lowering.store.node(function).clone() else { return None };
    let names = (0..parameters.len()).map(|index| format!("x{index}")).collect();
    solver.context().functions.insert(symbol, Function::new(name.to_string(), names, body));
    Some(Spread { symbol, arguments })
}

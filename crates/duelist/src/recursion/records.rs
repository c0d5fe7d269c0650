//! Functions of records, a parameter for each field, and functions that yield records, a function for each field. A record is nothing but its fields, so
//! both say the same.

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

/// Declares the functions that yield the fields of what a function yields, if that is a record. They have to be forgotten by the caller.
///
/// A function `f` satisfies `f(x) = B[f]` if and only if the functions `fᵢ(x) = selᵢ(f(x))` satisfy `fᵢ(x) = selᵢ(B[(f₁, …, fₙ)])`, so one system has a single solution
/// if the other has one.
pub(super) fn spread_result(solver: &mut Solver, definition: &Definition, name: &str) -> Option<Vec<Symbol>> {
    let mut lowering = solver.context().lowering();
    let record = lowering.store.sort_of(definition.body);
    fields(lowering.store, record)?;
    let sorts: Vec<Sort> = definition.parameters.iter().map(|one| lowering.store.sort_of(*one)).collect();
    let results = lowering.store.field_sorts(record, 0);
    let symbols: Vec<Symbol> = results.iter().map(|result| lowering.declare(name, &sorts, *result)).collect();
    let body =
        lowering.store.rebuild(&[definition.body], &mut Map::default(), |store, term| match store.as_app(term) {
            Some((Op::Symbol(called), arguments)) if called == definition.symbol => {
                let arguments = arguments.to_vec();
                let part = |symbol: &Symbol| store.app(Op::Symbol(*symbol), arguments.clone());
                let parts: Vec<Term> = symbols.iter().map(part).collect();
                store.app(Op::Construct(record, 0), parts)
            }
            _ => term,
        })[0];
    let names: Vec<String> = (0..definition.parameters.len()).map(|index| format!("x{index}")).collect();
    for (field, symbol) in (0..).zip(&symbols) {
        let part = field_of(lowering.store, record, field, body, 0);
        let part = lowering.computed(part);
        let function = lambda_over(lowering.store, &definition.parameters, part);
        let Node::Lambda(_, part) = lowering.store.node(function).clone() else { return None };
        lowering.functions.insert(*symbol, Function::new(name.to_string(), names.clone(), part));
    }
    Some(symbols)
}

/// A field of a record, chosen where the record is.
fn field_of(store: &Store, record: Sort, field: u32, term: Term, depth: usize) -> Term {
    match store.as_app(term) {
        Some((Op::Construct(..), parts)) => parts[field as usize],
        Some((Op::Ite, &[condition, then, otherwise])) if depth < 50 => {
            let then = field_of(store, record, field, then, depth + 1);
            let otherwise = field_of(store, record, field, otherwise, depth + 1);
            store.smart_ite(condition, then, otherwise)
        }
        _ => store.app(Op::Select(record, 0, field), [term]),
    }
}

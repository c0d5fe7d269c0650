//! The sorts of applications. What is allowed is said in one place, `elaborate`: it is asked here with variables in place of the arguments.

use super::declare::{declare_sort, lower_sort, parse};
use super::{Error, Expr, Sort};
use crate::elaborate::{Context, ErrorKind};
use crate::syntax::Quoted;
use crate::term;

/// The sort of something built in, by its name, applied to arguments.
///
/// # Errors
/// If there is no such operator, or it does not take such arguments.
pub(crate) fn application(operator: &str, arguments: &[Expr]) -> Result<Sort, Error> {
    if let Some(sort) = common(operator, arguments) {
        return Ok(sort);
    }
    let mut context = Context::default();
    let mut parameters = Vec::new();
    for (index, argument) in arguments.iter().enumerate() {
        declare_sort(&mut context, argument.sort())?;
        parameters.push((format!("{}", index + 1), lower_sort(&mut context, argument.sort())?));
    }
    let parameters: Vec<(&str, term::Sort)> = parameters.iter().map(|(name, sort)| (name.as_str(), *sort)).collect();
    let text =
        parameters.iter().fold(format!("({}", head(operator)), |text, (name, _)| format!("{text} {}", Quoted(name)));
    let tree = parse(text + ")")?;
    match context.open_term(&parameters, tree.root()) {
        Ok(term) => Ok(Sort::of_store(&context.store, context.store.sort_of(term))),
        Err(error) => Err(match error.kind {
            ErrorKind::ArgumentSort { function, index, expected, found } => {
                Error::Sort { what: format!("argument {index} of `{function}`"), expected, found }
            }
            ErrorKind::SortMismatch { what, expected, found } => Error::Sort { what, expected, found },
            kind => Error::Application {
                operator: operator.to_string(),
                sorts: arguments.iter().map(|argument| argument.sort().to_string()).collect(),
                message: kind.to_string(),
            },
        }),
    }
}

/// The name of something built in as it is written: indexed ones as they are.
pub(crate) fn head(operator: &str) -> String {
    if operator.starts_with("(_ ") { operator.to_string() } else { Quoted(operator).to_string() }
}

/// The answer for what programs use most, without asking.
fn common(operator: &str, arguments: &[Expr]) -> Option<Sort> {
    let all = |sort: &Sort| arguments.iter().all(|argument| argument.sort() == sort);
    let same = |first: &Sort| arguments.len() == 2 && !matches!(first, Sort::Function(..)) && all(first);
    match (operator, arguments) {
        ("+" | "*", [_, _, ..]) | ("-", [_, ..]) if all(&Sort::Int) => Some(Sort::Int),
        ("<=" | "<" | ">=" | ">", [_, _]) if all(&Sort::Int) => Some(Sort::Bool),
        ("and" | "or" | "=>", [_, _, ..]) | ("not", [_]) if all(&Sort::Bool) => Some(Sort::Bool),
        ("=" | "distinct", [first, ..]) if same(first.sort()) => Some(Sort::Bool),
        _ => None,
    }
}

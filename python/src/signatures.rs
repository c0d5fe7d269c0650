//! The table of combinators as Python data.

use duelist::frontend::{Outcome, Parameter, Pattern, Signature};

/// A parameter: its kind (`function`, `partial`, `value`, `list`), the patterns a function takes, and the pattern of the value, the element or the result.
type Argument = (&'static str, Vec<&'static str>, &'static str);

/// A row: name, parameters, kind and pattern of the outcome (`value`, `list`, `lists`), and the pattern that must be a number, if one must.
pub(crate) type Row = (&'static str, Vec<Argument>, (&'static str, &'static str), Option<&'static str>);

pub(crate) fn rows() -> Vec<Row> {
    Signature::all().iter().map(row).collect()
}

fn row(signature: &Signature) -> Row {
    let outcome = match signature.outcome {
        Outcome::Value(pattern) => ("value", name(pattern)),
        Outcome::List(pattern) => ("list", name(pattern)),
        Outcome::Lists(pattern) => ("lists", name(pattern)),
    };
    (signature.name, signature.parameters.iter().map(argument).collect(), outcome, signature.numeric.map(name))
}

fn argument(parameter: &Parameter) -> Argument {
    let names = |patterns: &[Pattern]| patterns.iter().copied().map(name).collect();
    match *parameter {
        Parameter::Function(inputs, result) => ("function", names(inputs), name(result)),
        Parameter::Partial(inputs, result) => ("partial", names(inputs), name(result)),
        Parameter::Value(pattern) => ("value", Vec::new(), name(pattern)),
        Parameter::List(pattern) => ("list", Vec::new(), name(pattern)),
    }
}

fn name(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Bool => "bool",
        Pattern::Int => "int",
        Pattern::Element => "element",
        Pattern::Second => "second",
        Pattern::Pair => "pair",
        Pattern::Image => "image",
        Pattern::Images => "images",
    }
}

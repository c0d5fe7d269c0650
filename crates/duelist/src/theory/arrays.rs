//! The operators of ArraysEx.

use std::sync::Arc;

use super::{Call, Form, ILL_SORTED, Meaning, Pattern, Row};
use crate::check::EvalError;
use crate::elaborate::Arity;
use crate::model::{ArrayValue, Value};

/// Arrays may have so many entries that are not the default: fewer than half of the indices of any sort whose indices are too many to be listed, since then
/// two arrays with different defaults would have to be compared index by index.
const MOST_ENTRIES: usize = 30_000;

const fn row(
    name: &'static str,
    parameters: &'static [Pattern],
    result: Pattern,
    function: fn(&Call<'_>) -> Result<Value, EvalError>,
) -> Row {
    let arity = Arity::Exactly(parameters.len());
    let (form, meaning) = (Form::Plain, Meaning::Function(function));
    Row { name, also: &[], indices: 0, arity, parameters, result, form, meaning }
}

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    row("select", &[Pattern::Array, Pattern::Index], Pattern::Element, |call| Ok(call.array()?.select(call.values[1]).clone())),
    row("store", &[Pattern::Array, Pattern::Index, Pattern::Element], Pattern::Array, |call| {
        let array = call.array()?.store(call.values[1].clone(), call.values[2].clone());
        if array.entries().len() > MOST_ENTRIES { Err(EvalError::TooLarge) } else { Ok(Value::Array(Arc::new(array))) }
    }),
];

impl Call<'_> {
    fn array(&self) -> Result<&ArrayValue, EvalError> {
        match self.values.first() {
            Some(Value::Array(array)) => Ok(array),
            _ => Err(ILL_SORTED),
        }
    }
}

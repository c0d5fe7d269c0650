//! The judge of `sat` answers: evaluates the original assertions under a model.
//!
//! Follows SMT-LIB alone and shares no code with the passes and engines it judges. `compile` turns terms into programs
//! without looking at the model, `eval` runs them, `words` runs
//! folds over long lists in machine words, `repeat` over many repetitions of a list's run at once, `occurrences` remembers
//! where elements are, and `apply` is the meaning of the operators.

mod apply;
mod combine;
mod compile;
mod eval;
mod form;
mod occurrences;
mod repeat;
#[cfg(test)]
mod tests;
mod word_form;
mod words;

pub(crate) use apply::ILL_SORTED;
pub use eval::Evaluator;

use crate::model::{Model, Value};
use crate::term::{Store, Term};

/// Why a term has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EvalError {
    /// The model says nothing about a symbol of the term.
    #[error("the model gives no meaning to `{0}`")]
    Unassigned(String),
    /// The model's value for a symbol or an underspecified operator is not of the sort it should be.
    #[error("the model's value for `{0}` is not of its sort")]
    IllSorted(String),
    /// A term that the evaluator does not know.
    #[error("cannot evaluate {0}")]
    Unsupported(&'static str),
    /// A number, a string or a regular language grew beyond what is reasonable: a number of hundreds of thousands of digits.
    #[error("a value grew too large")]
    TooLarge,
    /// Too many elements of a list would have to be visited one by one.
    #[error("a list is too long")]
    TooLong,
    /// The limit said so.
    #[error("evaluation was interrupted")]
    Interrupted,
}

/// Why a model is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// An assertion is false.
    #[error("assertion {index} is false in the model")]
    Violated {
        /// The assertion's place, from 0.
        index: usize,
    },
    /// An assertion has no value.
    #[error(transparent)]
    Eval(#[from] EvalError),
}

/// Accepts a model exactly if it makes every assertion true.
///
/// # Errors
/// The first assertion that is false or has no value.
pub fn check_model(
    store: &Store,
    assertions: &[Term],
    model: &Model,
    limit: impl Fn() -> bool,
) -> Result<(), CheckError> {
    let mut evaluator = Evaluator::new(store, model).with_limit(&limit);
    for (index, assertion) in assertions.iter().enumerate() {
        match evaluator.value(*assertion)? {
            Value::Bool(true) => {}
            Value::Bool(false) => return Err(CheckError::Violated { index }),
            _ => return Err(EvalError::Unsupported("an assertion that is not Bool").into()),
        }
    }
    Ok(())
}

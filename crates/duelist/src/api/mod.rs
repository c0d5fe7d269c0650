//! The face of the crate: sorts, terms, answers and models as values of Rust. What it says reaches the solver as commands, so that whatever is true of
//! texts is true of programs.

mod convert;
mod declare;
mod error;
mod expr;
mod infer;
mod model;
mod options;
mod proof;
mod solver;
mod sort;
mod text;
mod typed;
mod value;

pub use convert::FromValue;
pub use error::Error;
pub use expr::{Expr, Function};
pub use model::Model;
pub use proof::Proof;
pub use solver::Answer;
pub use sort::{Constructor, Datatype, Sort};
pub use typed::{Ast, Bool, Int, List, Maybe, Number, Pair, Real, Triple, Typed, var};
pub use value::{DataValue, ElementValue, ListValue, LiteralValue, Run, Value, WrittenValue};

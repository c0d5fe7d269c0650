//! duelist: an SMT solver for lists with `map`, `fold`, `filter` and other combinators.
//!
//! Text comes in through [`syntax`], becomes typed terms in [`elaborate`], runs against a [`Solver`]; `check-sat` brings the
//! assertions into the normal form of [`problem`] ([`rewrite`] lists the passes) and lets the [`orchestrator`] run
//! over-approximating ([`over`]) and under-approximating ([`under`]) engines on it. Every `sat` is evaluated by [`check`]
//! before it is said. ARCHITECTURE.md maps the tree.

mod api;
pub mod backend;
pub mod certificate;
pub mod check;
pub mod elaborate;
pub mod engine;
pub mod evidence;
pub mod explain;
pub mod meaning;
pub mod model;
pub mod orchestrator;
pub mod over;
pub mod problem;
mod recursion;
pub mod report;
pub mod rewrite;
pub mod script;
pub mod strategy;
pub mod syntax;
pub mod term;
pub mod theory;
pub mod translate;
pub mod under;

pub use api::{
    Answer, Ast, Bool, Constructor, DataValue, Datatype, ElementValue, Error, Expr, FromValue, Function, Int, List,
    ListValue, LiteralValue, Maybe, Model, Number, Pair, Proof, Real, Run, Sort, Triple, Typed, Value, WrittenValue,
    var,
};
pub use dashu_int::IBig;
pub use dashu_ratio::RBig;
pub use engine::{Cancel, Reason};
pub use report::{Approximation, Effort, Event, Observer, Progress, Report};
pub use script::{Diagnostic, InForce, Options, Response, Solver, WriteError};

/// The code of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#![doc = include_str!("first-page.md")]
// Nobody sees what is `pub` in the private modules but the crate itself and, by the feature `internals`, the tools and tests of this repository. There
// `pub` says what a module offers to the others.
#![allow(unreachable_pub)]
// Their pages are for readers of the code, who see what is private.
#![allow(rustdoc::private_intra_doc_links)]
// What only those tools and tests use.
#![cfg_attr(not(feature = "internals"), allow(dead_code, unused_imports))]

mod api;
mod backend;
mod certificate;
mod check;
mod counters;
mod elaborate;
mod engine;
mod evidence;
mod explain;
mod learn;
mod meaning;
mod model;
mod orchestrator;
mod over;
mod problem;
mod recursion;
mod report;
mod rewrite;
mod script;
#[cfg(test)]
#[path = "../tests/support/share.rs"]
#[allow(dead_code, reason = "tests of modules take a share or all")]
mod share;
mod strategy;
mod syntax;
mod term;
mod theory;
mod translate;
mod under;

pub use api::{
    Answer, Ast, Bool, Constructor, DataValue, Datatype, ElementValue, Error, Expr, FromValue, Function, Int, List,
    ListValue, LiteralValue, Maybe, Model, Number, Pair, Proof, Real, Run, Sort, Triple, Typed, Value, WrittenValue,
    var,
};
pub use backend::DEFAULT_BACKEND;
pub use certificate::{Error as CertificateError, File};
pub use dashu_int::IBig;
pub use dashu_ratio::RBig;
pub use duelist_derive::Datatype;
pub use engine::{Cancel, Reached, Reason};
pub use report::{Approximation, Effort, Event, Observer, Progress, Report};
pub use script::{Core, Diagnostic, Options, Response, Solver};
pub use term::{Bits, FloatFormat};

/// Why an answer is what it is, as [`Solver::explain`] gives it.
pub mod explanation {
    pub use crate::explain::{Answer, Asserted, Constant, Explanation, Repeated, Role, Shape, Stop, Tried, Walk};
    pub use crate::report::{Change, Holding, Named, NearMiss};
}

/// What a program needs that reads commands of its users, as the program `duelist` does: commands from a stream, settings by
/// name, translations, certificates on disk, and the end of a process.
pub mod frontend {
    pub use crate::backend::{
        Bundle, Deadline, Replay, backend_from_spec, bundled_program, leave, library_version, limit_memory,
        release_memory,
    };
    pub use crate::certificate::{Finding, Folder, Outcome as FindingOutcome, check as check_certificates};
    pub use crate::engine::Limit;
    pub use crate::model::ListForm;
    pub use crate::over::LengthOrder;
    pub use crate::script::{Channel, WriteError};
    pub use crate::strategy::{ALL as STRATEGIES, Disabled, Feature, Strategy};
    pub use crate::syntax::{Commands, Parameters, Position, Source, Span, StringLiteral, SyntaxError};
    pub use crate::term::{Outcome, Parameter, Pattern, Signature};
    pub use crate::translate::{Encoding, Error as TranslationError, as_lists, translate};
}

/// Everything, for the fuzzer and for tests of single passes. Nothing here is stable.
#[cfg(feature = "internals")]
#[doc(hidden)]
pub mod internals {
    macro_rules! visible {
        ($($module:ident)*) => { $(
            #[allow(missing_docs)]
            pub mod $module {
                pub use crate::$module::*;
            }
        )* };
    }

    visible!(backend certificate check elaborate engine evidence explain meaning model orchestrator over problem);
    visible!(report rewrite script strategy syntax term theory translate under);
}

/// The code of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

/// And so is that of the introduction for programs.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/embedding.md")]
struct Embedding;

//! What can go wrong between a program and a solver.

use crate::Diagnostic;
use crate::engine::Reached;

/// Why something cannot be built, asserted, asked or read. A [`Solver`](crate::Solver) that returned it is as it was before, and usable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An argument is not of the sort that is needed.
    #[error("{what} has sort {found}, but {expected} is expected")]
    Sort {
        /// The argument.
        what: String,
        /// The sort that is needed.
        expected: String,
        /// The sort that it has.
        found: String,
    },
    /// Something is applied to arguments that do not fit together, or to the wrong number of them, or does not exist.
    #[error("`{operator}` cannot be applied to ({}): {message}", .sorts.join(" "))]
    Application {
        /// What is applied.
        operator: String,
        /// The sorts of the arguments.
        sorts: Vec<String>,
        /// What is wrong.
        message: String,
    },
    /// A name is used as something else than it was declared as.
    #[error("`{name}` is declared as {declared}, but used as {used}")]
    Conflict {
        /// The name.
        name: String,
        /// As what it is declared.
        declared: String,
        /// As what it is used.
        used: String,
    },
    /// A variable of a closure was used outside the function that it belongs to.
    #[error("a variable of sort {sort} is used outside of its function: closures must not let their arguments out")]
    Escaped {
        /// The sort of the variable.
        sort: String,
    },
    /// The solver refused a command.
    #[error("{}", .0.message)]
    Command(Diagnostic),
    /// The solver underneath cannot be used.
    #[error("{0}")]
    NoBackend(String),
    /// No setting has this name or value.
    #[error("{setting} cannot be `{value}`: expected {expected}")]
    Setting {
        /// The setting.
        setting: &'static str,
        /// What it should be set to.
        value: String,
        /// What it can be set to.
        expected: String,
    },
    /// A model has no value for a term.
    #[error("the value cannot be computed: {0}")]
    Evaluation(String),
    /// A value is not one of the type that it is read as.
    #[error("{value} cannot be read as {wanted}")]
    Conversion {
        /// The value, or what it is.
        value: String,
        /// The type.
        wanted: String,
    },
    /// There is nothing of this kind.
    #[error("there is no {0}")]
    Unavailable(&'static str),
    /// A file cannot be written.
    #[error("cannot write {path}: {message}")]
    Write {
        /// The file or folder.
        path: String,
        /// Why.
        message: String,
    },
    /// A limit was reached on the way.
    #[error(transparent)]
    Limit(#[from] Reached),
    /// A certificate cannot be made.
    #[error(transparent)]
    Certificate(#[from] crate::certificate::Error),
}

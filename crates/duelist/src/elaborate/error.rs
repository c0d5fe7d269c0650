//! What can be wrong with a well-parenthesised text.

use crate::engine::Reached;
use crate::syntax::{Expr, Span};

/// An error and the place in the command that it is about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct Error {
    /// Where in the command's text.
    pub span: Span,
    /// What.
    pub kind: ErrorKind,
}

/// Shorthand for results of this module.
pub type Result<T> = std::result::Result<T, Error>;

fn suggestion(nearest: Option<&String>) -> String {
    nearest.map(|name| format!(", did you mean `{name}`?")).unwrap_or_default()
}

/// `1 level`, `2 levels`
pub(crate) fn plural(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The kinds of errors. Their texts are part of the interface and tested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages are the documentation
pub enum ErrorKind {
    #[error(transparent)]
    Limit(#[from] Reached),
    #[error("unknown symbol `{name}`{}", suggestion(.nearest.as_ref()))]
    UnknownSymbol { name: String, nearest: Option<String> },
    #[error("unknown symbol `{name}`: the operators of sequences are {known}")]
    UnknownSequence { name: String, known: String },
    #[error("unknown sort `{name}`{}", suggestion(.nearest.as_ref()))]
    UnknownSort { name: String, nearest: Option<String> },
    #[error("unknown command `{name}`{}", suggestion(.nearest.as_ref()))]
    UnknownCommand { name: String, nearest: Option<String> },
    #[error("expected {0}")]
    Shape(&'static str),
    #[error("`{combinator}` is annotated with {annotated}, but the sort here is {found}")]
    Annotation { combinator: &'static str, annotated: String, found: String },
    #[error("{what} has sort {found}, but {expected} is expected")]
    SortMismatch { what: String, expected: String, found: String },
    #[error("argument {index} of `{function}` has sort {found}, but {expected} is expected")]
    ArgumentSort { function: String, index: usize, expected: String, found: String },
    #[error("`{function}` takes {}, but {found} {} given", plural_text(.expected), if *found == 1 { "was" } else { "were" })]
    Arity { function: String, expected: Arity, found: usize },
    #[error("`{function}` takes {}, but {found} {} given: {signature}", plural_text(.expected), if *found == 1 { "was" } else { "were" })]
    ListArity { function: &'static str, expected: Arity, found: usize, signature: String },
    #[error("the arguments of `{combinator}` are in the wrong order: write {form}")]
    ArgumentOrder { combinator: &'static str, form: String },
    #[error("`{name}` is declared with {}, but its constructors are written with {found}", plural(*.declared, "sort parameter"))]
    DatatypeArity { name: String, declared: usize, found: usize },
    #[error("`{0}` is already declared")]
    Redeclared(String),
    #[error("`{0}` is a built-in name and cannot be declared")]
    BuiltIn(String),
    #[error("expected {expected}, found `{found}`")]
    Expected { expected: &'static str, found: String },
    #[error("the two branches of `ite` have different sorts: {left} and {right}")]
    Branches { left: String, right: String },
    #[error("the cases of `match` have different sorts: {left} and {right}")]
    Cases { left: String, right: String },
    #[error("`match` does not cover `{0}`")]
    NotExhaustive(String),
    #[error("`match` needs a value of a datatype, but this has sort {0}")]
    MatchOnScalar(String),
    #[error("`{constructor}` is not a constructor of {sort}")]
    NotAConstructor { constructor: String, sort: String },
    #[error("the arguments do not determine the sort of `{constructor}`: write (as {constructor} SORT)")]
    AmbiguousConstructor { constructor: String },
    #[error("`{0}` is a function and needs arguments")]
    MissingArguments(String),
    #[error("`{0}` is not a function")]
    NotAFunction(String),
    #[error("a function is expected here: a lambda, the name of a function, a constructor or a built-in such as `+`")]
    ExpectedFunction,
    #[error(
        "functions are not values: `lambda` is allowed only as an argument of a list combinator or of a defined function"
    )]
    FunctionAsValue,
    #[error("function sorts are allowed only for parameters of define-fun and for declared functions")]
    FunctionSort,
    #[error("the function of `{combinator}` needs {}, but this one has {found}", plural(*.expected, "parameter"))]
    FunctionArity { combinator: String, expected: usize, found: usize },
    #[error("the function of `{combinator}` returns {found}, but {expected} is expected")]
    FunctionResult { combinator: String, expected: String, found: String },
    #[error("parameter {index} of the function has sort {found}, but `{combinator}` gives it {expected}")]
    FunctionParameter { combinator: String, index: usize, expected: String, found: String },
    #[error("the datatype is recursive ({0}): use List for sequences of elements")]
    RecursiveDatatype(String),
    #[error("`{0}` cannot be used in its own definition: express the recursion over a list with List.fold")]
    SelfReference(String),
    #[error("{0}")]
    Unreadable(String),
    #[error("a datatype needs at least one constructor")]
    NoConstructors,
    #[error(
        "quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value"
    )]
    Quantifier,
    #[error("a bit-vector has 1 to {} bits", crate::theory::MAX_WIDTH)]
    Width,
    #[error("the indices of `{0}` do not fit its arguments")]
    Indices(String),
    #[error("`{function}` needs {}: write (_ {function} …)", plural(*.expected, "number"))]
    Indexed { function: String, expected: usize },
    #[error("a string has characters up to \\u{{2FFFF}}")]
    Character,
    #[error("regular expressions are arguments of `str.in_re` and the like: they are no values and cannot be compared")]
    Language,
    #[error(
        "the indices of an array are numbers, truth values, strings, bit-vectors, elements of declared sorts or records of those, and its elements have no lists, recursive datatypes or sort parameters inside"
    )]
    ArraySort,
    #[error("a floating-point number has 2 to 16 bits for the exponent and 2 to 1024 for the significand")]
    Format,
    #[error("combinators are nested too deeply: at most {0} lambdas inside each other")]
    TooDeep(u32),
    #[error("the name `{0}` is bound twice here")]
    BoundTwice(String),
    #[error("a named term cannot contain bound variables")]
    OpenNamedTerm,
}

/// How many arguments something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Exactly so many.
    Exactly(usize),
    /// So many or more.
    AtLeast(usize),
    /// From so many to so many.
    Between(usize, usize),
}

impl Arity {
    /// Whether a number of arguments is right.
    #[must_use]
    pub fn admits(self, count: usize) -> bool {
        match self {
            Arity::Exactly(n) => count == n,
            Arity::AtLeast(n) => count >= n,
            Arity::Between(low, high) => (low..=high).contains(&count),
        }
    }
}

fn plural_text(arity: &Arity) -> String {
    match *arity {
        Arity::Exactly(n) => plural(n, "argument"),
        Arity::AtLeast(n) => format!("at least {}", plural(n, "argument")),
        Arity::Between(low, high) => format!("{low} to {high} arguments"),
    }
}

impl ErrorKind {
    /// Something else was expected in place of `found`.
    pub(crate) fn expected(expected: &'static str, found: Expr<'_>) -> ErrorKind {
        const WIDTH: usize = 40;
        let mut text = found.to_string();
        if let Some((end, _)) = text.char_indices().nth(WIDTH) {
            text.truncate(end);
            text.push('…');
        }
        ErrorKind::Expected { expected, found: text }
    }

    /// This error, at a place.
    pub(crate) fn at<T>(self, span: Span) -> Result<T> {
        Err(Error { span, kind: self })
    }
}

/// The candidate nearest to `name` by edit distance, if it is near enough to be a likely slip: something of the name
/// must be left.
pub(crate) fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<String> {
    let length = name.chars().count();
    let limit = (1 + length / 4).min(length.saturating_sub(1));
    candidates
        .filter(|candidate| candidate.chars().count().abs_diff(length) <= limit)
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate.to_string())
}

/// Levenshtein distance, ignoring case.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.to_lowercase().chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.to_lowercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_likely_slips_only() {
        let check = |name: &str, expected: Option<&str>| {
            assert_eq!(nearest(name, ["List.fold", "List.len", "children"].into_iter()).as_deref(), expected);
        };
        check("list.fold", Some("List.fold"));
        check("List.foldl", Some("List.fold"));
        check("childern", Some("children"));
        check("x", None);
        assert_eq!(nearest("x", ["*", "y"].into_iter()), None);
        assert_eq!(nearest("l1", ["*", "l2"].into_iter()).as_deref(), Some("l2"));
    }
}

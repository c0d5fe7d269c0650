//! Why an answer is what it is, for people: as data for pages and programs, and in words ([`std::fmt::Display`]).
//!
//! Nothing here takes part in solving. A model is shown with the values of the assertions and of the folds on the way along their lists, as
//! the evaluator computes them; a proof with its invariant; an `unknown` with what was tried and what might help.

mod advice;
mod facts;
mod value;
mod walk;
mod words;

use serde::Serialize;

pub use self::advice::Tried;
pub(crate) use self::advice::{Question, advice, reached, tried};
pub(crate) use self::facts::facts;
pub(crate) use self::value::text;
pub use self::value::{Repeated, Shape};
pub(crate) use self::walk::{Definitions, consumers, walk};
pub use self::walk::{Stop, Walk};
use crate::elaborate::plural;
use crate::evidence::Argument;
use crate::report::{Holding, NearMiss, Report};

/// Everything there is to say about one check.
#[derive(Clone, Debug, Serialize)]
pub struct Explanation {
    /// The number of the check in its session, from 1.
    pub number: usize,
    /// What was asked: the assertions in force, then the assumptions.
    pub question: Vec<Asserted>,
    /// What was answered, and why.
    pub answer: Answer,
    /// What was done.
    pub report: Report,
}

/// An assertion or an assumption.
#[derive(Clone, Debug, Serialize)]
pub struct Asserted {
    /// As it was written.
    pub text: String,
    /// The line of the input in which its command begins.
    pub line: u32,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Whether it is an assumption of the check.
    pub assumed: bool,
    /// Its part in the answer.
    pub role: Role,
}

/// The part of an assertion in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It is true in the model.
    True,
    /// The others are unsatisfiable without it.
    NotNeeded,
    /// The proof may rest on it.
    Needed,
    /// There is nothing to say.
    Open,
}

/// An answer with its reason.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "lowercase")]
pub enum Answer {
    /// There is a model.
    Sat {
        /// The constants and their values.
        constants: Vec<Constant>,
        /// The folds in the assertions along their lists.
        walks: Vec<Walk>,
    },
    /// There is none.
    Unsat {
        /// The engine that proved it.
        engine: &'static str,
        /// How, in a sentence.
        how: String,
        /// What holds after any number of elements, if that is how.
        invariant: Vec<Holding>,
        /// What was checked to believe it, one condition each.
        conditions: Vec<String>,
    },
    /// Nobody knows.
    Unknown {
        /// Why, as `:reason-unknown` has it.
        reason: String,
        /// What was tried, engine by engine.
        tried: Vec<Tried>,
        /// What is known by now: how far the search has come.
        reached: Vec<String>,
        /// Candidates for an invariant, each with a step that breaks it.
        nearly: Vec<NearMiss>,
        /// What might help.
        advice: Vec<String>,
    },
}

/// A constant of the user's in a model.
#[derive(Clone, Debug, Serialize)]
pub struct Constant {
    /// Its name.
    pub name: String,
    /// Its sort.
    pub sort: String,
    /// Its value, to be drawn.
    pub value: Shape,
    /// Its value, as the model prints it with repetition kept.
    pub text: String,
}

/// How an argument refutes, in a sentence.
pub(crate) fn how(argument: &Argument) -> String {
    match argument {
        Argument::Rewriting => "Simplifying the assertions leaves `false`.".to_string(),
        Argument::Direct => {
            "No list has to be read element by element: what the assertions say of lengths and single values cannot be satisfied."
                .to_string()
        }
        Argument::Lengths(excluded) => format!(
            "The assertions admit only {} of lengths, and none of these has a model.",
            plural(excluded.len(), "choice")
        ),
        Argument::Image => {
            "Even if every fold could return anything that its function can return, the assertions contradict each other."
                .to_string()
        }
        Argument::Positions => {
            "Lists are functions of their index, and the arithmetic of indices alone contradicts the assertions.".to_string()
        }
        Argument::Unrolled(bound) => format!(
            "The assertions admit no list with more than {}, and none with that many or fewer has a model.",
            plural(*bound, "element")
        ),
        Argument::Structure => {
            "By structural induction, with the functions as they are defined: the assertions fail for the empty list, or the smallest number, \
             and if they fail for some list or number, they fail for those that are one step longer or greater."
                .to_string()
        }
        Argument::Segments(_, evidence) | Argument::Invariant(evidence) if evidence.depth > 1 => {
            "The assertions fail for the shortest lists, and if they fail for some lengths in a row, they fail for the next length, too."
                .to_string()
        }
        Argument::Segments(..) | Argument::Invariant(_) => {
            "Something holds after any number of elements, and it contradicts the assertions at the end of the lists."
                .to_string()
        }
    }
}

/// What makes an argument right, one condition each: what it says of the lists (`facts`), and which assertions that contradicts, by the lines in which they are.
pub(crate) fn conditions(argument: &Argument, holdings: &[Holding], facts: Vec<String>, lines: &[u32]) -> Vec<String> {
    let assertions = match lines {
        [] => "the assertions".to_string(),
        [line] => format!("the assertion in line {line}"),
        [.., last] => {
            let others: Vec<String> = lines[..lines.len() - 1].iter().map(ToString::to_string).collect();
            format!("the assertions in lines {} and {last}", others.join(", "))
        }
    };
    let conditions = match argument {
        Argument::Segments(_, evidence) | Argument::Invariant(evidence) if evidence.depth > 1 => {
            let depth = evidence.depth;
            vec![
                format!("No lists with fewer than {depth} elements satisfy {assertions}."),
                format!(
                    "If lists of {depth} lengths in a row do not satisfy {assertions}, neither do those that go on with one more element."
                ),
            ]
        }
        Argument::Segments(..) | Argument::Invariant(_) => {
            let lists: Vec<&str> = holdings.iter().map(|holding| holding.list.as_str()).collect();
            let lists = if lists.is_empty() { "the lists".to_string() } else { lists.join(" and ") };
            vec![
                format!("It holds before the first element is read{}.", starts(holdings)),
                "Whatever the next element is, it holds after that element if it held before.".to_string(),
                format!("At the end of {lists} it contradicts {assertions}."),
            ]
        }
        Argument::Unrolled(bound) => vec![
            format!("By {assertions}, no list has more than {}.", plural(*bound, "element")),
            format!("No lists of up to {} satisfy {assertions}.", plural(*bound, "element")),
        ],
        Argument::Image if facts.is_empty() => {
            vec![format!("Whatever the folds return, nothing satisfies {assertions}.")]
        }
        Argument::Positions if facts.is_empty() => {
            vec![format!("Whatever the elements at the indices are, nothing satisfies {assertions}.")]
        }
        Argument::Image | Argument::Positions => vec![format!("Nothing that satisfies this satisfies {assertions}.")],
        _ => Vec::new(),
    };
    facts.into_iter().chain(conditions).collect()
}

/// So many things can be remembered.
const FEW: usize = 5;

/// Where the accumulators of an invariant start, as in `, where count = 0 and lead = 0`, if they are few enough to remember.
fn starts(holdings: &[Holding]) -> String {
    let named = holdings.iter().flat_map(|holding| holding.names.iter().map(|named| (&holding.list, named)));
    let of = |list: &str| if holdings.len() > 1 { format!(" of {list}") } else { String::new() };
    let starts: Vec<String> =
        named.map(|(list, named)| format!("{}{} = {}", named.name, of(list), named.start)).collect();
    match &starts[..] {
        [] => String::new(),
        [only] => format!(", where {only}"),
        many if many.len() > FEW => String::new(),
        [others @ .., last] => format!(", where {} and {last}", others.join(", ")),
    }
}

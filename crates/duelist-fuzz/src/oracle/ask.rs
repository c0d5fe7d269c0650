//! One question to the solver, in this process.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use duelist::frontend::ListForm;
use duelist::frontend::{Disabled, Feature, Strategy};
use duelist::{Options, Response, Solver};
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// There is a model.
    Sat,
    /// There is none.
    Unsat,
    /// Nothing was found out.
    Unknown,
}

impl Verdict {
    /// Whether one of two solvers must be wrong.
    #[must_use]
    pub fn contradicts(self, other: Verdict) -> bool {
        matches!((self, other), (Verdict::Sat, Verdict::Unsat) | (Verdict::Unsat, Verdict::Sat))
    }

    /// The answer in these words, if it is one.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Verdict> {
        match text {
            "sat" => Some(Verdict::Sat),
            "unsat" => Some(Verdict::Unsat),
            "unknown" => Some(Verdict::Unknown),
            _ => None,
        }
    }
}

/// How the solver is run.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// Which engines.
    pub strategy: &'static Strategy,
    /// What is switched off.
    pub disabled: &'a [Feature],
    /// How many threads.
    pub threads: usize,
    /// The limit of a query.
    pub timeout: Duration,
    /// Whether models are printed with their repetition kept.
    pub compact: bool,
}

impl Setting<'_> {
    /// The default strategy.
    #[must_use]
    pub fn standard(timeout: Duration) -> Setting<'static> {
        Setting { strategy: &duelist::internals::strategy::AUTO, disabled: &[], threads: 2, timeout, compact: true }
    }

    fn options(self) -> Options {
        Options {
            strategy: self.strategy,
            disabled: Disabled(self.disabled.to_vec()),
            threads: self.threads,
            list_form: if self.compact { ListForm::Compact } else { ListForm::Full },
            timeout: u64::try_from(self.timeout.as_millis()).unwrap_or(u64::MAX),
            ..Options::default()
        }
    }
}

/// What came of a question.
#[derive(Debug)]
pub struct Reply {
    /// The answer.
    pub verdict: Verdict,
    /// The engine that found it.
    pub engine: Option<&'static str>,
    /// Why there is none.
    pub reason: String,
    /// The printed model, after `sat`.
    pub model: Option<String>,
    /// How long it took.
    pub time: Duration,
}

/// Why there is no reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The problem is no problem.
    #[error("not well-sorted: {0}")]
    IllSorted(String),
    /// The solver, or an oracle that uses parts of it, panicked.
    #[error("panicked: {0}")]
    Panic(String),
    /// It reported an error of its own.
    #[error("{0}")]
    Internal(String),
}

/// Reasons that no problem should lead to, though the answer is not wrong.
const MISTAKES: [&str; 3] = ["internal error", "crashed", "the solver rejected a command"];

/// What is said of a recursive function that cannot be read.
pub(super) const UNREAD: &str = "is not a function over lists that can be read";

/// Asks the last question of a text.
///
/// # Errors
/// If the text is wrong, or the solver crashed, found a model that it does not accept itself, or said something to the one underneath that
/// this one does not understand.
pub fn ask(text: &str, setting: Setting<'_>) -> Result<Reply, Trouble> {
    let started = Instant::now();
    let run = || {
        let mut solver = Solver::new(setting.options());
        let mut verdict = None;
        for response in solver.run(text) {
            match response {
                // A function that has no shape we know is no mistake, and no answer.
                Response::Error(diagnostic) if diagnostic.to_string().contains(UNREAD) => {
                    let reason = diagnostic.to_string();
                    let time = started.elapsed();
                    return Ok(Reply { verdict: Verdict::Unknown, engine: None, reason, model: None, time });
                }
                Response::Error(diagnostic) => return Err(Trouble::IllSorted(diagnostic.to_string())),
                Response::Text(text) => verdict = Verdict::from_text(&text).or(verdict),
                _ => {}
            }
        }
        let verdict = verdict.ok_or_else(|| Trouble::IllSorted("nothing is asked".to_string()))?;
        let model = solver.model_text();
        let reason = match (verdict, &solver.run("(get-info :reason-unknown)")[..]) {
            (Verdict::Unknown, [Response::Text(text)]) => text.clone(),
            _ => String::new(),
        };
        if MISTAKES.iter().any(|words| reason.contains(words)) {
            return Err(Trouble::Internal(reason));
        }
        Ok(Reply { verdict, engine: solver.report().answered_by, reason, model, time: started.elapsed() })
    };
    without_panic(run).unwrap_or_else(Err)
}

/// The result of `run`, or how it panicked.
pub(super) fn without_panic<T>(run: impl FnOnce() -> T) -> Result<T, Trouble> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        Trouble::Panic(words.unwrap_or("no message").to_string())
    })
}

//! What engines have in common: what they are given, and how they fail.

use std::fmt;

use crate::backend::{Backend, BackendError, Deadline, Replay, Session, SessionError};

/// What an engine works with.
#[derive(Clone, Copy, Debug)]
pub struct Resources<'a> {
    /// Where sessions come from.
    pub backend: &'a dyn Backend,
    /// Where everything sent to solvers is written to.
    pub replay: Option<&'a Replay>,
    /// When to stop.
    pub deadline: Deadline,
}

impl Resources<'_> {
    /// A session for the engine called `name`.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn session(&self, name: &str) -> Result<Session, Reason> {
        Session::open(self.backend, name, self.replay.cloned()).map_err(Reason::from)
    }
}

/// Why there is no answer: one line, without parentheses, for `(get-info :reason-unknown)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The time was up.
    Timeout,
    /// Memory was.
    Memout,
    /// The user or another engine ended it.
    Interrupted,
    /// The method does not settle this problem.
    Incomplete(String),
    /// The problem has a part that the engine cannot treat.
    Unsupported(String),
    /// The backend is missing, died or said something unreadable.
    Backend(String),
    /// A model was found that does not satisfy the assertions: a bug, and never an answer.
    WrongModel(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Reason::Timeout => "timeout".to_string(),
            Reason::Memout => "memout".to_string(),
            Reason::Interrupted => "interrupted".to_string(),
            Reason::Incomplete(why) => format!("incomplete: {why}"),
            Reason::Unsupported(what) => format!("unsupported: {what}"),
            Reason::Backend(what) => format!("backend: {what}"),
            Reason::WrongModel(what) => format!("internal error, please report: {what}"),
        };
        let line: String =
            text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !"()\"".contains(*c)).collect();
        f.write_str(line.trim())
    }
}

impl From<SessionError> for Reason {
    fn from(error: SessionError) -> Reason {
        match error {
            SessionError::Backend(BackendError::Timeout) => Reason::Timeout,
            SessionError::Backend(BackendError::Interrupted) => Reason::Interrupted,
            SessionError::Backend(BackendError::MemoryOut) => Reason::Memout,
            other => Reason::Backend(other.to_string()),
        }
    }
}

impl Reason {
    /// Why a backend gave up, from its own words.
    #[must_use]
    pub fn from_backend(words: &str, deadline: Deadline) -> Reason {
        match words {
            _ if deadline.expired() => Reason::Timeout,
            "timeout" | "canceled" => Reason::Timeout,
            "memout" | "max. memory exceeded" => Reason::Memout,
            other => Reason::Incomplete(other.to_string()),
        }
    }
}

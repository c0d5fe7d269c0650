//! What engines have in common: what they are given, what they can say, and how they fail.
//!
//! The soundness rules are in the types. An over-approximating engine returns [`OverOutcome`], which cannot express a model;
//! an under-approximating one returns [`UnderOutcome`], which cannot express unsatisfiability, except with
//! [`Exactness`]: the engine's word that its restriction was *proved* to lose nothing.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use crate::backend::{Backend, BackendError, Deadline, GaveUp, Interrupter, Replay, Session, SessionError};
use crate::evidence::Argument;
use crate::model::Model;

/// What an engine works with.
#[derive(Clone, Copy, Debug)]
pub struct Resources<'a> {
    /// Where sessions come from.
    pub backend: &'a dyn Backend,
    /// Where everything sent to solvers is written to.
    pub replay: Option<&'a Replay>,
    /// When to stop.
    pub deadline: Deadline,
    /// Ends the work from another thread.
    pub cancel: &'a Cancel,
}

impl Resources<'_> {
    /// A session for the engine called `name`.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn session(&self, name: &str) -> Result<Session, Reason> {
        self.opened(Session::open(self.backend, name, self.replay.cloned()))
    }

    /// A session for a single question.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn single_session(&self, name: &str) -> Result<Session, Reason> {
        self.opened(Session::single(self.backend, name, self.replay.cloned()))
    }

    fn opened(&self, session: Result<Session, SessionError>) -> Result<Session, Reason> {
        let session = session.map_err(|error| match error {
            SessionError::Backend(
                missing @ (BackendError::Missing
                | BackendError::TooOld { .. }
                | BackendError::CannotLoad { .. }
                | BackendError::CannotUnpack { .. }
                | BackendError::Spawn { .. }),
            ) => Reason::NoBackend(missing.to_string()),
            other => other.into(),
        })?;
        self.cancel.register(session.interrupter());
        Ok(session)
    }

    /// A session for Horn clauses.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn horn_session(&self, name: &str) -> Result<Session, Reason> {
        let session = Session::horn(self.backend, name, self.replay.cloned()).map_err(Reason::from)?;
        self.cancel.register(session.interrupter());
        Ok(session)
    }

    /// The same, but for at most this long. Where work is counted, the budget is in work and not in time.
    #[must_use]
    pub fn within(self, budget: Duration) -> Self {
        let limited = self.deadline.work().and(self.backend.meter());
        let deadline = match limited {
            None => self.deadline.earlier(Deadline::after(budget)),
            Some(meter) => {
                let work = u64::try_from(budget.as_micros()).unwrap_or(u64::MAX);
                self.deadline.with_work(meter.spent().saturating_add(work))
            }
        };
        Resources { deadline, ..self }
    }

    /// Whether to stop, and why.
    #[must_use]
    pub fn stopped(&self) -> Option<Reason> {
        stopped(self.cancel, self.deadline, self.backend)
    }
}

/// What ends a command before it is done: its deadline, or a request from another thread. Whatever may take long checks it now and then.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    /// When to stop.
    pub deadline: Deadline,
    /// How to stop before.
    pub cancel: Arc<Cancel>,
}

impl Limit {
    /// Whether an engine must stop, and why.
    pub(crate) fn stopped(&self) -> Option<Reason> {
        self.cancel.requested().or_else(|| self.deadline.expired().then_some(Reason::Timeout))
    }

    /// Whether to stop, and why.
    #[must_use]
    pub fn reached(&self) -> Option<Reached> {
        match self.cancel.requested() {
            Some(Reason::Memout) => Some(Reached::Memory),
            Some(_) => Some(Reached::Interrupt),
            None => self.deadline.expired().then_some(Reached::Time),
        }
    }
}

/// Which limit a command has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reached {
    /// Its deadline.
    #[error("timeout: the time limit was reached")]
    Time,
    /// The limit on memory.
    #[error("memout: the memory limit was reached")]
    Memory,
    /// Somebody's patience.
    #[error("interrupted")]
    Interrupt,
}

/// Whether to stop, and why.
pub(crate) fn stopped(cancel: &Cancel, deadline: Deadline, backend: &dyn Backend) -> Option<Reason> {
    let exhausted = || {
        let (end, meter) = deadline.work().zip(backend.meter())?;
        (meter.spent() >= end).then_some(Reason::ResourceLimit)
    };
    cancel.requested().or_else(|| deadline.expired().then_some(Reason::Timeout)).or_else(exhausted)
}

/// A way to end engines from another thread, in the middle of a query if need be. It ends everything that is [under](Cancel::under) it, too.
#[derive(Debug, Default)]
pub struct Cancel {
    requested: Mutex<Option<Reason>>,
    sessions: Mutex<Vec<Interrupter>>,
    parts: Mutex<Vec<Weak<Cancel>>>,
}

impl Cancel {
    /// Ends the queries under way and every later one.
    pub fn cancel(&self) {
        self.stop(&Reason::Interrupted);
    }

    /// The same for a reason, which becomes that of the answer.
    pub fn stop(&self, reason: &Reason) {
        lock(&self.requested).get_or_insert_with(|| reason.clone());
        lock(&self.sessions).iter().for_each(Interrupter::interrupt);
        // Not while the lock is held: a part that is dropped meanwhile takes its time.
        let parts: Vec<Arc<Cancel>> = lock(&self.parts).iter().filter_map(Weak::upgrade).collect();
        parts.iter().for_each(|part| part.stop(reason));
    }

    /// Whether it was cancelled, and why.
    #[must_use]
    pub fn requested(&self) -> Option<Reason> {
        lock(&self.requested).clone()
    }

    /// Lets later queries run again.
    pub fn clear(&self) {
        *lock(&self.requested) = None;
    }

    /// A handle for a part of the work: it can be cancelled alone, and is cancelled with the whole.
    #[must_use]
    pub fn under(&self) -> Arc<Cancel> {
        let part = Arc::new(Cancel::default());
        {
            let mut parts = lock(&self.parts);
            parts.retain(|part| part.strong_count() > 0);
            parts.push(Arc::downgrade(&part));
        }
        if let Some(reason) = self.requested() {
            part.stop(&reason);
        }
        part
    }

    fn register(&self, session: Interrupter) {
        let mut sessions = lock(&self.sessions);
        if self.requested().is_some() {
            session.interrupt();
        }
        sessions.push(session);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What an over-approximating engine can say.
#[derive(Clone, Debug)]
pub enum OverOutcome {
    /// Its query has no model, so the problem has none, for this reason.
    Refuted(Argument),
    /// No conclusion.
    Open(Reason),
}

/// What an under-approximating engine can say.
#[derive(Clone, Debug)]
pub enum UnderOutcome {
    /// A model, to be checked.
    Proposed(Model),
    /// Its query has no model, and the restriction loses nothing, so the problem has none.
    Exhausted(Exactness),
    /// No conclusion.
    Open(Reason),
}

/// Why an under-approximation loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// The query restricts nothing.
    Unrestricted,
    /// The formula implies bounds on the lengths, and every length within them was covered.
    LengthsBounded {
        /// The largest length that was covered.
        by: usize,
    },
}

impl From<Exactness> for Argument {
    fn from(exactness: Exactness) -> Argument {
        match exactness {
            Exactness::Unrestricted => Argument::Direct,
            Exactness::LengthsBounded { by } => Argument::Unrolled(by),
        }
    }
}

/// Why there is no answer: one line, without parentheses, for `(get-info :reason-unknown)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The time was up.
    Timeout,
    /// Memory was.
    Memout,
    /// The work that a query may cost was done.
    ResourceLimit,
    /// The user or another engine ended it.
    Interrupted,
    /// The method does not settle this problem.
    Incomplete(String),
    /// The Horn engine says that a run satisfies the formula, so that no invariant refutes it: a hint that there is a model, and never an answer.
    NoInvariant,
    /// The problem has a part that the engine cannot treat.
    Unsupported(String),
    /// There is no backend: the user must do something about it, so it is an error and not an answer.
    NoBackend(String),
    /// The backend died or said something unreadable.
    Backend(String),
    /// A model was found that does not satisfy the assertions: a bug, and never an answer.
    WrongModel(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Reason::Timeout => "timeout".to_string(),
            Reason::Memout => "memout".to_string(),
            Reason::ResourceLimit => "resource limit".to_string(),
            Reason::Interrupted => "interrupted".to_string(),
            Reason::Incomplete(why) => format!("incomplete: {why}"),
            Reason::NoInvariant => "incomplete: no invariant exists".to_string(),
            Reason::Unsupported(what) => format!("unsupported: {what}"),
            Reason::NoBackend(what) | Reason::Backend(what) => format!("backend: {what}"),
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

impl From<crate::problem::flatten::Refusal> for Reason {
    fn from(refusal: crate::problem::flatten::Refusal) -> Reason {
        Reason::Unsupported(refusal.to_string())
    }
}

impl Reason {
    /// Whether another try with more time may come to more.
    #[must_use]
    pub(crate) fn may_change(&self) -> bool {
        match self {
            Reason::Timeout | Reason::Memout | Reason::ResourceLimit | Reason::Interrupted | Reason::Backend(_) => true,
            Reason::Incomplete(_)
            | Reason::NoInvariant
            | Reason::Unsupported(_)
            | Reason::NoBackend(_)
            | Reason::WrongModel(_) => false,
        }
    }

    /// Why a backend gave up on a query with this deadline.
    #[must_use]
    pub fn from_backend(gave_up: &GaveUp, deadline: Deadline) -> Reason {
        match gave_up {
            _ if deadline.expired() => Reason::Timeout,
            GaveUp::Timeout => Reason::Timeout,
            GaveUp::Memory => Reason::Memout,
            GaveUp::Incomplete(why) => Reason::Incomplete(why.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::{InProcessZ3, backend_from_spec};
    use crate::term::Store;

    #[test]
    fn a_part_is_cancelled_with_the_whole() {
        let whole = Cancel::default();
        let (one, other) = (whole.under(), whole.under());
        one.cancel();
        assert_eq!(one.requested(), Some(Reason::Interrupted));
        assert_eq!((whole.requested(), other.requested()), (None, None));
        whole.stop(&Reason::Memout);
        whole.cancel();
        assert_eq!(one.requested(), Some(Reason::Interrupted), "the first reason counts");
        assert_eq!((whole.requested(), other.requested()), (Some(Reason::Memout), Some(Reason::Memout)));
        assert_eq!(whole.under().requested(), Some(Reason::Memout));
        whole.clear();
        assert_eq!(whole.requested(), None);
    }

    #[test]
    fn parts_that_are_gone_are_forgotten() {
        let whole = Cancel::default();
        let kept = whole.under();
        for _ in 0..3 {
            drop(whole.under());
        }
        assert_eq!(lock(&whole.parts).len(), 2);
        whole.cancel();
        assert_eq!(kept.requested(), Some(Reason::Interrupted));
    }

    #[test]
    fn queries_are_interrupted() {
        let cancel = Cancel::default();
        let resources = Resources { backend: &InProcessZ3, replay: None, deadline: Deadline::never(), cancel: &cancel };
        let ask = |mut session: Session| session.check(&mut Store::default(), &[], Deadline::never());
        let (before, horn) = (resources.session("a").unwrap(), resources.horn_session("b").unwrap());
        cancel.cancel();
        for session in [before, horn, resources.session("c").unwrap(), resources.horn_session("d").unwrap()] {
            let said = ask(session).map_err(Reason::from);
            assert!(matches!(said, Err(Reason::Interrupted)), "{said:?}");
        }
    }

    #[test]
    fn a_backend_that_is_not_there_is_named() {
        let (backend, cancel) = (backend_from_spec("process:/nonexistent/solver").unwrap(), Cancel::default());
        let resources = Resources { backend: &*backend, replay: None, deadline: Deadline::never(), cancel: &cancel };
        assert!(matches!(resources.session("a"), Err(Reason::NoBackend(_))));
    }

    #[test]
    fn why_to_stop() {
        let cancel = Cancel::default();
        let resources = Resources { backend: &InProcessZ3, replay: None, deadline: Deadline::never(), cancel: &cancel };
        assert_eq!(resources.stopped(), None);
        assert_eq!(resources.within(Duration::from_secs(1000)).stopped(), None);
        let late = resources.within(Duration::ZERO);
        assert_eq!(late.stopped(), Some(Reason::Timeout));
        assert_eq!(late.within(Duration::from_secs(1000)).stopped(), Some(Reason::Timeout));
        cancel.stop(&Reason::Memout);
        assert_eq!(late.stopped(), Some(Reason::Memout));
    }

    #[test]
    fn reasons_of_backends() {
        let of = |gave_up: GaveUp| Reason::from_backend(&gave_up, Deadline::never());
        assert_eq!((of(GaveUp::Timeout), of(GaveUp::Memory)), (Reason::Timeout, Reason::Memout));
        assert_eq!(of(GaveUp::Incomplete("why".to_string())), Reason::Incomplete("why".to_string()));
        assert_eq!(Reason::from_backend(&GaveUp::Memory, Deadline::after(Duration::ZERO)), Reason::Timeout);
        let of = |error: BackendError| Reason::from(SessionError::from(error));
        assert_eq!(of(BackendError::Timeout), Reason::Timeout);
        assert_eq!(of(BackendError::Interrupted), Reason::Interrupted);
        assert_eq!(of(BackendError::MemoryOut), Reason::Memout);
        assert!(matches!(of(BackendError::Rejected("x".to_string())), Reason::Backend(_)));
    }

    #[test]
    fn a_reason_is_one_line_without_parentheses() {
        let reason = Reason::Incomplete("a (b)\n\"c\" ".to_string());
        assert_eq!(reason.to_string(), "incomplete: a b c");
        assert_eq!(Reason::NoBackend("none".to_string()).to_string(), "backend: none");
    }
}

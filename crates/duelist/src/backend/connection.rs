//! The contract of a solver that speaks SMT-LIB text: send commands, get what it prints, never wait past a deadline.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::meter::Meter;
use super::process::ChildProcess;
use super::z3::InProcessZ3;

/// One session with a solver.
pub trait Connection: Send {
    /// Sends complete SMT-LIB commands and returns all that was printed in response.
    ///
    /// An error response to any of the commands, or `unsupported`, makes the whole exchange [`BackendError::Rejected`];
    /// the solver may have carried out the commands around it.
    /// It returns at most some 100 ms after `deadline`. After [`BackendError::Timeout`] or [`BackendError::Interrupted`]
    /// it is unknown which of the commands took effect: if the connection is still [alive](Self::alive), begin anew with
    /// `(reset)`.
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError>;

    /// Whether another exchange can succeed.
    fn alive(&self) -> bool;

    /// A handle by which other threads end a running exchange.
    fn interrupter(&self) -> Interrupter;
}

/// A kind of solver, from which sessions are opened.
pub trait Backend: Send + Sync + fmt::Debug {
    /// For people: the solver and, once it is known, its version.
    fn name(&self) -> String;

    /// Commands to be sent ahead of terms that are nested thousands deep, if they help the solver.
    fn before_deep_terms(&self) -> &'static str {
        ""
    }

    /// Opens a new session that shares nothing with others.
    fn open(&self) -> Result<Box<dyn Connection>, BackendError>;

    /// Opens a session for queries that may crash the solver, in a process of its own if [`Backend::isolates`] says so.
    /// Such a session ends with its first timeout or interrupt.
    fn open_isolated(&self) -> Result<Box<dyn Connection>, BackendError> {
        self.open()
    }

    /// Whether a crash of an isolated session leaves this process alone.
    fn isolates(&self) -> bool {
        true
    }

    /// What counts the work of its solvers, if it is counted.
    fn meter(&self) -> Option<&Meter> {
        None
    }

    /// The seed by which models are varied; without one they are those that the solver finds by itself.
    fn seed(&self) -> Option<u64> {
        None
    }
}

/// A backend with a seed.
#[derive(Clone, Copy, Debug)]
pub struct Seeded<'a> {
    /// Who solves.
    pub backend: &'a dyn Backend,
    /// See [`Backend::seed`].
    pub seed: u64,
}

impl Backend for Seeded<'_> {
    fn name(&self) -> String {
        self.backend.name()
    }

    fn before_deep_terms(&self) -> &'static str {
        self.backend.before_deep_terms()
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        self.backend.open()
    }

    fn open_isolated(&self) -> Result<Box<dyn Connection>, BackendError> {
        self.backend.open_isolated()
    }

    fn isolates(&self) -> bool {
        self.backend.isolates()
    }

    fn seed(&self) -> Option<u64> {
        Some(self.seed)
    }

    fn meter(&self) -> Option<&Meter> {
        self.backend.meter()
    }
}

/// The backend that is used unless another is asked for.
#[must_use]
pub fn default_backend() -> Arc<dyn Backend> {
    Arc::new(InProcessZ3)
}

/// The name of the backend that is used unless another is asked for.
pub const DEFAULT_BACKEND: &str = "z3";

/// How backends are named.
pub const BACKEND_SPECS: &str = "z3 or process:COMMAND";

/// The backend that `spec` names: `z3`, or `process:COMMAND ARGS…` with words and quotes as in a shell.
pub fn backend_from_spec(spec: &str) -> Result<Arc<dyn Backend>, BackendSpecError> {
    if spec == "z3" {
        return Ok(Arc::new(InProcessZ3));
    }
    let Some(command) = spec.strip_prefix("process:") else {
        return Err(BackendSpecError::Unknown(spec.into()));
    };
    Ok(Arc::new(ChildProcess::new(command)?))
}

/// Why an exchange or the opening of a connection failed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum BackendError {
    /// No candidate for libz3 exists.
    #[error(
        "no libz3 was found. Run `pip install z3-solver`, then set the environment variable DUELIST_Z3_LIBRARY to the \
         {library} in its folder z3/lib, or put that file beside this executable; or name a solver program with \
         `process:COMMAND`",
        library = super::library::file_name()
    )]
    Missing,
    /// The only libz3 there is lacks what is needed.
    #[error(
        "{file} is Z3 {version}, but at least {minimum} is needed. Run `pip install z3-solver` and set the environment \
         variable DUELIST_Z3_LIBRARY to the {library} in its folder z3/lib",
        file = file.display(), minimum = super::library::MINIMUM, library = super::library::file_name()
    )]
    TooOld {
        /// The library as it was looked for.
        file: PathBuf,
        /// What it says of itself.
        version: String,
    },
    /// A libz3 exists and cannot be used.
    #[error(
        "cannot load {file}: {reason}. Run `pip install z3-solver` and set the environment variable DUELIST_Z3_LIBRARY \
         to the {library} in its folder z3/lib",
        file = file.display(), library = super::library::file_name()
    )]
    CannotLoad {
        /// The library as it was looked for.
        file: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The libz3 inside the program cannot be unpacked.
    #[error(
        "cannot unpack {library} into {folder}: {reason}. Set the environment variable XDG_CACHE_HOME or TMPDIR to a folder \
         that you may write to, or DUELIST_Z3_LIBRARY to a {library} of your own",
        folder = folder.display(), library = super::library::file_name()
    )]
    CannotUnpack {
        /// The folder that was tried last.
        folder: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The solver program cannot be started.
    #[error("cannot run `{command}`: {reason}")]
    Spawn {
        /// The command line.
        command: String,
        /// What the system says.
        reason: String,
    },
    /// The solver answered with an error, or does not know a command.
    #[error("the solver rejected a command: {0}")]
    Rejected(String),
    /// The deadline passed.
    #[error("timeout")]
    Timeout,
    /// An [`Interrupter`] was used.
    #[error("interrupted")]
    Interrupted,
    /// The session ended without an answer.
    #[error("the solver died: {0}")]
    Died(String),
    /// The solver ran out of memory.
    #[error("the solver ran out of memory")]
    MemoryOut,
}

/// A backend specification that names nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BackendSpecError {
    /// Neither `z3` nor `process:`.
    #[error("unknown backend `{0}`: give `z3` or `process:COMMAND ARGS`")]
    Unknown(String),
    /// Nothing after `process:`.
    #[error("`process:` needs a command")]
    NoCommand,
    /// A quote without its partner.
    #[error("unclosed quote in `{0}`")]
    UnclosedQuote(String),
}

/// A point in time after which an answer is of no use, if there is one, and perhaps an amount of work.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deadline {
    at: Option<Instant>,
    work: Option<u64>,
}

impl Deadline {
    /// No limit.
    pub fn never() -> Self {
        Deadline { at: None, work: None }
    }

    /// This long from now; no limit if the clock does not reach that far.
    pub fn after(duration: Duration) -> Self {
        Deadline { at: Instant::now().checked_add(duration), work: None }
    }

    /// At that moment.
    pub fn at(instant: Instant) -> Self {
        Deadline { at: Some(instant), work: None }
    }

    /// The same, but no later than when the meter of the backend reads `end`.
    #[must_use]
    pub fn with_work(self, end: u64) -> Self {
        Deadline { work: Some(self.work.map_or(end, |work| work.min(end))), ..self }
    }

    /// What the meter reads at the end, if work is limited.
    pub fn work(self) -> Option<u64> {
        self.work
    }

    /// The time left, zero once it has expired; `None` without a limit.
    pub fn remaining(self) -> Option<Duration> {
        self.at.map(|instant| instant.saturating_duration_since(Instant::now()))
    }

    /// So much time, or what is left of it.
    pub(crate) fn allowance(self, limit: Duration) -> Duration {
        self.remaining().map_or(limit, |left| left.min(limit))
    }

    /// Whether it has passed.
    pub fn expired(self) -> bool {
        self.remaining() == Some(Duration::ZERO)
    }

    /// The one that passes first.
    pub fn earlier(self, other: Deadline) -> Deadline {
        let first = |one: Option<Instant>, other: Option<Instant>| one.into_iter().chain(other).min();
        let least = |one: Option<u64>, other: Option<u64>| one.into_iter().chain(other).min();
        Deadline { at: first(self.at, other.at), work: least(self.work, other.work) }
    }

    /// Receives, and waits no longer than this.
    pub(super) fn receive<T>(self, events: &Receiver<T>) -> Result<T, RecvTimeoutError> {
        match self.remaining() {
            Some(time) => events.recv_timeout(time),
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }
}

/// Ends the running exchange of one connection, from any thread.
///
/// An interrupt that comes between two exchanges ends the next one as soon as it begins, so that none is lost.
#[derive(Clone)]
pub struct Interrupter {
    requested: Arc<AtomicBool>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Interrupter {
    /// `wake` makes the thread inside `exchange` look at [`take`](Self::take).
    pub(super) fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Interrupter { requested: Arc::default(), wake: Arc::new(wake) }
    }

    /// Makes the running exchange, or else the next one, return [`BackendError::Interrupted`] soon.
    pub fn interrupt(&self) {
        self.requested.store(true, Ordering::SeqCst);
        (self.wake)();
    }

    /// Forgets an interrupt that no exchange has seen yet.
    pub fn clear(&self) {
        self.requested.store(false, Ordering::SeqCst);
    }

    /// Whether an interrupt is pending; it counts once.
    pub(super) fn take(&self) -> bool {
        self.requested.swap(false, Ordering::SeqCst)
    }
}

impl fmt::Debug for Interrupter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Interrupter").field(&self.requested).finish()
    }
}

/// The verdict on everything that was printed in an exchange: the text itself, unless one of its responses is an error.
///
/// Strings, quoted symbols and comments are skipped, so that a value cannot pass for an error. An error counts between
/// responses, at the start of a line even inside a response (the solver broke it off), and anywhere in a text that is not
/// well-formed: to miss one would turn a rejected assertion into a wrong `sat`.
pub(super) fn judge(output: String) -> Result<String, BackendError> {
    match find_error(&output) {
        None => Ok(output),
        Some(error) => Err(rejection(&output[error..])),
    }
}

/// The error for a response that begins with its reason, as `(error "…")` or bare.
pub(super) fn rejection(response: &str) -> BackendError {
    let reason = match response.strip_prefix("(error") {
        // The line after `unsupported` often says what.
        None => response.match_indices('\n').nth(1).map_or(response, |(end, _)| &response[..end]),
        Some(rest) => {
            let rest = rest.trim_start();
            let rest = rest.strip_prefix('"').unwrap_or(rest);
            rest.find("\")\n").map_or_else(|| rest.trim_end().trim_end_matches("\")"), |end| &rest[..end])
        }
    };
    let reason = reason.trim();
    let lower = reason.to_ascii_lowercase();
    let memory = ["out of memory", "memout", "memory exceeded", "bad_alloc"];
    if memory.iter().any(|words| lower.contains(words)) {
        BackendError::MemoryOut
    } else {
        BackendError::Rejected(reason.into())
    }
}

fn find_error(output: &str) -> Option<usize> {
    let is_error = |rest: &str| {
        rest.strip_prefix("(error").is_some_and(|rest| rest.starts_with([' ', '"', ')', '\t', '\r', '\n']))
    };
    let is_unsupported = |rest: &str| {
        rest.strip_prefix("unsupported").is_some_and(|rest| rest.is_empty() || rest.starts_with(['\r', '\n']))
    };
    if !output.contains("(error") && !output.contains("unsupported") {
        return None;
    }
    let bytes = output.as_bytes();
    let mut depth = 0_usize;
    let mut at = 0;
    while at < bytes.len() {
        let skip_to = |end: &str| output[at + 1..].find(end).map(|length| at + 1 + length);
        let line_start = at == 0 || bytes[at - 1] == b'\n';
        match bytes[at] {
            delimiter @ (b'"' | b'|') => match skip_to(if delimiter == b'"' { "\"" } else { "|" }) {
                Some(end) => at = end,
                None => return output.find("(error"),
            },
            b';' => at = skip_to("\n").unwrap_or(bytes.len()),
            b'(' if (depth == 0 || line_start) && is_error(&output[at..]) => return Some(at),
            b'(' => depth += 1,
            b')' if depth == 0 => return output.find("(error"),
            b')' => depth -= 1,
            b'u' if depth == 0 && line_start && is_unsupported(&output[at..]) => return Some(at),
            _ => {}
        }
        at += 1;
    }
    if depth == 0 { None } else { output.find("(error") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_found() {
        let check = |text: &str, reason: &str| match judge(text.into()) {
            Err(BackendError::Rejected(found)) => assert_eq!(found, reason, "{text}"),
            other => panic!("{text}: {other:?}"),
        };
        check("(error \"a b\")\n", "a b");
        check("(error\"a\")", "a");
        check("sat\n(error \"line 1 column 2: (f \"\"x\"\")\")\nsat\n", "line 1 column 2: (f \"\"x\"\")");
        check("((x \"a\"\"b\"))\n(error \"e\")\n((y 1))\n", "e");
        check("((|a\n(error \"x\")| 0))\n(error \"e\")\n", "e");
        check("; (error \"in a comment\")\n(error \"e\")\n", "e");
        check("(\n  (define-fun x () Int\n(error \"e\")\n", "e");
        check("((x (error \"e\")\nsat\n", "e");
        check("it's \"open\n(error \"e\")\n", "e");
        check(") (error \"e\")\n", "e");
        check("sat\nunsupported\n; foo line: 3\nsat\n", "unsupported\n; foo line: 3");
        assert!(matches!(judge("(error \"out of memory\")\n".into()), Err(BackendError::MemoryOut)));
    }

    #[test]
    fn values_are_not_errors() {
        for text in [
            "",
            "sat\n((x 4))\n",
            "((s \"\n(error \"\"x\"\")\n\"))\n",
            "((|a\n(error \"x\")| 0))\n",
            "((e (error 3)) (unsupported 1)\n (f (error \"x\")))\n",
            "(errors 3)\nunsupportedly\n",
            "; (error \"x\")\nunknown\n",
        ] {
            assert_eq!(judge(text.into()).expect(text), text);
        }
    }

    #[test]
    fn specifications() {
        assert!(backend_from_spec("z3").unwrap().name().starts_with("z3"));
        assert_eq!(backend_from_spec("process:z3 -in").unwrap().name(), "z3 -in");
        let wrong = |spec| backend_from_spec(spec).unwrap_err();
        assert_eq!(wrong("cvc"), BackendSpecError::Unknown("cvc".into()));
        assert_eq!(wrong("process: "), BackendSpecError::NoCommand);
        assert_eq!(wrong("process:a '"), BackendSpecError::UnclosedQuote("a '".into()));
    }

    #[test]
    fn deadlines() {
        let soon = Deadline::after(Duration::ZERO);
        assert!(soon.expired() && !Deadline::never().expired());
        assert!(Deadline::never().earlier(soon).expired());
        assert!(soon.earlier(Deadline::after(Duration::MAX)).expired());
        assert!(Deadline::after(Duration::MAX).remaining().is_none());
        assert!(!Deadline::after(Duration::from_secs(9)).expired());
    }

    #[test]
    fn remedies_are_named() {
        assert!(BackendError::Missing.to_string().contains("DUELIST_Z3_LIBRARY"));
        let old = BackendError::TooOld { file: "/x/libz3.so".into(), version: "4.8.12".into() };
        let text = old.to_string();
        assert!(text.contains("/x/libz3.so is Z3 4.8.12") && text.contains("pip install"));
    }
}

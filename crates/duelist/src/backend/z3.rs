//! Z3 in this process, spoken to in SMT-LIB text.
//!
//! Every connection has a context of its own on a thread of its own, for two reasons: the thread that waits can interrupt
//! the one that works, and if Z3 does not listen it can walk away. Contexts outlive connections: they are reset and used again.

use std::ffi::{CStr, CString, c_char, c_int};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::Duration;

use super::connection::{Backend, BackendError, Connection, Deadline, Interrupter, judge, rejection};
pub use super::library::leave;
use super::library::{self, Context, Library, Presence};

/// How long Z3 may take to notice that it was interrupted.
const GRACE: Duration = Duration::from_millis(100);

/// Z3 forgets an interrupt that meets no running check, so it is repeated.
const INTERRUPT_AGAIN: Duration = Duration::from_millis(2);

/// How long a thread looks for an event before it sleeps.
const ALERT: Duration = Duration::from_micros(50);

/// Room for those of Z3's passes that recurse over terms; only what is touched costs memory.
pub(super) const STACK: usize = 64 << 20;

/// The Z3 library, loaded into this process by the first [`open`](Backend::open).
#[derive(Clone, Copy, Debug, Default)]
pub struct InProcessZ3;

impl Backend for InProcessZ3 {
    fn name(&self) -> String {
        match library::loaded() {
            Some(library) => format!("z3 {}", library.version),
            None => "z3".into(),
        }
    }

    /// Z3 turns nested `ite` into nested conjunctions and flattens these at every level, which is quadratic: 16,000 levels
    /// take 6.7 s with flattening and 0.4 s without. The option is global to Z3, so later sessions inherit it.
    fn before_deep_terms(&self) -> &'static str {
        "(set-option :rewriter.flat_and_or false)\n"
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        let library = library::library()?;
        let connection = Z3Connection::open(library)
            .map_err(|error| BackendError::Died(format!("cannot start a thread: {error}")))?;
        Ok(Box::new(connection))
    }

    #[cfg(unix)]
    fn open_isolated(&self) -> Result<Box<dyn Connection>, BackendError> {
        Ok(Box::new(super::forked::ForkedZ3::start(library::library()?)?))
    }

    fn isolates(&self) -> bool {
        cfg!(unix)
    }
}

/// The version of the Z3 library that is used in this process, which is loaded for that.
///
/// # Errors
/// If there is none that can be used.
pub fn library_version() -> Result<String, BackendError> {
    library::library().map(|library| library.version.to_string())
}

/// Contexts that no session uses at the moment. Making one takes ten times as long as resetting one.
static IDLE: Mutex<Vec<Line>> = Mutex::new(Vec::new());

/// Gives memory back that is kept for later sessions.
pub fn release_memory() {
    let idle = IDLE.lock().map(|mut idle| std::mem::take(&mut *idle)).unwrap_or_default();
    let soon = Deadline::after(FAREWELL);
    idle.into_iter().for_each(|line| line.end(soon));
    #[cfg(unix)]
    super::server::release();
    library::trim();
}

/// How many contexts are kept for later.
const MOST_IDLE: usize = 4;

/// How many sessions a context serves. What a reset does not give back, names above all, is given back then.
const MOST_SESSIONS: u32 = 500;

/// How long the threads of idle contexts may take to end.
const FAREWELL: Duration = Duration::from_secs(1);

/// How long to wait for a context that is being reset before a new one is made in its place. Models depend on what a context was used for before, so
/// this is much longer than it takes, even on a busy machine: otherwise chance would choose.
const RESET: Duration = Duration::from_secs(2);

struct Z3Connection {
    /// `None` once it was given up.
    line: Option<Line>,
    /// Of this session alone: whoever still holds that of an earlier one on the same line interrupts nothing.
    interrupter: Interrupter,
}

/// A context with its thread.
struct Line {
    library: &'static Library,
    /// Closed to end the worker.
    requests: Sender<CString>,
    events: Receiver<Event>,
    wake: Sender<Event>,
    context: Arc<OnceLock<ContextHandle>>,
    /// How many sessions were on it.
    sessions: u32,
}

enum Event {
    Reply(Result<String, BackendError>),
    Wake,
    Closed,
}

impl Z3Connection {
    fn open(library: &'static Library) -> io::Result<Self> {
        let line = match Line::idle() {
            Some(line) => line,
            None => Line::start(library)?,
        };
        let wake = line.wake.clone();
        // A receiver that is gone needs no waking.
        let interrupter = Interrupter::new(move || drop(wake.send(Event::Wake)));
        Ok(Z3Connection { line: Some(line), interrupter })
    }

    /// Interrupts the running request until the worker is free or the grace is over; then the worker is left to itself. So it is if it failed at
    /// some command: nobody would learn of that, and what is asked next would be about something else.
    fn stop(&mut self) {
        let Some(line) = self.line.take() else { return };
        let grace = Deadline::after(GRACE);
        while !grace.expired() {
            if let Some(context) = line.context.get() {
                // SAFETY: the worker frees its context only after `requests` is closed.
                unsafe { (line.library.interrupt)(context.0) };
            }
            match Deadline::after(INTERRUPT_AGAIN).earlier(grace).receive(&line.events) {
                Ok(Event::Reply(Ok(_))) => {
                    self.line = Some(line);
                    return;
                }
                Ok(Event::Wake) | Err(RecvTimeoutError::Timeout) => {}
                Ok(Event::Reply(Err(_)) | Event::Closed) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

impl Line {
    fn start(library: &'static Library) -> io::Result<Self> {
        let (requests, inbox) = channel();
        let (outbox, events) = channel();
        let wake = outbox.clone();
        let context = Arc::new(OnceLock::new());
        let worker = Worker { library, inbox, outbox, context: Arc::clone(&context), presence: Presence::new() };
        thread::Builder::new().name("z3".into()).stack_size(STACK).spawn(move || worker.run())?;
        Ok(Line { library, requests, events, wake, context, sessions: 0 })
    }

    /// One that was used before and remembers nothing of it.
    fn idle() -> Option<Line> {
        let line = IDLE.lock().ok()?.pop()?;
        let soon = Deadline::after(RESET);
        loop {
            match receive(&line.events, soon) {
                Ok(Event::Reply(Ok(_))) => return Some(line),
                Ok(Event::Wake) => {}
                Ok(Event::Reply(Err(_)) | Event::Closed) | Err(_) => return None,
            }
        }
    }

    /// Is reset, and kept for the next session unless it has served enough of them or enough others are kept. Nobody waits for it.
    fn retire(mut self) {
        self.sessions += 1;
        if self.sessions >= MOST_SESSIONS {
            return;
        }
        if let Ok(mut idle) = IDLE.lock() {
            if idle.len() < MOST_IDLE
                && self.requests.send(c"(reset)(set-option :reproducible-resource-limit 0)".into()).is_ok()
            {
                idle.push(self);
            }
        }
    }

    /// Frees the context, and waits until that is done or `soon` is over.
    fn end(self, soon: Deadline) {
        let Line { requests, events, .. } = self;
        drop(requests);
        while let Ok(Event::Reply(_) | Event::Wake) = soon.receive(&events) {}
    }
}

impl Connection for Z3Connection {
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        let dead = || BackendError::Died("an earlier query did not end in time".into());
        let line = self.line.as_ref().ok_or_else(dead)?;
        if self.interrupter.take() {
            return Err(BackendError::Interrupted);
        }
        if deadline.expired() {
            return Err(BackendError::Timeout);
        }
        let text =
            CString::new(commands).map_err(|_| BackendError::Rejected("a NUL character in the commands".into()))?;
        line.requests.send(text).map_err(|_| dead())?;
        let error = loop {
            match receive(&line.events, deadline) {
                Ok(Event::Reply(reply)) => return reply,
                Ok(Event::Wake) if self.interrupter.take() => break BackendError::Interrupted,
                Ok(Event::Wake) => {}
                Err(RecvTimeoutError::Timeout) => break BackendError::Timeout,
                Ok(Event::Closed) | Err(RecvTimeoutError::Disconnected) => {
                    self.line = None;
                    return Err(dead());
                }
            }
        };
        self.stop();
        Err(error)
    }

    fn alive(&self) -> bool {
        self.line.is_some()
    }

    fn interrupter(&self) -> Interrupter {
        self.interrupter.clone()
    }
}

impl Drop for Z3Connection {
    fn drop(&mut self) {
        if let Some(line) = self.line.take() {
            line.retire();
        }
    }
}

/// Receives, spinning at first: going to sleep and being woken costs more than most requests.
fn receive<T>(events: &Receiver<T>, deadline: Deadline) -> Result<T, RecvTimeoutError> {
    let alert = Deadline::after(ALERT).earlier(deadline);
    while !alert.expired() {
        match events.try_recv() {
            Ok(event) => return Ok(event),
            Err(TryRecvError::Empty) => thread::yield_now(),
            Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
        }
    }
    deadline.receive(events)
}

/// A context that one thread uses and another may interrupt.
struct ContextHandle(Context);

// SAFETY: a context is not tied to a thread. The worker alone uses it, but for `Z3_interrupt`, which is made for others.
unsafe impl Send for ContextHandle {}
// SAFETY: as above.
unsafe impl Sync for ContextHandle {}

struct Worker {
    library: &'static Library,
    inbox: Receiver<CString>,
    outbox: Sender<Event>,
    context: Arc<OnceLock<ContextHandle>>,
    presence: Presence,
}

impl Worker {
    /// Answers requests until their sender is gone. Nobody listens to the worker of an abandoned connection.
    fn run(self) {
        if let Some(context) = create(self.library) {
            let context = self.context.get_or_init(|| ContextHandle(context)).0;
            // Also lets Z3 set up its command interpreter while the first request is being written.
            let _ = self.eval(context, c"(set-option :print-success false)");
            while let Ok(commands) = receive(&self.inbox, Deadline::never()) {
                let _ = self.outbox.send(Event::Reply(self.eval(context, &commands)));
            }
            // SAFETY: the sender is gone, so nobody interrupts this context any more.
            unsafe { (self.library.del_context)(context) };
            library::trim();
        }
        drop(self.presence);
        let _ = self.outbox.send(Event::Closed);
    }

    /// Runs all commands.
    fn eval(&self, context: Context, commands: &CStr) -> Result<String, BackendError> {
        let (output, error) = evaluate(self.library, context, commands);
        let output = judge(output)?;
        match error {
            None => Ok(output),
            Some(message) => Err(rejection(&message)),
        }
    }
}

/// A new context, whose errors are left to be asked for.
pub(super) fn create(library: &Library) -> Option<Context> {
    extern "C" fn ignore(_context: Context, _code: c_int) {}
    // SAFETY: Z3 copies the configuration; without a handler an error could end the process.
    unsafe {
        let config = (library.mk_config)();
        let context = (library.mk_context)(config);
        (library.del_config)(config);
        if context.is_null() {
            return None;
        }
        (library.set_error_handler)(context, ignore);
        Some(context)
    }
}

/// A new context in a process of its own, where Z3 heeds the limit on memory: it may end the process it runs in.
pub(super) fn create_isolated(library: &Library) -> Option<Context> {
    let context = create(library)?;
    let megabytes = memory_limit();
    if megabytes > 0 {
        let command = CString::new(format!("(set-option :memory_max_size {megabytes})")).unwrap_or_default();
        evaluate(library, context, &command);
    }
    Some(context)
}

/// The memory that Z3 may take, in megabytes; 0 is any.
static MEMORY: AtomicU64 = AtomicU64::new(0);

/// Lets Z3 take no more memory than this in each process that is forked from now on; a query that needs more ends there without an
/// answer. This process has to be watched from outside, since Z3 may end the process in which it runs out of memory.
pub fn limit_memory(megabytes: u64) {
    MEMORY.store(megabytes, Ordering::SeqCst);
}

/// That limit.
pub(super) fn memory_limit() -> u64 {
    MEMORY.load(Ordering::SeqCst)
}

/// Runs all commands: Z3 goes on after one that fails, and then reports an error in addition to the text.
pub(super) fn evaluate(library: &Library, context: Context, commands: &CStr) -> (String, Option<String>) {
    let text = |pointer: *const c_char| {
        if pointer.is_null() {
            return String::new();
        }
        // SAFETY: Z3 returns C strings that live until the next call with this context.
        unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned()
    };
    // SAFETY: the context is alive, and this thread alone evaluates in it.
    let (output, code) = unsafe {
        let output = text((library.eval_smtlib2_string)(context, commands.as_ptr()));
        (output, (library.get_error_code)(context))
    };
    // SAFETY: as above, and the code is the one Z3 just gave.
    let message = (code != 0).then(|| text(unsafe { (library.get_error_msg)(context, code) }));
    (output, message)
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::super::undisturbed;
    use super::*;

    fn open() -> Box<dyn Connection> {
        InProcessZ3.open().unwrap()
    }

    fn ask(connection: &mut dyn Connection, commands: &str) -> Result<String, BackendError> {
        connection.exchange(commands, Deadline::never())
    }

    /// Twelve pigeons and eleven holes: hard, and Z3 heeds interrupts throughout. There are two checks, so two are needed.
    fn pigeons() -> String {
        let mut text = String::new();
        for pigeon in 0..12 {
            for hole in 0..11 {
                write!(text, "(declare-const p{pigeon}-{hole} Bool)").unwrap();
                for other in 0..pigeon {
                    write!(text, "(assert (not (and p{pigeon}-{hole} p{other}-{hole})))").unwrap();
                }
            }
            let holes: Vec<String> = (0..11).map(|hole| format!("p{pigeon}-{hole}")).collect();
            write!(text, "(assert (or {}))", holes.join(" ")).unwrap();
        }
        text + "(check-sat)(check-sat)"
    }

    #[test]
    fn answers_and_values() {
        let z3 = &mut *open();
        assert_eq!(ask(z3, "(echo \"hello\")").unwrap(), "hello\n");
        assert_eq!(ask(z3, "(declare-const x Int)(assert (> x 3))").unwrap(), "");
        assert_eq!(ask(z3, "(push)(assert (< x 5))(check-sat)(get-value (x))").unwrap(), "sat\n((x 4))\n");
        assert_eq!(ask(z3, "(assert (< x 4))(check-sat)(pop)(check-sat)").unwrap(), "unsat\nsat\n");
        assert!(InProcessZ3.name().starts_with("z3 "));
    }

    #[test]
    fn errors() {
        let z3 = &mut *open();
        for (commands, reason) in [
            ("(check-sat)(assert (> y 3))(check-sat)", "unknown constant y"),
            ("(check-sat)(assert", "invalid"),
            (")(check-sat)", "'(' expected"),
            ("(echo \"a", "unexpected end of"),
            ("(assrt true)(check-sat)", "unsupported"),
            ("(echo \"\0\")", "NUL"),
        ] {
            match ask(z3, commands) {
                Err(BackendError::Rejected(text)) => assert!(text.contains(reason), "{text}"),
                other => panic!("{commands}: {other:?}"),
            }
            assert_eq!(ask(z3, "(check-sat)").unwrap(), "sat\n");
        }
        let value = "(declare-const |a\n(error \"x\")| Int)(check-sat)(get-value (|a\n(error \"x\")|))";
        assert!(ask(z3, value).unwrap().contains("(error"));
    }

    #[test]
    fn deadline_holds_and_the_context_survives() {
        let mut z3 = undisturbed(Duration::from_millis(500), || {
            let mut z3 = open();
            let result = z3.exchange(&pigeons(), Deadline::after(Duration::from_millis(200)));
            assert!(matches!(result, Err(BackendError::Timeout)), "{result:?}");
            z3.alive().then_some(z3)
        });
        assert_eq!(ask(&mut *z3, "(reset)(check-sat)").unwrap(), "sat\n");
        assert_eq!(ask(&mut *open(), "(check-sat)").unwrap(), "sat\n");
    }

    #[test]
    fn an_error_before_the_deadline_ends_the_session() {
        let z3 = &mut *open();
        let text = format!("(assert nothing){}", pigeons());
        let result = z3.exchange(&text, Deadline::after(Duration::from_millis(200)));
        assert!(matches!(result, Err(BackendError::Timeout)), "{result:?}");
        assert!(!z3.alive());
    }

    #[test]
    fn deadline_holds_in_nonlinear_arithmetic() {
        let cubes = "(declare-const x Int)(declare-const y Int)(declare-const z Int)\
            (assert (= (+ (* x x x) (* y y y) (* z z z)) 42))(check-sat)";
        undisturbed(Duration::from_millis(500), || {
            let result = open().exchange(cubes, Deadline::after(Duration::from_millis(200)));
            assert!(matches!(result, Err(BackendError::Timeout)), "{result:?}");
            Some(())
        });
    }

    #[test]
    fn deadline_holds_where_z3_does_not_listen() {
        let mut text = String::from("(declare-const x Int)");
        for number in 0..200_000 {
            write!(text, "(assert (distinct x {number}))").unwrap();
        }
        let mut z3 = undisturbed(Duration::from_millis(300), || {
            let mut z3 = open();
            let result = z3.exchange(&text, Deadline::after(Duration::from_millis(20)));
            assert!(matches!(result, Err(BackendError::Timeout)), "{result:?}");
            Some(z3)
        });
        assert!(!z3.alive());
        assert!(matches!(ask(&mut *z3, "(check-sat)"), Err(BackendError::Died(_))));
        assert_eq!(ask(&mut *open(), "(check-sat)").unwrap(), "sat\n");
    }

    #[test]
    fn interrupts() {
        let z3 = &mut *undisturbed(Duration::from_millis(350), || {
            let mut z3 = open();
            let interrupter = z3.interrupter();
            let other = thread::spawn(move || {
                thread::sleep(Duration::from_millis(50));
                interrupter.interrupt();
            });
            let result = ask(&mut *z3, &pigeons());
            assert!(matches!(result, Err(BackendError::Interrupted)), "{result:?}");
            other.join().unwrap();
            z3.alive().then_some(z3)
        });
        assert_eq!(ask(z3, "(reset)(check-sat)").unwrap(), "sat\n");
        z3.interrupter().interrupt();
        assert!(matches!(ask(z3, "(check-sat)"), Err(BackendError::Interrupted)));
        z3.interrupter().interrupt();
        z3.interrupter().clear();
        assert_eq!(ask(z3, "(check-sat)").unwrap(), "sat\n");
    }

    #[test]
    fn contexts_are_used_again_and_remember_nothing() {
        for _ in 0..20 {
            let mut connection = open();
            assert_eq!(ask(&mut *connection, "(declare-const x Bool)(assert (not x))(check-sat)").unwrap(), "sat\n");
            let stale = connection.interrupter();
            drop(connection);
            let mut connection = open();
            stale.interrupt();
            assert_eq!(ask(&mut *connection, "(declare-const x Int)(assert (= x 7))(check-sat)").unwrap(), "sat\n");
        }
    }

    #[test]
    fn two_at_once() {
        thread::scope(|scope| {
            for number in 0..2 {
                scope.spawn(move || {
                    let z3 = &mut *open();
                    ask(z3, &format!("(declare-const x Int)(assert (= x {number}))")).unwrap();
                    for _ in 0..100 {
                        let answer = ask(z3, "(push)(assert (> x (- 1)))(check-sat)(get-value (x))(pop)");
                        assert_eq!(answer.unwrap(), format!("sat\n((x {number}))\n"));
                    }
                });
            }
        });
    }
}

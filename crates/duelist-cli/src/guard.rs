//! What ends a query from outside: signals such as Ctrl-C, and a limit on memory.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use duelist::frontend::{leave, limit_memory, release_memory};
use duelist::{Cancel, Reason};

/// The exit code of a program that Ctrl-C ended: as for every signal, its number plus 128.
const INTERRUPTED: i32 = 130;

/// How long a query may take to notice that it was interrupted.
const PATIENCE: Duration = Duration::from_secs(2);

/// Signals within this time count as one: a terminal sends them to children as well.
const TOGETHER: Duration = Duration::from_millis(300);

/// How often the memory in use is measured: a query may be done, or have taken a lot, within milliseconds.
const LOOK: Duration = Duration::from_millis(1);

/// How long a session waits after a memout until what was freed is given back; a query that is not yet dead may take that long to notice.
const RECOVERY: Duration = Duration::from_millis(300);

/// Ends queries before their time.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    /// The same one that the solver's options have.
    pub(crate) cancel: Arc<Cancel>,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    course: Mutex<Course>,
    out_of_memory: AtomicBool,
    /// The limit on memory in megabytes; 0 is none.
    megabytes: AtomicU64,
    farewell: Mutex<Farewell>,
}

/// What the session is doing.
#[derive(Debug, Default)]
struct Course {
    /// Whether a command is being executed.
    busy: bool,
    /// How many commands there have been.
    commands: u64,
    /// When the last signal came, and during which command.
    signalled: Option<(Instant, u64)>,
    /// What the program returns because of a signal.
    code: Option<i32>,
    /// Whether Ctrl-C ends only the query.
    goes_on: bool,
}

/// What is still to be done when a signal ends the program.
#[derive(Default)]
struct Farewell(Vec<Box<dyn FnOnce() + Send>>);

impl fmt::Debug for Farewell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Farewell({})", self.0.len())
    }
}

impl Guard {
    /// Ctrl-C and SIGTERM end the query under way, whose statistics are still shown. If there is none, or the second time, they end the program at once.
    pub(crate) fn heed_signals(&self) {
        let (cancel, state) = (Arc::clone(&self.cancel), Arc::clone(&self.state));
        on_signals(move |code| state.signalled(code, &cancel));
    }

    /// From now on Ctrl-C ends only the query, and the session goes on.
    pub(crate) fn let_session_go_on(&self) {
        self.state.course().goes_on = true;
    }

    /// Registers something to be done before a signal ends the program.
    pub(crate) fn before_leaving(&self, act: impl FnOnce() + Send + 'static) {
        lock(&self.state.farewell).0.push(Box::new(act));
    }

    /// Lets no query take more memory than so many megabytes: where the system says how much this process has, it is watched, and Z3 in forked
    /// processes is told.
    pub(crate) fn limit_memory(&self, megabytes: u64) {
        limit_memory(megabytes);
        self.state.megabytes.store(megabytes, Ordering::SeqCst);
        let (cancel, state) = (Arc::clone(&self.cancel), Arc::clone(&self.state));
        thread::spawn(move || {
            while let Some(used) = resident() {
                if used > megabytes && state.course().busy {
                    state.out_of_memory.store(true, Ordering::SeqCst);
                    cancel.stop(&Reason::Memout);
                }
                thread::sleep(LOOK);
            }
        });
    }

    /// Executes a command.
    pub(crate) fn watch<T>(&self, command: impl FnOnce() -> T) -> T {
        {
            let mut course = self.state.course();
            course.busy = true;
            course.commands += 1;
        }
        let result = command();
        {
            let mut course = self.state.course();
            course.busy = false;
            if course.goes_on && course.code == Some(INTERRUPTED) {
                course.code = None;
                self.cancel.clear();
            }
        }
        if self.state.out_of_memory.swap(false, Ordering::SeqCst) && self.ended().is_none() {
            self.cancel.clear();
            self.recover();
        }
        result
    }

    /// Gives back what the query has left behind: for the next one, too, the memory of the whole process counts.
    fn recover(&self) {
        let started = Instant::now();
        let limit = self.state.megabytes.load(Ordering::SeqCst);
        release_memory();
        while resident().is_some_and(|used| used > limit) && started.elapsed() < RECOVERY {
            thread::sleep(LOOK * 10);
            release_memory();
        }
    }

    /// The exit code, once a signal has ended the program.
    pub(crate) fn ended(&self) -> Option<i32> {
        self.state.course().code
    }
}

impl State {
    fn course(&self) -> MutexGuard<'_, Course> {
        lock(&self.course)
    }

    /// A signal came that ends programs with this code.
    fn signalled(self: &Arc<State>, code: i32, cancel: &Cancel) {
        let mut course = self.course();
        let (now, command, goes_on) = (Instant::now(), course.commands, course.goes_on && code == INTERRUPTED);
        // Where the session goes on, what came during an earlier command is past.
        let before = course.signalled.replace((now, command)).filter(|(_, during)| !goes_on || *during == command);
        let again = before.is_some_and(|(before, _)| now.duration_since(before) > TOGETHER);
        if goes_on && !course.busy {
            return;
        }
        if again || !course.busy {
            drop(course);
            self.leave(code);
        }
        if before.is_none() || course.code.is_some_and(|first| first == INTERRUPTED && code != INTERRUPTED) {
            course.code = Some(code);
            cancel.stop(&Reason::Interrupted);
            let state = Arc::clone(self);
            thread::spawn(move || {
                thread::sleep(PATIENCE);
                let course = state.course();
                let past = goes_on && !(course.busy && course.commands == command);
                drop(course);
                if !past {
                    state.leave(code);
                }
            });
        }
    }

    fn leave(&self, code: i32) -> ! {
        let mut farewell = lock(&self.farewell);
        farewell.0.drain(..).for_each(|act| act());
        leave(code)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls `handle` with the code that a program ended by the signal returns.
#[cfg(unix)]
fn on_signals(handle: impl Fn(i32) + Send + 'static) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    // Without a handler signals end the program as they always do.
    let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) else { return };
    thread::spawn(move || signals.forever().for_each(|signal| handle(128 + signal)));
}

#[cfg(not(unix))]
fn on_signals(handle: impl Fn(i32) + Send + 'static) {
    // Without a handler Ctrl-C ends the program as it always does.
    let _ = ctrlc::set_handler(move || handle(INTERRUPTED));
}

/// The memory of this process in megabytes, where the system tells.
fn resident() -> Option<u64> {
    let pages: u64 = std::fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()?;
    // Pages of other sizes are rare, and larger.
    Some((pages * 4096) >> 20)
}

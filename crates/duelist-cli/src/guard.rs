//! What ends a query from outside: Ctrl-C, and a limit on memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use duelist::backend::{leave, limit_memory, release_memory};
use duelist::engine::{Cancel, Reason};

/// What a program returns that Ctrl-C ended.
pub(crate) const INTERRUPTED: i32 = 130;

/// How long a query may take to notice that it was interrupted.
const PATIENCE: Duration = Duration::from_secs(2);

/// Signals that come together are one: a terminal sends them to children as well.
const TOGETHER: Duration = Duration::from_millis(300);

/// How often memory is looked at: a query may be done, or have taken a lot, within milliseconds.
const LOOK: Duration = Duration::from_millis(1);

/// How long a session waits after a memout until what was freed is given back; a query that is not yet dead may take that long to notice.
const RECOVERY: Duration = Duration::from_millis(300);

/// Ends queries before their time.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    /// What the solver's options have.
    pub(crate) cancel: Arc<Cancel>,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Whether a command is being executed.
    busy: AtomicBool,
    interrupted: AtomicBool,
    out_of_memory: AtomicBool,
    /// The limit on memory in megabytes; 0 is none.
    megabytes: AtomicU64,
}

impl Guard {
    /// Ctrl-C ends the query under way, whose statistics are still shown; without one, or the second time, it ends the program at once.
    pub(crate) fn heed_interrupts(&self) {
        let (cancel, state) = (Arc::clone(&self.cancel), Arc::clone(&self.state));
        let mut first: Option<Instant> = None;
        let handler = move || {
            let again = first.is_some_and(|first| first.elapsed() > TOGETHER);
            if again || !state.busy.load(Ordering::SeqCst) {
                leave(INTERRUPTED);
            }
            if first.replace(Instant::now()).is_none() {
                state.interrupted.store(true, Ordering::SeqCst);
                cancel.stop(&Reason::Interrupted);
                thread::spawn(|| {
                    thread::sleep(PATIENCE);
                    leave(INTERRUPTED);
                });
            }
        };
        // Without a handler Ctrl-C ends the program as it always does.
        let _ = ctrlc::set_handler(handler);
    }

    /// Lets no query take more memory than so many megabytes: where the system says how much this process has, it is watched, and Z3 in forked
    /// processes is told.
    pub(crate) fn limit_memory(&self, megabytes: u64) {
        limit_memory(megabytes);
        self.state.megabytes.store(megabytes, Ordering::SeqCst);
        let (cancel, state) = (Arc::clone(&self.cancel), Arc::clone(&self.state));
        thread::spawn(move || {
            while let Some(used) = resident() {
                if used > megabytes && state.busy.load(Ordering::SeqCst) {
                    state.out_of_memory.store(true, Ordering::SeqCst);
                    cancel.stop(&Reason::Memout);
                }
                thread::sleep(LOOK);
            }
        });
    }

    /// Executes a command.
    pub(crate) fn watch<T>(&self, command: impl FnOnce() -> T) -> T {
        self.state.busy.store(true, Ordering::SeqCst);
        let result = command();
        self.state.busy.store(false, Ordering::SeqCst);
        if self.state.out_of_memory.swap(false, Ordering::SeqCst) && !self.interrupted() {
            self.cancel.clear();
            self.recover();
        }
        result
    }

    /// Gives back what the query has left behind: the next one is measured by the memory of the whole process as well.
    fn recover(&self) {
        let started = Instant::now();
        let limit = self.state.megabytes.load(Ordering::SeqCst);
        release_memory();
        while resident().is_some_and(|used| used > limit) && started.elapsed() < RECOVERY {
            thread::sleep(LOOK * 10);
            release_memory();
        }
    }

    /// Whether Ctrl-C was pressed.
    pub(crate) fn interrupted(&self) -> bool {
        self.state.interrupted.load(Ordering::SeqCst)
    }
}

/// The memory of this process in megabytes, where the system says it.
fn resident() -> Option<u64> {
    let pages: u64 = std::fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()?;
    // Pages of other sizes are rare, and larger.
    Some((pages * 4096) >> 20)
}

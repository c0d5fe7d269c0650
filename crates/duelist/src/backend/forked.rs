//! Z3 in a forked process: for engines of Z3 that may end the process they run in.
//!
//! Some of Z3's engines do not survive an interrupt: they get to code that "cannot be reached" and call `exit`, which would end
//! our process with them. A fork has the library loaded already; it can be killed at any
//! moment, and whatever happens in it affects nothing else. [`super::server`] keeps it for other sessions.
//!
//! The thread that forks is the only one in the new process. A lock of Z3's that another thread held at that moment (that of its table of names, of
//! its large numbers, of its memory) stays locked there for ever. So a child that is asked for the first time and uses no processor time is not working
//! but stuck: it is replaced by another. (The allocator takes care of itself at forks.)

use std::ffi::c_int;
use std::io::{self, Read as _};
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::connection::{BackendError, Connection, Deadline, Interrupter};
use super::library::Library;
use super::server::{self, Server, send};

/// What `clock_gettime` yields.
#[cfg(target_os = "linux")]
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ProcessorTime {
    seconds: std::ffi::c_long,
    nanoseconds: std::ffi::c_long,
}

#[cfg(target_os = "linux")]
unsafe extern "C" {
    fn clock_getcpuclockid(pid: c_int, clock: *mut c_int) -> c_int;
    fn clock_gettime(clock: c_int, time: *mut ProcessorTime) -> c_int;
}

/// A response longer than this is out of control.
const LARGEST: u64 = 256 << 20;

/// How often a waiting exchange checks whether it was interrupted; the interrupt itself ends it at once.
const LOOK: Duration = Duration::from_millis(200);

/// How often a child that may be stuck is looked at, and how many times in a row it must have done nothing.
const GLANCE: (Duration, u32) = (Duration::from_millis(20), 3);

/// How many children in a row are believed to be stuck.
const REPLACEMENTS: u32 = 4;

/// The child's process id, until it is known to have ended: then the id may be somebody else's.
type Child = Arc<Mutex<Option<c_int>>>;

pub(super) struct ForkedZ3 {
    library: &'static Library,
    /// `None` only while it is handed on.
    server: Option<Server>,
    /// Of this session alone: whoever still holds that of an earlier one on the same child ends nothing.
    child: Child,
    alive: bool,
    /// Whether the child was asked something before.
    asked: bool,
    interrupter: Interrupter,
}

/// Why a conversation broke off.
enum Break {
    /// The child does nothing.
    Stuck,
    Failed(io::Error),
}

impl From<io::Error> for Break {
    fn from(error: io::Error) -> Break {
        Break::Failed(error)
    }
}

impl ForkedZ3 {
    pub(super) fn start(library: &'static Library) -> Result<Self, BackendError> {
        let server = Server::obtain(library)?;
        let child: Child = Arc::new(Mutex::new(Some(server.pid)));
        let target = Arc::clone(&child);
        let interrupter = Interrupter::new(move || end(&target));
        let asked = server.is_proven();
        Ok(ForkedZ3 { library, server: Some(server), child, alive: true, asked, interrupter })
    }

    /// Another child in place of this one, which has not answered anything yet.
    fn replace(&mut self) -> Result<(), BackendError> {
        release(&self.child);
        let server = Server::start(self.library)?;
        if let Ok(mut child) = self.child.lock() {
            *child = Some(server.pid);
        }
        self.server = Some(server);
        Ok(())
    }

    fn stream(&mut self) -> io::Result<&mut UnixStream> {
        let gone = || io::Error::from(io::ErrorKind::NotConnected);
        self.server.as_mut().map(|server| &mut server.stream).ok_or_else(gone)
    }

    /// Asks, with other children if one is stuck. An interrupt between two of them has met none, so it is looked for.
    fn ask(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        let mut replacements = if std::mem::replace(&mut self.asked, true) { 0 } else { REPLACEMENTS };
        loop {
            let error = match self.converse(commands, deadline, replacements > 0) {
                Ok(response) => return Ok(response),
                Err(Break::Stuck) if deadline.expired() => return Err(BackendError::Timeout),
                Err(Break::Stuck) => {
                    replacements -= 1;
                    self.replace()?;
                    if self.interrupter.take() {
                        return Err(BackendError::Interrupted);
                    }
                    continue;
                }
                Err(Break::Failed(error)) => error,
            };
            return Err(match error.kind() {
                _ if self.interrupter.take() => BackendError::Interrupted,
                io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => BackendError::Timeout,
                _ => BackendError::Died(format!("an internal error of Z3 ended it: {error}")),
            });
        }
    }

    fn converse(&mut self, commands: &str, deadline: Deadline, may_be_stuck: bool) -> Result<String, Break> {
        // A child that does not listen must not hold us here.
        let patience = deadline.remaining().map(|left| left.max(Duration::from_millis(1)));
        let writing = if may_be_stuck { Some(patience.map_or(LOOK, |left| left.min(LOOK))) } else { patience };
        let stream = self.stream()?;
        stream.set_write_timeout(writing)?;
        match send(stream, commands.as_bytes()) {
            Err(error) if may_be_stuck && error.kind() == io::ErrorKind::WouldBlock => return Err(Break::Stuck),
            sent => sent?,
        }
        let mut header = [0_u8; 8];
        self.fill(&mut header, deadline, may_be_stuck)?;
        let length = u64::from_le_bytes(header);
        if length > LARGEST {
            return Err(io::Error::other("the response is too long").into());
        }
        let mut response = vec![0_u8; usize::try_from(length).unwrap_or(0)];
        self.fill(&mut response, deadline, false)?;
        Ok(String::from_utf8_lossy(&response).into_owned())
    }

    fn fill(&mut self, buffer: &mut [u8], deadline: Deadline, may_be_stuck: bool) -> Result<(), Break> {
        let mut filled = 0;
        let look = if may_be_stuck { GLANCE.0 } else { LOOK };
        let (mut idle, mut used) = (0, None);
        while filled < buffer.len() {
            let wait = deadline.remaining().map_or(look, |left| left.min(look));
            if wait.is_zero() {
                return Err(io::Error::from(io::ErrorKind::TimedOut).into());
            }
            if may_be_stuck {
                let now = processor_time(&self.child);
                idle = if now.is_some() && now == used { idle + 1 } else { 0 };
                used = now;
                if idle >= GLANCE.1 {
                    return Err(Break::Stuck);
                }
            }
            let stream = self.stream()?;
            stream.set_read_timeout(Some(wait))?;
            match stream.read(&mut buffer[filled..]) {
                Ok(0) => return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into()),
                Ok(count) => filled += count,
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

impl Connection for ForkedZ3 {
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        if !self.alive {
            return Err(BackendError::Died("an earlier query ended it".into()));
        }
        if self.interrupter.take() {
            self.alive = false;
            return Err(BackendError::Interrupted);
        }
        if deadline.expired() {
            return Err(BackendError::Timeout);
        }
        match self.ask(commands, deadline) {
            Ok(response) => match response.strip_prefix('!') {
                Some(error) => Err(super::connection::rejection(error)),
                None => super::connection::judge(response),
            },
            Err(error) => {
                self.alive = false;
                end(&self.child);
                Err(error)
            }
        }
    }

    fn alive(&self) -> bool {
        self.alive
    }

    fn interrupter(&self) -> Interrupter {
        self.interrupter.clone()
    }
}

impl Drop for ForkedZ3 {
    /// A child that has answered every question is kept for another session.
    fn drop(&mut self) {
        release(&self.child);
        if let Some(server) = self.server.take() {
            if self.alive && self.asked && !self.interrupter.take() {
                server.retire();
            }
        }
    }
}

/// From here on nobody ends the child by this session's handle, and the system may give its id away once it has ended.
fn release(child: &Child) {
    if let Ok(mut child) = child.lock() {
        *child = None;
    }
}

/// How much processor time the child has used, where the system says so.
#[cfg(target_os = "linux")]
fn processor_time(child: &Child) -> Option<ProcessorTime> {
    let child = child.lock().ok()?;
    let (mut clock, mut time) = (0, ProcessorTime::default());
    // SAFETY: both write to what they are given alone, and the process has not been waited for.
    let known =
        unsafe { clock_getcpuclockid((*child)?, &raw mut clock) == 0 && clock_gettime(clock, &raw mut time) == 0 };
    known.then_some(time)
}

#[cfg(not(target_os = "linux"))]
fn processor_time(_child: &Child) -> Option<()> {
    None
}

/// Kills the child, if it is still there.
fn end(child: &Child) {
    if let Ok(child) = child.lock() {
        if let Some(pid) = *child {
            server::end(pid);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::super::{Backend as _, InProcessZ3, undisturbed};
    use super::*;

    fn open() -> Box<dyn Connection> {
        InProcessZ3.open_isolated().unwrap()
    }

    #[test]
    fn answers_and_errors() {
        let z3 = &mut *open();
        let ask = |z3: &mut dyn Connection, text: &str| z3.exchange(text, Deadline::never());
        assert_eq!(ask(z3, "(declare-const x Int)(assert (> x 3))(check-sat)").unwrap(), "sat\n");
        assert_eq!(ask(z3, "(assert (< x 5))(check-sat)(get-value (x))").unwrap(), "sat\n((x 4))\n");
        assert!(matches!(ask(z3, "(assert (> y 3))"), Err(BackendError::Rejected(_))));
        assert_eq!(ask(z3, "(check-sat)").unwrap(), "sat\n");
    }

    /// Hard for the Horn engine, which does not survive an interrupt.
    const HARD: &str = "(set-logic HORN)(declare-fun R (Int Int Int) Bool)(assert (forall ((k Int)) (R k 0 0)))\
        (assert (forall ((k Int) (n Int) (s Int)) (=> (R k n s) (R k (+ n 1) (+ s k)))))\
        (assert (forall ((k Int) (n Int) (s Int)) (=> (and (R k n s) (not (= s (* k n)))) false)))\
        (check-sat-using (using-params horn :spacer.global true))";

    #[test]
    fn deadline_holds() {
        let mut z3 = undisturbed(Duration::from_millis(450), || {
            let mut z3 = open();
            let result = z3.exchange(HARD, Deadline::after(Duration::from_millis(300)));
            assert!(matches!(result, Err(BackendError::Timeout)), "{result:?}");
            Some(z3)
        });
        assert!(!z3.alive());
        assert!(matches!(z3.exchange("(check-sat)", Deadline::never()), Err(BackendError::Died(_))));
    }

    #[test]
    fn interrupts() {
        undisturbed(Duration::from_secs(2), || {
            let mut z3 = open();
            let interrupter = z3.interrupter();
            let other = thread::spawn(move || {
                thread::sleep(Duration::from_millis(50));
                interrupter.interrupt();
            });
            let result = z3.exchange(HARD, Deadline::after(Duration::from_secs(20)));
            assert!(matches!(result, Err(BackendError::Interrupted)), "{result:?}");
            other.join().unwrap();
            Some(())
        });
    }

    #[test]
    fn death_is_noticed() {
        let z3 = &mut *open();
        z3.interrupter().interrupt();
        z3.interrupter().clear();
        let result = z3.exchange("(check-sat)", Deadline::never());
        assert!(matches!(result, Err(BackendError::Died(_))), "{result:?}");
    }

    /// What a session says is not known to the next one on the same child, and its handle does not end that.
    #[test]
    fn children_are_used_again_and_remember_nothing() {
        for round in 0..10 {
            let z3 = &mut *open();
            let text = format!("(declare-const x Int)(assert (= x {round}))(check-sat)(get-value (x))");
            assert_eq!(z3.exchange(&text, Deadline::never()).unwrap(), format!("sat\n((x {round}))\n"));
            let stale = z3.interrupter();
            stale.clear();
            drop(open());
            let mut next = open();
            stale.interrupt();
            assert_eq!(
                next.exchange("(declare-const x Bool)(assert x)(check-sat)", Deadline::never()).unwrap(),
                "sat\n"
            );
        }
    }

    /// Other threads hold locks of Z3 again and again: for names, and for large numbers.
    #[test]
    #[cfg(target_os = "linux")]
    fn forks_of_a_busy_process_answer() {
        use std::sync::atomic::{AtomicBool, Ordering};
        static DONE: AtomicBool = AtomicBool::new(false);
        const LARGE: &str = "123456789012345678901234567890";
        let work = |thread: usize| {
            for round in 0.. {
                if DONE.load(Ordering::SeqCst) {
                    return;
                }
                let name = |i: usize| format!("name{thread}_{round}_{i}");
                let about = |i: usize| {
                    let (one, first) = (name(i), name(0));
                    format!("(declare-const {one} Int)(assert (< {LARGE}{i} (+ {one} (* 7 {first})) {LARGE}{LARGE}))")
                };
                let text: String = (0..60).map(about).collect();
                let mut z3 = InProcessZ3.open().unwrap();
                let _ = z3.exchange(&format!("{text}(check-sat)"), Deadline::after(Duration::from_secs(1)));
            }
        };
        let busy: Vec<_> = (0..3).map(|number| thread::spawn(move || work(number))).collect();
        let stalled = (0..60).filter(|_| {
            // Each time another child.
            server::release();
            let soon = Deadline::after(Duration::from_secs(3));
            open().exchange("(declare-const x Int)(assert (> x 3))(check-sat)", soon).is_err()
        });
        let stalled = stalled.count();
        DONE.store(true, Ordering::SeqCst);
        busy.into_iter().for_each(|thread| thread.join().unwrap());
        assert_eq!(stalled, 0);
    }
}

//! Z3 in a forked process: for engines of Z3 that may end the process they run in.
//!
//! Some of Z3's engines do not survive an interrupt: they get to code that "cannot be reached" and call `exit`, which would end
//! our process with them. A fork has the library loaded already, so it starts in a millisecond; it can be killed at any
//! moment, and whatever happens in it affects nothing else.
//!
//! The thread that forks is the only one in the new process. A lock of Z3's or of the C library that another thread held at
//! that moment stays locked there forever: then the child does nothing until its deadline, which is no worse than a hard query.
//! (The allocator takes care of itself at forks.)

use std::ffi::{CString, c_int};
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::os::fd::AsRawFd as _;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::connection::{BackendError, Connection, Deadline, Interrupter};
use super::library::{Library, leave};
use super::z3::{STACK, create_isolated, evaluate};

unsafe extern "C" {
    fn fork() -> c_int;
    fn waitpid(pid: c_int, status: *mut c_int, options: c_int) -> c_int;
    fn kill(pid: c_int, signal: c_int) -> c_int;
    fn dup2(from: c_int, to: c_int) -> c_int;
    #[cfg(target_os = "linux")]
    fn prctl(option: c_int, ...) -> c_int;
}

const SIGKILL: c_int = 9;

/// A response longer than this is out of control.
const LARGEST: u64 = 256 << 20;

/// How often a waiting exchange checks whether it was interrupted; the interrupt itself ends it at once.
const LOOK: Duration = Duration::from_millis(200);

/// The child's process id, until it is known to have ended: then the id may be somebody else's.
type Child = Arc<Mutex<Option<c_int>>>;

pub(super) struct ForkedZ3 {
    stream: UnixStream,
    child: Child,
    alive: bool,
    interrupter: Interrupter,
    /// Its thread waits for this to be dropped.
    _hold: Sender<()>,
}

impl ForkedZ3 {
    pub(super) fn start(library: &'static Library) -> Result<Self, BackendError> {
        let failed = |error: io::Error| BackendError::Died(format!("cannot fork: {error}"));
        let (ours, theirs) = UnixStream::pair().map_err(failed)?;
        let silence = File::options().write(true).open("/dev/null").map_err(failed)?;
        let (report, forked) = channel();
        let (hold, until_dropped) = channel::<()>();
        let work = move || {
            // SAFETY: the child goes on with this thread alone, in `serve`, which never returns.
            let pid = unsafe { fork() };
            if pid == 0 {
                serve(library, theirs, &silence);
            }
            let _ = report.send(if pid < 0 { Err(io::Error::last_os_error()) } else { Ok(pid) });
            drop((theirs, silence));
            // The child dies with the thread that forked it.
            let _ = until_dropped.recv();
            if pid > 0 {
                // SAFETY: our child, which was killed; nobody uses its id any more.
                unsafe { waitpid(pid, std::ptr::null_mut(), 0) };
            }
        };
        thread::Builder::new().name("z3-fork".into()).stack_size(STACK).spawn(work).map_err(failed)?;
        let pid = forked.recv().unwrap_or_else(|_| Err(io::Error::other("the thread ended"))).map_err(failed)?;
        let child: Child = Arc::new(Mutex::new(Some(pid)));
        let target = Arc::clone(&child);
        Ok(ForkedZ3 {
            stream: ours,
            child,
            alive: true,
            interrupter: Interrupter::new(move || end(&target)),
            _hold: hold,
        })
    }

    fn converse(&mut self, commands: &str, deadline: Deadline) -> io::Result<String> {
        // A child that does not listen must not hold us here.
        let patience = deadline.remaining().map(|left| left.max(Duration::from_millis(1)));
        self.stream.set_write_timeout(patience)?;
        send(&mut self.stream, commands.as_bytes())?;
        let mut header = [0_u8; 8];
        self.fill(&mut header, deadline)?;
        let length = u64::from_le_bytes(header);
        if length > LARGEST {
            return Err(io::Error::other("the response is too long"));
        }
        let mut response = vec![0_u8; usize::try_from(length).unwrap_or(0)];
        self.fill(&mut response, deadline)?;
        Ok(String::from_utf8_lossy(&response).into_owned())
    }

    fn fill(&mut self, buffer: &mut [u8], deadline: Deadline) -> io::Result<()> {
        let mut filled = 0;
        while filled < buffer.len() {
            let wait = deadline.remaining().map_or(LOOK, |left| left.min(LOOK));
            if wait.is_zero() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            self.stream.set_read_timeout(Some(wait))?;
            match self.stream.read(&mut buffer[filled..]) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => filled += count,
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
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
        match self.converse(commands, deadline) {
            Ok(response) => match response.strip_prefix('!') {
                Some(error) => Err(super::connection::rejection(error)),
                None => super::connection::judge(response),
            },
            Err(error) => {
                self.alive = false;
                end(&self.child);
                Err(match error.kind() {
                    _ if self.interrupter.take() => BackendError::Interrupted,
                    io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => BackendError::Timeout,
                    _ => BackendError::Died(format!("an internal error of Z3 ended it: {error}")),
                })
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
    fn drop(&mut self) {
        end(&self.child);
        // From here on its thread may wait for it, and the system may give its id away.
        if let Ok(mut child) = self.child.lock() {
            *child = None;
        }
    }
}

/// Kills the child, if it is still there.
fn end(child: &Child) {
    if let Ok(child) = child.lock() {
        if let Some(pid) = *child {
            // SAFETY: the process has not been waited for, so the id is still its own.
            unsafe { kill(pid, SIGKILL) };
        }
    }
}

fn send(stream: &mut UnixStream, bytes: &[u8]) -> io::Result<()> {
    stream.write_all(&u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_le_bytes())?;
    stream.write_all(bytes)
}

/// The child: answers texts until the parent is gone. An answer that begins with `!` is an error that Z3 reported in addition to its output.
fn serve(library: &'static Library, mut stream: UnixStream, silence: &File) -> ! {
    // SAFETY: plain system calls; the descriptors are open.
    unsafe {
        #[cfg(target_os = "linux")]
        {
            const PR_SET_PDEATHSIG: c_int = 1;
            prctl(PR_SET_PDEATHSIG, SIGKILL);
        }
        // Z3 announces internal errors on standard error.
        dup2(silence.as_raw_fd(), 1);
        dup2(silence.as_raw_fd(), 2);
    }
    let Some(context) = create_isolated(library) else { leave(1) };
    loop {
        let mut header = [0_u8; 8];
        if stream.read_exact(&mut header).is_err() {
            leave(0);
        }
        let mut text = vec![0_u8; usize::try_from(u64::from_le_bytes(header)).unwrap_or(0)];
        if stream.read_exact(&mut text).is_err() {
            leave(0);
        }
        let answer = match CString::new(text) {
            Err(_) => "!a NUL character in the commands".to_string(),
            Ok(text) => match evaluate(library, context, &text) {
                (output, Some(message)) if !output.contains("(error") => format!("!{message}"),
                (output, _) => output,
            },
        };
        if send(&mut stream, answer.as_bytes()).is_err() {
            leave(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::super::{Backend as _, InProcessZ3};
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
        let z3 = &mut *open();
        let start = Instant::now();
        let result = z3.exchange(HARD, Deadline::after(Duration::from_millis(300)));
        assert!(matches!(result, Err(BackendError::Timeout)), "{result:?}");
        assert!(start.elapsed() < Duration::from_millis(450));
        assert!(!z3.alive());
        assert!(matches!(z3.exchange("(check-sat)", Deadline::never()), Err(BackendError::Died(_))));
    }

    #[test]
    fn interrupts() {
        let z3 = &mut *open();
        let interrupter = z3.interrupter();
        let other = thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            interrupter.interrupt();
        });
        let start = Instant::now();
        let result = z3.exchange(HARD, Deadline::after(Duration::from_secs(20)));
        assert!(matches!(result, Err(BackendError::Interrupted)), "{result:?}");
        assert!(start.elapsed() < Duration::from_secs(2));
        other.join().unwrap();
    }

    #[test]
    fn death_is_noticed() {
        let z3 = &mut *open();
        z3.interrupter().interrupt();
        z3.interrupter().clear();
        let result = z3.exchange("(check-sat)", Deadline::never());
        assert!(matches!(result, Err(BackendError::Died(_))), "{result:?}");
    }
}

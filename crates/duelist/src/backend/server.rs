//! Children that serve Z3: forked once, used for one session after the other.
//!
//! To fork and to set Z3 up costs more than most proofs. So a child whose session ended well gets ready for another one, in a context that remembers nothing,
//! while nobody waits for it; one that was interrupted, took too long, crashed, has grown or has served long enough is replaced.

use std::ffi::{CString, c_int};
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::os::fd::AsRawFd as _;
use std::os::unix::net::UnixStream;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use super::connection::BackendError;
use super::library::{Context, Library, leave, trim};
use super::z3::{STACK, create_isolated, evaluate, memory_limit};

unsafe extern "C" {
    fn fork() -> c_int;
    fn waitpid(pid: c_int, status: *mut c_int, options: c_int) -> c_int;
    fn kill(pid: c_int, signal: c_int) -> c_int;
    fn dup2(from: c_int, to: c_int) -> c_int;
    fn close(descriptor: c_int) -> c_int;
    #[cfg(target_os = "linux")]
    fn prctl(option: c_int, ...) -> c_int;
}

const SIGKILL: c_int = 9;

/// In place of a length: begin anew. It is answered with a single byte.
const ANEW: u64 = u64::MAX;

/// How many children wait for work.
const MOST_IDLE: usize = 2;

/// How many sessions a child serves: what Z3 does not give back with a context ends with it.
const MOST_SESSIONS: u32 = 200;

/// By how many bytes a child may have grown when it begins anew.
const GROWTH: u64 = 64 << 20;

/// How long to wait for a child that is not ready yet: longer than to start another.
const READY: Duration = Duration::from_millis(50);

/// Children that no session uses at the moment.
static IDLE: Mutex<Vec<Server>> = Mutex::new(Vec::new());

/// A child and the way to it. It is killed when this is dropped.
pub(super) struct Server {
    pub(super) stream: UnixStream,
    pub(super) pid: c_int,
    /// Its thread waits for this to be dropped.
    _hold: Sender<()>,
    /// How many sessions it has served.
    sessions: u32,
    /// The memory it may take.
    limit: u64,
    /// Who may use it: after a fork of our own process there are two of us.
    owner: u32,
}

impl Server {
    /// A child that has nothing to do, or a new one.
    pub(super) fn obtain(library: &'static Library) -> Result<Server, BackendError> {
        match Server::idle() {
            Some(server) => Ok(server),
            None => Server::start(library),
        }
    }

    pub(super) fn start(library: &'static Library) -> Result<Server, BackendError> {
        let failed = |error: io::Error| BackendError::Died(format!("cannot fork: {error}"));
        let (stream, theirs) = UnixStream::pair().map_err(failed)?;
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
        Ok(Server { stream, pid, _hold: hold, sessions: 0, limit: memory_limit(), owner: std::process::id() })
    }

    /// Whether it has answered something before: then it is known to have survived the fork.
    pub(super) fn is_proven(&self) -> bool {
        self.sessions > 0
    }

    /// Lets it begin anew for another session. Nobody waits for it.
    pub(super) fn retire(mut self) {
        self.sessions += 1;
        if self.sessions >= MOST_SESSIONS {
            return;
        }
        if let Ok(mut idle) = IDLE.lock() {
            if idle.len() < MOST_IDLE && self.stream.write_all(&ANEW.to_le_bytes()).is_ok() {
                idle.push(self);
            }
        }
    }

    /// One that was used before and is ready again.
    fn idle() -> Option<Server> {
        loop {
            let mut server = IDLE.lock().ok()?.pop()?;
            if server.limit == memory_limit() && server.owner == std::process::id() && server.is_ready() {
                return Some(server);
            }
        }
    }

    fn is_ready(&mut self) -> bool {
        let ready = self.stream.set_read_timeout(Some(READY)).and_then(|()| self.stream.read_exact(&mut [0]));
        ready.is_ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.owner == std::process::id() {
            end(self.pid);
        }
    }
}

/// Ends all children that wait for work.
pub(super) fn release() {
    let idle = IDLE.lock().map(|mut idle| std::mem::take(&mut *idle)).unwrap_or_default();
    drop(idle);
}

/// Kills a child that has not been waited for.
pub(super) fn end(pid: c_int) {
    // SAFETY: the id is still the child's own.
    unsafe { kill(pid, SIGKILL) };
}

pub(super) fn send(stream: &mut UnixStream, bytes: &[u8]) -> io::Result<()> {
    stream.write_all(&u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_le_bytes())?;
    stream.write_all(bytes)
}

/// The child: answers texts until the parent is gone. An answer that begins with `!` is an error that Z3 reported in addition to its output.
fn serve(library: &'static Library, stream: UnixStream, silence: &File) -> ! {
    let mut stream = settle(stream, silence);
    let Some(context) = create_isolated(library) else { leave(1) };
    let size = resident();
    loop {
        let mut header = [0_u8; 8];
        if stream.read_exact(&mut header).is_err() {
            leave(0);
        }
        let length = u64::from_le_bytes(header);
        if length == ANEW {
            forget(library, context, size);
            if stream.write_all(&[0]).is_err() {
                leave(0);
            }
            continue;
        }
        let mut text = vec![0_u8; usize::try_from(length).unwrap_or(0)];
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

/// Makes a process of its own of the child: it ends with its parent, is silent, and holds nothing open that the parent may want to close.
fn settle(stream: UnixStream, silence: &File) -> UnixStream {
    let own = stream.as_raw_fd();
    // SAFETY: plain system calls; the descriptors are open.
    unsafe {
        #[cfg(target_os = "linux")]
        {
            const PR_SET_PDEATHSIG: c_int = 1;
            prctl(PR_SET_PDEATHSIG, SIGKILL);
        }
        // Z3 announces internal errors on standard error.
        for standard in 0..=2 {
            dup2(silence.as_raw_fd(), standard);
        }
    }
    let open: Vec<c_int> = std::fs::read_dir("/dev/fd")
        .map(|all| all.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect())
        .unwrap_or_default();
    for descriptor in open.into_iter().filter(|descriptor| *descriptor > 2 && *descriptor != own) {
        // SAFETY: nobody in this process uses it: the threads that did are in the parent, and what this one uses is left out.
        unsafe { close(descriptor) };
    }
    stream
}

/// Lets a context forget everything, which takes a tenth of the time that a new one does. A child that has grown too much ends.
fn forget(library: &'static Library, context: Context, size: Option<u64>) {
    evaluate(library, context, c"(reset)");
    let has_grown = || resident().zip(size).is_some_and(|(now, before)| now > before + GROWTH);
    if has_grown() {
        trim();
        if has_grown() {
            leave(0);
        }
    }
}

/// The bytes of memory that this process has in use, where the system says so.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

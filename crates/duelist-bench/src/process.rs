//! One run of a solver: a process group of its own, timed from outside, killed at its limits.

use std::ffi::OsString;
use std::io::Read;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

use crate::error::Error;
use crate::record::Outcome;

/// How much of each output stream is kept.
const KEPT_OUTPUT: u64 = 1 << 16;

/// What a run may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Wall-clock time.
    pub(crate) time: Duration,
    /// Address space, in bytes.
    pub(crate) memory: u64,
}

/// How a run went.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) outcome: Outcome,
    pub(crate) seconds: f64,
    /// The last words of a run that gave no answer.
    pub(crate) detail: String,
}

/// The process groups that run now, and whether new ones may start.
#[derive(Debug, Default)]
pub(crate) struct Running {
    groups: Mutex<Vec<Pid>>,
    stopped: AtomicBool,
}

impl Running {
    /// Kills all that runs, and lets nothing start any more.
    pub(crate) fn stop(&self) {
        let groups = self.groups();
        self.stopped.store(true, Ordering::SeqCst);
        groups.iter().for_each(|group| kill(*group));
    }

    /// Whether [`Running::stop`] was called.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::SeqCst)
    }

    fn groups(&self) -> MutexGuard<'_, Vec<Pid>> {
        self.groups.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn kill(group: Pid) {
    // A group that is gone already is what is wanted.
    let _ = kill_process_group(group, Signal::KILL);
}

/// Runs a command to its end or to its limits. `None` if the harness was stopped, before or meanwhile.
pub(crate) fn run(command: &[OsString], limits: Limits, running: &Running) -> Result<Option<Run>, Error> {
    let (program, arguments) = command.split_first().expect("a command has a program");
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);

    let mut groups = running.groups();
    if running.is_stopped() {
        return Ok(None);
    }
    let start = Instant::now();
    let mut child =
        command.spawn().map_err(|source| Error::Spawn { program: program.to_string_lossy().into_owned(), source })?;
    let group = Pid::from_child(&child);
    restrict(group, limits);
    groups.push(group);
    drop(groups);

    let (output, errors) = (collect(child.stdout.take()), collect(child.stderr.take()));
    let (end, timed_out) = wait(group, start, limits.time);
    // Also what the process left behind. It is not yet reaped, so its number cannot belong to another one.
    kill(group);
    running.groups().retain(|known| *known != group);
    let status = reap(&mut child);
    let (output, errors) = (output.join().unwrap_or_default(), errors.join().unwrap_or_default());
    if running.is_stopped() {
        return Ok(None);
    }
    let (outcome, detail) = if timed_out { (Outcome::Timeout, String::new()) } else { judge(status, &output, &errors) };
    Ok(Some(Run { outcome, seconds: end.duration_since(start).as_secs_f64(), detail }))
}

/// Limits the memory, and, should the harness itself be killed, the processor time.
#[cfg(target_os = "linux")]
fn restrict(process: Pid, limits: Limits) {
    use rustix::process::{Resource, Rlimit, prlimit};
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let seconds = (limits.time.as_secs() + 2) * (cores + 1);
    let exactly = |limit| Rlimit { current: Some(limit), maximum: Some(limit) };
    // Where limits are not to be had, the run goes on without.
    let _ = prlimit(Some(process), Resource::As, exactly(limits.memory));
    let _ = prlimit(Some(process), Resource::Cpu, exactly(seconds));
}

#[cfg(not(target_os = "linux"))]
fn restrict(_process: Pid, _limits: Limits) {}

/// Waits for the end of a process without reaping it: when it ended, and whether the limit came first.
fn wait(process: Pid, start: Instant, limit: Duration) -> (Instant, bool) {
    let (sender, ended) = channel();
    thread::spawn(move || {
        // The only failure is that there is nothing to wait for.
        let _ = waitid(WaitId::Pid(process), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT);
        let _ = sender.send(Instant::now());
    });
    match ended.recv_timeout(limit.saturating_sub(start.elapsed())) {
        Ok(end) => (end, end.duration_since(start) > limit),
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
            kill(process);
            (ended.recv().unwrap_or_else(|_| Instant::now()), true)
        }
    }
}

fn reap(child: &mut Child) -> Option<ExitStatus> {
    child.wait().ok()
}

/// Reads a stream to its end on a thread, and keeps its beginning.
fn collect(stream: Option<impl Read + Send + 'static>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut kept = Vec::new();
        if let Some(mut stream) = stream {
            // A stream that breaks ends there.
            let _ = stream.by_ref().take(KEPT_OUTPUT).read_to_end(&mut kept);
            let _ = std::io::copy(&mut stream, &mut std::io::sink());
        }
        String::from_utf8_lossy(&kept).into_owned()
    })
}

/// What a process that ended by itself has said: its first line that is no comment, if that is an answer.
fn judge(status: Option<ExitStatus>, output: &str, errors: &str) -> (Outcome, String) {
    let mut lines = output.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';'));
    let first = lines.next().unwrap_or_default();
    match first {
        "sat" => return (Outcome::Sat, String::new()),
        "unsat" => return (Outcome::Unsat, String::new()),
        _ => {}
    }
    let both = [output, errors].map(str::to_lowercase);
    let exhausted = ["out of memory", "bad_alloc", "memoryerror", "memory allocation of"];
    let killed = status.and_then(|status| status.signal()) == Some(Signal::KILL.as_raw());
    let outcome = if killed || both.iter().any(|text| exhausted.iter().any(|words| text.contains(words))) {
        Outcome::Memory
    } else if first == "unknown" {
        Outcome::Unknown
    } else if first.starts_with("(error") {
        Outcome::Error
    } else {
        Outcome::Crash
    };
    let words = if first.is_empty() { errors.lines().last().unwrap_or_default() } else { first };
    let detail = match status {
        Some(status) if outcome == Outcome::Crash => format!("{status}: {words}"),
        _ => words.to_string(),
    };
    (outcome, detail.chars().take(200).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, milliseconds: u64) -> Run {
        let command = ["sh", "-c", script].map(OsString::from);
        let limits = Limits { time: Duration::from_millis(milliseconds), memory: 4 << 30 };
        run(&command, limits, &Running::default()).unwrap().unwrap()
    }

    #[test]
    fn outcomes() {
        for (script, outcome) in [
            ("echo '; a comment'; echo sat", Outcome::Sat),
            ("echo unsat; exit 1", Outcome::Unsat),
            ("echo unknown", Outcome::Unknown),
            ("echo '(error \"line 1: no\")'; echo sat", Outcome::Error),
            ("echo '(error \"out of memory\")'", Outcome::Memory),
            ("kill -9 $$", Outcome::Memory),
            ("kill -11 $$", Outcome::Crash),
            ("echo saturated", Outcome::Crash),
            ("exit 0", Outcome::Crash),
        ] {
            assert_eq!(shell(script, 60_000).outcome, outcome, "{script}");
        }
    }

    #[test]
    fn a_timeout_takes_the_whole_group_along() {
        let file = std::env::temp_dir().join(format!("duelist-bench-group-{}", std::process::id()));
        let start = Instant::now();
        let run = shell(&format!("(sleep 2; touch '{}') & sleep 100", file.display()), 300);
        assert_eq!(run.outcome, Outcome::Timeout);
        assert!(start.elapsed() < Duration::from_secs(2), "the pipes are closed as soon as the group is killed");
        thread::sleep(Duration::from_millis(2500).saturating_sub(start.elapsed()));
        assert!(!file.exists());
    }

    #[test]
    fn a_large_output_does_not_block() {
        assert_eq!(shell("echo sat; yes | head -c 3000000", 60_000).outcome, Outcome::Sat);
    }

    #[test]
    fn after_a_stop_nothing_starts() {
        let running = Running::default();
        running.stop();
        let limits = Limits { time: Duration::from_secs(1), memory: 1 << 30 };
        assert_eq!(run(&["true".into()], limits, &running).unwrap(), None);
    }
}

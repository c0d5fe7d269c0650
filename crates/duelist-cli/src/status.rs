//! A line on the terminal while a command takes its time: which engines are at work, for how long, and which lengths were tried.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use duelist::{Event, Observer, Progress};

/// How long a command may take before the line appears.
const AFTER: Duration = Duration::from_secs(2);

/// How often the line is redrawn.
const EVERY: Duration = Duration::from_millis(250);

/// How much of a text about lengths is shown: there may be many lists.
const WIDTH: usize = 50;

/// The line. It is gone before [`Status::watch`] returns.
#[derive(Clone, Debug, Default)]
pub(crate) struct Status(Arc<(Mutex<Work>, Condvar)>);

/// What is known about the command under way.
#[derive(Debug, Default)]
struct Work {
    since: Option<Instant>,
    /// The engine that each thread works with.
    engines: Vec<(ThreadId, &'static str, Instant)>,
    /// The largest bound on lengths that was tried.
    bound: u64,
    lengths: String,
    drawn: bool,
}

impl Status {
    /// A line on standard error, if that is a terminal on which a line can be erased.
    pub(crate) fn on_terminal() -> Option<Status> {
        if !io::stderr().is_terminal() || std::env::var_os("TERM").is_none_or(|term| term == "dumb") {
            return None;
        }
        let status = Status::default();
        let drawing = status.clone();
        // Without a thread there is no line, and nothing else is missing.
        thread::Builder::new().spawn(move || drawing.draw()).ok()?;
        Some(status)
    }

    /// Tells this line of the solver's work.
    pub(crate) fn observer(&self) -> Observer {
        let status = self.clone();
        Observer(Arc::new(move |progress| status.lock().note(progress, thread::current().id(), Instant::now())))
    }

    /// Executes a command.
    pub(crate) fn watch<T>(&self, command: impl FnOnce() -> T) -> T {
        *self.lock() = Work { since: Some(Instant::now()), ..Work::default() };
        self.0.1.notify_one();
        let result = command();
        self.clear();
        result
    }

    /// Erases the line, until the next command.
    pub(crate) fn clear(&self) {
        let mut work = self.lock();
        if work.drawn {
            put("\r\x1b[K");
        }
        *work = Work::default();
    }

    fn draw(&self) {
        let mut work = self.lock();
        loop {
            let Some(since) = work.since else {
                work = self.0.1.wait(work).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let (now, first) = (Instant::now(), since + AFTER);
            if now >= first {
                // What is too long for the terminal is cut off, not wrapped: a second line could not be taken back.
                put(&format!("\r\x1b[?7l{}\x1b[K\x1b[?7h", work.line(now)));
                work.drawn = true;
            }
            let pause = first.saturating_duration_since(now).max(EVERY);
            work = self.0.1.wait_timeout(work, pause).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Work> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn put(text: &str) {
    let mut stderr = io::stderr().lock();
    // Nothing can be done about a terminal that is gone.
    let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
}

impl Work {
    fn note(&mut self, progress: Progress<'_>, thread: ThreadId, now: Instant) {
        match progress {
            Progress::Step(event) => self.tried(event),
            Progress::Begins(engine) => {
                self.engines.retain(|(other, ..)| *other != thread);
                self.engines.push((thread, engine, now));
            }
            Progress::Ends => self.engines.retain(|(other, ..)| *other != thread),
            Progress::Recognized(..) => {}
        }
    }

    fn tried(&mut self, event: &Event) {
        match event.engine {
            "unroll" => {
                let bound = event.input.strip_prefix("lengths up to ").and_then(|bound| bound.parse().ok());
                self.bound = self.bound.max(bound.unwrap_or(0));
                self.lengths = format!("lengths up to {}", self.bound);
            }
            "fixed" if event.input.starts_with('|') => self.lengths.clone_from(&event.input),
            _ => {}
        }
    }

    fn line(&self, now: Instant) -> String {
        let seconds = |since: Instant| now.saturating_duration_since(since).as_secs();
        let mut line = format!("; {} s", self.since.map_or(0, seconds));
        for (at, (_, engine, since)) in self.engines.iter().enumerate() {
            let separator = if at == 0 { ": " } else { ", " };
            let _ = write!(line, "{separator}{engine} for {} s", seconds(*since));
        }
        if !self.lengths.is_empty() {
            let lengths: String = self.lengths.chars().take(WIDTH).collect();
            let more = if lengths == self.lengths { "" } else { "…" };
            let _ = write!(line, "; tried {lengths}{more}");
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use duelist::Approximation;

    use super::*;

    fn step(work: &mut Work, engine: &'static str, input: &str) {
        let (input, time) = (input.to_string(), Duration::ZERO);
        let event = Event { engine, kind: Approximation::Under, input, outcome: String::new(), start: time, time };
        work.note(Progress::Step(&event), thread::current().id(), Instant::now());
    }

    #[test]
    fn lines() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let (here, there) = (thread::current().id(), thread::spawn(|| ()).thread().id());
        let mut work = Work { since: Some(start), ..Work::default() };
        assert_eq!(work.line(at(2)), "; 2 s");
        work.note(Progress::Begins("image"), here, at(0));
        work.note(Progress::Begins("induction"), here, at(1));
        work.note(Progress::Begins("unroll"), there, at(3));
        assert_eq!(work.line(at(5)), "; 5 s: induction for 4 s, unroll for 2 s");
        for input in ["lengths up to 1", "lengths up to 32", "lengths up to 2"] {
            step(&mut work, "unroll", input);
        }
        step(&mut work, "runs", "skeleton of 2");
        work.note(Progress::Ends, here, at(5));
        assert_eq!(work.line(at(5)), "; 5 s: unroll for 2 s; tried lengths up to 32");
        step(&mut work, "fixed", "|a| = 3, |b| = 17");
        step(&mut work, "fixed", "no list is read");
        assert_eq!(work.line(at(6)), "; 6 s: unroll for 3 s; tried |a| = 3, |b| = 17");
        step(&mut work, "fixed", &"|long| = 1, ".repeat(10));
        assert!(work.line(at(6)).chars().count() < 100);
    }
}

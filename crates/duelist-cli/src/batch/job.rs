//! One file, solved by a process of its own: whatever happens to it, the batch goes on.

use std::io::{self, BufRead as _, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::results::{Outcome, Record};

/// How much later than its limit a process is ended that does not end by itself.
const GRACE: Duration = Duration::from_secs(2);

/// How often a process is looked at.
const LOOK: Duration = Duration::from_millis(5);

/// No line of a response that is longer than this is kept.
const LONGEST: usize = 2000;

/// What all files have in common.
pub(super) struct Job {
    pub(super) program: PathBuf,
    pub(super) timeout: Option<Duration>,
    pub(super) arguments: Vec<String>,
}

impl Job {
    /// Solves a file.
    pub(super) fn run(&self, file: &str) -> Record {
        let started = Instant::now();
        let mut record = Record {
            file: file.to_string(),
            outcome: Outcome::Failed,
            answers: Vec::new(),
            errors: Vec::new(),
            notes: Vec::new(),
            time: 0.0,
        };
        match self.start(file).and_then(|child| self.follow(child, &mut record)) {
            Ok(outcome) => record.outcome = outcome,
            Err(error) => record.errors.push(format!("cannot run {}: {error}", self.program.display())),
        }
        record.time = started.elapsed().as_secs_f64();
        record
    }

    fn start(&self, file: &str) -> io::Result<Child> {
        let mut command = Command::new(&self.program);
        command.args(["--verbosity", "1"]);
        if let Some(timeout) = self.timeout {
            command.arg("--total-timeout").arg(format!("{}ms", timeout.as_millis()));
        }
        // A name that begins with a dash, or has a `=` in it, is a name all the same.
        let file = if file.starts_with(['/', '.']) { file.to_string() } else { format!("./{file}") };
        command.args(&self.arguments).arg(file);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
    }

    /// Reads what a process says until it ends, and ends it if it does not in time.
    fn follow(&self, mut child: Child, record: &mut Record) -> io::Result<Outcome> {
        let end = self.timeout.map(|timeout| Instant::now() + timeout + GRACE);
        let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
        thread::scope(|scope| {
            let said = scope.spawn(move || stdout.map(lines));
            let remarked = scope.spawn(move || stderr.map(lines));
            let ended = wait(&mut child, end);
            for line in said.join().ok().flatten().unwrap_or_default() {
                match line.as_str() {
                    "sat" | "unsat" | "unknown" => record.answers.push(line),
                    error if error.starts_with("(error ") => record.errors.push(line),
                    _ => {}
                }
            }
            for line in remarked.join().ok().flatten().unwrap_or_default() {
                match line.strip_prefix("; check ").or(line.strip_prefix("; ")) {
                    Some(note) => record.notes.push(note.to_string()),
                    None if record.errors.is_empty() && !line.is_empty() => record.errors.push(line),
                    None => {}
                }
            }
            Ok(match ended? {
                None => Outcome::Timeout,
                Some(status) if matches!(status.code(), Some(0 | 1)) => Outcome::Done,
                Some(status) => {
                    record.errors.push(format!("the process ended with {status}"));
                    Outcome::Crashed
                }
            })
        })
    }
}

/// Waits for the end of a process. `None` if it came too late, and was brought about.
fn wait(child: &mut Child, end: Option<Instant>) -> io::Result<Option<ExitStatus>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if end.is_some_and(|end| Instant::now() > end) {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(LOOK);
    }
}

/// The lines of a stream that are short enough to be kept.
fn lines(stream: impl Read) -> Vec<String> {
    let mut reader = BufReader::new(stream);
    let (mut all, mut line) = (Vec::new(), Vec::new());
    while reader.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        if line.len() <= LONGEST {
            all.push(String::from_utf8_lossy(&line).trim_end().to_string());
        }
        line.clear();
    }
    all
}

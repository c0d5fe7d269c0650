//! The program under strain: long conversations and short deadlines.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A running `duelist`.
struct Conversation {
    child: Child,
    /// `None` once nothing more is to be said.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    fn start(program: &Path, arguments: &[&str]) -> io::Result<Conversation> {
        let mut child = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let missing = || io::Error::other("no pipe");
        let input = Some(child.stdin.take().ok_or_else(missing)?);
        let output = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        Ok(Conversation { child, input, output })
    }

    fn ask(&mut self, commands: &str) -> io::Result<String> {
        if let Some(input) = &mut self.input {
            input.write_all(commands.as_bytes())?;
            input.flush()?;
        }
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(line.trim().to_string())
    }

    /// Says nothing more, and waits until it ends. What it still says is read, or it would wait for somebody to do so.
    fn end(mut self) -> io::Result<()> {
        self.input.take();
        io::copy(&mut self.output, &mut io::sink())?;
        self.child.wait().map(drop)
    }

    /// The memory it has, in megabytes; none where the system does not say.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? / 1024)
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a long conversation was like.
#[derive(Clone, Debug)]
pub struct Soak {
    /// Rounds of push, assert, check and pop.
    pub rounds: usize,
    /// Answers that were wrong.
    pub wrong: usize,
    /// The median time of a round near the beginning, from round 50 to 150.
    pub early: Duration,
    /// The median of the last hundred.
    pub late: Duration,
    /// Memory in megabytes after every thousandth round, where the system says it.
    pub memory: Vec<u64>,
}

/// How many megabytes a conversation may come to take after its first thousand rounds, however long it is.
pub const MOST_GROWTH: u64 = 32;

impl Soak {
    /// Whether all answers were right, the memory stayed within [`MOST_GROWTH`], and the last rounds took at most 1.5 times as long as
    /// the first.
    #[must_use]
    pub fn holds(&self) -> bool {
        let first = self.memory.first().copied().unwrap_or(0);
        let bounded = self.memory.iter().all(|memory| *memory <= first + MOST_GROWTH);
        self.wrong == 0 && bounded && self.late * 2 <= self.early * 3
    }
}

/// One process, so many small rounds whose answers are known.
///
/// # Errors
/// If the program cannot be talked to.
pub fn soak(program: &Path, rounds: usize, arguments: &[&str], mut progress: impl FnMut(usize)) -> io::Result<Soak> {
    let mut duelist = Conversation::start(program, arguments)?;
    duelist.ask("(declare-const l (List Int))(declare-const x Int)(assert (> (List.fold + 0 l) 0))(check-sat)\n")?;
    let (mut times, mut wrong, mut memory) = (Vec::with_capacity(rounds), 0, Vec::new());
    for round in 0..rounds {
        let (formula, expected) = match round % 4 {
            0 => (format!("(= (List.len l) {})", round % 7 + 1), "sat"),
            1 => (format!("(and (> x {round}) (< x {}))", round + 1), "unsat"),
            2 => {
                (format!("(and (= x {round}) (List.fold (lambda ((a Bool) (e Int)) (and a (< e 0))) true l))"), "unsat")
            }
            _ => (
                format!(
                    "(= (List.fold (lambda ((a Int) (e Int)) (ite (> e x) (+ a 1) a)) 0 l) (+ 1 (mod x {})))",
                    round % 5 + 2
                ),
                "sat",
            ),
        };
        let started = Instant::now();
        let said = duelist.ask(&format!("(push 1)(assert {formula})(check-sat)(pop 1)\n"))?;
        times.push(started.elapsed());
        wrong += usize::from(said != expected);
        if (round + 1) % 1000 == 0 {
            memory.extend(duelist.memory());
        }
        progress(round);
    }
    let median = |times: &[Duration]| {
        let mut sorted = times.to_vec();
        sorted.sort();
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    };
    let early = median(&times[50.min(times.len())..150.min(times.len())]);
    let late = median(&times[times.len().saturating_sub(100)..]);
    Ok(Soak { rounds, wrong, early, late, memory })
}

/// How long runs with a limit took.
#[derive(Clone, Debug, Default)]
pub struct Precision {
    /// The time of each run.
    pub times: Vec<Duration>,
    /// How many were cut off by the limit.
    pub timeouts: usize,
    /// The one that took longest.
    pub slowest: Option<(String, Duration)>,
}

/// Runs the program on each problem with a limit of a second; a problem is a name and a text.
///
/// # Errors
/// If the program cannot be started.
pub fn precision(
    program: &Path,
    problems: &[(String, String)],
    mut progress: impl FnMut(usize),
) -> io::Result<Precision> {
    let mut found = Precision::default();
    for (index, (name, text)) in problems.iter().enumerate() {
        let started = Instant::now();
        let mut run = Conversation::start(program, &["-in", "--timeout", "1", "--total-timeout", "1"])?;
        let answer = run.ask(text)?;
        run.end()?;
        let time = started.elapsed();
        found.timeouts += usize::from(answer == "unknown");
        found.times.push(time);
        if found.slowest.as_ref().is_none_or(|(_, slowest)| time > *slowest) {
            found.slowest = Some((name.clone(), time));
        }
        progress(index);
    }
    Ok(found)
}

//! Recordings, replayed: question by question through pipes, as clients ask.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use crate::error::Error;

/// How a session went.
#[derive(Clone, Debug, Default)]
pub(crate) struct Replay {
    /// The time of each question, in its order.
    pub(crate) times: Vec<Duration>,
    /// What was said to each.
    pub(crate) answers: Vec<String>,
    /// Questions that were answered.
    pub(crate) answered: usize,
    /// Questions that were answered `unsat` although a run of the program is known.
    pub(crate) wrong: usize,
    /// The memory that was in use after the first hundred questions, and after all of them, in kilobytes.
    pub(crate) memory: (u64, u64),
}

impl Replay {
    /// The time that this share of the questions did not take longer than.
    pub(crate) fn quantile(&self, share: f64) -> Duration {
        let mut times = self.times.clone();
        times.sort();
        let last = times.len().saturating_sub(1);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "a place among thousands"
        )]
        let place = (last as f64 * share).round() as usize;
        times.get(place).copied().unwrap_or_default()
    }

    /// The times of the questions with this answer.
    pub(crate) fn only(&self, answer: &str) -> Replay {
        let chosen = self.times.iter().zip(&self.answers).filter(|(_, said)| *said == answer);
        Replay { times: chosen.map(|(time, _)| *time).collect(), ..Replay::default() }
    }

    /// All questions.
    pub(crate) fn total(&self) -> Duration {
        self.times.iter().sum()
    }
}

/// When memory is looked at for the first time.
const EARLY: usize = 100;

/// How a recording says that a question has a model.
const SATISFIABLE: &str = "(set-info :status sat)";

/// What is asked, and whether that is known to have a model. Nobody is told: Z3 takes the last status for that of all questions that follow, and prints errors between its answers.
fn question(part: &str) -> (String, bool) {
    (part.replace(SATISFIABLE, ""), part.contains(SATISFIABLE))
}

/// Kills the process when it is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks a program so many questions of a session, which begins anew when it is over. Ends early if the program dies or does not answer within `patience`.
pub(crate) fn replay(
    command: &[OsString],
    options: &str,
    session: &str,
    questions: usize,
    patience: Duration,
) -> Result<Replay, Error> {
    let (program, arguments) = command.split_first().ok_or(Error::NothingSelected)?;
    let failed = |source| Error::Spawn { program: program.to_string_lossy().into_owned(), source };
    let mut process = Command::new(program);
    process.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut running = Running(process.spawn().map_err(failed)?);
    let (Some(mut input), Some(output)) = (running.0.stdin.take(), running.0.stdout.take()) else {
        return Err(Error::NothingSelected);
    };
    let (send, lines) = channel();
    std::thread::spawn(move || {
        BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
    });
    let (prelude, parts) = parts(session);
    let pid = running.0.id();
    let mut replay = Replay::default();
    let _ = input.write_all(format!("{options}{prelude}").as_bytes());
    for part in parts.iter().cycle().take(questions) {
        let (question, satisfiable) = question(part);
        let started = Instant::now();
        if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
            break;
        }
        let Ok(answer) = lines.recv_timeout(patience) else { break };
        replay.times.push(started.elapsed());
        replay.answered += usize::from(answer == "sat" || answer == "unsat");
        replay.wrong += usize::from(answer == "unsat" && satisfiable);
        replay.answers.push(answer);
        if replay.times.len() == EARLY.min(questions) {
            replay.memory.0 = memory(pid);
        }
    }
    replay.memory.1 = memory(pid);
    Ok(replay)
}

/// What comes before the first question, and the questions. What comes after the last belongs to the first, so that the session can be repeated.
fn parts(session: &str) -> (String, Vec<String>) {
    const CHECK: &str = "(check-sat)\n";
    let session = session.replace("(check-sat)", CHECK);
    let mut parts: Vec<String> = session.split_inclusive(CHECK).map(str::to_string).collect();
    let rest = match parts.last() {
        Some(last) if !last.ends_with(CHECK) => parts.pop().unwrap_or_default(),
        _ => String::new(),
    };
    let start = parts.first().and_then(|first| first.find("(push")).unwrap_or(0);
    let Some(first) = parts.first_mut() else { return (rest, parts) };
    let (prelude, question) = (first[..start].to_string(), first[start..].to_string());
    // Before the first question nothing is open, and there is nothing to close.
    let closing = rest.trim();
    *first = question;
    if let Some(last) = parts.last_mut() {
        *last = last.replacen(CHECK, &format!("{CHECK}{closing}\n"), 1);
    }
    (prelude, parts)
}

/// What a process and its children have in memory, in kilobytes; 0 if the system does not say. Pages that a forked child shares with its parent count once.
fn memory(pid: u32) -> u64 {
    let rollup = std::fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).unwrap_or_default();
    let own = rollup.lines().find_map(|line| line.strip_prefix("Pss:")?.split_whitespace().next()?.parse().ok());
    let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let children = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let children: Vec<u32> = children
        .flat_map(|all| all.split_whitespace().filter_map(|one| one.parse().ok()).collect::<Vec<_>>())
        .collect();
    own.unwrap_or(0) + children.into_iter().map(memory).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_are_cut_into_questions_and_can_be_repeated() {
        let (prelude, parts) =
            parts("(declare-const x Int)\n(push 1)(assert (> x 1))(check-sat)(pop 1)\n(push 1)(check-sat)\n(pop 1)\n");
        assert_eq!(prelude, "(declare-const x Int)\n");
        assert_eq!(parts.len(), 2);
        let level = |text: &str| text.matches("(push").count() - text.matches("(pop").count();
        assert_eq!(level(&parts.concat()), 0);
    }

    #[test]
    fn nobody_is_told_the_status_of_a_question() {
        let asked = question("(push 1)(assert a)(set-info :status sat)(check-sat)");
        assert_eq!(asked, ("(push 1)(assert a)(check-sat)".to_string(), true));
        assert!(!question("(push 1)(check-sat)").1);
    }

    #[test]
    fn quantiles() {
        let times = (1..=101).rev().map(Duration::from_millis).collect();
        let answers = (1..=101).rev().map(|time| if time > 51 { "sat" } else { "unsat" }.to_string()).collect();
        let replay = Replay { times, answers, ..Replay::default() };
        let quantiles = (replay.quantile(0.5), replay.quantile(0.95));
        assert_eq!(quantiles, (Duration::from_millis(51), Duration::from_millis(96)));
        assert_eq!(replay.only("unsat").quantile(0.5), Duration::from_millis(26));
    }
}

//! `duelist-bench goals`: what a client waits for, next to what it should wait at most.
//!
//! One process for each problem that stands alone, and one session of two hundred related questions. The wall-clock time is the least of the runs, as in [`crate::grow`]; the
//! processor time is their mean, which a busy machine changes little.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use crate::corpus::Status;
use crate::error::{self, Error};
use crate::grow::problem;
use crate::machine;
use crate::output;
use crate::process::{self, Limits, Running};
use crate::stream::replay;
use crate::tools::Tools;

/// A problem that stands alone, and how many seconds it may take.
struct Goal {
    name: &'static str,
    status: Status,
    text: fn() -> String,
    seconds: f64,
}

/// In the order of the table.
const GOALS: [Goal; 7] = [
    Goal {
        name: "one small problem",
        status: Status::Unsat,
        text: || small("(< (List.sum l) (List.len l))"),
        seconds: 0.05,
    },
    Goal { name: "one small problem", status: Status::Sat, text: || small("(= (List.sum l) 7)"), seconds: 0.03 },
    Goal {
        name: "32 folds over one list",
        status: Status::Sat,
        text: || problem("folds", Status::Sat, 32),
        seconds: 1.0,
    },
    Goal {
        name: "a cycle through 64 constructors",
        status: Status::Unsat,
        text: || problem("constructors", Status::Unsat, 64),
        seconds: 1.0,
    },
    Goal {
        name: "a cycle through 64 constructors",
        status: Status::Sat,
        text: || problem("constructors", Status::Sat, 64),
        seconds: 0.5,
    },
    Goal {
        name: "64 lists in one inequality",
        status: Status::Unsat,
        text: || problem("lists", Status::Unsat, 64),
        seconds: 1.0,
    },
    Goal {
        name: "64 lists in one inequality",
        status: Status::Sat,
        text: || problem("lists", Status::Sat, 64),
        seconds: 1.0,
    },
];

/// What the session may take in all, and each of its questions in the middle, in seconds.
const SESSION: f64 = 2.0;
const UNSAT: f64 = 0.008;
const SAT: f64 = 0.004;

/// Positive numbers, and what is said of them.
fn small(about: &str) -> String {
    format!(
        "(declare-const l (List Int))\n(assert (List.forall (lambda ((x Int)) (>= x 1)) l))\n(assert {about})\n(check-sat)\n"
    )
}

/// How many pairs of questions the session has: one without a model, one with.
const PAIRS: usize = 100;

/// Two hundred questions about the same records, two assertions each.
fn session() -> String {
    let mut text = "(declare-datatype Item ((item (price Int) (quantity Int) (taxed Bool))))
(declare-const items (List Item))
(define-fun total () Int (List.fold (lambda ((a Int) (i Item)) (+ a (price i))) 0 items))
(define-fun pieces () Int (List.fold (lambda ((a Int) (i Item)) (+ a (quantity i))) 0 items))
(define-fun taxes () Int (List.fold (lambda ((a Int) (i Item)) (ite (taxed i) (+ a 2) a)) 0 items))
"
    .to_string();
    for pair in 0..PAIRS {
        let (least, more) = (pair % 10 + 1, pair / 10);
        let questions = [
            format!("(> (* {least} (List.len items)) (+ total {more}))"),
            format!("(> (- total pieces) (+ taxes {more}))"),
        ];
        for question in questions {
            let _ = writeln!(
                text,
                "(push 1)(assert (List.forall (lambda ((i Item)) (and (>= (price i) {least}) (>= (quantity i) 1))) items))\
                 (assert {question})(check-sat)(pop 1)"
            );
        }
    }
    text
}

/// Measures, and writes a table. The number of wrong answers.
pub(crate) fn goals(
    tools: &Tools,
    folder: &Path,
    limits: Limits,
    runs: u32,
    running: &Running,
) -> Result<usize, Error> {
    let mut wrong = 0;
    output::note("| work | answer | seconds | processor | goal | |\n| :--- | :--- | ---: | ---: | ---: | :--- |");
    for goal in &GOALS {
        let path = folder.join("goals").join(format!("{}.{}.smt2", goal.name.replace(' ', "-"), goal.status));
        error::write(&path, (goal.text)().as_bytes())?;
        let mut command = tools.ours().to_vec();
        command.push(path.into());
        let before = machine::processor_time_of_children();
        let (mut least, mut failed) = (f64::INFINITY, None);
        for _ in 0..runs {
            let Some(run) = process::run(&command, limits, running)? else { return Ok(wrong) };
            if !run.outcome.is_answer() || goal.status.contradicts(run.outcome) {
                failed = Some(run.outcome);
            }
            least = least.min(run.seconds);
        }
        let processor = (machine::processor_time_of_children() - before) / f64::from(runs);
        let said = failed.map_or_else(|| goal.status.to_string(), |outcome| outcome.to_string());
        wrong += usize::from(failed.is_some_and(|outcome| goal.status.contradicts(outcome)));
        output::note(&row(goal.name, &said, least, Some(processor), goal.seconds, failed.is_none()));
    }
    wrong += related(tools, runs, limits.time)?;
    Ok(wrong)
}

/// The session: each question's median over all questions with the same answer, in the quickest of the runs.
fn related(tools: &Tools, runs: u32, patience: Duration) -> Result<usize, Error> {
    let before = machine::processor_time_of_children();
    let mut replays = Vec::new();
    for _ in 0..runs {
        replays.push(replay(tools.ours(), "", &session(), 2 * PAIRS, patience)?);
    }
    let processor = (machine::processor_time_of_children() - before) / f64::from(runs);
    let Some(best) = replays.into_iter().min_by_key(|replay| replay.total()) else { return Ok(0) };
    let all = best.answered == 2 * PAIRS;
    let said = format!("{} of {}", best.answered, 2 * PAIRS);
    output::note(&row("200 related questions", &said, best.total().as_secs_f64(), Some(processor), SESSION, all));
    let mut wrong = 0;
    for (answer, goal, first) in [("unsat", UNSAT, 0), ("sat", SAT, 1)] {
        let answers = best.answers.iter().skip(first).step_by(2);
        wrong += answers.filter(|said| ["sat", "unsat"].contains(&said.as_str()) && *said != answer).count();
        let median = best.only(answer).quantile(0.5).as_secs_f64();
        output::note(&row("the median of these", answer, median, None, goal, true));
    }
    Ok(wrong)
}

fn row(name: &str, said: &str, seconds: f64, processor: Option<f64>, goal: f64, answered: bool) -> String {
    let processor = processor.map_or_else(String::new, |seconds| format!("{seconds:.2}"));
    let verdict = if answered && seconds <= goal { "reached" } else { "missed" };
    format!("| {name} | {said} | {seconds:.3} | {processor} | {goal} | {verdict} |")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_have_two_hundred_questions() {
        assert_eq!(session().matches("(check-sat)").count(), 2 * PAIRS);
    }

    #[test]
    fn what_is_not_answered_misses_its_goal() {
        assert!(row("x", "unknown", 0.1, None, 1.0, false).ends_with("missed |"));
        assert!(row("x", "sat", 0.1, Some(0.2), 1.0, true).ends_with("| 0.20 | 1 | reached |"));
        assert!(row("x", "sat", 1.1, None, 1.0, true).ends_with("missed |"));
    }
}

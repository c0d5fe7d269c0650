//! Models whose lists are more regular than they need be: guesses. One that fails the check says nothing.

use std::time::Duration;

use super::engines::Means;
use super::judge::{Outcome, judge};
use super::{Answer, Plan, prepare};
use crate::engine::{Reason, Resources};
use crate::problem::Problem;
use crate::report::Report;
use crate::rewrite::{self, Meaning, Nesting, Words};
use crate::term::{Store, Term};
use crate::under::Runs;

/// How long each guess is tried in one go.
const SHARE: Duration = Duration::from_millis(2_000);

/// A way to guess.
#[derive(Clone, Copy)]
enum Guess {
    /// Inner lists repeat an element or two.
    Inner(Words),
    /// Lists repeat an element, or count, where functions look at other lists.
    Regular,
}

/// Guesses, and how far the search for a model of each has come.
pub(super) struct Uniform {
    /// Those that were not made yet, the next one last.
    left: Vec<Guess>,
    made: Vec<(Problem, Runs)>,
}

impl Uniform {
    pub(super) fn new(problem: &Problem) -> Uniform {
        let nested = problem.definitions.iter().any(|definition| matches!(definition.meaning, Meaning::Rows(_)));
        let left = match nested {
            true => [Words::Four, Words::Free, Words::One, Words::Two].map(Guess::Inner).to_vec(),
            false => vec![Guess::Regular],
        };
        Uniform { left, made: Vec::new() }
    }

    /// A model that the original assertions admit, or why there is none.
    pub(super) fn resume(&mut self, store: &mut Store, means: &Means<'_>, report: &mut Report) -> Answer {
        let mut last = Reason::Incomplete("no guess is right".to_string());
        let mut open = Vec::new();
        for (problem, mut runs) in std::mem::take(&mut self.made) {
            match tried(&problem, &mut runs, store, means, report) {
                Ok(answer) => return answer,
                Err(reason) if reason.may_change() => {
                    last = reason;
                    open.push((problem, runs));
                }
                Err(_) => {}
            }
        }
        self.made = open;
        while let Some(guess) = self.left.pop() {
            if let Some(reason) = means.resources.stopped() {
                self.left.push(guess);
                return Answer::Unknown(reason);
            }
            let Some(problem) = guess.problem(store, means) else { continue };
            let Ok(mut runs) = Runs::new(&problem, store) else { continue };
            match tried(&problem, &mut runs, store, means, report) {
                Ok(answer) => return answer,
                Err(reason) if reason.may_change() => {
                    last = reason;
                    self.made.push((problem, runs));
                }
                Err(_) => {}
            }
        }
        Answer::Unknown(last)
    }
}

impl Guess {
    /// The problem of a guess: what is done to it is no part of the report.
    fn problem(self, store: &mut Store, means: &Means<'_>) -> Option<Problem> {
        let Means { question, plan, resources } = *means;
        let mut problem = match self {
            Guess::Inner(words) => normal(store, question.copies, Nesting::Uniform(words), resources, plan)?,
            Guess::Regular => {
                let assertions = rewrite::regular(store, question.copies)?;
                normal(store, &assertions, Nesting::Exact, resources, plan)?
            }
        };
        problem.definitions.splice(..0, question.definitions.iter().cloned());
        Some(problem)
    }
}

fn normal(
    store: &mut Store,
    assertions: &[Term],
    nesting: Nesting,
    resources: Resources<'_>,
    plan: &Plan<'_>,
) -> Option<Problem> {
    let (enabled, stop) = (|group| plan.disabled.admits_group(group), || resources.stopped().is_some());
    prepare(store, assertions, nesting, enabled, stop, &mut Report::default())
}

/// The model of a guess as repeated blocks, if there is one that the original assertions admit.
fn tried(
    problem: &Problem,
    runs: &mut Runs,
    store: &mut Store,
    means: &Means<'_>,
    report: &mut Report,
) -> Result<Answer, Reason> {
    let resources = means.resources.within(SHARE);
    let outcome = runs.resume(problem, store, resources, means.plan.lengths, means.plan.shapes, report);
    match judge(store, means.question, problem, Outcome::Under("uniform", outcome), means.plan, report) {
        Answer::Sat(model) => Ok(Answer::Sat(model)),
        Answer::Unsat(_) => Err(Reason::Incomplete("a guess has no model".to_string())),
        Answer::Unknown(Reason::WrongModel(_)) => Err(Reason::Incomplete("a guess was wrong".to_string())),
        Answer::Unknown(reason) => Err(reason),
    }
}

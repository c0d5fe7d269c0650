//! The loop: engines in the order of a strategy, their outcomes judged by one table.

use std::time::Instant;

use crate::backend::{Backend, Deadline, Replay};
use crate::check;
use crate::engine::{Cancel, OverOutcome, Reason, Resources, UnderOutcome};
use crate::model::Model;
use crate::over::{Candidate, LengthAbstraction, LengthOrder, Lengths};
use crate::problem::{Problem, extract};
use crate::report::{Approximation, Report};
use crate::rewrite::{Undefined, normalize, totalize};
use crate::strategy::{Disabled, Step, Strategy};
use crate::term::{Node, Op, Store, Term};
use crate::under::{self, Attempt, FixedLength};

/// How to solve.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// Which engines, in which order.
    pub strategy: &'a Strategy,
    /// What is switched off.
    pub disabled: &'a Disabled,
    /// In which order lengths are tried.
    pub lengths: LengthOrder,
    /// Where sessions come from.
    pub backend: &'a dyn Backend,
    /// Where everything sent to solvers is written to.
    pub replay: Option<&'a Replay>,
    /// When to stop.
    pub deadline: Deadline,
}

/// An answer with its reason.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Satisfiable: a model on which the original assertions were evaluated.
    Sat(CheckedModel),
    /// Unsatisfiable, as the engine of this name proved.
    Unsat(&'static str),
    /// No answer.
    Unknown(Reason),
}

/// A model that passed [`check::check_model`]; nothing else makes one.
#[derive(Clone, Debug)]
pub struct CheckedModel(Model);

impl CheckedModel {
    /// The model.
    #[must_use]
    pub fn model(&self) -> &Model {
        &self.0
    }
}

/// What a step of a strategy came to.
enum Outcome {
    /// Of an engine that can only refute.
    Over(&'static str, OverOutcome),
    /// Of an engine that can only propose.
    Under(&'static str, UnderOutcome),
}

/// Decides whether assertions have a common model.
pub fn solve(store: &mut Store, assertions: &[Term], plan: &Plan<'_>, report: &mut Report) -> Answer {
    let started = Instant::now();
    let problem = prepare(store, assertions, plan, report);
    let cancel = Cancel::default();
    let resources = Resources { backend: plan.backend, replay: plan.replay, deadline: plan.deadline, cancel: &cancel };
    let mut answer = settled(store, &problem);
    if is_ground(store, assertions) {
        // Nothing is unknown, as when a printed model is read back: the evaluator decides if it can.
        let outcome = Outcome::Under("ground", UnderOutcome::Proposed(Model::default()));
        if let sat @ Answer::Sat(_) = judge(store, assertions, outcome, plan, report) {
            answer = sat;
        }
    }
    let steps = if problem.unsupported.is_some() { &[] } else { plan.strategy.steps };
    for step in steps.iter().filter(|step| plan.disabled.admits_step(step)) {
        if !matches!(answer, Answer::Unknown(_)) {
            break;
        }
        let outcome = match step {
            Step::Refine => refine(&problem, store, resources, plan.lengths, report),
            Step::Unroll { up_to } => {
                Outcome::Under("unroll", under::unroll(&problem, store, resources, *up_to, plan.lengths, report))
            }
            Step::Runs => Outcome::Under("runs", under::runs(&problem, store, resources, plan.lengths, report)),
        };
        answer = judge(store, assertions, outcome, plan, report);
    }
    report.time = started.elapsed();
    answer
}

/// The soundness table (DESIGN §1): every verdict passes through here.
///
/// | engine | its query has a model | its query has none |
/// |---|---|---|
/// | over-approximating | open | **unsat** |
/// | under-approximating | **sat**, if the original assertions evaluate to true on it | open, or **unsat** if proved exact |
fn judge(store: &Store, assertions: &[Term], outcome: Outcome, plan: &Plan<'_>, report: &mut Report) -> Answer {
    let (engine, answer) = match outcome {
        Outcome::Over(engine, OverOutcome::Refuted) => (engine, Answer::Unsat(engine)),
        Outcome::Under(engine, UnderOutcome::Exhausted(_)) => (engine, Answer::Unsat(engine)),
        Outcome::Under(engine, UnderOutcome::Proposed(model)) => {
            match check::check_model(store, assertions, &model, || plan.deadline.expired()) {
                Ok(()) => (engine, Answer::Sat(CheckedModel(model))),
                Err(_) if plan.deadline.expired() => return Answer::Unknown(Reason::Timeout),
                Err(error) => return Answer::Unknown(Reason::WrongModel(format!("model of {engine}: {error}"))),
            }
        }
        Outcome::Over(_, OverOutcome::Open(reason)) | Outcome::Under(_, UnderOutcome::Open(reason)) => {
            return Answer::Unknown(reason);
        }
    };
    report.answered_by = Some(engine);
    answer
}

/// Brings the assertions into normal form.
pub(crate) fn prepare(store: &mut Store, assertions: &[Term], plan: &Plan<'_>, report: &mut Report) -> Problem {
    report.terms.0 = store.postorder(assertions).len();
    let normal = normalize(store, assertions, |group| plan.disabled.admits_group(group), &mut report.fired);
    let mut undefined = Undefined::default();
    let total = totalize(store, &normal, &mut undefined);
    let problem = extract(store, &total, undefined);
    report.terms.1 = store.postorder(&problem.formula).len();
    report.lists = problem.lists.len();
    report.folds = problem.folds.len();
    problem
}

/// The answer that needs no solver: a formula that is literally false.
fn settled(store: &Store, problem: &Problem) -> Answer {
    if problem.formula.iter().any(|formula| *store.node(*formula) == Node::Bool(false)) {
        return Answer::Unsat("simplify");
    }
    let reason = match &problem.unsupported {
        Some(what) => Reason::Unsupported(what.clone()),
        None => Reason::Incomplete("no engine was asked".to_string()),
    };
    Answer::Unknown(reason)
}

/// Whether no declared symbol occurs in terms.
fn is_ground(store: &Store, terms: &[Term]) -> bool {
    let symbol = |term: Term| matches!(store.as_app(term), Some((Op::Symbol(_), _)));
    !store.postorder(terms).into_iter().any(symbol)
}

/// The refinement loop of the paper (§4.3): lengths from the over-approximation, elements from the under-approximation,
/// lengths without a model fed back.
fn refine(
    problem: &Problem,
    store: &mut Store,
    resources: Resources<'_>,
    order: LengthOrder,
    report: &mut Report,
) -> Outcome {
    let (mut length, mut fixed) = match engines(problem, store, resources, order) {
        Ok(engines) => engines,
        Err(reason) => return Outcome::Over("length", OverOutcome::Open(reason)),
    };
    let outcome = loop {
        let started = Instant::now();
        let candidate = length.next(problem, store, resources);
        let said = describe_candidate(problem, &candidate);
        report.event("length", Approximation::Over, String::new(), said, started.elapsed());
        let lengths = match candidate {
            Candidate::Lengths(lengths) => lengths,
            Candidate::Refuted => break Outcome::Over("length", OverOutcome::Refuted),
            Candidate::GaveUp(reason) => break Outcome::Over("length", OverOutcome::Open(reason)),
        };
        let started = Instant::now();
        let attempt = fixed.attempt(problem, store, resources, &lengths);
        let said = describe_attempt(&attempt);
        report.event("fixed", Approximation::Under, describe(problem, &lengths), said, started.elapsed());
        match attempt {
            Attempt::Model(model) => break Outcome::Under("fixed", UnderOutcome::Proposed(model)),
            Attempt::Excluded(excluded) => length.exclude(problem, store, &excluded),
            Attempt::GaveUp(reason) if resources.stopped().is_some() || !fixed.usable() => {
                break Outcome::Under("fixed", UnderOutcome::Open(reason));
            }
            Attempt::GaveUp(reason) => length.skip(problem, store, &lengths, reason),
        }
    };
    report.effort("length", length.effort());
    report.effort("fixed", fixed.effort());
    outcome
}

fn engines(
    problem: &Problem,
    store: &mut Store,
    resources: Resources<'_>,
    order: LengthOrder,
) -> Result<(LengthAbstraction, FixedLength), Reason> {
    let length = LengthAbstraction::new(problem, store, resources, order)?;
    Ok((length, FixedLength::new(problem, store, resources)?))
}

fn describe(problem: &Problem, lengths: &Lengths) -> String {
    let one =
        |(id, length): &(crate::problem::ListId, dashu_int::IBig)| format!("|{}| = {length}", problem.list(*id).name);
    if lengths.read.is_empty() {
        return "no list is read".to_string();
    }
    lengths.read.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn describe_candidate(problem: &Problem, candidate: &Candidate) -> String {
    match candidate {
        Candidate::Lengths(lengths) => format!("sat: {}", describe(problem, lengths)),
        Candidate::Refuted => "unsat".to_string(),
        Candidate::GaveUp(reason) => format!("unknown: {reason}"),
    }
}

fn describe_attempt(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Model(_) => "sat".to_string(),
        Attempt::Excluded(_) => "unsat, these lengths are excluded".to_string(),
        Attempt::GaveUp(reason) => format!("unknown: {reason}"),
    }
}

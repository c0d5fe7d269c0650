//! The loop: engines in the order of a strategy, their outcomes judged by one table.

mod engines;
mod judge;
mod parts;
mod shortest;
mod steps;
#[cfg(test)]
mod tests;
mod uniform;

use std::time::{Duration, Instant};

use self::engines::{Engines, Means};
pub use self::judge::CheckedModel;
pub(crate) use self::judge::recheck;
use self::judge::{evident, judge, settled};
use self::shortest::shortest;
use self::steps::{direct, nothing_is_approximated, scalar, summarize};
use crate::backend::{Backend, Deadline, Replay};
use crate::engine::{Cancel, Reason, Resources, stopped};
use crate::evidence::{Argument, Refutation};
use crate::learn::{Lemmas, Shapes};
use crate::over::LengthOrder;
use crate::problem::{Problem, extract};
use crate::report::{Progress, Report};
use crate::rewrite::{
    Definition, Group, Nesting, Outside, Reduced, Undefined, as_integers, copy_within_bounds, reduce, totalize,
};
use crate::strategy::{Disabled, Engine, Feature, HINTED, NATIVE, Step, Strategy};
use crate::term::{Copied, Origin, Store, Term};
use crate::under;

/// How long to look for another argument for what rewriting has settled.
const RECONSIDER: Duration = Duration::from_secs(5);

/// How long a problem with integers for words is worked on before the words themselves have their turn.
const AS_INTEGERS: Duration = Duration::from_secs(60);

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
    /// How to stop before.
    pub cancel: &'a Cancel,
    /// How many threads may work; with one, the order of steps is deterministic.
    pub threads: usize,
    /// Whether the evidence for an `unsat` must be fit for a certificate ([`crate::certificate`]). Then each engine starts from the same
    /// state: everything that evidence mentions can be derived again.
    pub certify: bool,
    /// Whether nothing suggests that more questions follow: no level is open, and none was asked before.
    pub single: bool,
    /// What was proved of earlier questions, and is added to.
    pub lemmas: Option<&'a Lemmas>,
    /// Which shapes long models of earlier questions had, and is added to.
    pub shapes: Option<&'a Shapes>,
    /// How long lists may have to be, by the models of earlier questions: up to here, lengths are asked for at once.
    pub likely: usize,
}

impl Plan<'_> {
    /// Whether to stop, and why.
    fn stopped(&self) -> Option<Reason> {
        stopped(self.cancel, self.deadline, self.backend)
    }
}

/// An answer with its reason.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Satisfiable: a model on which the original assertions were evaluated.
    Sat(CheckedModel),
    /// Unsatisfiable, and why.
    Unsat(Box<Refutation>),
    /// No answer.
    Unknown(Reason),
}

impl Answer {
    /// Whether it is `sat` or `unsat`.
    #[must_use]
    pub fn is_conclusive(&self) -> bool {
        !matches!(self, Answer::Unknown(_))
    }
}

/// What is asked. Engines work on copies in a store that ends with the question, so nothing they build stays behind, and what they do
/// depends on the assertions alone. Models are judged by the originals.
#[derive(Clone, Copy)]
struct Question<'a> {
    store: &'a Store,
    assertions: &'a [Term],
    copies: &'a [Term],
    /// What the copies say of constants that are not in them any more.
    definitions: &'a [Definition],
    origin: &'a Origin,
    /// What stands for elements out of bounds in the copies.
    outside: &'a Outside,
}

/// Decides whether assertions have a common model.
pub fn solve(store: &Store, assertions: &[Term], plan: &Plan<'_>, report: &mut Report) -> Answer {
    // Strategies of the literature solve what they are given.
    if plan.disabled.admits(Feature::Independence) && !plan.strategy.then.is_empty() {
        let parts = parts::parts(store, assertions);
        if parts.len() > 1 {
            return parts::apart(store, assertions, &parts, plan, report);
        }
    }
    together(store, assertions, plan, report)
}

/// Decides whether assertions have a common model, all at once.
fn together(store: &Store, assertions: &[Term], plan: &Plan<'_>, report: &mut Report) -> Answer {
    let (Copied { store: own, terms, origin }, outside) = copy_within_bounds(store, assertions);
    let question = Question { store, assertions, copies: &terms, definitions: &[], origin: &origin, outside: &outside };
    let integers = plan.disabled.admits(Feature::Integers).then(|| as_integers(&own, &terms)).flatten();
    let Some(integers) = integers else { return decide(own, question, plan, report) };
    // On words first, but not for long; at last with all the time that is left.
    let disabled = Disabled(plan.disabled.0.iter().copied().chain([Feature::Integers]).collect());
    let words = Plan { disabled: &disabled, ..plan.clone() };
    let brief = Strategy { first: NATIVE.first, then: &[], beside: &[], ..*plan.strategy };
    let mut answer = decide(own.clone(), question, &Plan { strategy: &brief, ..words.clone() }, report);
    if !answer.is_conclusive() && plan.stopped().is_none() {
        let question = Question { copies: &integers.assertions, definitions: &integers.definitions, ..question };
        let share = plan.deadline.remaining().map_or(AS_INTEGERS, |left| left.mul_f64(0.7));
        let deadline = plan.deadline.earlier(Deadline::after(share));
        answer = decide(integers.store, question, &Plan { deadline, ..plan.clone() }, report);
    }
    if !answer.is_conclusive() && plan.stopped().is_none() {
        answer = decide(own, question, &words, report);
    }
    answer
}

/// Decides whether the copies of a question, in a store of their own, have a common model.
fn decide(own: Store, question: Question<'_>, plan: &Plan<'_>, report: &mut Report) -> Answer {
    let kept = (plan.certify || plan.lengths == LengthOrder::Increasing).then(|| own.clone());
    let answer = attempt(own, question, plan, report);
    match (answer, kept) {
        (Answer::Sat(model), Some(own)) if plan.lengths == LengthOrder::Increasing => {
            Answer::Sat(shortest(&own, question, model, plan, report))
        }
        (Answer::Unsat(refutation), Some(own))
            if plan.certify && refutation.evidence.argument == Argument::Rewriting =>
        {
            reconsider(&own, question, refutation, plan)
        }
        // To a solver every limit is a timeout.
        (Answer::Unknown(Reason::Timeout), _) => Answer::Unknown(plan.stopped().unwrap_or(Reason::Timeout)),
        (answer, _) => answer,
    }
}

/// For certificates, a better argument than rewriting alone: with fewer rewrite rules, an engine may find one.
fn reconsider(own: &Store, question: Question<'_>, mut refutation: Box<Refutation>, plan: &Plan<'_>) -> Answer {
    for fewer in [&[Feature::Pruning][..], &[Feature::Pruning, Feature::Deforestation]] {
        let disabled = Disabled(plan.disabled.0.iter().chain(fewer).copied().collect());
        let deadline = plan.deadline.earlier(Deadline::after(RECONSIDER));
        let plan = Plan { disabled: &disabled, deadline, ..plan.clone() };
        match attempt(own.clone(), question, &plan, &mut Report::default()) {
            Answer::Unsat(other) if other.evidence.argument != Argument::Rewriting => {
                refutation.evidence = other.evidence;
                break;
            }
            Answer::Sat(_) => {
                let what = "rewriting has refuted assertions that have a model";
                return Answer::Unknown(Reason::WrongModel(what.to_string()));
            }
            _ => {}
        }
    }
    Answer::Unsat(refutation)
}

/// Decides whether the copies have a common model.
fn attempt(mut store: Store, question: Question<'_>, plan: &Plan<'_>, report: &mut Report) -> Answer {
    let started = Instant::now();
    let (enabled, stop) = (|group| plan.disabled.admits_group(group), || plan.stopped().is_some());
    let Some(mut problem) = prepare(&mut store, question.copies, Nesting::Exact, enabled, stop, report) else {
        report.time = started.elapsed();
        return Answer::Unknown(plan.stopped().unwrap_or(Reason::Timeout));
    };
    problem.definitions.splice(..0, question.definitions.iter().cloned());
    problem.formula.retain(|formula| !evident(&store, *formula, &stop));
    let cancel = plan.cancel.under();
    let mut answer = judge(&store, question, &problem, settled(&store, question, &problem, plan), plan, report);
    if !answer.is_conclusive() && nothing_is_approximated(&problem, &store, plan.lengths) {
        let resources =
            Resources { backend: plan.backend, replay: plan.replay, deadline: plan.deadline, cancel: &cancel };
        report.tell(Progress::Begins("fixed"));
        if plan.single && under::is_scalar(&problem) {
            let outcome = scalar(&problem, question.copies, &mut store, resources, report);
            answer = judge(&store, question, &problem, outcome, plan, report);
        }
        if !answer.is_conclusive() && plan.stopped().is_none() {
            let outcome = direct(&problem, &mut store, resources, report);
            answer = judge(&store, question, &problem, outcome, plan, report);
        }
        report.tell(Progress::Ends);
    } else if !answer.is_conclusive() {
        let mut lane = Lane { problem, store, question, plan, cancel: &cancel, engines: Engines::default() };
        answer = lane.follow(plan.strategy.first, report);
        if !answer.is_conclusive() && !plan.strategy.then.is_empty() {
            answer = if plan.threads > 1 {
                race(lane, &plan.strategy.lanes(plan.threads), report)
            } else {
                lane.follow(plan.strategy.then, report)
            };
        }
    }
    report.time = started.elapsed();
    answer
}

/// Somebody who works on a question, with engines of their own.
struct Lane<'a> {
    problem: Problem,
    store: Store,
    question: Question<'a>,
    plan: &'a Plan<'a>,
    cancel: &'a Cancel,
    engines: Engines,
}

impl Lane<'_> {
    /// The steps in order, until one of them is conclusive or the time is up.
    fn follow(&mut self, steps: &[Step], report: &mut Report) -> Answer {
        let Plan { backend, replay, deadline, disabled, .. } = *self.plan;
        let resources = Resources { backend, replay, deadline, cancel: self.cancel };
        let mut answer = Answer::Unknown(Reason::Incomplete("no engine applies".to_string()));
        for step in steps.iter().filter(|step| disabled.admits_engine(step.engine)) {
            if answer.is_conclusive() || resources.stopped().is_some() {
                break;
            }
            // Without folds the image is the length abstraction, which the engines after it contain.
            let in_vain = step.engine == Engine::Image && self.problem.folds.is_empty();
            if in_vain || self.engines.has_ended(step.engine) {
                continue;
            }
            let resources = step.budget.map_or(resources, |budget| resources.within(budget));
            report.tell(Progress::Begins(step.engine.name()));
            let Lane { problem, store, question, plan, engines, .. } = self;
            if step.engine == Engine::Summarize {
                summarize(problem, store, resources, plan.certify, report);
                continue;
            }
            let means = Means { question: *question, plan, resources };
            answer = engines.step(step.engine, problem, store, &means, report);
        }
        report.tell(Progress::Ends);
        match resources.stopped() {
            Some(reason) if !answer.is_conclusive() => Answer::Unknown(reason),
            _ => answer,
        }
    }

    /// The steps of one of several who work on a question: who answers first ends the others. Once the Horn engine has found a run that satisfies the
    /// formula, the time of those who look for proofs is for models.
    fn compete(&mut self, steps: &[Step], report: &mut Report) -> Answer {
        let mut answer = self.follow(steps, report);
        if !answer.is_conclusive() && self.engines.has_hint() {
            answer = self.follow(HINTED, report);
        }
        if answer.is_conclusive() {
            self.cancel.cancel();
        }
        answer
    }
}

/// The steps of each lane on a thread of its own, the first of them on this one, which goes on with the engines of `lane`.
fn race(mut lane: Lane<'_>, lanes: &[Vec<Step>], report: &mut Report) -> Answer {
    let Some((own, others)) = lanes.split_first() else { return Answer::Unknown(Reason::Interrupted) };
    let (question, plan, cancel, searched) = (lane.question, lane.plan, lane.cancel, lane.engines.searched());
    let mut ours = report.beside();
    let results = std::thread::scope(|scope| {
        let mut proving = lane.engines.proving();
        let mut spawn = |steps| {
            let (problem, store, mut theirs) = (lane.problem.clone(), lane.store.clone(), report.beside());
            let proving = std::mem::take(&mut proving);
            scope.spawn(move || {
                let engines = Engines::after(searched, proving);
                let mut lane = Lane { problem, store, question, plan, cancel, engines };
                (lane.compete(steps, &mut theirs), theirs)
            })
        };
        let others: Vec<_> = others.iter().map(|steps| spawn(&steps[..])).collect();
        let own = lane.compete(own, &mut ours);
        let crashed = |_| (Answer::Unknown(Reason::Backend("an engine crashed".to_string())), Report::default());
        let mut results: Vec<(Answer, Report)> =
            others.into_iter().map(|other| other.join().unwrap_or_else(crashed)).collect();
        results.push((own, ours));
        results
    });
    let mut answer = Answer::Unknown(Reason::Interrupted);
    for (said, theirs) in results {
        report.absorb(theirs);
        answer = merge(answer, said);
    }
    answer
}

/// One answer out of two. An interrupted one counts least; if both are conclusive and differ, neither is to be believed.
fn merge(one: Answer, other: Answer) -> Answer {
    match (one, other) {
        (Answer::Sat(_), Answer::Unsat(refutation)) | (Answer::Unsat(refutation), Answer::Sat(_)) => {
            let what = format!("{} has refuted assertions that have a model", refutation.engine);
            Answer::Unknown(Reason::WrongModel(what))
        }
        (one, other) if one.is_conclusive() || matches!(other, Answer::Unknown(Reason::Interrupted)) => one,
        (_, other) => other,
    }
}

/// Brings the assertions into normal form; `None` if `stop` says so first.
pub(crate) fn prepare(
    store: &mut Store,
    assertions: &[Term],
    nesting: Nesting,
    enabled: impl Fn(Group) -> bool,
    stop: impl Fn() -> bool,
    report: &mut Report,
) -> Option<Problem> {
    report.terms.before = store.postorder(assertions).len();
    let reduced = reduce(store, assertions, nesting, enabled, &stop, &mut report.fired).filter(|_| !stop())?;
    let Reduced { assertions: normal, definitions } = reduced;
    let mut undefined = Undefined::default();
    let total = totalize(store, &normal, &mut undefined);
    let problem = extract(store, &total, definitions, undefined);
    report.terms.after = store.postorder(&problem.formula).len();
    report.lists = problem.lists.len();
    report.folds = problem.folds.len();
    Some(problem)
}

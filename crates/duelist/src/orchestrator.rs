//! The loop: engines in the order of a strategy, their outcomes judged by one table.

mod judge;
mod parts;
mod shortest;
mod steps;
#[cfg(test)]
mod tests;

use std::time::{Duration, Instant};

pub use self::judge::CheckedModel;
pub(crate) use self::judge::recheck;
use self::judge::{Outcome, evident, judge, settled};
use self::shortest::shortest;
use self::steps::{
    direct, image, induction, nothing_is_approximated, positions, refine, scalar, segments, summarize, uniform,
};
use crate::backend::{Backend, Deadline, Replay};
use crate::engine::{Cancel, Reason, Resources, stopped};
use crate::evidence::{Argument, Refutation};
use crate::learn::Lemmas;
use crate::over::LengthOrder;
use crate::problem::{Problem, extract};
use crate::report::{Approximation, Progress, Report};
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
    let brief = Strategy { first: NATIVE.first, then: &[], ..*plan.strategy };
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
fn decide(mut own: Store, question: Question<'_>, plan: &Plan<'_>, report: &mut Report) -> Answer {
    let answer = match plan.certify || plan.lengths == LengthOrder::Increasing {
        true => attempt(&mut own.clone(), question, plan, report),
        false => attempt(&mut own, question, plan, report),
    };
    match answer {
        Answer::Sat(model) if plan.lengths == LengthOrder::Increasing => {
            Answer::Sat(shortest(&own, question, model, plan, report))
        }
        Answer::Unsat(refutation) if plan.certify && refutation.evidence.argument == Argument::Rewriting => {
            reconsider(&own, question, refutation, plan)
        }
        // To a solver every limit is a timeout.
        Answer::Unknown(Reason::Timeout) => Answer::Unknown(plan.stopped().unwrap_or(Reason::Timeout)),
        answer => answer,
    }
}

/// For certificates, a better argument than rewriting alone: with fewer rewrite rules, an engine may find one.
fn reconsider(own: &Store, question: Question<'_>, mut refutation: Box<Refutation>, plan: &Plan<'_>) -> Answer {
    for fewer in [&[Feature::Pruning][..], &[Feature::Pruning, Feature::Deforestation]] {
        let disabled = Disabled(plan.disabled.0.iter().chain(fewer).copied().collect());
        let deadline = plan.deadline.earlier(Deadline::after(RECONSIDER));
        let plan = Plan { disabled: &disabled, deadline, ..plan.clone() };
        match attempt(&mut own.clone(), question, &plan, &mut Report::default()) {
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
fn attempt(store: &mut Store, question: Question<'_>, plan: &Plan<'_>, report: &mut Report) -> Answer {
    let started = Instant::now();
    let (enabled, stop) = (|group| plan.disabled.admits_group(group), || plan.stopped().is_some());
    let Some(mut problem) = prepare(store, question.copies, Nesting::Exact, enabled, stop, report) else {
        report.time = started.elapsed();
        return Answer::Unknown(plan.stopped().unwrap_or(Reason::Timeout));
    };
    problem.definitions.splice(..0, question.definitions.iter().cloned());
    problem.formula.retain(|formula| !evident(store, *formula, &stop));
    let cancel = plan.cancel.under();
    let mut answer = judge(store, question, &problem, settled(store, question, &problem, plan), plan, report);
    if !answer.is_conclusive() && nothing_is_approximated(&problem, store, plan.lengths) {
        let resources =
            Resources { backend: plan.backend, replay: plan.replay, deadline: plan.deadline, cancel: &cancel };
        report.tell(Progress::Begins("fixed"));
        if plan.single && under::is_scalar(&problem) {
            let outcome = scalar(&problem, store, resources, report);
            answer = judge(store, question, &problem, outcome, plan, report);
        }
        if !answer.is_conclusive() && plan.stopped().is_none() {
            let outcome = direct(&problem, store, resources, report);
            answer = judge(store, question, &problem, outcome, plan, report);
        }
        report.tell(Progress::Ends);
        report.time = started.elapsed();
        return answer;
    }
    if !answer.is_conclusive() {
        answer = follow(plan.strategy.first, &mut problem, store, question, plan, &cancel, report);
    }
    if !answer.is_conclusive() && !plan.strategy.then.is_empty() {
        answer = if plan.threads > 1 {
            race(plan.strategy.then, &problem, store, question, plan, report)
        } else {
            follow(plan.strategy.then, &mut problem, store, question, plan, &cancel, report)
        };
    }
    report.time = started.elapsed();
    answer
}

/// The steps in order, until one of them is conclusive or the time is up.
fn follow(
    steps: &[Step],
    problem: &mut Problem,
    store: &mut Store,
    question: Question<'_>,
    plan: &Plan<'_>,
    cancel: &Cancel,
    report: &mut Report,
) -> Answer {
    let resources = Resources { backend: plan.backend, replay: plan.replay, deadline: plan.deadline, cancel };
    let mut answer = Answer::Unknown(Reason::Incomplete("no engine applies".to_string()));
    // Once the Horn engine has found a run that satisfies the formula, the time is for those who look for models.
    let mut provable = true;
    for step in steps.iter().filter(|step| plan.disabled.admits_engine(step.engine)) {
        if answer.is_conclusive() || resources.stopped().is_some() {
            break;
        }
        if step.engine == Engine::Induction && !provable {
            continue;
        }
        let resources = step.budget.map_or(resources, |budget| resources.within(budget));
        report.tell(Progress::Begins(step.engine.name()));
        if step.engine == Engine::Summarize {
            summarize(problem, store, resources, plan.certify, report);
            continue;
        }
        let mut own = plan.certify.then(|| store.clone());
        let store = own.as_mut().unwrap_or(store);
        let outcome = match step.engine {
            Engine::Summarize => continue,
            Engine::Uniform => {
                answer = uniform(problem, store, question, resources, plan, report).unwrap_or(answer);
                continue;
            }
            // Without folds this is the length abstraction, which the engines after it contain.
            Engine::Image if problem.folds.is_empty() => continue,
            Engine::Image => image(problem, store, resources, report),
            Engine::Positions => positions(question, resources, report),
            Engine::Segments => segments(question, resources, report),
            Engine::Refine => refine(problem, store, resources, plan.lengths, report),
            Engine::Unroll { up_to } => {
                Outcome::Under("unroll", under::unroll(problem, store, resources, up_to, plan.lengths, report))
            }
            Engine::Flow => Outcome::Under("flow", under::flow(problem, store, resources, plan.lengths, report)),
            Engine::Runs => Outcome::Under("runs", under::runs(problem, store, resources, plan.lengths, report)),
            Engine::Induction => induction(problem, store, resources, plan.lemmas, report),
        };
        answer = judge(store, question, problem, outcome, plan, report);
        provable &= !matches!(answer, Answer::Unknown(Reason::NoInvariant));
    }
    report.tell(Progress::Ends);
    match resources.stopped() {
        Some(reason) if !answer.is_conclusive() => Answer::Unknown(reason),
        _ => answer,
    }
}

/// The over-approximating steps on one thread, the under-approximating ones on another; who answers first ends the other.
fn race(
    steps: &[Step],
    problem: &Problem,
    store: &Store,
    question: Question<'_>,
    plan: &Plan<'_>,
    report: &mut Report,
) -> Answer {
    let cancel = plan.cancel.under();
    let lane = |kind: Approximation| {
        let steps: Vec<Step> = steps.iter().filter(|step| step.engine.kind() == kind).copied().collect();
        let mut report = report.beside();
        let (mut problem, mut store) = (problem.clone(), store.clone());
        let mut answer = follow(&steps, &mut problem, &mut store, question, plan, &cancel, &mut report);
        if matches!(answer, Answer::Unknown(Reason::NoInvariant)) {
            answer = follow(HINTED, &mut problem, &mut store, question, plan, &cancel, &mut report);
        }
        if answer.is_conclusive() {
            cancel.cancel();
        }
        (answer, report)
    };
    let results = std::thread::scope(|scope| {
        let over = scope.spawn(|| lane(Approximation::Over));
        let under = lane(Approximation::Under);
        let crashed = |_| (Answer::Unknown(Reason::Backend("an engine crashed".to_string())), Report::default());
        [over.join().unwrap_or_else(crashed), under]
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

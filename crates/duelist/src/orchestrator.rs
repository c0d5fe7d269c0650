//! The loop: engines in the order of a strategy, their outcomes judged by one table.

use std::time::{Duration, Instant};

use dashu_int::IBig;

use crate::backend::{Backend, Deadline, Replay, term_text};
use crate::certificate::read_neutral;
use crate::check;
use crate::engine::{Cancel, Exactness, OverOutcome, Reason, Resources, UnderOutcome};
use crate::evidence::{Argument, Evidence, ExcludedLengths, Neutral, Refutation};
use crate::model::Model;
use crate::over::{self, Candidate, LengthAbstraction, LengthOrder, Lengths, induction::prove};
use crate::problem::{ListId, Problem, Summary, extract};
use crate::report::{Approximation, Report};
use crate::rewrite::{Definition, Group, Reduced, Undefined, reduce, totalize};
use crate::strategy::{Disabled, Engine, Feature, HINTED, Step, Strategy};
use crate::term::{Copied, Node, Origin, Shown, Store, Term};
use crate::under::{self, Attempt, FixedLength};

/// How long another argument is sought for what rewriting has settled.
const RECONSIDER: Duration = Duration::from_secs(5);

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
    /// Whether the evidence for an `unsat` must be good for a certificate ([`crate::certificate`]). Then each engine starts from the same
    /// state: everything that evidence mentions can be derived again.
    pub certify: bool,
}

impl Plan<'_> {
    /// Whether to stop, and why.
    fn stopped(&self) -> Option<Reason> {
        self.cancel.requested().or_else(|| self.deadline.expired().then_some(Reason::Timeout))
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

/// What is asked. Engines work on copies in a store that ends with the question, so nothing they build stays behind, and what they do
/// depends on the assertions alone. Models are judged by the originals.
#[derive(Clone, Copy)]
struct Question<'a> {
    store: &'a Store,
    assertions: &'a [Term],
    copies: &'a [Term],
    origin: &'a Origin,
}

/// Decides whether assertions have a common model.
pub fn solve(store: &Store, assertions: &[Term], plan: &Plan<'_>, report: &mut Report) -> Answer {
    let Copied { store: mut own, terms, origin } = store.copy(assertions);
    let question = Question { store, assertions, copies: &terms, origin: &origin };
    if !plan.certify {
        return attempt(&mut own, question, plan, report);
    }
    match attempt(&mut own.clone(), question, plan, report) {
        Answer::Unsat(refutation) if refutation.evidence.argument == Argument::Rewriting => {
            reconsider(&own, question, refutation, plan)
        }
        answer => answer,
    }
}

/// A better argument than that rewriting says so, for certificates: with fewer rewrite rules an engine may have something to say.
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
    let Some(mut problem) = prepare(store, question.copies, enabled, stop, report) else {
        report.time = started.elapsed();
        return Answer::Unknown(plan.stopped().unwrap_or(Reason::Timeout));
    };
    let cancel = plan.cancel.under();
    let mut answer = judge(store, question, &problem, settled(store, question, &problem), plan, report);
    if problem.unsupported.is_some() {
        return answer;
    }
    if !answer.is_conclusive() && nothing_is_approximated(&problem, store, plan.lengths) {
        let resources =
            Resources { backend: plan.backend, replay: plan.replay, deadline: plan.deadline, cancel: &cancel };
        let outcome = direct(&problem, store, resources, report);
        answer = judge(store, question, &problem, outcome, plan, report);
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
        if step.engine == Engine::Summarize {
            summarize(problem, store, resources, plan.certify, report);
            continue;
        }
        let mut own = plan.certify.then(|| store.clone());
        let store = own.as_mut().unwrap_or(store);
        let outcome = match step.engine {
            Engine::Summarize => continue,
            // Without folds this is the length abstraction, which the engines after it contain.
            Engine::Image if problem.folds.is_empty() => continue,
            Engine::Image => image(problem, store, resources, report),
            Engine::Refine => refine(problem, store, resources, plan.lengths, report),
            Engine::Unroll { up_to } => {
                Outcome::Under("unroll", under::unroll(problem, store, resources, up_to, plan.lengths, report))
            }
            Engine::Runs => Outcome::Under("runs", under::runs(problem, store, resources, plan.lengths, report)),
            Engine::Induction => induction(problem, store, resources, report),
        };
        answer = judge(store, question, problem, outcome, plan, report);
        provable &= !matches!(answer, Answer::Unknown(Reason::NoInvariant));
    }
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
        let mut report = Report { observer: report.observer.clone(), ..Report::default() };
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
        if !answer.is_conclusive() && !matches!(said, Answer::Unknown(Reason::Interrupted)) {
            answer = said;
        }
    }
    answer
}

/// The soundness table (DESIGN §1): every verdict passes through here.
///
/// | engine | its query has a model | its query has none |
/// |---|---|---|
/// | over-approximating | open | **unsat** |
/// | under-approximating | **sat**, if the original assertions evaluate to true on it | open, or **unsat** if proved exact |
fn judge(
    store: &Store,
    question: Question<'_>,
    problem: &Problem,
    outcome: Outcome,
    plan: &Plan<'_>,
    report: &mut Report,
) -> Answer {
    let (engine, answer) = match outcome {
        Outcome::Over(engine, OverOutcome::Refuted(argument)) => {
            (engine, refuted(engine, store, problem, argument, plan))
        }
        Outcome::Under(engine, UnderOutcome::Exhausted(exactness)) => {
            (engine, refuted(engine, store, problem, exactness.into(), plan))
        }
        Outcome::Under(engine, UnderOutcome::Proposed(model)) => {
            match checked(store, question, &problem.definitions, model, plan) {
                Answer::Unknown(Reason::WrongModel(what)) => {
                    return Answer::Unknown(Reason::WrongModel(format!("model of {engine}: {what}")));
                }
                answer => (engine, answer),
            }
        }
        Outcome::Over(_, OverOutcome::Open(reason)) | Outcome::Under(_, UnderOutcome::Open(reason)) => {
            return Answer::Unknown(reason);
        }
    };
    if answer.is_conclusive() {
        report.answered_by = Some(engine);
    }
    answer
}

/// `sat`, if the original assertions evaluate to true on the model.
fn checked(
    store: &Store,
    question: Question<'_>,
    definitions: &[Definition],
    mut model: Model,
    plan: &Plan<'_>,
) -> Answer {
    let stopped = || plan.stopped().is_some();
    let lifted = lift(store, definitions, &mut model, &stopped);
    let mut model = model.of_original(question.origin);
    // What rewriting removed may mean anything.
    model.complete(question.store, &question.store.symbols_in(question.assertions));
    match lifted.and_then(|()| check::check_model(question.store, question.assertions, &model, stopped)) {
        Ok(()) => Answer::Sat(CheckedModel(model)),
        Err(error) => Answer::Unknown(plan.stopped().unwrap_or_else(|| Reason::WrongModel(error.to_string()))),
    }
}

/// Gives the lists that were replaced the values that their definitions have, last one first. What the engine left out may mean anything.
fn lift(
    store: &Store,
    definitions: &[Definition],
    model: &mut Model,
    limit: &impl Fn() -> bool,
) -> Result<(), check::CheckError> {
    for definition in definitions.iter().rev() {
        model.complete(store, &store.symbols_in(&[definition.list]));
        let value = check::Evaluator::new(store, model).with_limit(limit).value(definition.list)?;
        model.constants.insert(definition.symbol, value);
    }
    Ok(())
}

fn refuted(engine: &'static str, store: &Store, problem: &Problem, argument: Argument, plan: &Plan<'_>) -> Answer {
    let without = Group::ALL.into_iter().filter(|group| !plan.disabled.admits_group(*group)).collect();
    let neutral = |summary: &Summary| Neutral {
        list: problem.sent_name(store, summary.list),
        element: term_text(store, summary.neutral),
    };
    let summaries = problem.summaries.iter().map(neutral).collect();
    Answer::Unsat(Box::new(Refutation { engine, evidence: Evidence { without, summaries, argument } }))
}

/// Brings the assertions into normal form; `None` if `stop` says so first.
pub(crate) fn prepare(
    store: &mut Store,
    assertions: &[Term],
    enabled: impl Fn(Group) -> bool,
    stop: impl Fn() -> bool,
    report: &mut Report,
) -> Option<Problem> {
    report.terms.before = store.postorder(assertions).len();
    let reduced = reduce(store, assertions, enabled, &stop, &mut report.fired).filter(|_| !stop())?;
    let Reduced { assertions: normal, definitions } = reduced;
    let mut undefined = Undefined::default();
    let total = totalize(store, &normal, &mut undefined);
    let problem = extract(store, &total, definitions, undefined);
    report.terms.after = store.postorder(&problem.formula).len();
    report.lists = problem.lists.len();
    report.folds = problem.folds.len();
    Some(problem)
}

/// What needs no solver: a formula that is literally false, or nothing left to satisfy.
fn settled(store: &Store, question: Question<'_>, problem: &Problem) -> Outcome {
    if problem.formula.iter().any(|formula| *store.node(*formula) == Node::Bool(false)) {
        return Outcome::Over("simplify", OverOutcome::Refuted(Argument::Rewriting));
    }
    // With nothing unknown, as when a printed model is read back, the evaluator decides if it can.
    let ground = store.symbols_in(question.copies).is_empty();
    if problem.formula.is_empty()
        || (ground && check::check_model(store, question.copies, &Model::default(), || false).is_ok())
    {
        return Outcome::Under("simplify", UnderOutcome::Proposed(Model::default()));
    }
    let reason = match &problem.unsupported {
        Some(what) => Reason::Unsupported(what.clone()),
        None => Reason::Incomplete("no engine applies".to_string()),
    };
    Outcome::Over("simplify", OverOutcome::Open(reason))
}

/// Summarization changes the problem into one with the same answer (paper §5.1). For a certificate the elements are sought on the side, so
/// that nothing but the summaries is left behind.
fn summarize(problem: &mut Problem, store: &mut Store, resources: Resources<'_>, certify: bool, report: &mut Report) {
    let started = Instant::now();
    let mut own = certify.then(|| store.clone());
    let said = under::neutral_elements(problem, own.as_mut().unwrap_or(store), resources, report);
    for (list, said) in said {
        let applied = said.and_then(|neutral| {
            let neutral = match &own {
                None => neutral,
                Some(own) => {
                    let text = term_text(own, neutral);
                    let lost = || Reason::Incomplete("the neutral element cannot be written".to_string());
                    read_neutral(problem, store, list, &text).ok_or_else(lost)?
                }
            };
            under::replace(problem, store, list, neutral)?;
            Ok(neutral)
        });
        let outcome = match applied {
            Ok(neutral) => format!("applies, neutral element {}", Shown(store, neutral)),
            Err(reason) => format!("does not apply: {reason}"),
        };
        report.event("summary", Approximation::Under, problem.list(list).name.clone(), outcome, started.elapsed());
    }
}

/// The image of the folds' functions (paper §5.2).
fn image(problem: &Problem, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> Outcome {
    let started = Instant::now();
    let outcome = over::image(problem, store, resources, report);
    let said = match &outcome {
        OverOutcome::Refuted(_) => "unsat".to_string(),
        OverOutcome::Open(reason) => format!("no conclusion: {reason}"),
    };
    report.event("image", Approximation::Over, String::new(), said, started.elapsed());
    Outcome::Over("image", outcome)
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
    if nothing_is_approximated(problem, store, order) {
        return direct(problem, store, resources, report);
    }
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
            Candidate::Refuted(excluded) => {
                let excluded = excluded.iter().map(|lengths| named(problem, store, lengths)).collect();
                break Outcome::Over("length", OverOutcome::Refuted(Argument::Lengths(excluded)));
            }
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

/// An invariant that no list of any length escapes.
fn induction(problem: &Problem, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> Outcome {
    let outcome = match prove(problem, store, resources, report) {
        Ok(invariant) => OverOutcome::Refuted(Argument::Invariant(invariant)),
        Err(reason) => OverOutcome::Open(reason),
    };
    Outcome::Over("induction", outcome)
}

/// Whether no fold reads a list, and models need not be short: then [`direct`] decides.
fn nothing_is_approximated(problem: &Problem, store: &Store, order: LengthOrder) -> bool {
    order == LengthOrder::Free && problem.read_lists(store).is_empty()
}

/// Where no fold reads a list, nothing is approximated: one query decides.
fn direct(problem: &Problem, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> Outcome {
    let started = Instant::now();
    let any = Lengths { read: Vec::new(), others_at_most: None };
    let (attempt, effort) = match FixedLength::new(problem, store, resources) {
        Ok(mut fixed) => (fixed.attempt(problem, store, resources, &any), fixed.effort()),
        Err(reason) => (Attempt::GaveUp(reason), (0, std::time::Duration::ZERO)),
    };
    report.effort("fixed", effort);
    report.event("fixed", Approximation::Under, describe(problem, &any), describe_attempt(&attempt), started.elapsed());
    let outcome = match attempt {
        Attempt::Model(model) => UnderOutcome::Proposed(model),
        Attempt::Excluded(_) => UnderOutcome::Exhausted(Exactness::Unrestricted),
        Attempt::GaveUp(reason) => UnderOutcome::Open(reason),
    };
    Outcome::Under("fixed", outcome)
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

/// Lengths as evidence.
fn named(problem: &Problem, store: &Store, lengths: &Lengths) -> ExcludedLengths {
    let name = |(list, length): &(ListId, IBig)| (problem.sent_name(store, *list), length.clone());
    ExcludedLengths { read: lengths.read.iter().map(name).collect(), others_at_most: lengths.others_at_most.clone() }
}

fn describe(problem: &Problem, lengths: &Lengths) -> String {
    let one = |(id, length): &(ListId, IBig)| format!("|{}| = {length}", problem.list(*id).name);
    if lengths.read.is_empty() {
        return "no list is read".to_string();
    }
    lengths.read.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn describe_candidate(problem: &Problem, candidate: &Candidate) -> String {
    match candidate {
        Candidate::Lengths(lengths) => format!("sat: {}", describe(problem, lengths)),
        Candidate::Refuted(_) => "unsat".to_string(),
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

#[cfg(test)]
mod tests;

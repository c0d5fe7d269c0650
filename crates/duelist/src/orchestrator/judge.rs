//! What the outcome of an engine proves: the one place where verdicts are made.

use super::{Answer, Plan, Question};
use crate::backend::term_text;
use crate::check;
use crate::engine::{OverOutcome, Reason, UnderOutcome};
use crate::evidence::{Argument, Evidence, Neutral, Refutation};
use crate::model::{ListValue, Model, Value};
use crate::problem::{Problem, Summary};
use crate::report::Report;
use crate::rewrite::{Definition, Group, Meaning};
use crate::term::{Node, Op, Set, Store, Symbol, Term};

/// What a step of a strategy came to.
pub(super) enum Outcome {
    /// Of an engine that can only refute.
    Over(&'static str, OverOutcome),
    /// Of an engine that can only propose.
    Under(&'static str, UnderOutcome),
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

/// The soundness table: every verdict passes through here.
///
/// | engine | its query has a model | its query has none |
/// |---|---|---|
/// | over-approximating | open | **unsat** |
/// | under-approximating | **sat**, if the original assertions evaluate to true on it | open, or **unsat** if proved exact |
pub(super) fn judge(
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

/// Whether a formula without symbols is true. Solvers need not be asked, and do not know the value of everything that has one.
pub(super) fn evident(store: &Store, formula: Term, stop: &dyn Fn() -> bool) -> bool {
    let mut todo = vec![formula];
    let mut seen = Set::default();
    while let Some(term) = todo.pop() {
        if matches!(store.as_app(term), Some((Op::Symbol(_), _))) {
            return false;
        }
        if seen.insert(term) {
            todo.extend_from_slice(store.children(term));
        }
    }
    check::check_model(store, &[formula], &Model::default(), stop).is_ok()
}

/// A model that was found for other assertions, if these evaluate to true on what it says of their symbols, as far as that fits their sorts.
pub(crate) fn recheck(
    store: &Store,
    assertions: &[Term],
    model: &Model,
    stopped: impl Fn() -> bool,
) -> Option<CheckedModel> {
    let symbols = store.symbols_in(assertions);
    let mut model = model.fitted(store, &symbols);
    model.complete(store, &symbols);
    check::check_model(store, assertions, &model, stopped).is_ok().then_some(CheckedModel(model))
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
    let lifted = lift(store, definitions, &mut model, &stopped)
        .and_then(|()| Ok(question.outside.complete(store, &mut model, &stopped)?));
    let mut model = model.of_original(question.origin);
    // What rewriting removed may mean anything.
    model.complete(question.store, &question.store.symbols_in(question.assertions));
    match lifted.and_then(|()| check::check_model(question.store, question.assertions, &model, stopped)) {
        Ok(()) => Answer::Sat(CheckedModel(model)),
        // It may well be a model.
        Err(error @ check::CheckError::Eval(check::EvalError::TooLarge | check::EvalError::TooLong)) => {
            let why = format!("a model was found that cannot be checked: {error}");
            Answer::Unknown(plan.stopped().unwrap_or(Reason::Incomplete(why)))
        }
        Err(error) => Answer::Unknown(plan.stopped().unwrap_or_else(|| Reason::WrongModel(error.to_string()))),
    }
}

/// `sat`, if all assertions evaluate to true on the models of their parts, put together; `None` if they do not.
pub(super) fn joined(store: &Store, assertions: &[Term], models: &[CheckedModel], plan: &Plan<'_>) -> Option<Answer> {
    let mut model = Model::default();
    for CheckedModel(part) in models {
        model.constants.extend(part.constants.clone());
        model.functions.extend(part.functions.clone());
        for (operation, table) in &part.underspecified {
            match model.underspecified.get_mut(operation) {
                None => drop(model.underspecified.insert(*operation, table.clone())),
                Some(all) => table.iter().for_each(|(point, value)| all.insert(point.to_vec(), value.clone())),
            }
        }
    }
    let stopped = || plan.stopped().is_some();
    check::check_model(store, assertions, &model, stopped).ok().map(|()| Answer::Sat(CheckedModel(model)))
}

/// Gives the lists that were replaced the values that their definitions have, last one first. What the engine left out may mean anything.
fn lift(
    store: &Store,
    definitions: &[Definition],
    model: &mut Model,
    limit: &impl Fn() -> bool,
) -> Result<(), check::CheckError> {
    for definition in definitions.iter().rev() {
        let value = match &definition.meaning {
            Meaning::Term(term) => {
                model.complete(store, &store.symbols_in(&[*term]));
                check::Evaluator::new(store, model).with_limit(limit).value(*term)?
            }
            Meaning::Rows(rows) => decoded(store, model, rows.tokens, |tokens| rows.decode(tokens))?,
            Meaning::Uniform(uniform) => decoded(store, model, uniform.rows, |rows| uniform.value(rows))?,
        };
        model.constants.insert(definition.symbol, value);
    }
    Ok(())
}

/// A list that another list stands for.
fn decoded(
    store: &Store,
    model: &mut Model,
    symbol: Symbol,
    decode: impl Fn(&ListValue) -> Option<ListValue>,
) -> Result<Value, check::EvalError> {
    model.complete(store, &[symbol]);
    match model.constants.get(&symbol) {
        Some(Value::List(list)) => decode(list).map(Value::List).ok_or(check::EvalError::TooLong),
        _ => Err(check::EvalError::TooLong),
    }
}

pub(super) fn refuted(
    engine: &'static str,
    store: &Store,
    problem: &Problem,
    argument: Argument,
    plan: &Plan<'_>,
) -> Answer {
    let without = Group::ALL.into_iter().filter(|group| !plan.disabled.admits_group(*group)).collect();
    let neutral = |summary: &Summary| Neutral {
        list: problem.sent_name(store, summary.list),
        element: term_text(store, summary.neutral),
    };
    let summaries = problem.summaries.iter().map(neutral).collect();
    Answer::Unsat(Box::new(Refutation {
        engine,
        evidence: Evidence { about: Vec::new(), without, summaries, argument },
    }))
}

/// What needs no solver: a formula that is literally false, or nothing left to satisfy.
pub(super) fn settled(store: &Store, question: Question<'_>, problem: &Problem, plan: &Plan<'_>) -> Outcome {
    if problem.formula.iter().any(|formula| *store.node(*formula) == Node::Bool(false)) {
        return Outcome::Over("simplify", OverOutcome::Refuted(Argument::Rewriting));
    }
    // With nothing unknown, as when a printed model is read back, the evaluator decides if it can.
    let ground = store.symbols_in(question.copies).is_empty();
    if problem.formula.is_empty()
        || (ground
            && check::check_model(store, question.copies, &Model::default(), || plan.stopped().is_some()).is_ok())
    {
        return Outcome::Under("simplify", UnderOutcome::Proposed(Model::default()));
    }
    let reason = plan.stopped().unwrap_or_else(|| Reason::Incomplete("no engine applies".to_string()));
    Outcome::Over("simplify", OverOutcome::Open(reason))
}

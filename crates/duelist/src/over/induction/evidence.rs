//! Invariants as evidence, and back.

use super::invariant::{Invariant, Obligation};
use super::reach::{Question, Reach, constants, questions};
use super::unrolled;
use crate::backend::{predicate_text, read_predicate, term_text};
use crate::evidence::InvariantEvidence;
use crate::problem::Problem;
use crate::problem::flatten::{Refusal, flatten};
use crate::syntax::{Expr, Position, Source, Tree};
use crate::term::{Store, Term};

/// Why evidence does not fit a problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// The problem has no transition systems.
    #[error("the problem is not one about invariants: {0}")]
    Flatten(#[from] Refusal),
    /// There is no question without bounds.
    #[error("the problem has no bounds on lengths to leave out")]
    Bounds,
    /// Other lists are in question.
    #[error("the invariants are not about the lists in question: {0}")]
    Lists(String),
    /// A predicate cannot be read.
    #[error("the invariant of {0} cannot be read")]
    Unreadable(String),
    /// A predicate is about something that may change from step to step.
    #[error("the invariant of {list} is about {constant}, which is none of its variables")]
    Variable {
        /// The list.
        list: String,
        /// What it mentions.
        constant: String,
    },
    /// k-induction does not apply.
    #[error("k-induction does not apply")]
    Depth,
}

/// The formulas of an invariant as texts, by list.
pub(super) fn predicates(names: &[String], store: &Store, formulas: &[Term]) -> Vec<(String, String)> {
    let text = |(name, formula): (&String, &Term)| {
        (name.clone(), predicate_text(store, &constants(store, &[*formula]), *formula))
    };
    names.iter().zip(formulas).map(text).collect()
}

/// What must be unsatisfiable for the invariant to refute the problem.
///
/// # Errors
/// If the invariant is about another problem.
pub(crate) fn obligations(
    problem: &Problem,
    store: &mut Store,
    evidence: &InvariantEvidence,
) -> Result<Vec<Obligation>, Misfit> {
    let flat = flatten(problem, store)?;
    let (whole, unbounded) = questions(problem, &flat, store);
    let question = if evidence.without_bounds { unbounded.ok_or(Misfit::Bounds)? } else { whole };
    let expected: Vec<String> = question.lists.iter().map(|reach| problem.sent_name(store, reach.list)).collect();
    obligations_for(&question, &expected, store, evidence)
}

/// What must be unsatisfiable for the invariant to answer a question about lists with these names.
///
/// # Errors
/// If the invariant is about another question.
pub(in crate::over) fn obligations_for(
    question: &Question,
    expected: &[String],
    store: &mut Store,
    evidence: &InvariantEvidence,
) -> Result<Vec<Obligation>, Misfit> {
    if !expected.iter().eq(evidence.predicates.iter().map(|(list, _)| list)) {
        return Err(Misfit::Lists(expected.join(", ")));
    }
    let mut formulas = Vec::new();
    for (reach, (list, text)) in question.lists.iter().zip(&evidence.predicates) {
        formulas.push(read(store, question, reach, list, text)?);
    }
    let names = question.names();
    if evidence.depth == 1 {
        return Ok(Invariant::new(question, &names, store, "certificate", &formulas).obligations);
    }
    let lemma = *formulas.first().ok_or(Misfit::Depth)?;
    unrolled::obligations(question, &names, lemma, evidence.depth, store).ok_or(Misfit::Depth)
}

/// A formula over the variables of a list and rigid constants. No other constant may occur: what changes from step to step, such as
/// an element, means nothing in an invariant.
fn read(store: &mut Store, question: &Question, reach: &Reach, list: &str, text: &str) -> Result<Term, Misfit> {
    let unreadable = || Misfit::Unreadable(list.to_string());
    let source = Source { text: format!("({text})"), start: Position::START };
    let tree = Tree::parse(source).map_err(|_| unreadable())?;
    let [parameters, body] = tree.root().list()[..] else { return Err(unreadable()) };
    let mut known = reach.variables();
    known.extend(&reach.rigid);
    known.extend(constants(store, &question.query));
    let mut arguments = Vec::new();
    for parameter in parameters.list() {
        let name = parameter.head().ok_or_else(unreadable)?.to_string();
        let found = known.iter().copied().find(|constant| term_text(store, *constant) == name);
        arguments.push(found.ok_or(Misfit::Variable { list: list.to_string(), constant: name })?);
    }
    apply(store, parameters, body, &arguments).ok_or_else(unreadable)
}

/// A formula that was written as a predicate, about these constants; `None` if it cannot be read or is about constants of other sorts.
pub(super) fn instantiate(store: &mut Store, text: &str, arguments: &[Term]) -> Option<Term> {
    let tree = Tree::parse(Source { text: format!("({text})"), start: Position::START }).ok()?;
    let [parameters, body] = tree.root().list()[..] else { return None };
    apply(store, parameters, body, arguments)
}

fn apply(store: &mut Store, parameters: Expr<'_>, body: Expr<'_>, arguments: &[Term]) -> Option<Term> {
    let predicate = read_predicate(store, parameters, body)?;
    let expected: Vec<_> = arguments.iter().map(|argument| store.sort_of(*argument)).collect();
    let fits = *store.function_sort(predicate).0 == *expected && store.is_scalar_function(predicate);
    fits.then(|| store.beta(predicate, arguments))
}

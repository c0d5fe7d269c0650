//! Lists as functions of their index: every list term is a concatenation of windows on lists, by exact index arithmetic.
//!
//! A declared list is an uninterpreted function from indices to elements, with a length. List terms are interpreted once, from the assertions as
//! they were stated (`segment`); what is read of them is a scalar over those functions (`read`). What cannot be said exactly is
//! relaxed to a constant of which less is known, never refused. [`positions`] asks one quantifier-free question about what comes out, with
//! free results of folds.

mod domain;
mod instances;
mod linear;
mod question;
mod read;
mod segment;
mod stated;
mod systems;

pub use domain::Refusal;

use std::time::Duration;

use super::induction::reach::Question;
use super::induction::{self, Obligation};
use crate::backend::Verdict;
use crate::engine::{OverOutcome, Reason, Resources};
use crate::evidence::{Argument, InvariantEvidence, Variant};
use crate::meaning::Interpretation;
use crate::report::Report;
use crate::term::{Copied, Store, Term};
use domain::Domain;

/// Asks whether index arithmetic alone refutes the assertions, with results of folds that are free.
pub fn positions(assertions: &[Term], store: &mut Store, resources: Resources<'_>, report: &mut Report) -> OverOutcome {
    let asked = query(assertions, store).map_err(Reason::from).and_then(|formulas| {
        let mut session = resources.session("positions")?;
        formulas.iter().for_each(|formula| session.assert(store, *formula));
        let verdict = session.check(store, &[], resources.deadline);
        report.effort("positions", session.effort());
        Ok(verdict?)
    });
    match asked {
        Ok(Verdict::Unsat) => OverOutcome::Refuted(Argument::Positions),
        Ok(Verdict::Sat) => OverOutcome::Open(Reason::Incomplete("index arithmetic admits the formula".to_string())),
        Ok(Verdict::Unknown(words)) => OverOutcome::Open(Reason::from_backend(&words, resources.deadline)),
        Err(reason) => OverOutcome::Open(reason),
    }
}

/// The formulas of the query: a function of the assertions.
///
/// # Errors
/// If the assertions are about more than lists of scalars.
pub(crate) fn query(assertions: &[Term], store: &mut Store) -> Result<Vec<Term>, Refusal> {
    let mut domain = Domain::default();
    domain.witnesses = true;
    state(&mut domain, assertions, store)?;
    domain.instances(store)?;
    let facts = domain.facts.clone();
    Ok(facts.into_iter().filter(|fact| !domain.is_flexible(store, *fact)).collect())
}

/// Looks for invariants of the folds, as walks along windows, in each variant.
///
/// # Errors
/// Why none was found.
pub fn prove(
    store: &Store,
    assertions: &[Term],
    resources: Resources<'_>,
    report: &mut Report,
) -> Result<(Variant, InvariantEvidence), Reason> {
    let mut last = Reason::Incomplete("no fold is left".to_string());
    for (number, variant) in Variant::ALL.into_iter().enumerate() {
        let Copied { store: mut own, terms, .. } = store.copy(assertions);
        let question = asked(&terms, &mut own, variant)?;
        if question.lists.is_empty() {
            continue;
        }
        let left = resources.deadline.remaining().map_or(Duration::from_secs(10), |left| left);
        let share = left / u32::try_from(Variant::ALL.len() - number).unwrap_or(1);
        match induction::refute("segments", question, &mut own, resources.within(share), report) {
            Ok(invariant) => return Ok((variant, invariant)),
            Err(reason) => last = reason,
        }
        if let Some(stopped) = resources.cancel.requested() {
            return Err(stopped);
        }
    }
    Err(last)
}

/// What must be unsatisfiable for an invariant of a variant to refute the assertions.
///
/// # Errors
/// If the evidence is about other assertions.
pub(crate) fn obligations(
    assertions: &[Term],
    store: &mut Store,
    variant: Variant,
    evidence: &InvariantEvidence,
) -> Result<Vec<Obligation>, Unfit> {
    let question = asked(assertions, store, variant)?;
    let names: Vec<String> = question.lists.iter().map(|reach| reach.name.clone()).collect();
    Ok(induction::obligations_for(&question, &names, store, evidence)?)
}

/// Why evidence does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The assertions have no meaning here.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// The invariant is about something else.
    #[error(transparent)]
    Misfit(#[from] induction::Misfit),
}

/// The question of a variant: a function of the assertions.
fn asked(assertions: &[Term], store: &mut Store, variant: Variant) -> Result<Question, Refusal> {
    let mut domain = Domain::default();
    domain.witnesses = variant.witnesses;
    state(&mut domain, assertions, store)?;
    systems::walks(&mut domain, store, variant.common_clock)?;
    domain.instances(store)?;
    let walks = systems::walks(&mut domain, store, variant.common_clock)?;
    question::question(&mut domain, store, &walks).map_err(|_| Refusal::NoTuple)
}

/// Adds the assertions, without lists, to the facts.
fn state(domain: &mut Domain, assertions: &[Term], store: &mut Store) -> Result<(), Refusal> {
    for assertion in stated::stated(store, assertions)? {
        let formula = domain.scalar(store, assertion)?;
        domain.fact(store, formula);
    }
    Ok(())
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        Reason::Unsupported(refusal.to_string())
    }
}

//! Lists as functions of their index: every list term is a concatenation of windows on lists, by exact index arithmetic.
//!
//! A declared list is an uninterpreted function from indices to elements, with a length. List terms are interpreted once, from the assertions as
//! they were stated ([`segment`]); what is read of them is a scalar over those functions ([`read`]). What cannot be said exactly is
//! relaxed to a constant of which less is known, never refused. [`positions`] asks one quantifier-free question about what comes out, with
//! free results of folds.

mod domain;
mod instances;
mod linear;
mod read;
mod segment;
mod stated;

pub use domain::Refusal;

use crate::backend::Verdict;
use crate::engine::{OverOutcome, Reason, Resources};
use crate::evidence::Argument;
use crate::meaning::Interpretation;
use crate::report::Report;
use crate::term::{Store, Term};
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

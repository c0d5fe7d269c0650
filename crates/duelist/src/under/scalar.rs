//! Problems without lists: the formula as it is, in one question.

use std::time::Duration;

use super::lift;
use crate::backend::{Session, Verdict};
use crate::engine::{Exactness, Reason, Resources, UnderOutcome};
use crate::model::Model;
use crate::problem::Problem;
use crate::term::{Op, Sort, Store, Term};

/// Whether there are no lists, so that [`scalar`] decides.
pub fn is_scalar(problem: &Problem) -> bool {
    problem.lists.is_empty() && problem.opaque.is_empty() && problem.folds.is_empty()
}

/// Asks the solver what the user asks, as its own program would be asked, and says how many queries that took and how long. Nothing is
/// restricted: without lists the formula *is* the problem.
pub fn scalar(problem: &Problem, store: &mut Store, resources: Resources<'_>) -> (UnderOutcome, (u32, Duration)) {
    match resources.single_session("fixed") {
        Ok(mut session) => {
            let outcome = ask(problem, store, &mut session, resources).unwrap_or_else(UnderOutcome::Open);
            (outcome, session.effort())
        }
        Err(reason) => (UnderOutcome::Open(reason), (0, Duration::ZERO)),
    }
}

fn ask(
    problem: &Problem,
    store: &mut Store,
    session: &mut Session,
    resources: Resources<'_>,
) -> Result<UnderOutcome, Reason> {
    if only_words(store, &problem.formula) {
        session.only_words();
    }
    for formula in &problem.formula {
        session.assert(store, *formula);
    }
    Ok(match session.check(store, &[], resources.deadline)? {
        Verdict::Sat => {
            let model: Model = lift::scalars(problem, store, session, &problem.formula, resources.deadline)?;
            UnderOutcome::Proposed(model)
        }
        Verdict::Unsat => UnderOutcome::Exhausted(Exactness::Unrestricted),
        Verdict::Unknown(words) => UnderOutcome::Open(Reason::from_backend(&words, resources.deadline)),
    })
}

/// Whether everything is a word or a truth value, and nothing is a declared function.
fn only_words(store: &Store, formulas: &[Term]) -> bool {
    let has_words = |term: &Term| store.width(store.sort_of(*term)).is_some();
    let terms = store.postorder(formulas);
    terms.iter().any(has_words)
        && terms.iter().all(|term| {
            (has_words(term) || store.sort_of(*term) == Sort::BOOL)
                && !matches!(store.as_app(*term), Some((Op::Symbol(_), [_, ..])))
        })
}

//! Problems without lists: the formula as it is, in one question.

use std::time::Duration;

use super::lift;
use crate::backend::{Session, Verdict};
use crate::engine::{Exactness, Reason, Resources, UnderOutcome};
use crate::model::Model;
use crate::problem::Problem;
use crate::rewrite::{Undefined, totalize};
use crate::term::{Node, Op, Sort, Store, Term};

/// Whether there are no lists, so that [`scalar`] decides.
pub fn is_scalar(problem: &Problem) -> bool {
    problem.lists.is_empty() && problem.opaque.is_empty() && problem.folds.is_empty()
}

/// Asks the solver what the user asks, as its own program would be asked, and says how many queries that took and how long. Nothing is
/// restricted: without lists the formula *is* the problem. The assertions are sent as they were stated, if they can be: the order of equations and
/// sums, which rewriting makes canonical, is what a solver's search depends on.
pub fn scalar(
    problem: &Problem,
    stated: &[Term],
    store: &mut Store,
    resources: Resources<'_>,
) -> (UnderOutcome, (u32, Duration)) {
    match resources.single_session("fixed") {
        Ok(mut session) => {
            let formulas = if can_be_sent(problem, stated, store) { stated } else { &problem.formula };
            let outcome = ask(problem, formulas, store, &mut session, resources).unwrap_or_else(UnderOutcome::Open);
            (outcome, session.effort())
        }
        Err(reason) => (UnderOutcome::Open(reason), (0, Duration::ZERO)),
    }
}

/// Whether assertions mean to a solver what they mean to us, and its model of them is one of ours: there are no lists in them, no operation is
/// underspecified, and no constant was replaced.
fn can_be_sent(problem: &Problem, stated: &[Term], store: &mut Store) -> bool {
    let has_lists = |term: &Term| {
        let parameters = match store.node(*term) {
            Node::Lambda(..) => return true,
            Node::Forall(parameters, _) => &parameters[..],
            _ => &[],
        };
        parameters.iter().chain([&store.sort_of(*term)]).any(|sort| store.has_lists(*sort))
    };
    if !problem.definitions.is_empty() || store.postorder(stated).iter().any(has_lists) {
        return false;
    }
    let mut undefined = Undefined::default();
    totalize(store, stated, &mut undefined);
    undefined.is_empty()
}

fn ask(
    problem: &Problem,
    formulas: &[Term],
    store: &mut Store,
    session: &mut Session,
    resources: Resources<'_>,
) -> Result<UnderOutcome, Reason> {
    if only_words(store, formulas) {
        session.only_words();
    }
    for formula in formulas {
        session.assert(store, *formula);
    }
    Ok(match session.check(store, &[], resources.deadline)? {
        Verdict::Sat => {
            let model: Model = lift::scalars(problem, store, session, formulas, resources.deadline)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Division by an unknown number, lists and replaced constants have to be made explicit first.
    #[test]
    fn what_can_be_sent_as_it_was_stated() {
        let s = &mut Store::default();
        let (x, y) = (s.fresh_constant("x", Sort::INT), s.fresh_constant("y", Sort::INT));
        let l = s.fresh_constant("l", s.list_sort(Sort::INT));
        let (sum, half, quotient, length) =
            (s.sum([x, y]), s.app(Op::IntDiv, [x, s.int(2)]), s.app(Op::IntDiv, [x, y]), s.len_of(l));
        for (term, expected) in [(sum, true), (half, true), (quotient, false), (length, false)] {
            let formula = s.eq(y, term);
            assert_eq!(can_be_sent(&Problem::default(), &[formula], s), expected);
        }
    }
}

//! The steps of a strategy that are more than a call, and what is told of them.

use std::time::{Duration, Instant};

use dashu_int::IBig;

use super::judge::Outcome;
use crate::backend::term_text;
use crate::engine::{Exactness, OverOutcome, Reason, Resources, UnderOutcome};
use crate::evidence::{Argument, ExcludedLengths};
use crate::over::{self, Candidate, LengthAbstraction, LengthOrder, Lengths};
use crate::problem::{ListId, Problem};
use crate::report::{Approximation, Report};
use crate::term::{Shown, Store, Term};
use crate::under::{self, Attempt, FixedLength};

/// Summarization changes the problem into one with the same answer (paper §5.1). For a certificate the elements are sought on the side, so
/// that nothing but the summaries is left behind.
pub(super) fn summarize(
    problem: &mut Problem,
    store: &mut Store,
    resources: Resources<'_>,
    certify: bool,
    report: &mut Report,
) {
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
                    under::read_neutral(problem, store, list, &text).ok_or_else(lost)?
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
pub(super) fn image(problem: &Problem, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> Outcome {
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
pub(super) fn refine(
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
            // Nothing that depends on lengths: there is no use in trying others.
            Attempt::Beyond(from, reason) if from.is_empty() => {
                break Outcome::Under("fixed", UnderOutcome::Open(reason));
            }
            Attempt::Beyond(from, reason) => length.skip_from(problem, store, &from, reason),
        }
    };
    report.effort("length", length.effort());
    report.effort("fixed", fixed.effort());
    outcome
}

/// Whether no fold reads a list, and models need not be short: then [`direct`] decides.
pub(super) fn nothing_is_approximated(problem: &Problem, store: &Store, order: LengthOrder) -> bool {
    order == LengthOrder::Free && problem.read_lists(store).is_empty()
}

/// A problem without lists, asked as the solver's own program would be asked; what it gives up on is left to [`direct`].
pub(super) fn scalar(
    problem: &Problem,
    stated: &[Term],
    store: &mut Store,
    resources: Resources<'_>,
    report: &mut Report,
) -> Outcome {
    let started = Instant::now();
    let (outcome, effort) = under::scalar(problem, stated, store, resources);
    report.effort("fixed", effort);
    let said = match &outcome {
        UnderOutcome::Proposed(_) => "sat".to_string(),
        UnderOutcome::Exhausted(_) => "unsat".to_string(),
        UnderOutcome::Open(reason) => format!("unknown: {reason}"),
    };
    report.event("fixed", Approximation::Under, "there is no list".to_string(), said, started.elapsed());
    Outcome::Under("fixed", outcome)
}

/// Where no fold reads a list, nothing is approximated: one query decides.
pub(super) fn direct(problem: &Problem, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> Outcome {
    let started = Instant::now();
    let any = Lengths { read: Vec::new(), others_at_most: None };
    let (attempt, effort) = match FixedLength::new(problem, store, resources) {
        Ok(mut fixed) => (fixed.attempt(problem, store, resources, &any), fixed.effort()),
        Err(reason) => (Attempt::GaveUp(reason), (0, Duration::ZERO)),
    };
    report.effort("fixed", effort);
    report.event("fixed", Approximation::Under, describe(problem, &any), describe_attempt(&attempt), started.elapsed());
    let outcome = match attempt {
        Attempt::Model(model) => UnderOutcome::Proposed(model),
        Attempt::Excluded(_) => UnderOutcome::Exhausted(Exactness::Unrestricted),
        Attempt::GaveUp(reason) | Attempt::Beyond(_, reason) => UnderOutcome::Open(reason),
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

pub(super) fn describe(problem: &Problem, lengths: &Lengths) -> String {
    let one = |(id, length): &(ListId, IBig)| format!("|{}| = {length}", problem.list(*id).name);
    if lengths.read.is_empty() {
        return "no list is read".to_string();
    }
    lengths.read.iter().map(one).collect::<Vec<_>>().join(", ")
}

pub(super) fn describe_candidate(problem: &Problem, candidate: &Candidate) -> String {
    match candidate {
        Candidate::Lengths(lengths) => format!("sat: {}", describe(problem, lengths)),
        Candidate::Refuted(_) => "unsat".to_string(),
        Candidate::GaveUp(reason) => format!("unknown: {reason}"),
    }
}

pub(super) fn describe_attempt(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Model(_) => "sat".to_string(),
        Attempt::Excluded(_) => "unsat, these lengths are excluded".to_string(),
        Attempt::GaveUp(reason) | Attempt::Beyond(_, reason) => format!("unknown: {reason}"),
    }
}

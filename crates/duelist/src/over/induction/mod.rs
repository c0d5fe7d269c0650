//! Unsat for every length (DESIGN §5): inductive invariants of the transition systems that the folds over each list are.

mod horn;
mod invariant;
mod reach;

pub use invariant::{Invariant, Obligation};

use std::time::{Duration, Instant};

use crate::engine::{Reason, Resources};
use crate::problem::Problem;
use crate::problem::flatten::flatten;
use crate::report::{Approximation, Report};
use crate::term::Store;
use horn::{Configuration, Solution};

/// The ways to ask the Horn engine, each with its share of the budget.
const CONFIGURATIONS: [(Configuration, f64); 2] = [
    (Configuration { parameters: ":spacer.global true", reversed: false }, 0.5),
    (Configuration { parameters: ":spacer.global true", reversed: true }, 1.0),
];

/// Looks for an invariant that refutes the problem.
///
/// # Errors
/// Why none was found. That there is none is no reason to believe anything.
pub fn prove(
    problem: &Problem,
    store: &mut Store,
    resources: Resources<'_>,
    report: &mut Report,
) -> Result<Invariant, Reason> {
    let flat = flatten(problem, store)?;
    let question = reach::question(problem, &flat, store);
    let names: Vec<String> = question.lists.iter().map(|reach| problem.list(reach.list).name.clone()).collect();
    let mut reason = Reason::Incomplete("no invariant was found".to_string());
    for (configuration, share) in CONFIGURATIONS {
        if let Some(stopped) = resources.stopped() {
            return Err(stopped);
        }
        let budget = resources.deadline.remaining().map_or(Duration::from_secs(5), |left| left.mul_f64(share));
        let within = resources.within(budget);
        let started = Instant::now();
        let outcome = horn::solve(&question, store, within, configuration);
        let said = match &outcome {
            Ok((Solution::Invariants(_), _)) => "invariant".to_string(),
            Ok((Solution::None, _)) => "no invariant exists".to_string(),
            Err(reason) => format!("unknown: {reason}"),
        };
        report.event("induction", Approximation::Over, configuration.parameters.to_string(), said, started.elapsed());
        match outcome {
            Ok((Solution::Invariants(formulas), effort)) => {
                report.effort("induction", effort);
                let invariant = Invariant::new(&question, &names, store, "horn", &formulas);
                let started = Instant::now();
                let checked = invariant.check(store, resources)?;
                report.event(
                    "induction",
                    Approximation::Over,
                    "check".to_string(),
                    checked.to_string(),
                    started.elapsed(),
                );
                if checked {
                    return Ok(invariant);
                }
            }
            Ok((Solution::None, _)) => return Err(Reason::Incomplete("no invariant exists".to_string())),
            Err(other) => reason = other,
        }
    }
    Err(reason)
}

//! Models that are shortest in the lists of the question.
//!
//! Engines look for short models, but the lists they see may be others than the user's: changes of variables put fresh ones in their
//! place, and summaries and runs admit some lengths only. So what [`LengthOrder::Increasing`](crate::over::LengthOrder::Increasing)
//! promises is asked for here, as one more assertion about the lists of the question, which every engine understands.

use std::time::{Duration, Instant};

use dashu_int::IBig;

use super::{Answer, CheckedModel, Plan, Question, attempt};
use crate::backend::Deadline;
use crate::model::Value;
use crate::report::{Approximation, Report};
use crate::term::{Store, Symbol, Term};

/// However fast the first model was found, a shorter one is looked for at least this long, or [`TIMES`] as long as that took, if that is longer.
const LEAST: Duration = Duration::from_secs(5);

/// See [`LEAST`].
const TIMES: u32 = 4;

/// The shortest model that is found in time, beginning with `found`: no other has lists of a smaller total length, unless time ran out or an engine gave up,
/// which the report tells.
pub(super) fn shortest(
    own: &Store,
    question: Question<'_>,
    found: CheckedModel,
    plan: &Plan<'_>,
    report: &mut Report,
) -> CheckedModel {
    let lists = lists(question.store, question.assertions);
    let deadline = plan.deadline.earlier(Deadline::after(LEAST.max(report.time * TIMES)));
    let plan = Plan { deadline, ..plan.clone() };
    let started = Instant::now();
    let (mut model, mut total, mut low) = (found.clone(), total(&found, &lists), IBig::ZERO);
    // Most first models are shortest, and then one question shows it.
    let mut careful = true;
    while low < total && plan.stopped().is_none() {
        let bound = if careful { &total - IBig::ONE } else { (&low + &total) / IBig::from(2) };
        let asked = Instant::now();
        let mut theirs = report.beside();
        let answer = bounded(own, question, &bound, &plan, &mut theirs);
        let (said, gave_up) = match answer {
            Answer::Sat(shorter) => {
                total = self::total(&shorter, &lists);
                model = shorter;
                report.answered_by = theirs.answered_by;
                (format!("sat, total length {total}"), total > bound)
            }
            Answer::Unsat(_) => {
                low = &bound + IBig::ONE;
                ("unsat".to_string(), false)
            }
            Answer::Unknown(reason) => (format!("unknown: {reason}"), careful),
        };
        careful = said.starts_with("unknown");
        report.absorb_work(theirs);
        let input = format!("total length up to {bound}");
        report.event("shortest", Approximation::Under, input, said, asked.elapsed());
        if gave_up {
            break;
        }
    }
    report.time += started.elapsed();
    model
}

/// What is said of the question with a bound on the total length of its lists.
fn bounded(own: &Store, question: Question<'_>, bound: &IBig, plan: &Plan<'_>, report: &mut Report) -> Answer {
    let store = own.clone();
    let mut lengths = Vec::new();
    for list in lists(&store, question.copies) {
        let list = store.constant(list);
        lengths.push(store.len_of(list));
    }
    let (total, bound) = (store.sum(lengths), store.int(bound.clone()));
    let short = store.le(total, bound);
    let copies: Vec<Term> = question.copies.iter().copied().chain([short]).collect();
    attempt(store, Question { copies: &copies, ..question }, plan, report)
}

/// The lists that assertions mention.
fn lists(store: &Store, assertions: &[Term]) -> Vec<Symbol> {
    let mut symbols = store.symbols_in(assertions);
    symbols.retain(|symbol| {
        let symbol = store.symbol(*symbol);
        symbol.parameters.is_empty() && store.is_list(symbol.sort)
    });
    symbols
}

fn total(model: &CheckedModel, lists: &[Symbol]) -> IBig {
    let length = |list: &Symbol| match model.model().constants.get(list) {
        Some(Value::List(list)) => list.len(),
        _ => IBig::ZERO,
    };
    lists.iter().map(length).sum()
}

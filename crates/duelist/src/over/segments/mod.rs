//! Lists as functions of their index: every list term is a concatenation of windows on lists, by exact index arithmetic.
//!
//! A declared list is an uninterpreted function from indices to elements, with a length. List terms are interpreted once, from the assertions as
//! they were stated (`segment`); what is read of them is a scalar over those functions (`read`). What cannot be said exactly is
//! relaxed to a constant of which less is known, never refused. [`Positions`] asks one quantifier-free question about what comes out, with
//! free results of folds.

mod added;
mod adjacent;
mod align;
mod chains;
mod detached;
mod domain;
mod extremes;
mod few;
mod flattened;
mod focus;
mod folded;
mod found;
mod instances;
mod linear;
mod occurrences;
mod permuted;
mod polarity;
mod question;
mod read;
mod sealed;
mod segment;
mod shown;
mod sifted;
mod spelled;
mod stated;
mod statement;
mod systems;
mod unique;

pub use domain::Refusal;
pub(crate) use shown::readings;

use std::time::Duration;

use super::induction::reach::Question;
use super::induction::{self, Effort, Obligation, Search};
use crate::backend::Verdict;
use crate::engine::{OverOutcome, Reason, Resources};
use crate::evidence::{Argument, InvariantEvidence, Variant};
use crate::meaning::Interpretation;
use crate::report::Report;
use crate::rewrite::copy_within_bounds;
#[cfg(test)]
use crate::rewrite::{Group, Rule};
use crate::term::{Copied, Store, Term};
use domain::Domain;

/// What is an equation here, to be proved like rewrite rules.
#[cfg(test)]
pub(crate) const EQUATIONS: &[Rule] = &[
    Rule { name: "count-of-few", group: Group::NormalForm, apply: |store, term| few::compared(store, term) },
    Rule {
        name: "quantifier-of-concat",
        group: Group::NormalForm,
        apply: |store, term| flattened::spread(store, term),
    },
    Rule { name: "sum-of-concat", group: Group::NormalForm, apply: |store, term| flattened::added(store, term) },
    Rule { name: "quantifier-of-fold", group: Group::NormalForm, apply: |store, term| folded::quantifier(store, term) },
    Rule {
        name: "quantifier-of-neighbours",
        group: Group::NormalForm,
        apply: |store, term| folded::neighbours(store, term),
    },
    Rule { name: "pairs-of-filter", group: Group::NormalForm, apply: |store, term| sifted::pairs(store, term) },
    Rule {
        name: "quantifier-of-dedup",
        group: Group::NormalForm,
        apply: |store, term| unique::with_duplicates(store, term),
    },
    Rule { name: "fold-by-index", group: Group::NormalForm, apply: |store, term| folded::by_index(store, term) },
    Rule { name: "fold-that-adds", group: Group::NormalForm, apply: |store, term| added::total(store, term) },
    Rule { name: "scan-that-counts", group: Group::NormalForm, apply: |store, term| added::counter(store, term) },
    Rule { name: "end-of-filter", group: Group::NormalForm, apply: |store, term| found::end_of_filter(store, term) },
    Rule { name: "made-of-records", group: Group::NormalForm, apply: |store, term| spelled::regrouped(store, term) },
    Rule { name: "definition-by-name", group: Group::NormalForm, apply: |store, term| spelled::by_name(store, term) },
    Rule { name: "distinct-of-filter", group: Group::NormalForm, apply: |store, term| sifted::distinct(store, term) },
];

/// The question whether index arithmetic alone refutes the assertions, with results of folds that are free.
pub struct Positions {
    store: Store,
    formulas: Vec<Term>,
}

impl Positions {
    /// The question about assertions in a store of their own.
    ///
    /// # Errors
    /// If the assertions have no meaning here.
    pub fn new(assertions: &[Term], mut store: Store) -> Result<Positions, Reason> {
        let formulas = query(assertions, &mut store)?;
        Ok(Positions { store, formulas })
    }

    /// Asks it.
    pub fn ask(&mut self, resources: Resources<'_>, report: &mut Report) -> OverOutcome {
        let Positions { store, formulas } = self;
        let asked = resources.session("positions").and_then(|mut session| {
            formulas.iter().for_each(|formula| session.assert(store, *formula));
            let verdict = session.check(store, &[], resources.deadline);
            report.effort("positions", session.effort());
            Ok(verdict?)
        });
        match asked {
            Ok(Verdict::Unsat) => OverOutcome::Refuted(Argument::Positions),
            Ok(Verdict::Sat) => {
                OverOutcome::Open(Reason::Incomplete("index arithmetic admits the formula".to_string()))
            }
            Ok(Verdict::Unknown(words)) => OverOutcome::Open(Reason::from_backend(&words, resources.deadline)),
            Err(reason) => OverOutcome::Open(reason),
        }
    }
}

/// The formulas of the query: a function of the assertions. What is said of them as they are, and of single elements, are both consequences of them.
///
/// # Errors
/// If the assertions have no meaning here.
pub(crate) fn query(assertions: &[Term], store: &mut Store) -> Result<Vec<Term>, Refusal> {
    let whole = facts_of(assertions, store, false);
    match (whole, facts_of(assertions, store, true)) {
        (Ok(whole), Ok(focused)) => Ok(whole.into_iter().chain(focused).collect()),
        (whole, focused) => focused.or(whole),
    }
}

fn facts_of(assertions: &[Term], store: &mut Store, focused: bool) -> Result<Vec<Term>, Refusal> {
    let mut domain = Domain::default();
    (domain.variant.witnesses, domain.variant.focused) = (true, focused);
    let stated = state(&mut domain, assertions, store)?;
    domain.extremes(store, &stated)?;
    domain.selections(store, &stated)?;
    domain.counted(store, &stated)?;
    domain.instances(store)?;
    let facts = domain.facts.clone();
    Ok(facts.into_iter().filter(|fact| !domain.is_flexible(store, *fact)).collect())
}

/// How much of the time that there is a first look at one reading may take, and a second one.
const LOOKS: [u32; 2] = [14, 7];

/// How each look of an effort goes, and which part of the time it may take for one reading; without one, its share of what is left.
fn looks(effort: Effort) -> Vec<(Effort, Option<u32>)> {
    match effort {
        Effort::Whole => {
            LOOKS.map(|part| (Effort::Glance, Some(part))).into_iter().chain([(Effort::Whole, None)]).collect()
        }
        brief => vec![(brief, None)],
    }
}

/// A reading of the assertions, and how far the search for its invariants has come.
struct Attempt {
    variant: Variant,
    store: Store,
    search: Search,
}

/// The search for invariants of the folds, as walks along windows. It is resumed with more time.
pub struct Segments {
    /// The readings for which an invariant may be found.
    attempts: Vec<Attempt>,
}

impl Segments {
    /// The search in every reading of the assertions.
    ///
    /// # Errors
    /// If there is none, or time is up.
    pub fn new(store: &Store, assertions: &[Term], resources: Resources<'_>) -> Result<Segments, Reason> {
        Ok(Segments { attempts: attempts(store, assertions, resources)? })
    }

    /// Looks at each reading: at first briefly, so that none waits for what another cannot do.
    ///
    /// # Errors
    /// Why no invariant was found.
    pub fn resume(
        &mut self,
        effort: Effort,
        resources: Resources<'_>,
        report: &mut Report,
    ) -> Result<(Variant, InvariantEvidence), Reason> {
        let total = resources.deadline.remaining().unwrap_or(Duration::from_secs(10));
        let resources = resources.within(total);
        let mut last = Reason::Incomplete("no fold is left, or short runs admit the formula".to_string());
        for (effort, part) in looks(effort) {
            let count = self.attempts.len();
            let mut refuted = Vec::new();
            for (number, attempt) in self.attempts.iter_mut().enumerate() {
                if let Some(stopped) = resources.stopped() {
                    return Err(stopped);
                }
                let share = part.map_or_else(
                    || resources.deadline.remaining().unwrap_or(total) / u32::try_from(count - number).unwrap_or(1),
                    |part| total / part,
                );
                let Attempt { variant, store, search } = attempt;
                match search.refute(effort, "segments", store, resources.within(share), report) {
                    Ok(invariant) => return Ok((*variant, invariant)),
                    Err(reason) => {
                        refuted.extend((reason == Reason::NoInvariant).then_some(number));
                        last = reason;
                    }
                }
            }
            // That no invariant exists of a reading says nothing about the others.
            for number in refuted.into_iter().rev() {
                self.attempts.remove(number);
            }
        }
        Err(last)
    }
}

/// The readings that are worth looking at: of those that are the same, one, and none that a short run refutes.
fn attempts(store: &Store, assertions: &[Term], resources: Resources<'_>) -> Result<Vec<Attempt>, Reason> {
    let mut attempts: Vec<Attempt> = Vec::new();
    let mut refused = None;
    for at_position in Variant::FOCUSED.into_iter().chain(Variant::AT_POSITIONS) {
        let mut variant = Variant { alignment: Some(0), ..at_position };
        loop {
            if let Some(stopped) = resources.stopped() {
                return Err(stopped);
            }
            let (Copied { store: mut own, terms, .. }, _) = copy_within_bounds(store, assertions);
            let (question, alignments) = match asked(&terms, &mut own, variant) {
                Ok(asked) => asked,
                Err(refusal) => {
                    refused = Some(refusal);
                    break;
                }
            };
            let number = variant.alignment.filter(|_| alignments > 0);
            let seen = attempts.iter().any(|other| other.search.asks(&question));
            if !seen && !question.lists.is_empty() {
                let search = Search::new(question, None);
                if !search.has_short_run(&mut own, resources) {
                    attempts.push(Attempt { variant: Variant { alignment: number, ..variant }, store: own, search });
                }
            }
            match number {
                None => break,
                Some(number) if number + 1 < alignments => variant.alignment = Some(number + 1),
                Some(_) => variant.alignment = None,
            }
        }
    }
    match refused {
        Some(refusal) if attempts.is_empty() => Err(refusal.into()),
        _ => Ok(attempts),
    }
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
    let (question, _) = asked(assertions, store, variant)?;
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

/// The question of a variant, and how many alignments there are to choose from: functions of the assertions.
fn asked(assertions: &[Term], store: &mut Store, variant: Variant) -> Result<(Question, usize), Refusal> {
    let mut domain = Domain::default();
    (domain.variant, domain.walks) = (variant, true);
    let stated = state(&mut domain, assertions, store)?;
    if variant.witnesses {
        domain.counted(store, &stated)?;
    }
    systems::walks(&mut domain, store)?;
    domain.instances(store)?;
    let mut walks = systems::walks(&mut domain, store)?;
    domain.statements_along(store, &mut walks)?;
    let question = question::question(&mut domain, store, &walks).map_err(|_| Refusal::NoTuple)?;
    Ok((question, domain.alignments))
}

/// Adds the assertions, without lists, to the facts, and gives them as they are interpreted.
fn state(domain: &mut Domain, assertions: &[Term], store: &mut Store) -> Result<Vec<Term>, Refusal> {
    let stated = stated::stated(store, assertions, domain.variant)?;
    for assertion in &stated {
        let formula = domain.scalar(store, *assertion)?;
        domain.fact(store, formula);
        if !domain.is_flexible(store, formula) {
            domain.arithmetic.learn(store, formula);
        }
    }
    domain.differences(store)?;
    Ok(stated)
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        Reason::Unsupported(refusal.to_string())
    }
}

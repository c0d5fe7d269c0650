//! Houdini: the largest part of a set of candidates that is inductive.
//!
//! Candidates that fail initially are dropped, then those that a step from a state that satisfies all of the remaining ones
//! can violate, until there are none. The result is unique, and needs no invention: with the right candidates it proves what Horn
//! engines cannot, such as invariants with products.

use std::time::Duration;

use super::invariant::at_variables;
use super::reach::{Question, Reach, constants};
use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::model::Value;
use crate::term::{Sort, Store, Term};

/// How long a candidate is tried by itself, or longer if there is time for all of them.
const EACH: Duration = Duration::from_millis(30);

/// A candidate in the query for consecution: literals that stand for it before and after a step.
struct Candidate {
    formula: Term,
    before: Term,
    after: Term,
}

/// How candidates are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trial {
    /// Each may rely on the others.
    Together,
    /// Each by itself, as far as that is quickly decided. Where a solver cannot decide all candidates at once, as with many products, it may
    /// still decide one.
    Alone,
}

/// A candidate that holds at first, and a step that breaks it.
pub(super) struct Broken {
    /// The place of the list among those in question.
    pub(super) list: usize,
    pub(super) formula: Term,
    /// Values before the step: of the state, of the number of elements if it is counted, and of numbers and truth values that stay the same.
    pub(super) before: Vec<(Term, Value)>,
    /// Values of the element.
    pub(super) element: Vec<(Term, Value)>,
}

/// For each list the candidates that are inductive. Those that say something of accumulators and were dropped last are put into `broken`.
///
/// # Errors
/// If the solver fails or, with all candidates together, gives up.
pub(super) fn strengthen(
    question: &Question,
    candidates: &[Vec<Term>],
    trial: Trial,
    store: &mut Store,
    resources: Resources<'_>,
    broken: &mut Vec<Broken>,
) -> Result<Vec<Vec<Term>>, Reason> {
    let lists = question.lists.iter().zip(candidates).enumerate();
    lists
        .map(|(list, (reach, candidates))| {
            let initial = initially(reach, candidates, store, resources)?;
            match trial {
                Trial::Alone => alone(reach, initial, store, resources),
                Trial::Together => {
                    let mut last = Vec::new();
                    let inductive = together(reach, initial, store, resources, &mut last);
                    broken.extend(last.into_iter().map(|step| Broken { list, ..step }));
                    inductive
                }
            }
        })
        .collect()
}

fn together(
    reach: &Reach,
    initial: Vec<Term>,
    store: &mut Store,
    resources: Resources<'_>,
    broken: &mut Vec<Broken>,
) -> Result<Vec<Term>, Reason> {
    let mut session = before_a_step(reach, store, resources)?;
    let following = reach.following(store);
    let mut alive: Vec<Candidate> = Vec::new();
    for formula in initial {
        if let Some(reason) = resources.stopped() {
            return Err(reason);
        }
        let (before, after) = (store.fresh_constant("before", Sort::BOOL), store.fresh_constant("after", Sort::BOOL));
        let there = at_variables(store, &reach.variables(), formula, &following);
        let (assumed, defined) = (store.implies(before, formula), store.eq(after, there));
        session.assert(store, assumed);
        session.assert(store, defined);
        alive.push(Candidate { formula, before, after });
    }
    while !alive.is_empty() {
        let violated: Vec<Term> = alive.iter().map(|candidate| candidate.after).collect();
        let violated = store.and(violated);
        let violated = store.not(violated);
        session.push();
        session.assert(store, violated);
        let assumptions: Vec<Term> = alive.iter().map(|candidate| candidate.before).collect();
        match session.check(store, &assumptions, resources.deadline)? {
            Verdict::Unsat => break,
            Verdict::Unknown(words) => return Err(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => {
                let after: Vec<Term> = alive.iter().map(|candidate| candidate.after).collect();
                let holds = truths(&mut session, store, &after, resources)?;
                let dropped = alive.iter().zip(&holds).filter(|(_, holds)| !**holds);
                let dropped: Vec<Term> = dropped.map(|(candidate, _)| candidate.formula).collect();
                let telling = mentioning(store, &reach.state, dropped);
                if !telling.is_empty() {
                    let is_plain = |term: &&Term| [Sort::BOOL, Sort::INT, Sort::REAL].contains(&store.sort_of(**term));
                    let rigid = reach.rigid.iter().filter(is_plain);
                    let state: Vec<Term> = reach.state.iter().chain(&reach.count).chain(rigid).copied().collect();
                    let before = valued(&mut session, store, &state, resources)?;
                    let element = valued(&mut session, store, &reach.inputs, resources)?;
                    let step = |formula| Broken { list: 0, formula, before: before.clone(), element: element.clone() };
                    *broken = telling.into_iter().map(step).collect();
                }
                let mut holds = holds.into_iter();
                alive.retain(|_| holds.next().unwrap_or(false));
            }
        }
        session.pop();
    }
    Ok(alive.into_iter().map(|candidate| candidate.formula).collect())
}

fn alone(reach: &Reach, initial: Vec<Term>, store: &mut Store, resources: Resources<'_>) -> Result<Vec<Term>, Reason> {
    let mut inductive = Vec::new();
    let mut session = before_a_step(reach, store, resources)?;
    let following = reach.following(store);
    let share = u32::try_from(initial.len()).ok().and_then(|count| resources.deadline.remaining()?.checked_div(count));
    let each = share.unwrap_or(EACH).max(EACH);
    for formula in initial {
        if resources.stopped().is_some() {
            break;
        }
        let there = at_variables(store, &reach.variables(), formula, &following);
        let violated = store.not(there);
        session.push();
        session.assert(store, formula);
        session.assert(store, violated);
        if let Verdict::Unsat = session.check(store, &[], resources.within(each).deadline)? {
            inductive.push(formula);
        }
        session.pop();
    }
    Ok(inductive)
}

/// A session that knows what holds in every state before a step.
fn before_a_step(reach: &Reach, store: &mut Store, resources: Resources<'_>) -> Result<Session, Reason> {
    let mut session = resources.session("induction-houdini")?;
    for fact in reach.facts.iter().chain(&reach.guard) {
        session.assert(store, *fact);
    }
    if let Some(count) = reach.count {
        let zero = store.int(0);
        let natural = store.le(zero, count);
        session.assert(store, natural);
    }
    Ok(session)
}

/// The candidates that hold before the first element, whatever the rigid constants are.
fn initially(
    reach: &Reach,
    candidates: &[Term],
    store: &mut Store,
    resources: Resources<'_>,
) -> Result<Vec<Term>, Reason> {
    let first = reach.first(store);
    let mut session = resources.session("induction-houdini")?;
    reach.facts.iter().for_each(|fact| session.assert(store, *fact));
    let mut alive: Vec<(Term, Term)> = Vec::new();
    for candidate in candidates {
        if let Some(reason) = resources.stopped() {
            return Err(reason);
        }
        let here = at_variables(store, &reach.variables(), *candidate, &first);
        let literal = store.fresh_constant("here", Sort::BOOL);
        let defined = store.eq(literal, here);
        session.assert(store, defined);
        alive.push((*candidate, literal));
    }
    while !alive.is_empty() {
        let literals: Vec<Term> = alive.iter().map(|(_, literal)| *literal).collect();
        let all = store.and(literals.clone());
        let violated = store.not(all);
        session.push();
        session.assert(store, violated);
        match session.check(store, &[], resources.deadline)? {
            Verdict::Unsat => break,
            Verdict::Unknown(words) => return Err(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => {
                let mut holds = truths(&mut session, store, &literals, resources)?.into_iter();
                alive.retain(|_| holds.next().unwrap_or(false));
            }
        }
        session.pop();
    }
    Ok(alive.into_iter().map(|(candidate, _)| candidate).collect())
}

/// The formulas that say something of a state, and not of numbers of elements alone.
fn mentioning(store: &Store, state: &[Term], formulas: Vec<Term>) -> Vec<Term> {
    let says = |formula: &Term| constants(store, &[*formula]).iter().any(|constant| state.contains(constant));
    formulas.into_iter().filter(says).collect()
}

fn valued(
    session: &mut Session,
    store: &mut Store,
    terms: &[Term],
    resources: Resources<'_>,
) -> Result<Vec<(Term, Value)>, Reason> {
    let values = session.values(store, terms, resources.deadline)?;
    Ok(terms.iter().copied().zip(values).collect())
}

fn truths(
    session: &mut Session,
    store: &mut Store,
    literals: &[Term],
    resources: Resources<'_>,
) -> Result<Vec<bool>, Reason> {
    let values = session.values(store, literals, resources.deadline)?;
    Ok(values.into_iter().map(|value| value == Value::Bool(true)).collect())
}

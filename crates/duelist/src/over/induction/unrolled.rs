//! k-induction: the formula fails at the first k lengths, and if it fails at k consecutive ones it fails at the next.

use super::invariant::{Invariant, Obligation, at_variables};
use super::reach::{Question, Reach, conjuncts};
use crate::backend::Verdict;
use crate::engine::{Reason, Resources};
use crate::term::{Set, Store, Term};

/// The largest k.
const MAX_DEPTH: usize = 8;

/// How many steps a short run has at most.
const SHORT: usize = 2;

/// Whether runs of at most two steps of each list satisfy the formula. Then the question has no invariant; whether the problem has a model is another matter.
///
/// # Errors
/// If the solver fails or gives up.
pub(super) fn has_short_run(question: &Question, store: &mut Store, resources: Resources<'_>) -> Result<bool, Reason> {
    let mut session = resources.session("induction-unrolled")?;
    let mut formulas = question.query.clone();
    for reach in &question.lists {
        let mut path = Path::new(reach, reach.first(store));
        let mut ends = Vec::new();
        for steps in 0..=SHORT {
            if steps > 0 {
                path.step(reach, store);
            }
            let mut all = path.conditions.clone();
            all.extend(reach.last().into_iter().zip(&path.end).map(|(last, end)| store.smart_eq(last, *end)));
            ends.push(store.smart_and(&all));
        }
        formulas.push(store.smart_or(&ends));
    }
    let formula = store.smart_and(&formulas);
    Ok(!refuted(&mut session, store, formula, resources)?)
}

/// What [`direct`] calls itself.
pub(super) const DIRECT: &str = "direct";

/// That the formula fails and a lemma holds, as an invariant that has to be checked: k-induction with k = 1. What follows is written in terms of what was before, with no constants for states in
/// between: products of those are decided that products of unknowns are not.
///
/// # Errors
/// If there are several lists, or the steps of the only one see where it ends.
pub(super) fn direct(
    question: &Question,
    names: &[String],
    lemma: &[Term],
    store: &mut Store,
) -> Result<Invariant, Reason> {
    let reach = applies(question).ok_or_else(inapplicable)?;
    let failing = fails(reach, question, store);
    let invariant = store.smart_and(&[lemma, &[failing]].concat());
    Ok(Invariant::new(question, names, store, DIRECT, &[invariant]))
}

/// The formula fails in a state, if that is the last one. That a count is natural is a part of every invariant, and need not be said here.
fn fails(reach: &Reach, question: &Question, store: &mut Store) -> Term {
    let natural = reach.count.map(|_| store.le(store.int(0), reach.length));
    let query: Vec<Term> =
        conjuncts(store, question.query.clone()).into_iter().filter(|part| Some(*part) != natural).collect();
    let query = store.smart_and(&query);
    let here = at_variables(store, &reach.last(), query, &reach.variables());
    store.smart_not(here)
}

fn inapplicable() -> Reason {
    Reason::Incomplete("k-induction does not apply".to_string())
}

/// Looks for a k that proves a problem with one list.
///
/// **Soundness**: let φ(s, n) be the formula as if the list ended in state `s` after `n` elements. That is what it says if no
/// rigid constant of the steps is a result or the length of the list, which is required here. *Base i*: no run of `i`
/// elements, `i < k`, ends in φ. *Step*: no k steps from any state lead through k states without φ (in `lemma`, which is
/// inductive) to one with it. So by strong induction on its length no run ends in φ.
///
/// # Errors
/// If the solver fails, gives up, or no k is large enough.
pub(super) fn prove(
    question: &Question,
    names: &[String],
    lemma: &[Term],
    store: &mut Store,
    resources: Resources<'_>,
) -> Result<Invariant, Reason> {
    let reach = applies(question).ok_or_else(inapplicable)?;
    let query = store.smart_and(&question.query);
    let mut lemmas = lemma.to_vec();
    if let Some(count) = reach.count {
        let zero = store.int(0);
        lemmas.push(store.le(zero, count));
    }
    let lemma = store.smart_and(&lemmas);
    let mut session = resources.session("induction-unrolled")?;
    let mut start = Path::new(reach, reach.first(store));
    let mut middle = Path::new(reach, reach.variables());
    middle.conditions.push(lemma);
    for depth in 1..=MAX_DEPTH {
        if let Some(reason) = resources.stopped() {
            return Err(reason);
        }
        let base = start.reaches(reach, store, query);
        if !refuted(&mut session, store, base, resources)? {
            return Err(Reason::Incomplete("a run satisfies the formula".to_string()));
        }
        start.step(reach, store);
        middle.step_without(reach, store, query);
        let step = middle.reaches(reach, store, query);
        if refuted(&mut session, store, step, resources)? {
            if depth == 1 {
                let failing = fails(reach, question, store);
                let invariant = store.smart_and(&[lemma, failing]);
                return Ok(Invariant::new(question, names, store, "k-induction", &[invariant]));
            }
            let obligations = obligations(question, names, lemma, depth, store).ok_or_else(inapplicable)?;
            return Ok(Invariant { method: "k-induction", depth, formulas: vec![lemma], obligations });
        }
    }
    Err(Reason::Incomplete("no k is large enough".to_string()))
}

/// The list, if there is only one, and it is as the soundness of [`prove`] requires.
fn applies(question: &Question) -> Option<&Reach> {
    let [reach] = &question.lists[..] else { return None };
    let ends: Set<Term> = reach.last().into_iter().chain([reach.length]).collect();
    (!reach.rigid.iter().any(|constant| ends.contains(constant))).then_some(reach)
}

/// What must be unsatisfiable for k-induction with this k and this lemma; `None` if it does not apply.
pub(super) fn obligations(
    question: &Question,
    names: &[String],
    lemma: Term,
    depth: usize,
    store: &mut Store,
) -> Option<Vec<Obligation>> {
    let (reach, name) = (applies(question)?, names.first()?);
    if !(1..=MAX_DEPTH).contains(&depth) {
        return None;
    }
    let query = store.smart_and(&question.query);
    let invariant = Invariant::new(question, names, store, "k-induction", &[lemma]);
    let mut obligations = invariant.obligations;
    obligations.retain(|obligation| obligation.name != "safety");
    let mut start = Path::new(reach, reach.first(store));
    let mut middle = Path::new(reach, reach.variables());
    middle.conditions.extend(invariant.formulas);
    for length in 0..depth {
        let base = start.reaches(reach, store, query);
        obligations.push(Obligation { name: format!("base {length} of {name}"), formula: base });
        start.step(reach, store);
        middle.step_without(reach, store, query);
    }
    let step = middle.reaches(reach, store, query);
    obligations.push(Obligation { name: format!("step of {name}"), formula: step });
    Some(obligations)
}

fn refuted(
    session: &mut crate::backend::Session,
    store: &mut Store,
    formula: Term,
    resources: Resources<'_>,
) -> Result<bool, Reason> {
    session.push();
    session.assert(store, formula);
    let verdict = session.check(store, &[], resources.deadline)?;
    session.pop();
    match verdict {
        Verdict::Unsat => Ok(true),
        Verdict::Sat => Ok(false),
        Verdict::Unknown(words) => Err(Reason::from_backend(&words, resources.deadline)),
    }
}

/// A run: what holds along it, and where it ends.
struct Path {
    conditions: Vec<Term>,
    end: Vec<Term>,
    length: usize,
}

impl Path {
    fn new(reach: &Reach, from: Vec<Term>) -> Path {
        Path { conditions: reach.facts.clone(), end: from, length: 0 }
    }

    /// One more element. Each state gets constants of its own, so that formulas stay small.
    fn step(&mut self, reach: &Reach, store: &mut Store) {
        self.length += 1;
        let mut from: Vec<Term> = reach.variables();
        let mut to: Vec<Term> = self.end.clone();
        for input in &reach.inputs {
            from.push(*input);
            to.push(store.fresh_constant(&format!("input.{}", self.length), store.sort_of(*input)));
        }
        let guard = store.smart_and(&reach.guard);
        self.conditions.push(at_variables(store, &from, guard, &to));
        let following = reach.following(store);
        let mut end = Vec::with_capacity(following.len());
        for next in following {
            let value = at_variables(store, &from, next, &to);
            let state = store.fresh_constant(&format!("state.{}", self.length), store.sort_of(value));
            self.conditions.push(store.eq(state, value));
            end.push(state);
        }
        self.end = end;
    }

    /// One more element, after a state that does not satisfy the formula.
    fn step_without(&mut self, reach: &Reach, store: &mut Store, query: Term) {
        let here = at_variables(store, &reach.last(), query, &self.end);
        self.conditions.push(store.smart_not(here));
        self.step(reach, store);
    }

    /// The run ends in a state that satisfies the formula.
    fn reaches(&self, reach: &Reach, store: &mut Store, query: Term) -> Term {
        let mut all = self.conditions.clone();
        all.push(at_variables(store, &reach.last(), query, &self.end));
        store.smart_and(&all)
    }
}

//! Smaller invariants: conjuncts that neither safety nor the others need are left out, for people and for certificates.

use super::invariant::{Invariant, at_variables};
use super::reach::Question;
use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::term::{Op, Sort, Store, Term};

/// A conjunct of some list's invariant, and literals that stand for it before a step, after it and at the end.
struct Conjunct {
    list: usize,
    formula: Term,
    before: Term,
    after: Term,
    last: Term,
}

/// An invariant with fewer conjuncts, as far as time permits: it may be the same, and has to be checked like any other.
pub(super) fn reduce(
    question: &Question,
    names: &[String],
    invariant: &Invariant,
    store: &mut Store,
    resources: Resources<'_>,
) -> Invariant {
    let mut kept = conjuncts(question, invariant, store);
    if kept.len() > 1 {
        if let Ok(mut session) = session(question, &kept, store, resources) {
            let mut size = kept.len().div_ceil(2);
            loop {
                let mut at = 0;
                while at < kept.len() && resources.stopped().is_none() {
                    let end = (at + size).min(kept.len());
                    let dropped: Vec<Conjunct> = kept.drain(at..end).collect();
                    if !matches!(suffices(question, &kept, store, &mut session, resources), Ok(true)) {
                        kept.splice(at..at, dropped);
                        at = end;
                    }
                }
                if size == 1 || !session.alive() || resources.stopped().is_some() {
                    break;
                }
                size = size.div_ceil(2);
            }
        }
    }
    let formulas: Vec<Term> = (0..question.lists.len())
        .map(|list| {
            let mine: Vec<Term> = kept.iter().filter(|c| c.list == list).map(|c| c.formula).collect();
            store.smart_and(&mine)
        })
        .collect();
    Invariant::new(question, names, store, invariant.method, &formulas)
}

/// The conjuncts, except that counts are natural, which is a part of every invariant.
fn conjuncts(question: &Question, invariant: &Invariant, store: &mut Store) -> Vec<Conjunct> {
    let zero = store.int(0);
    let natural: Vec<Term> =
        question.lists.iter().filter_map(|reach| reach.count).map(|count| store.le(zero, count)).collect();
    let mut all = Vec::new();
    for (list, formula) in invariant.formulas.iter().enumerate() {
        let parts = match store.as_app(*formula) {
            Some((Op::And, parts)) => parts.to_vec(),
            _ => vec![*formula],
        };
        for formula in parts.into_iter().filter(|part| !natural.contains(part)) {
            let [before, after, last] = ["before", "after", "last"].map(|name| store.fresh_constant(name, Sort::BOOL));
            all.push(Conjunct { list, formula, before, after, last });
        }
    }
    all
}

/// A session in which every conjunct has its literals.
fn session(
    question: &Question,
    conjuncts: &[Conjunct],
    store: &mut Store,
    resources: Resources<'_>,
) -> Result<Session, Reason> {
    let mut session = resources.session("induction-reduce")?;
    let zero = store.int(0);
    for (index, reach) in question.lists.iter().enumerate() {
        let natural = reach.count.map(|count| store.le(zero, count));
        for fact in reach.facts.iter().chain(&reach.guard).chain(&natural) {
            session.assert(store, *fact);
        }
        let following = reach.following(store);
        for conjunct in conjuncts.iter().filter(|conjunct| conjunct.list == index) {
            let there = at_variables(store, &reach.variables(), conjunct.formula, &following);
            let end = at_variables(store, &reach.variables(), conjunct.formula, &reach.last());
            let (before, last) = (store.implies(conjunct.before, conjunct.formula), store.implies(conjunct.last, end));
            let after = store.eq(conjunct.after, there);
            [before, after, last].into_iter().for_each(|formula| session.assert(store, formula));
        }
    }
    Ok(session)
}

/// Whether these conjuncts are inductive and safe. That they hold initially is known.
fn suffices(
    question: &Question,
    conjuncts: &[Conjunct],
    store: &mut Store,
    session: &mut Session,
    resources: Resources<'_>,
) -> Result<bool, Reason> {
    let query = store.smart_and(&question.query);
    let last: Vec<Term> = conjuncts.iter().map(|conjunct| conjunct.last).collect();
    if !refuted(session, store, query, &last, resources)? {
        return Ok(false);
    }
    for list in 0..question.lists.len() {
        let mine = || conjuncts.iter().filter(move |conjunct| conjunct.list == list);
        let after: Vec<Term> = mine().map(|conjunct| conjunct.after).collect();
        let all = store.and(after);
        let violated = store.smart_not(all);
        let before: Vec<Term> = mine().map(|conjunct| conjunct.before).collect();
        if !refuted(session, store, violated, &before, resources)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn refuted(
    session: &mut Session,
    store: &mut Store,
    formula: Term,
    assumptions: &[Term],
    resources: Resources<'_>,
) -> Result<bool, Reason> {
    session.push();
    session.assert(store, formula);
    let verdict = session.check(store, assumptions, resources.deadline)?;
    session.pop();
    Ok(verdict == Verdict::Unsat)
}

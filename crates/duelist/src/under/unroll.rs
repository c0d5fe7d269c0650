//! All lengths up to a bound in one query.
//!
//! Every list that is read is a chain of elements `x1, x2, …` and every fold over it a chain of states `s0 = init`,
//! `s(i+1) = step(si, x(i+1))`. The chains are only ever extended; for each new `i` the query says `|l| = i ⇒ result = si`,
//! and an assumption `|l| ≤ k` keeps lengths within what has been said.
//!
//! **With the assumption** the query is an under-approximation: its models are the models of the problem with lengths up to
//! `k`. **Without it** the query is an over-approximation: exact for lengths up to `k`, and for longer lists the length
//! abstraction ([`crate::over::abstraction`]), in which results are unconstrained. So if it is unsatisfiable without the assumption, then
//! no length up to `k` has a model and the formula excludes every other one: [`Exactness::LengthsBounded`].
//!
//! Where lists are put together, or functions read lists, the whole query is made anew for each bound ([`unfold`]), and other counts are
//! bounded as lengths are.

use std::time::Instant;

use dashu_int::IBig;

use super::unfold::{self, Elements, Unfolded};
use super::{lift, shorten};
use crate::backend::{Deadline, Session, Verdict};
use crate::engine::{Exactness, Reason, Resources, UnderOutcome};
use crate::model::{Model, Value};
use crate::over::{LengthOrder, abstraction};
use crate::problem::{ListId, Origin, Problem};
use crate::report::{Approximation, Report};
use crate::term::{Sort, Store, Term};

/// The formulas of the query for lengths up to `bound`, without the assumption that there are no others.
///
/// # Errors
/// If a list is too long to be unfolded, or `stop` says so.
pub(crate) fn query(
    problem: &Problem,
    store: &mut Store,
    bound: usize,
    stop: &dyn Fn() -> Option<Reason>,
) -> Result<Vec<Term>, Reason> {
    let mut chain = Chain::new(problem, store);
    chain.extend_to(problem, store, bound, stop)?;
    Ok(chain.formulas)
}

/// The search for a bound. It is resumed where it has ended: with the bound after the last one that has no model.
pub struct Unrolling {
    /// `None` before the first query, and after one that failed: it is not known what a solver has heard of that.
    session: Option<Session>,
    chain: Chain,
    /// How many formulas of the chain have been asserted.
    asserted: usize,
    read: Vec<ListId>,
    /// The last bound without a model.
    searched: usize,
    /// The first bound.
    likely: usize,
}

/// What a step of the search is about.
struct Step<'a> {
    problem: &'a Problem,
    resources: Resources<'a>,
    order: LengthOrder,
    up_to: usize,
    started: Instant,
}

impl Unrolling {
    /// The search for a model of a problem of which none has lists of at most `searched` elements, as far as is known, and a likely one has
    /// lists of at most `likely` elements. Nothing is concluded from either.
    pub fn new(problem: &Problem, store: &mut Store, searched: usize, likely: usize) -> Self {
        let (chain, read) = (Chain::new(problem, store), problem.read_lists(store));
        Unrolling { session: None, chain, asserted: 0, read, searched, likely }
    }

    /// Up to which length of lists no model was found.
    pub fn searched(&self) -> usize {
        self.searched
    }

    /// Looks for a model with lists of at most `up_to` elements, and for a proof that there is none at all.
    pub fn resume(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        up_to: usize,
        order: LengthOrder,
        report: &mut Report,
    ) -> UnderOutcome {
        let step = Step { problem, resources, order, up_to, started: Instant::now() };
        let mut session = match self.session.take() {
            Some(session) => session,
            None => match resources.session("unroll") {
                Ok(session) => {
                    self.asserted = 0;
                    session
                }
                Err(reason) => return UnderOutcome::Open(reason),
            },
        };
        let outcome = self.search(&step, &mut session, store, report);
        report.effort("unroll", session.take_effort());
        self.session = outcome.is_ok().then_some(session);
        outcome.unwrap_or_else(UnderOutcome::Open)
    }

    /// Bounds 1, 2, 4, …, or those after what was searched, until one has a model, all are excluded, or `up_to` is reached.
    fn search(
        &mut self,
        step: &Step<'_>,
        session: &mut Session,
        store: &mut Store,
        report: &mut Report,
    ) -> Result<UnderOutcome, Reason> {
        let up_to = step.up_to;
        let mut bound = (2 * self.searched).max(self.likely).max(1).min(up_to);
        while self.searched < up_to {
            let started = Instant::now();
            let asked = self.ask_up_to(step, session, store, bound);
            let said = match &asked {
                Ok((true, _)) => "sat".to_string(),
                Ok((false, true)) => "unsat, and no other length is possible".to_string(),
                Ok((false, false)) => "unsat".to_string(),
                Err(reason) => format!("unknown: {reason}"),
            };
            if !matches!(asked, Err(Reason::Interrupted)) {
                let input = format!("lengths up to {bound}");
                report.event("unroll", Approximation::Under, input, said, started.elapsed());
            }
            let (found, exhausted) = asked?;
            if found {
                return self.shortened(step, session, store).map(UnderOutcome::Proposed);
            }
            if exhausted {
                return Ok(UnderOutcome::Exhausted(Exactness::LengthsBounded { by: bound }));
            }
            self.searched = self.searched.max(bound);
            // Beyond the bound this is an over-approximation: if it has no model, going on is in vain.
            let within = self.up_to(step.problem, store, up_to);
            if bound >= up_to || !ask(session, store, &within, step.resources.deadline)? {
                break;
            }
            bound = (2 * bound).min(up_to);
        }
        let why = format!("no model with lists of up to {up_to} elements");
        Ok(UnderOutcome::Open(Reason::Incomplete(why)))
    }

    /// Whether there is a model with lists of at most `bound` elements and, if there is none, whether no other length is possible.
    fn ask_up_to(
        &mut self,
        step: &Step<'_>,
        session: &mut Session,
        store: &mut Store,
        bound: usize,
    ) -> Result<(bool, bool), Reason> {
        self.extend(step, session, store, bound)?;
        let (within, deadline) = (self.within(step.problem, store), step.resources.deadline);
        let found = ask(session, store, &within, deadline)?;
        Ok((found, !found && !ask(session, store, &[], deadline)?))
    }

    /// `|l| ≤ bound` for every list that is read.
    fn up_to(&self, problem: &Problem, store: &mut Store, bound: usize) -> Vec<Term> {
        let bound = store.int(bound);
        self.read.iter().map(|id| store.le(problem.list(*id).length, bound)).collect()
    }

    /// That nothing exceeds what has been unfolded.
    fn within(&self, problem: &Problem, store: &mut Store) -> Vec<Term> {
        let mut within = self.up_to(problem, store, self.chain.bound);
        within.extend(&self.chain.unfolded.limits);
        within
    }

    /// Extends the chain to `bound` elements, and asserts it.
    fn extend(
        &mut self,
        step: &Step<'_>,
        session: &mut Session,
        store: &mut Store,
        bound: usize,
    ) -> Result<(), Reason> {
        let resources = step.resources;
        let first = self.chain.extend_to(step.problem, store, bound, &|| resources.stopped())?;
        if first < self.asserted {
            session.pop();
            self.asserted = first;
        }
        if !self.chain.flat {
            for formula in &self.chain.formulas[self.asserted..first] {
                session.assert(store, *formula);
            }
            self.asserted = first;
            session.push();
        }
        for formula in &self.chain.formulas[self.asserted..] {
            session.assert(store, *formula);
        }
        self.asserted = self.chain.formulas.len();
        Ok(())
    }

    /// The model of the last query or, asking on, one with shorter lists.
    fn shortened(&mut self, step: &Step<'_>, session: &mut Session, store: &mut Store) -> Result<Model, Reason> {
        let first = self.lift(step, session, store)?;
        if let (LengthOrder::Increasing, Ok(total)) = (step.order, usize::try_from(&first.1)) {
            // A shorter total may need one list that is longer than every list so far.
            self.extend(step, session, store, self.chain.bound.max(total.min(step.up_to)))?;
        }
        let total = step.problem.total_length(store);
        Ok(shorten(first, step.order, step.started, step.resources.deadline, |bound, deadline| {
            let limit = store.int(bound.clone());
            let mut assumptions = self.within(step.problem, store);
            assumptions.push(store.le(total, limit));
            if ask(session, store, &assumptions, deadline)? {
                self.lift(step, session, store).map(Some)
            } else {
                Ok(None)
            }
        }))
    }

    /// The model of the last query, and the total length of its lists.
    fn lift(&self, step: &Step<'_>, session: &mut Session, store: &mut Store) -> Result<(Model, IBig), Reason> {
        let (problem, deadline) = (step.problem, step.resources.deadline);
        let mut model = lift::scalars(problem, store, session, &self.chain.formulas, deadline)?;
        let lengths = problem.declared().map(|(id, _)| lift::length(&model, store, problem.list(id).length));
        let total = lengths.fold(IBig::ZERO, |total, length| total + length);
        self.chain.unfolded.lift(problem, store, &mut model, |id, model| {
            let list = problem.list(id);
            if !self.read.contains(&id) {
                return lift::unread(problem, store, model, id);
            }
            let length = lift::length(model, store, list.length);
            let count = usize::try_from(&length).unwrap_or(usize::MAX).min(self.chain.bound);
            let default = || Value::default_for(store, list.element);
            let elements = self.chain.elements[id.0].iter().take(count);
            Ok(Value::list(elements.map(|element| unfold::constant(store, model, *element).unwrap_or_else(default))))
        })?;
        Ok((model, total))
    }
}

fn ask(session: &mut Session, store: &mut Store, assumptions: &[Term], deadline: Deadline) -> Result<bool, Reason> {
    match session.check(store, assumptions, deadline)? {
        Verdict::Sat => Ok(true),
        Verdict::Unsat => Ok(false),
        Verdict::Unknown(words) => Err(Reason::from_backend(&words, deadline)),
    }
}

/// The query, extended as far as `bound`.
struct Chain {
    /// Whether every fold reads one list, and no function reads any: then the chain is extended element by element.
    flat: bool,
    bound: usize,
    formulas: Vec<Term>,
    /// How it was unfolded, unless it is flat.
    unfolded: Unfolded,
    /// By list: its elements so far, for lists that are read.
    elements: Vec<Vec<Term>>,
    /// By fold: the state after the last element so far.
    states: Vec<Term>,
    /// By comparison: whether the lists agree on the elements so far.
    agree: Vec<Term>,
}

impl Chain {
    fn new(problem: &Problem, store: &mut Store) -> Self {
        let agree = store.bool(true);
        let mut chain = Chain {
            flat: problem.is_flat(store),
            bound: 0,
            formulas: abstraction(problem, store),
            unfolded: Unfolded::default(),
            elements: vec![Vec::new(); problem.lists.len()],
            states: problem.folds.iter().map(|fold| fold.init).collect(),
            agree: vec![agree; problem.equalities.len()],
        };
        if chain.flat {
            chain.say(problem, store);
        }
        chain
    }

    /// At least `bound` elements; which formula is the first new one.
    fn extend_to(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        bound: usize,
        stop: &dyn Fn() -> Option<Reason>,
    ) -> Result<usize, Reason> {
        if !self.flat {
            return self.unfold(problem, store, bound, stop);
        }
        let first = self.formulas.len();
        while self.bound < bound {
            if let Some(reason) = stop() {
                return Err(reason);
            }
            self.extend(problem, store);
        }
        Ok(first)
    }

    /// The whole query for a bound.
    fn unfold(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        bound: usize,
        stop: &dyn Fn() -> Option<Reason>,
    ) -> Result<usize, Reason> {
        self.bound = self.bound.max(bound);
        for (id, list) in problem.list_ids() {
            for at in self.elements[id.0].len()..self.bound {
                self.elements[id.0].push(store.fresh_constant(&format!("{}.{}", list.name, at + 1), list.element));
            }
        }
        let elements = |id: ListId| Some(Elements::UpTo(self.elements[id.0].clone()));
        let unfolded = unfold::unfold(problem, store, elements, 2 * self.bound + 1, stop)?;
        let first = abstraction(problem, store);
        let kept = first.len();
        self.formulas = first;
        self.formulas.extend(&unfolded.formulas);
        self.unfolded = unfolded;
        Ok(kept)
    }

    /// One more element.
    fn extend(&mut self, problem: &Problem, store: &mut Store) {
        self.bound += 1;
        self.next_elements(problem, store);
        self.next_states(problem, store);
        self.say(problem, store);
    }

    fn next_elements(&mut self, problem: &Problem, store: &mut Store) {
        let at = self.bound;
        for (id, list) in problem.list_ids() {
            let element = match &list.origin {
                Origin::Declared(_) => Some(store.fresh_constant(&format!("{}.{at}", list.name), list.element)),
                Origin::Value(values) => values.get(at - 1).copied(),
                Origin::Composed => None,
                Origin::Map { function, source } => self.elements[source.0].get(at - 1).copied().map(|element| {
                    let image = store.beta(*function, &[element]);
                    let (constant, defined) = unfold::named(store, list, at, image);
                    self.formulas.push(defined);
                    constant
                }),
            };
            self.elements[id.0].extend(element);
        }
    }

    fn next_states(&mut self, problem: &Problem, store: &mut Store) {
        for (index, fold) in problem.folds.iter().enumerate() {
            if let Some(element) = self.elements[fold.list.0].get(self.bound - 1).copied() {
                let next = store.beta(fold.step, &[self.states[index], element]);
                let name = format!("{}.fold{index}.{}", problem.list(fold.list).name, self.bound);
                let state = store.fresh_constant(&name, store.sort_of(next));
                let defined = store.eq(state, next);
                self.formulas.push(defined);
                self.states[index] = state;
            }
        }
        for (index, equality) in problem.equalities.iter().enumerate() {
            let element = |id: ListId| self.elements[id.0].get(self.bound - 1).copied();
            self.agree[index] = match (element(equality.left), element(equality.right)) {
                (Some(left), Some(right)) => {
                    let same = store.eq(left, right);
                    let agree = store.and([self.agree[index], same]);
                    let state = store.fresh_constant(&format!("agree{index}.{}", self.bound), Sort::BOOL);
                    let defined = store.eq(state, agree);
                    self.formulas.push(defined);
                    state
                }
                _ => store.bool(false),
            };
        }
    }

    /// What results and comparisons are for lists that end here.
    fn say(&mut self, problem: &Problem, store: &mut Store) {
        let here = store.int(self.bound);
        for (index, fold) in problem.folds.iter().enumerate() {
            let ends = store.eq(problem.list(fold.list).length, here);
            let defined = store.eq(fold.result, self.states[index]);
            let formula = store.implies(ends, defined);
            self.formulas.push(formula);
        }
        for (index, equality) in problem.equalities.iter().enumerate() {
            let (left, right) = (problem.list(equality.left).length, problem.list(equality.right).length);
            let ends = store.eq(left, here);
            let same_length = store.eq(left, right);
            let same = store.and([same_length, self.agree[index]]);
            let defined = store.eq(equality.result, same);
            let formula = store.implies(ends, defined);
            self.formulas.push(formula);
        }
    }
}

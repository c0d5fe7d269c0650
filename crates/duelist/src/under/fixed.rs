//! Lists of fixed length (paper §4.2): each element a constant, each fold unfolded.
//!
//! For the lengths it is given the encoding is exact. So its `unsat` proves that no model has those lengths (feedback,
//! [`Excluded`]), and its `sat` gives a model, which is lifted to list values.

use dashu_int::IBig;

use super::lift;
use super::unfold::{self, Elements, MAX_ELEMENTS, Unfolded};
use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::model::{Model, Value};
use crate::over::{Excluded, Lengths};
use crate::problem::{ListId, Problem};
use crate::term::{Map, Store, Term};

/// Where counts other than the lengths of lists are cut off at first, and at last.
const COUNTS: (usize, usize) = (4, 256);

/// What came of trying lengths.
#[derive(Clone, Debug)]
pub enum Attempt {
    /// A model of the problem, to be checked.
    Model(Model),
    /// No model has these lengths.
    Excluded(Excluded),
    /// No conclusion.
    GaveUp(Reason),
    /// No conclusion, and none to be expected for lengths that are at least these; without lengths, for any lengths at all.
    Beyond(Vec<(ListId, IBig)>, Reason),
}

/// The engine: one incremental session, in which the formula stays and lengths come and go.
#[derive(Debug)]
pub struct FixedLength {
    session: Session,
    /// Element constants of declared lists, made once and used for every length.
    elements: Map<ListId, Vec<Term>>,
    /// A failure left the session on an unknown level: what it says from then on would be about other assertions.
    broken: bool,
}

impl FixedLength {
    /// Sends the formula of `problem` to a new session.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn new(problem: &Problem, store: &mut Store, resources: Resources<'_>) -> Result<Self, Reason> {
        let mut session = resources.session("fixed")?;
        for formula in problem.lengths_are_natural(store) {
            session.assert(store, formula);
        }
        for formula in &problem.formula {
            session.assert(store, *formula);
        }
        Ok(FixedLength { session, elements: Map::default(), broken: false })
    }

    /// Looks for a model with these lengths.
    pub fn attempt(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        lengths: &Lengths,
    ) -> Attempt {
        if self.broken {
            return Attempt::GaveUp(Reason::Backend("the session has failed".to_string()));
        }
        let longest = IBig::from(MAX_ELEMENTS);
        if let Some((id, length)) = lengths.read.iter().find(|(_, length)| *length > longest) {
            return Attempt::Beyond(vec![(*id, longest + 1)], too_long(length));
        }
        self.try_attempt(problem, store, resources, lengths).unwrap_or_else(Attempt::GaveUp)
    }

    fn try_attempt(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        lengths: &Lengths,
    ) -> Result<Attempt, Reason> {
        let counts = counts(lengths)?;
        let vectors: Map<ListId, Vec<Term>> =
            counts.iter().map(|(id, count)| (*id, self.constants(problem, store, *id, *count))).collect();
        let mut bound = COUNTS.0;
        loop {
            let elements = |id: ListId| vectors.get(&id).cloned().map(Elements::All);
            let unfolded = unfold::unfold(problem, store, elements, bound, &|| resources.stopped())?;
            self.broken = true;
            self.session.push();
            let attempt = self.ask(problem, store, resources, lengths, &unfolded, &vectors)?;
            self.session.pop();
            self.broken = false;
            match attempt {
                Some(attempt) => return Ok(attempt),
                None if bound >= COUNTS.1 => {
                    let why = format!("no model in which nothing is counted beyond {bound}");
                    return Ok(Attempt::Beyond(lengths.read.clone(), Reason::Incomplete(why)));
                }
                None => bound *= 4,
            }
        }
    }

    /// What an unfolding shows; nothing if it depends on counts that were cut off.
    fn ask(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        lengths: &Lengths,
        unfolded: &Unfolded,
        vectors: &Map<ListId, Vec<Term>>,
    ) -> Result<Option<Attempt>, Reason> {
        let any_others = Lengths { others_at_most: None, ..lengths.clone() };
        let mut formulas = vec![any_others.formula(problem, store)];
        formulas.extend(&unfolded.formulas);
        for formula in &formulas {
            if let Some(reason) = resources.stopped() {
                return Err(reason);
            }
            self.session.assert(store, *formula);
        }
        let wanted = lengths.formula(problem, store);
        let within: Vec<Term> = std::iter::once(wanted).chain(unfolded.limits.iter().copied()).collect();
        let mut verdict = self.session.check(store, &within, resources.deadline)?;
        if verdict == Verdict::Unsat && !unfolded.limits.is_empty() {
            verdict = match self.session.check(store, &[wanted], resources.deadline)? {
                Verdict::Sat => return Ok(None),
                other => other,
            };
        }
        Ok(Some(match verdict {
            // If the lists that nobody reads do not matter, they must not be tried at every length.
            Verdict::Unsat
                if any_others == *lengths
                    || matches!(self.session.check(store, &[], resources.deadline)?, Verdict::Unsat) =>
            {
                Attempt::Excluded(Excluded::proved(any_others))
            }
            Verdict::Unsat => Attempt::Excluded(Excluded::proved(lengths.clone())),
            Verdict::Unknown(words) => Attempt::GaveUp(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => Attempt::Model(self.lift(problem, store, resources, &formulas, unfolded, vectors)?),
        }))
    }

    fn constants(&mut self, problem: &Problem, store: &mut Store, id: ListId, count: usize) -> Vec<Term> {
        let list = problem.list(id);
        let constants = self.elements.entry(id).or_default();
        for index in constants.len()..count {
            constants.push(store.fresh_constant(&format!("{}.{}", list.name, index + 1), list.element));
        }
        constants[..count].to_vec()
    }

    fn lift(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        formulas: &[Term],
        unfolded: &Unfolded,
        vectors: &Map<ListId, Vec<Term>>,
    ) -> Result<Model, Reason> {
        let asserted: Vec<Term> = problem.formula.iter().chain(formulas).copied().collect();
        let mut model = lift::scalars(problem, store, &mut self.session, &asserted, resources.deadline)?;
        unfolded.lift(problem, store, &mut model, |id, model| {
            let default = || Value::default_for(store, problem.list(id).element);
            match vectors.get(&id) {
                Some(elements) => Ok(Value::list(
                    elements.iter().map(|element| unfold::constant(store, model, *element).unwrap_or_else(default)),
                )),
                None => lift::unread(problem, store, model, id),
            }
        })?;
        Ok(model)
    }

    /// Whether another attempt makes sense after one that gave up.
    #[must_use]
    pub fn usable(&self) -> bool {
        self.session.alive() && !self.broken
    }

    /// How many queries were asked so far, and the time they took.
    #[must_use]
    pub fn effort(&self) -> (u32, std::time::Duration) {
        self.session.effort()
    }
}

/// The formulas of the query for these lengths, which must be given for exactly the lists that are read.
///
/// # Errors
/// If a list is too long to be unfolded, or `stop` says so.
pub(crate) fn query(
    problem: &Problem,
    store: &mut Store,
    lengths: &Lengths,
    stop: &dyn Fn() -> Option<Reason>,
) -> Result<Vec<Term>, Reason> {
    let mut formulas = problem.lengths_are_natural(store);
    formulas.extend(&problem.formula);
    formulas.push(lengths.formula(problem, store));
    let mut vectors: Map<ListId, Vec<Term>> = Map::default();
    for (id, count) in counts(lengths)? {
        let list = problem.list(id);
        let element = |index: usize| store.fresh_constant(&format!("{}.{index}", list.name), list.element);
        vectors.insert(id, (1..=count).map(element).collect());
    }
    let elements = |id: ListId| vectors.get(&id).cloned().map(Elements::All);
    formulas.extend(unfold::unfold(problem, store, elements, COUNTS.1, stop)?.formulas);
    Ok(formulas)
}

fn too_long(length: &IBig) -> Reason {
    Reason::Incomplete(format!("a list of {length} elements is too long to unfold"))
}

fn count(length: &IBig) -> Result<usize, Reason> {
    usize::try_from(length).ok().filter(|count| *count <= MAX_ELEMENTS).ok_or_else(|| too_long(length))
}

fn counts(lengths: &Lengths) -> Result<Vec<(ListId, usize)>, Reason> {
    lengths.read.iter().map(|(id, length)| Ok((*id, count(length)?))).collect()
}

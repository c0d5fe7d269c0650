//! The length abstraction (paper §4.1) and its side of the feedback loop (paper §4.3).
//!
//! Lists become their lengths, results of folds become unconstrained constants, and `l1 = l2` becomes a boolean `b` with
//! `b ⇒ |l1| = |l2|` *and nothing in the other direction*: lists of equal length can differ.

use dashu_int::IBig;

use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::model::Value;
use crate::problem::{ListId, Problem};
use crate::term::{Store, Term};

/// Lengths for the lists whose elements matter, and how long the others may be together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// A length for each list that a fold or a comparison reads.
    pub read: Vec<(ListId, IBig)>,
    /// If lists are to be short: a bound on the sum of the lengths of all other lists.
    pub others_at_most: Option<IBig>,
}

impl Lengths {
    /// The formula that says so.
    pub fn formula(&self, problem: &Problem, store: &mut Store) -> Term {
        let mut conjuncts: Vec<Term> = Vec::new();
        for (list, length) in &self.read {
            let length = store.int(length.clone());
            conjuncts.push(store.eq(problem.list(*list).length, length));
        }
        if let Some(bound) = &self.others_at_most {
            let others: Vec<Term> = problem
                .declared()
                .filter(|(id, _)| !self.read.iter().any(|(read, _)| read == id))
                .map(|(id, _)| problem.list(id).length)
                .collect();
            let (sum, bound) = (store.sum(others), store.int(bound.clone()));
            conjuncts.push(store.le(sum, bound));
        }
        store.and(conjuncts)
    }
}

/// Proof, by a solver's `unsat`, that no model has these lengths. Only `Excluded::proved` makes one.
#[derive(Clone, Debug)]
pub struct Excluded(Lengths);

impl Excluded {
    /// To be called only after a query that is exact for these lengths was answered `unsat`.
    pub(crate) fn proved(lengths: Lengths) -> Excluded {
        Excluded(lengths)
    }
}

/// In which order lengths are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LengthOrder {
    /// The solver chooses.
    #[default]
    Free,
    /// By total length, shortest first.
    Increasing,
}

/// What the abstraction says next.
#[derive(Clone, Debug)]
pub enum Candidate {
    /// Lengths that the abstraction admits.
    Lengths(Lengths),
    /// It admits none but these, which were excluded by proof: the problem is unsatisfiable.
    Refuted(Vec<Lengths>),
    /// No conclusion.
    GaveUp(Reason),
}

/// The abstraction as an incremental query: assertions stay, excluded lengths are added.
#[derive(Debug)]
pub struct LengthAbstraction {
    session: Session,
    read: Vec<ListId>,
    order: LengthOrder,
    /// With [`LengthOrder::Increasing`]: no model has a smaller total length.
    shortest: IBig,
    /// The lengths that were excluded by proof.
    excluded: Vec<Lengths>,
    /// Why lengths were passed over without proof; then running out of lengths proves nothing.
    skipped: Option<Reason>,
}

impl LengthAbstraction {
    /// Sends the abstraction of `problem` to a new session.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn new(
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        order: LengthOrder,
    ) -> Result<Self, Reason> {
        let mut session = resources.session("length")?;
        for formula in abstraction(problem, store) {
            session.assert(store, formula);
        }
        let read = problem.read_lists(store);
        Ok(LengthAbstraction { session, read, order, shortest: IBig::ZERO, excluded: Vec::new(), skipped: None })
    }

    /// The next lengths to try.
    pub fn next(&mut self, problem: &Problem, store: &mut Store, resources: Resources<'_>) -> Candidate {
        let candidate = match self.order {
            LengthOrder::Free => self.solve(problem, store, resources, &[]),
            LengthOrder::Increasing => self.solve_shortest(problem, store, resources),
        };
        match candidate {
            Ok(Some(lengths)) => Candidate::Lengths(lengths),
            Ok(None) => match self.skipped.clone() {
                None => Candidate::Refuted(std::mem::take(&mut self.excluded)),
                Some(reason) => Candidate::GaveUp(reason),
            },
            Err(reason) => Candidate::GaveUp(reason),
        }
    }

    /// Feedback: no model has these lengths.
    pub fn exclude(&mut self, problem: &Problem, store: &mut Store, excluded: &Excluded) {
        self.block(problem, store, &excluded.0);
        self.excluded.push(excluded.0.clone());
    }

    /// These lengths could not be decided. They are not tried again, but nothing may be concluded any more from
    /// running out of lengths.
    pub fn skip(&mut self, problem: &Problem, store: &mut Store, lengths: &Lengths, reason: Reason) {
        self.skipped = Some(reason);
        self.block(problem, store, lengths);
    }

    /// No lengths that are at least these can be decided. They are not tried again, but nothing may be concluded any more from running out
    /// of lengths.
    pub fn skip_from(&mut self, problem: &Problem, store: &mut Store, from: &[(ListId, IBig)], reason: Reason) {
        self.skipped = Some(reason);
        let mut shorter = Vec::new();
        for (list, length) in from {
            let below = store.int(length - IBig::ONE);
            shorter.push(store.le(problem.list(*list).length, below));
        }
        let shorter = store.or(shorter);
        self.session.assert(store, shorter);
    }

    fn block(&mut self, problem: &Problem, store: &mut Store, lengths: &Lengths) {
        let formula = lengths.formula(problem, store);
        let blocked = store.not(formula);
        self.session.assert(store, blocked);
    }

    /// A model's lengths under assumptions; `None` if there is no model.
    fn solve(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        assumptions: &[Term],
    ) -> Result<Option<Lengths>, Reason> {
        match self.session.check(store, assumptions, resources.deadline)? {
            Verdict::Unsat => Ok(None),
            Verdict::Unknown(words) => Err(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => {
                let terms: Vec<Term> = self.read.iter().map(|id| problem.list(*id).length).collect();
                let lengths = self.integers(store, &terms, resources)?;
                Ok(Some(Lengths { read: self.read.iter().copied().zip(lengths).collect(), others_at_most: None }))
            }
        }
    }

    fn integers(&mut self, store: &mut Store, terms: &[Term], resources: Resources<'_>) -> Result<Vec<IBig>, Reason> {
        let values = self.session.values(store, terms, resources.deadline)?;
        let integer = |value: Value| match value {
            Value::Int(value) => Ok(value),
            other => Err(Reason::Backend(format!("a length of {other:?}"))),
        };
        values.into_iter().map(integer).collect()
    }

    /// Lengths with the smallest total, found by bisection between the last total and any model's.
    fn solve_shortest(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
    ) -> Result<Option<Lengths>, Reason> {
        let lengths: Vec<Term> = problem.declared().map(|(id, _)| problem.list(id).length).collect();
        let total = store.sum(lengths.clone());
        let mut best: Option<(IBig, Lengths)> = None;
        let mut low = self.shortest.clone();
        loop {
            let bound = match &best {
                None => low.clone(),
                Some((total, _)) if *total <= low => break,
                Some((total, _)) => (&low + total) / IBig::from(2),
            };
            let limit = store.int(bound.clone());
            let assumption = store.le(total, limit);
            let found = match self.solve(problem, store, resources, &[assumption])? {
                None if best.is_none() => self.solve(problem, store, resources, &[])?.map(|found| (found, false)),
                found => found.map(|found| (found, true)),
            };
            match found {
                None if best.is_none() => return Ok(None),
                None => low = bound + 1,
                Some((mut found, within)) => {
                    let values = self.integers(store, &lengths, resources)?;
                    let sum: IBig = values.into_iter().sum();
                    let read: IBig = found.read.iter().map(|(_, length)| length).sum();
                    found.others_at_most = Some(&sum - read);
                    if !within {
                        low += 1;
                    }
                    best = Some((sum, found));
                }
            }
        }
        let (total, found) = best.expect("the loop ends with a model");
        self.shortest = total;
        Ok(Some(found))
    }

    /// How many queries were asked so far, and the time they took.
    #[must_use]
    pub fn effort(&self) -> (u32, std::time::Duration) {
        self.session.effort()
    }
}

/// The formulas of the abstraction.
pub(crate) fn abstraction(problem: &Problem, store: &mut Store) -> Vec<Term> {
    let mut formulas = problem.lengths_are_natural(store);
    for equality in &problem.equalities {
        let same_length = store.eq(problem.list(equality.left).length, problem.list(equality.right).length);
        formulas.push(store.implies(equality.result, same_length));
    }
    formulas.extend(&problem.formula);
    formulas
}

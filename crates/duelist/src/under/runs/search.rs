//! The search through the schedule's shapes.

use std::rc::Rc;
use std::time::{Duration, Instant};

use dashu_int::IBig;

use super::encode::{Count, Encoder, Palette, Part, Plan};
use super::lift;
use super::schedule::{self, Block, Counts, Piece, Shape};
use crate::backend::{Deadline, GaveUp, Session, Verdict};
use crate::engine::{Reason, Resources, UnderOutcome};
use crate::learn::Shapes;
use crate::model::{Model, Value};
use crate::over::LengthOrder;
use crate::problem::Problem;
use crate::problem::flatten::{Flat, System};
use crate::report::{Approximation, Report};
use crate::term::{Node, Store, Term};
use crate::under::lift as lift_scalars;
use crate::under::shorten;

/// A list that satisfies the formula if its length is left open, as fields of elements; and the length it was given.
struct Skeleton {
    elements: Vec<Vec<Value>>,
    length: IBig,
}

/// A comparison of two declared lists, by their systems.
pub(super) struct Comparison {
    pub(super) left: usize,
    pub(super) right: usize,
    pub(super) result: Term,
}

/// Skeletons, one for each list.
type Skeletons = Rc<[Skeleton]>;

/// What was found out so far.
#[derive(Default)]
pub(super) struct Known {
    /// By the sizes that were tried: skeletons, or that there are none.
    skeletons: Vec<(&'static [usize], Option<Skeletons>)>,
    /// Sizes of which there is no skeleton.
    without_skeletons: Vec<usize>,
    /// Shapes around skeletons that were tried: for how many rounds, or that they have no model.
    tried: Vec<(Shape, Skeletons, Tried)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    Excluded,
    /// So many rounds, each to its end.
    Rounds(usize),
}

pub(super) struct Search<'a> {
    pub(super) problem: &'a Problem,
    pub(super) flat: &'a Flat,
    pub(super) systems: &'a [System],
    pub(super) comparisons: &'a [Comparison],
    pub(super) palette: &'a Palette,
    pub(super) known: &'a mut Known,
    pub(super) order: LengthOrder,
    /// Shapes of earlier models.
    pub(super) recalled: Option<&'a Shapes>,
    pub(super) resources: Resources<'a>,
    pub(super) session: Session,
    pub(super) started: Instant,
}

/// What came of a query.
enum Attempt {
    Model(Model),
    Excluded,
    GaveUp,
}

impl Search<'_> {
    pub(super) fn run(&mut self, store: &mut Store, report: &mut Report) -> Result<UnderOutcome, Reason> {
        for formula in &self.flat.formula {
            self.session.assert(store, *formula);
        }
        let (small, long) = (self.sorted(schedule::AROUND_SMALL), self.sorted(schedule::AROUND_LONG));
        let mut shapes = &small[..];
        let mut skeletons = self.skeletons(store, schedule::SMALL_SKELETONS, report)?;
        if skeletons.is_none() {
            let none = self.no_skeletons();
            let (likely, rest) = shapes.split_at(schedule::BEFORE_LONG);
            if let Some(model) = self.shapes(store, likely, &none, 1, report)? {
                return Ok(UnderOutcome::Proposed(model));
            }
            skeletons = self.skeletons(store, schedule::LONG_SKELETONS, report)?;
            shapes = if skeletons.is_some() { &long[..] } else { rest };
        }
        let skeletons = skeletons.unwrap_or_else(|| self.no_skeletons());
        match self.shapes(store, shapes, &skeletons, schedule::ROUNDS.len(), report)? {
            Some(model) => Ok(UnderOutcome::Proposed(model)),
            None => {
                let why = "no model made of repeated blocks in the shapes that are tried";
                Err(Reason::Incomplete(why.to_string()))
            }
        }
    }

    /// Shapes that were of use before come first.
    fn sorted(&self, shapes: &[Shape]) -> Vec<Shape> {
        self.recalled.map_or_else(|| shapes.to_vec(), |recalled| recalled.sorted(shapes))
    }

    /// Tries shapes one after the other, and those that took too long again with more time.
    fn shapes(
        &mut self,
        store: &mut Store,
        shapes: &[Shape],
        skeletons: &Skeletons,
        rounds: usize,
        report: &mut Report,
    ) -> Result<Option<Model>, Reason> {
        for round in 0..rounds {
            for shape in shapes {
                if let Some(reason) = self.resources.stopped() {
                    return Err(reason);
                }
                let plans = self.plans(store, *shape, skeletons);
                if plans.is_empty() || self.known.has_tried(*shape, skeletons, round) {
                    continue;
                }
                let started = Instant::now();
                let slice = self.resources.within(Duration::from_millis(schedule::ROUNDS[round]));
                let attempt = self.attempts(store, &plans, slice)?;
                let said = match &attempt {
                    Attempt::Model(_) => "sat",
                    Attempt::Excluded => "unsat",
                    Attempt::GaveUp => "unknown",
                };
                report.event("runs", Approximation::Under, shape.to_string(), said.to_string(), started.elapsed());
                match attempt {
                    Attempt::Model(model) => {
                        if let Some(recalled) = self.recalled {
                            recalled.add(shape.to_string());
                        }
                        return Ok(Some(model));
                    }
                    Attempt::Excluded => self.known.tried(*shape, skeletons, Tried::Excluded),
                    // What the time of the whole search has cut off has not had its turn.
                    Attempt::GaveUp if self.resources.stopped().is_some() => {}
                    Attempt::GaveUp => self.known.tried(*shape, skeletons, Tried::Rounds(round + 1)),
                }
            }
        }
        Ok(None)
    }

    fn no_skeletons(&self) -> Skeletons {
        self.systems.iter().map(|_| Skeleton { elements: Vec::new(), length: IBig::ZERO }).collect()
    }

    /// Short lists that satisfy the formula if lengths are left open.
    fn skeletons(
        &mut self,
        store: &mut Store,
        sizes: &'static [usize],
        report: &mut Report,
    ) -> Result<Option<Skeletons>, Reason> {
        if let Some((_, known)) = self.known.skeletons.iter().find(|(tried, _)| *tried == sizes) {
            return Ok(known.clone());
        }
        for size in sizes {
            if self.known.without_skeletons.contains(size) {
                continue;
            }
            let started = Instant::now();
            let plans = vec![vec![Plan::Single(None); *size]; self.systems.len()];
            let slice = self.resources.within(Duration::from_millis(schedule::ROUNDS[0]));
            self.session.push();
            let (_, parts) = self.say(store, &plans, false);
            let verdict = self.ask(store, &[], slice.deadline)?;
            let found = match verdict {
                Verdict::Sat => Some(self.read_skeletons(store, &parts)?),
                _ => None,
            };
            self.session.pop();
            let said = match &verdict {
                Verdict::Sat => "sat",
                Verdict::Unsat => "unsat",
                Verdict::Unknown(_) => "unknown",
            };
            let input = format!("skeleton of {size}");
            report.event("runs", Approximation::Under, input, said.to_string(), started.elapsed());
            let found: Option<Skeletons> = found.map(Rc::from);
            if found.is_some() {
                self.known.skeletons.push((sizes, found.clone()));
            }
            if verdict == Verdict::Unsat {
                self.known.without_skeletons.push(*size);
            }
            // If it took too long, it gets no easier with more elements.
            if found.is_some() || verdict != Verdict::Unsat {
                return Ok(found);
            }
        }
        self.known.skeletons.push((sizes, None));
        Ok(None)
    }

    /// What the solver says; here, running out of time is one of its answers.
    fn ask(&mut self, store: &mut Store, assumptions: &[Term], deadline: Deadline) -> Result<Verdict, Reason> {
        match self.session.check(store, assumptions, deadline) {
            Ok(verdict) => Ok(verdict),
            Err(error) if self.session.alive() => Ok(Verdict::Unknown(GaveUp::Incomplete(error.to_string()))),
            Err(error) => Err(error.into()),
        }
    }

    fn read_skeletons(&mut self, store: &mut Store, parts: &[Vec<Part>]) -> Result<Vec<Skeleton>, Reason> {
        let deadline = self.resources.deadline;
        let mut skeletons = Vec::new();
        for (system, parts) in self.systems.iter().zip(parts) {
            let found = lift::parts(store, &mut self.session, parts, deadline)?;
            let present = found.into_iter().filter(|part| part.count.is_one());
            let elements = present.flat_map(|part| part.word).collect();
            let length = self.session.values_if_known(store, &[system.length], deadline)?;
            let length = if let [Value::Int(length)] = &length[..] { length.clone() } else { IBig::ZERO };
            skeletons.push(Skeleton { elements, length });
        }
        Ok(skeletons)
    }

    /// The queries that a shape stands for: plans for each list.
    fn plans(&self, store: &mut Store, shape: Shape, skeletons: &[Skeleton]) -> Vec<Vec<Vec<Plan>>> {
        // Lists that are compared must be cut alike.
        let alike = !self.comparisons.is_empty();
        let longest = skeletons.iter().max_by_key(|skeleton| skeleton.elements.len());
        match shape {
            Shape::Free(pieces, counts) => {
                let one = |skeleton| free(pieces, counts, if alike { longest? } else { skeleton });
                let all: Option<Vec<Vec<Plan>>> = skeletons.iter().map(one).collect();
                all.into_iter().collect()
            }
            Shape::Insert(_) if alike => Vec::new(),
            Shape::Insert(block) => {
                let longest = skeletons.iter().map(|skeleton| skeleton.elements.len()).max().unwrap_or(0);
                // The ends first: what can be repeated at all is likely to be so there.
                let places = [longest, 0].into_iter().chain(1..longest);
                places
                    .map(|place| skeletons.iter().map(|skeleton| insert(store, block, skeleton, place)).collect())
                    .take(if longest == 0 { 0 } else { longest + 1 })
                    .collect()
            }
        }
    }

    /// Asserts that every list has the parts planned for it. Returns what was asserted, and the parts.
    fn say(&mut self, store: &mut Store, plans: &[Vec<Plan>], exact: bool) -> (Vec<Term>, Vec<Vec<Part>>) {
        let mut encoder = Encoder::new(self.palette);
        let mut parts: Vec<Vec<Part>> = Vec::new();
        for (system, plans) in self.systems.iter().zip(plans) {
            parts.push(encoder.list(store, system, plans, exact));
        }
        for Comparison { left, right, result } in self.comparisons.iter().filter(|_| exact) {
            encoder.equality(store, &self.systems[*left].shape, &parts[*left], &parts[*right], *result);
        }
        for formula in &encoder.formulas {
            self.session.assert(store, *formula);
        }
        (encoder.formulas, parts)
    }

    /// Asks for a model with each of these plans until there is one.
    fn attempts(
        &mut self,
        store: &mut Store,
        plans: &[Vec<Vec<Plan>>],
        slice: Resources<'_>,
    ) -> Result<Attempt, Reason> {
        for plans in plans {
            self.session.push();
            let (said, parts) = self.say(store, plans, true);
            let attempt = match self.ask(store, &[], slice.deadline)? {
                Verdict::Sat => Attempt::Model(self.shortened(store, &said, &parts)?),
                Verdict::Unsat => Attempt::Excluded,
                Verdict::Unknown(_) => Attempt::GaveUp,
            };
            self.session.pop();
            if !matches!(attempt, Attempt::Excluded) {
                return Ok(attempt);
            }
        }
        Ok(Attempt::Excluded)
    }

    fn shortened(&mut self, store: &mut Store, said: &[Term], parts: &[Vec<Part>]) -> Result<Model, Reason> {
        let first = self.lift(store, said, parts)?;
        let total = self.problem.total_length(store);
        let (started, deadline) = (self.started, self.resources.deadline);
        Ok(shorten(first, self.order, started, deadline, |bound, deadline| {
            let limit = store.int(bound.clone());
            let assumption = store.le(total, limit);
            match self.ask(store, &[assumption], deadline)? {
                Verdict::Sat => self.lift(store, said, parts).map(Some),
                Verdict::Unsat => Ok(None),
                Verdict::Unknown(words) => Err(Reason::from_backend(&words, deadline)),
            }
        }))
    }

    /// The model of the last query, and the total length of its lists.
    fn lift(&mut self, store: &mut Store, said: &[Term], parts: &[Vec<Part>]) -> Result<(Model, IBig), Reason> {
        let deadline = self.resources.deadline;
        let terms: Vec<Term> = self.flat.formula.iter().chain(said).copied().collect();
        let mut model = lift::scalars(self.problem, self.flat, store, &mut self.session, &terms, deadline)?;
        let mut total = IBig::ZERO;
        for (id, symbol) in self.problem.declared() {
            let system = self.systems.iter().zip(parts).find(|(system, _)| system.list == id);
            let value = match system {
                Some((system, parts)) => {
                    let found = lift::parts(store, &mut self.session, parts, deadline)?;
                    Value::List(lift::list(store, system, &found)?)
                }
                None => lift_scalars::unread(self.problem, store, &model, id)?,
            };
            if let Value::List(list) = &value {
                total += list.len();
            }
            model.constants.insert(symbol, value);
        }
        Ok((model, total))
    }
}

impl Known {
    /// Whether a shape has had this round, or needs none.
    fn has_tried(&self, shape: Shape, skeletons: &Skeletons, round: usize) -> bool {
        self.tried.iter().any(|(known, around, tried)| {
            *known == shape
                && is_about(around, skeletons)
                && match tried {
                    Tried::Excluded => true,
                    Tried::Rounds(rounds) => round < *rounds,
                }
        })
    }

    fn tried(&mut self, shape: Shape, skeletons: &Skeletons, tried: Tried) {
        self.tried.retain(|(known, around, _)| *known != shape || !is_about(around, skeletons));
        self.tried.push((shape, Rc::clone(skeletons), tried));
    }
}

/// Whether these are the same skeletons, or none in both cases.
fn is_about(one: &Skeletons, other: &Skeletons) -> bool {
    let none = |skeletons: &[Skeleton]| skeletons.iter().all(|skeleton| skeleton.elements.is_empty());
    Rc::ptr_eq(one, other) || (none(one) && none(other))
}

/// Pieces as plans.
fn free(pieces: &[Piece], counts: Counts, skeleton: &Skeleton) -> Option<Vec<Plan>> {
    let singles = |piece: &Piece| match piece {
        Piece::Singles(count) => *count,
        Piece::Skeleton(more) => skeleton.elements.len() + more,
        Piece::Block(_) => 0,
    };
    let around: usize = pieces.iter().map(singles).sum();
    let mut plans = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Block(block) => {
                let count = match counts {
                    Counts::Symbolic => Count::Symbolic,
                    Counts::Free => Count::Free,
                    Counts::Fixed => {
                        let count = (&skeleton.length - IBig::from(around)) / IBig::from(block.word);
                        if count < IBig::from(2) {
                            return None;
                        }
                        Count::Fixed(count)
                    }
                };
                plans.push(Plan::Block(*block, count));
            }
            other => plans.extend(std::iter::repeat_n(Plan::Single(None), singles(other))),
        }
    }
    Some(plans)
}

/// The skeleton as it is with a block at a place, or at its end if it is shorter.
fn insert(store: &mut Store, block: Block, skeleton: &Skeleton, place: usize) -> Vec<Plan> {
    let mut plans: Vec<Plan> = skeleton
        .elements
        .iter()
        .map(|element| Plan::Single(Some(element.iter().map(|value| literal(store, value)).collect())))
        .collect();
    plans.insert(place.min(plans.len()), Plan::Block(block, Count::Symbolic));
    plans
}

/// The literal for a value, if there is one.
fn literal(store: &mut Store, value: &Value) -> Option<Term> {
    match value {
        Value::Bool(value) => Some(store.bool(*value)),
        Value::Int(value) => Some(store.int(value.clone())),
        Value::Real(value) => Some(store.term(Node::Real(value.clone()))),
        _ => None,
    }
}

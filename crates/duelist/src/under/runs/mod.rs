//! Lists as repeated blocks (DESIGN §6): models of any length from a formula whose size does not depend on it.
//!
//! A list is looked for in the shape `w1^k1 · w2^k2 · … · wr^kr`, each `w` a short word of symbolic elements and each `k` a count;
//! single elements are words of length one with `k ≤ 1`. Numbers in a block's elements may *drift*: grow by a constant with
//! each repetition. The state after a block is not computed repetition by repetition but by the following.
//!
//! # Lemma
//!
//! Let `s` be the state of a system before a block, `x` the elements of the block's first repetition and `ε` their drift, a vector that is 0
//! but for numbers; so the elements of repetition `j` (from 0) are `x + j·ε`. Let the first repetition end in `s + δ`, with `δ` 0 but for
//! numbers. Run the word once more, from `s + (k−1)·δ` with elements `x + (k−1)·ε`, for some `k ≥ 2`: the *last* repetition.
//! Suppose that at every position of the word
//!
//! 1. every inequality between numbers that the step evaluates (an equality is two) has the same truth value in the first and
//!    in the last repetition,
//! 2. of the factors of every product at most one has different values in the two, and arguments of `div`, `mod` and other functions that are
//!    not affine have equal values in the two,
//!
//! and that the last repetition ends in `s + k·δ`. Then running the word `k` times from `s`, with elements `x + j·ε`, ends in `s + k·δ`.
//!
//! *Proof.* Let `m = k−1`. For a real number `t` in `[0, 1]` consider the word run from `s + t·m·δ` with elements `x + t·m·ε`; `t = 0` and `t = 1` are the first and the
//! last repetition. We show by induction over the terms that the steps evaluate, position by position and from subterms to terms, that a term's value at `t`, if it is a
//! number, is affine in `t`, and otherwise does not depend on `t`.
//!
//! * Fields of the state and of elements are affine in `t`, or constant where they are not numbers; parameters are constant.
//! * Sums, differences, negations and products with literals of affine functions are affine.
//! * In a product, all factors but one are affine with equal values at `t = 0` and `t = 1`, so they are constant, and the product is affine.
//!   Likewise the arguments of functions that are not affine are constant, so their values are.
//! * An inequality is one between affine functions, `0 ≤ a + b·t` say, and has the same truth value at both ends. The `t`
//!   where it holds are convex, and so are those where it does not. So it has that value for every `t`. An equality is the conjunction of
//!   two such inequalities, `|a|` a choice with one as its condition.
//! * Connectives of values that do not depend on `t` do not either. So the condition of a choice is constant: the choice is one of its branches, for all `t`.
//!
//! So the state at the end of the word is affine in `t` in its numbers and constant otherwise. It is `s + δ` at `t = 0` and `s + k·δ = s + δ + m·δ` at `t = 1`,
//! hence `s + δ + t·m·δ`. With `t = j/m`: from `s + j·δ` with elements `x + j·ε` the word ends in `s + (j+1)·δ`, for every `j ≤ m`. Repetition `j` starts where
//! repetition `j−1` ends; by induction that is `s + j·δ`, and the last one ends in `s + k·δ`. ∎
//!
//! (Integer division and the like never see the numbers in between: their arguments are constant. Everything else is as well
//! defined on the reals as on the integers.)
//!
//! # Keeping it linear
//!
//! `k·δ` is a product of unknowns. Either `k` is symbolic and `δ` and `ε` are drawn from a small set of constants ([`Palette`]), or `k` is a
//! number and they are symbolic ([`schedule::Counts`]). Which shapes are tried in which order is data ([`schedule`]). They are
//! built around a *skeleton*, a short list that satisfies the formula if its length is left open.
//!
//! Nothing here needs to be trusted: what it finds is a proposal that [`crate::check`] evaluates, by an argument of its own.

mod encode;
mod lift;
mod schedule;
mod watch;

use std::time::{Duration, Instant};

use dashu_int::IBig;
use dashu_int::ops::Abs;

use self::encode::{Encoder, Palette, Part, Plan};
use self::schedule::{Block, Counts, Piece, Shape};
use super::shorten;
use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources, UnderOutcome};
use crate::model::{Model, Value};
use crate::over::LengthOrder;
use crate::problem::Problem;
use crate::problem::flatten::{Flat, flatten};
use crate::report::{Approximation, Report};
use crate::term::{Node, Set, Store, Term};

/// At most so many constants to draw changes from.
const MAX_CHANGES: usize = 8;
/// And drifts.
const MAX_DRIFTS: usize = 5;
/// Larger constants are not likely to be changes.
const LARGE: u32 = 10_000;

/// Looks for a model whose lists are repeated blocks.
pub fn runs(
    problem: &Problem,
    store: &mut Store,
    resources: Resources<'_>,
    order: LengthOrder,
    report: &mut Report,
) -> UnderOutcome {
    let flat = match flatten(problem, store) {
        Ok(flat) if flat.relaxed => return unsupported("a comparison of two lists"),
        Ok(flat) if flat.systems.is_empty() => return unsupported("a problem that reads no list"),
        Ok(flat) => flat,
        Err(refusal) => return unsupported(&refusal.to_string()),
    };
    let palette = palette(&flat, store);
    let session = match resources.session("runs") {
        Ok(session) => session,
        Err(reason) => return UnderOutcome::Open(reason),
    };
    let mut search = Search { problem, flat: &flat, palette: &palette, resources, session, started: Instant::now() };
    let outcome = search.run(store, order, report);
    report.effort("runs", search.session.effort());
    outcome.unwrap_or_else(UnderOutcome::Open)
}

fn unsupported(what: &str) -> UnderOutcome {
    UnderOutcome::Open(Reason::Unsupported(what.to_string()))
}

/// 0, ±1 and the literals of the steps, their starts and the formula, the small ones first.
fn palette(flat: &Flat, store: &Store) -> Palette {
    let steps = flat.systems.iter().flat_map(|system| system.step.iter().chain(&system.init));
    let roots: Vec<Term> = steps.chain(&flat.formula).copied().collect();
    let mut literals: Vec<IBig> = Vec::new();
    for term in store.postorder(&roots) {
        if let Node::Int(value) = store.node(term) {
            if value.abs() <= IBig::from(LARGE) {
                literals.push(value.clone());
            }
        }
    }
    literals.sort_by_key(|literal| (literal.abs(), literal.clone()));
    let mut changes: Vec<IBig> = vec![IBig::ZERO, IBig::ONE, IBig::NEG_ONE];
    for literal in literals {
        if !changes.contains(&literal) && changes.len() < MAX_CHANGES {
            changes.push(literal);
        }
    }
    let drifts = changes.iter().take(MAX_DRIFTS).cloned().collect();
    Palette { changes, drifts }
}

/// A list that satisfies the formula if its length is left open, as fields of elements; and the length it was given.
struct Skeleton {
    elements: Vec<Vec<Value>>,
    length: IBig,
}

struct Search<'a> {
    problem: &'a Problem,
    flat: &'a Flat,
    palette: &'a Palette,
    resources: Resources<'a>,
    session: Session,
    started: Instant,
}

impl Search<'_> {
    fn run(&mut self, store: &mut Store, order: LengthOrder, report: &mut Report) -> Result<UnderOutcome, Reason> {
        for formula in &self.flat.formula {
            self.session.assert(store, *formula);
        }
        let skeletons = self.skeletons(store, report)?;
        let longest = skeletons.iter().map(|skeleton| skeleton.elements.len()).max().unwrap_or(0);
        let shapes = if longest <= schedule::SMALL { schedule::AROUND_SMALL } else { schedule::AROUND_LONG };
        let mut excluded: Set<usize> = Set::default();
        for round in schedule::ROUNDS {
            for (index, shape) in shapes.iter().enumerate() {
                if let Some(reason) = self.resources.stopped() {
                    return Err(reason);
                }
                if excluded.contains(&index) {
                    continue;
                }
                let started = Instant::now();
                let slice = self.resources.within(Duration::from_millis(round));
                let mut attempt = Ok(None);
                for plans in self.plans(store, *shape, &skeletons) {
                    attempt = self.attempt(store, &plans, slice, order);
                    if !matches!(attempt, Ok(None)) {
                        break;
                    }
                }
                let said = match &attempt {
                    Ok(Some(_)) => "sat".to_string(),
                    Ok(None) => "unsat".to_string(),
                    Err(reason) => format!("unknown: {reason}"),
                };
                report.event("runs", Approximation::Under, shape.to_string(), said, started.elapsed());
                match attempt {
                    Ok(Some(model)) => return Ok(UnderOutcome::Proposed(model)),
                    Ok(None) => {
                        excluded.insert(index);
                    }
                    Err(reason) if !self.session.alive() => return Err(reason),
                    Err(_) => {}
                }
            }
        }
        Err(Reason::Incomplete("no model made of repeated blocks in the shapes that are tried".to_string()))
    }

    /// Short lists that satisfy the formula if lengths are left open; empty ones if there are none that short.
    fn skeletons(&mut self, store: &mut Store, report: &mut Report) -> Result<Vec<Skeleton>, Reason> {
        for size in schedule::SKELETONS {
            let started = Instant::now();
            let plans = vec![vec![Plan::Single(None); size]; self.flat.systems.len()];
            let slice = self.resources.within(Duration::from_millis(schedule::ROUNDS[0]));
            self.session.push();
            let (_, parts) = self.say(store, &plans, false);
            let verdict = self.session.check(store, &[], slice.deadline);
            let found = match &verdict {
                Ok(Verdict::Sat) => Some(self.read_skeletons(store, &parts)?),
                _ => None,
            };
            self.session.pop();
            let said = match &verdict {
                Ok(Verdict::Sat) => "sat".to_string(),
                Ok(Verdict::Unsat) => "unsat".to_string(),
                Ok(Verdict::Unknown(words)) => format!("unknown: {words}"),
                Err(error) => format!("unknown: {error}"),
            };
            report.event("runs", Approximation::Under, format!("skeleton of {size}"), said, started.elapsed());
            match (found, verdict) {
                (Some(found), _) => return Ok(found),
                (None, Ok(Verdict::Unsat)) => {}
                (None, Err(error)) if !self.session.alive() => return Err(error.into()),
                // It gets no easier with more elements.
                (None, _) => break,
            }
        }
        let none = |_| Skeleton { elements: Vec::new(), length: IBig::ZERO };
        Ok(self.flat.systems.iter().map(none).collect())
    }

    fn read_skeletons(&mut self, store: &mut Store, parts: &[Vec<Part>]) -> Result<Vec<Skeleton>, Reason> {
        let deadline = self.resources.deadline;
        let mut skeletons = Vec::new();
        for (system, parts) in self.flat.systems.iter().zip(parts) {
            let found = lift::parts(store, &mut self.session, parts, deadline)?;
            let present = found.into_iter().filter(|part| part.count.is_one());
            let elements = present.flat_map(|part| part.word).collect();
            let length = lift::values(store, &mut self.session, &[system.length], deadline)?;
            let length = if let [Value::Int(length)] = &length[..] { length.clone() } else { IBig::ZERO };
            skeletons.push(Skeleton { elements, length });
        }
        Ok(skeletons)
    }

    /// The queries that a shape stands for: plans for each list.
    fn plans(&self, store: &mut Store, shape: Shape, skeletons: &[Skeleton]) -> Vec<Vec<Vec<Plan>>> {
        match shape {
            Shape::Free(pieces, counts) => {
                let all: Option<Vec<Vec<Plan>>> =
                    skeletons.iter().map(|skeleton| free(pieces, counts, skeleton)).collect();
                all.into_iter().collect()
            }
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

    /// Says that every list has the parts planned for it. All that was said, and the parts.
    fn say(&mut self, store: &mut Store, plans: &[Vec<Plan>], exact: bool) -> (Vec<Term>, Vec<Vec<Part>>) {
        let mut encoder = Encoder::new(self.palette);
        let systems = self.flat.systems.iter().zip(plans);
        let parts = systems.map(|(system, plans)| encoder.list(store, system, plans, exact)).collect();
        for formula in &encoder.formulas {
            self.session.assert(store, *formula);
        }
        (encoder.formulas, parts)
    }

    fn attempt(
        &mut self,
        store: &mut Store,
        plans: &[Vec<Plan>],
        resources: Resources<'_>,
        order: LengthOrder,
    ) -> Result<Option<Model>, Reason> {
        self.session.push();
        let (said, parts) = self.say(store, plans, true);
        let verdict = self.session.check(store, &[], resources.deadline);
        let result = match verdict {
            Ok(Verdict::Sat) => self.shortened(store, &said, &parts, order).map(Some),
            Ok(Verdict::Unsat) => Ok(None),
            Ok(Verdict::Unknown(words)) => Err(Reason::from_backend(&words, resources.deadline)),
            Err(error) => Err(error.into()),
        };
        self.session.pop();
        result
    }

    fn shortened(
        &mut self,
        store: &mut Store,
        said: &[Term],
        parts: &[Vec<Part>],
        order: LengthOrder,
    ) -> Result<Model, Reason> {
        let first = self.lift(store, said, parts)?;
        let total = self.problem.total_length(store);
        let (started, deadline) = (self.started, self.resources.deadline);
        Ok(shorten(first, order, started, deadline, |bound, deadline| {
            let limit = store.int(bound.clone());
            let assumption = store.le(total, limit);
            match self.session.check(store, &[assumption], deadline) {
                Ok(Verdict::Sat) => self.lift(store, said, parts).map(Some),
                Ok(Verdict::Unsat) => Ok(None),
                Ok(Verdict::Unknown(words)) => Err(Reason::from_backend(&words, deadline)),
                Err(error) => Err(error.into()),
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
            let system = self.flat.systems.iter().zip(parts).find(|(system, _)| system.list == id);
            let value = match system {
                Some((system, parts)) => {
                    let found = lift::parts(store, &mut self.session, parts, deadline)?;
                    Value::List(lift::list(store, system, &found)?)
                }
                None => {
                    let list = self.problem.list(id);
                    super::lift::filler(store, list.element, super::lift::length(&model, store, list.length))
                }
            };
            if let Value::List(list) = &value {
                total += list.len();
            }
            model.constants.insert(symbol, value);
        }
        Ok((model, total))
    }
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
                    Counts::Symbolic => None,
                    Counts::Fixed => {
                        let count = (&skeleton.length - IBig::from(around)) / IBig::from(block.word);
                        (count >= IBig::from(2)).then_some(count.clone())?;
                        Some(count)
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
    plans.insert(place.min(plans.len()), Plan::Block(block, None));
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

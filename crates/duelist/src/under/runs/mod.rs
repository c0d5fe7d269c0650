//! Lists as repeated blocks: models of any length from a formula whose size does not depend on it.
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
//! number and they are symbolic; only as a last resort is the product left as it is ([`schedule::Counts`]). Which shapes are tried in which order is data ([`schedule`]). They are
//! built around a *skeleton*, a short list that satisfies the formula if its length is left open.
//!
//! Nothing here needs to be trusted: what it finds is a proposal that [`crate::check`] evaluates, by an argument of its own.

mod encode;
pub(super) mod lift;
mod schedule;
mod search;
mod watch;

use std::time::Instant;

use dashu_int::ops::Abs;
use dashu_ratio::RBig;

use self::encode::Palette;
use self::search::{Comparison, Known, Search};
use crate::engine::{Reason, Resources, UnderOutcome};
use crate::learn::Shapes;
use crate::over::LengthOrder;
use crate::problem::flatten::{Flat, Shape, Source, System, flatten};
use crate::problem::{ListId, Origin, Problem};
use crate::report::Report;
use crate::term::{Node, Store, Term};

/// At most so many constants to draw changes from.
const MAX_CHANGES: usize = 8;
/// And drifts.
const MAX_DRIFTS: usize = 5;
/// Larger constants are not likely to be changes.
const LARGE: u32 = 10_000;

/// The search for a model whose lists are repeated blocks. It is resumed with more time: what was excluded stays so.
pub struct Runs {
    flat: Flat,
    /// The flat problem's systems, and systems without a state for lists that are only compared.
    systems: Vec<System>,
    comparisons: Vec<Comparison>,
    palette: Palette,
    known: Known,
}

impl Runs {
    /// The search for a model of a problem.
    ///
    /// # Errors
    /// If the lists of the problem cannot be cut into blocks.
    pub fn new(problem: &Problem, store: &mut Store) -> Result<Runs, Reason> {
        if !problem.is_flat(store) {
            let why = "lists put together or read inside functions do not repeat";
            return Err(Reason::Incomplete(why.to_string()));
        }
        let flat = flatten(problem, store)?;
        let mut systems = flat.systems.clone();
        let Some(comparisons) = comparisons(problem, &flat, store, &mut systems) else {
            return Err(unsupported("a comparison of lists that are images of others"));
        };
        if systems.is_empty() {
            return Err(unsupported("a problem that reads no list"));
        }
        let palette = palette(&flat, store);
        Ok(Runs { flat, systems, comparisons, palette, known: Known::default() })
    }

    /// Looks for a model, first for one of a shape that earlier ones had, if these are known. The shape of what is found is added to them.
    pub fn resume(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        order: LengthOrder,
        shapes: Option<&Shapes>,
        report: &mut Report,
    ) -> UnderOutcome {
        let session = match resources.session("runs") {
            Ok(session) => session,
            Err(reason) => return UnderOutcome::Open(reason),
        };
        let Runs { flat, systems, comparisons, palette, known } = self;
        let started = Instant::now();
        let mut search = Search {
            problem,
            flat,
            systems,
            comparisons,
            palette,
            known,
            order,
            recalled: shapes,
            resources,
            session,
            started,
        };
        let outcome = search.run(store, report);
        report.effort("runs", search.session.effort());
        outcome.unwrap_or_else(UnderOutcome::Open)
    }
}

fn unsupported(what: &str) -> Reason {
    Reason::Unsupported(what.to_string())
}

/// The comparisons that the flat problem leaves open. `None` if one of them is not between declared lists.
fn comparisons(
    problem: &Problem,
    flat: &Flat,
    store: &mut Store,
    systems: &mut Vec<System>,
) -> Option<Vec<Comparison>> {
    let mut found = Vec::new();
    let said = |index: usize| {
        let sources = flat.systems.iter().flat_map(|system| &system.parts).map(|part| part.source);
        sources.into_iter().any(|source| source == Source::Equality(index))
    };
    for (index, equality) in problem.equalities.iter().enumerate().filter(|_| flat.relaxed) {
        let written_out = |id: ListId| problem.root(id).is_none();
        if said(index) || (written_out(equality.left) && written_out(equality.right)) {
            continue;
        }
        let mut place = |id: ListId| -> Option<usize> {
            let list = problem.list(id);
            let Origin::Declared(_) = list.origin else { return None };
            if let Some(at) = systems.iter().position(|system| system.list == id) {
                return Some(at);
            }
            let shape = Shape::of(store, list.element).ok()?;
            let element = shape.fields(store, &format!("{}.element", list.name));
            systems.push(System {
                list: id,
                length: list.length,
                state: Vec::new(),
                element,
                shape,
                init: Vec::new(),
                step: Vec::new(),
                element_guard: None,
                results: Vec::new(),
                parts: Vec::new(),
            });
            Some(systems.len() - 1)
        };
        let (left, right) = (place(equality.left)?, place(equality.right)?);
        found.push(Comparison { left, right, result: equality.result });
    }
    Some(found)
}

/// 0, ±1 and the literals of the steps, their starts and the formula, the small ones first.
fn palette(flat: &Flat, store: &Store) -> Palette {
    let steps = flat.systems.iter().flat_map(|system| system.step.iter().chain(&system.init));
    let roots: Vec<Term> = steps.chain(&flat.formula).copied().collect();
    let mut literals: Vec<RBig> = Vec::new();
    for term in store.postorder(&roots) {
        match store.node(term) {
            Node::Int(value) => literals.push(RBig::from(value.clone())),
            Node::Real(value) => literals.push(value.clone()),
            _ => {}
        }
    }
    literals.retain(|literal| literal.clone().abs() <= RBig::from(LARGE));
    literals.sort_by_key(|literal| (literal.clone().abs(), literal.clone()));
    let mut changes: Vec<RBig> = vec![RBig::ZERO, RBig::ONE, RBig::NEG_ONE];
    for literal in literals {
        if !changes.contains(&literal) && changes.len() < MAX_CHANGES {
            changes.push(literal);
        }
    }
    let drifts = changes.iter().take(MAX_DRIFTS).cloned().collect();
    Palette { changes, drifts }
}

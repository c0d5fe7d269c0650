//! Why a problem is unsatisfiable: what an engine bases its `unsat` on, as plain data.
//!
//! Evidence is what cannot be computed again from the assertions: lengths, a neutral element, an invariant. [`crate::certificate`] makes
//! proof obligations of it, and never takes its word.

use dashu_int::IBig;

use crate::rewrite::Group;

/// A proved `unsat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The engine that proved it.
    pub engine: &'static str,
    /// How.
    pub evidence: Evidence,
}

/// What has to be known to prove an `unsat` again.
///
/// Lists go by the names under which their symbols are sent to solvers, terms by their texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The assertions that it is about, by index in ascending order; none is all of them. If these have no model, all have none.
    pub about: Vec<usize>,
    /// The groups of rewrite rules that were switched off.
    pub without: Vec<Group>,
    /// The lists that were summarized, in order.
    pub summaries: Vec<Neutral>,
    /// Why what is left is unsatisfiable.
    pub argument: Argument,
}

/// A neutral element of all folds over a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neutral {
    /// The list.
    pub list: String,
    /// The element: a term over the constants in the folds.
    pub element: String,
}

/// Why a problem in normal form has no model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Rewriting made its formula false.
    Rewriting,
    /// No fold reads a list, and one query decides.
    Direct,
    /// The length abstraction admits no lengths but these, and none of these has a model.
    Lengths(Vec<ExcludedLengths>),
    /// The images of the folds' functions do not admit the formula.
    Image,
    /// Index arithmetic does not admit the formula, whatever the results of folds are.
    Positions,
    /// Invariants of folds as walks along windows on lists, in one of the ways to make walks of them.
    Segments(Variant, InvariantEvidence),
    /// The formula admits no list with more elements than this, and none with that many or fewer.
    Unrolled(usize),
    /// An invariant that no list of any length escapes.
    Invariant(InvariantEvidence),
    /// Structural induction on the assertions, with recursive functions as they are defined. There are no certificates of that.
    Structure,
}

/// How folds over segments become walks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// Whether all lists are read by one clock, and not only those that are read together.
    pub common_clock: bool,
    /// Whether elements that exist are given positions.
    pub witnesses: bool,
    /// How lists that pass machines are compared: step by step, with their parts aligned in one of the ways there are, or at a position.
    pub alignment: Option<usize>,
    /// Whether single elements of lists with lists inside are looked at, and not all of them.
    pub focused: bool,
}

impl Variant {
    /// Those that look at single elements.
    pub const FOCUSED: [Variant; 2] = [
        Variant { common_clock: false, witnesses: false, alignment: None, focused: true },
        Variant { common_clock: false, witnesses: true, alignment: None, focused: true },
    ];

    /// Those that compare lists at positions, the simple ones first.
    pub const AT_POSITIONS: [Variant; 4] = [
        Variant { common_clock: false, witnesses: false, alignment: None, focused: false },
        Variant { common_clock: true, witnesses: false, alignment: None, focused: false },
        Variant { common_clock: false, witnesses: true, alignment: None, focused: false },
        Variant { common_clock: true, witnesses: true, alignment: None, focused: false },
    ];
}

/// Lengths of lists for which there is no model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcludedLengths {
    /// A length for each list that is read.
    pub read: Vec<(String, IBig)>,
    /// If that matters: a bound on the sum of the lengths of all other lists.
    pub others_at_most: Option<IBig>,
}

/// An inductive invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvariantEvidence {
    /// Whether bounds on lengths were left out of the question.
    pub without_bounds: bool,
    /// How many steps an induction step looks back.
    pub depth: usize,
    /// For each list in question a predicate `((x Sort) …) formula` over rigid constants, the number of elements read and the
    /// state.
    pub predicates: Vec<(String, String)>,
    /// The invariant in the user's terms.
    pub shown: String,
}

impl Argument {
    /// The name in certificates.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Argument::Rewriting => "rewriting",
            Argument::Direct => "direct",
            Argument::Lengths(_) => "lengths",
            Argument::Image => "image",
            Argument::Positions => "positions",
            Argument::Segments(..) => "segments",
            Argument::Unrolled(_) => "unrolled",
            Argument::Invariant(_) => "invariant",
            Argument::Structure => "structure",
        }
    }
}

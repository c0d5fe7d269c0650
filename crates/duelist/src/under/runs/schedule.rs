//! Which shapes are tried, as data.

use std::fmt;

/// A part of a list's shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// So many single elements, each of which may be missing.
    Singles(usize),
    /// As many single elements as the skeleton has, and this many more, any of which may be missing.
    Skeleton(usize),
    /// A repeated block.
    Block(Block),
}

/// A word of this length, repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) word: usize,
    /// Whether numbers in its elements may change from repetition to repetition.
    pub(super) drifts: bool,
}

/// How products of counts and changes are kept linear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counts {
    /// Counts are symbolic; changes are drawn from the problem's constants.
    Symbolic,
    /// Counts are numbers, as the skeleton's lengths suggest; changes are symbolic.
    Fixed,
    /// Both are symbolic, and the query is not linear.
    Free,
}

/// A shape of lists to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// These pieces, all elements symbolic.
    Free(&'static [Piece], Counts),
    /// The elements of the skeleton as they are, with such a block at one place before, between or after them.
    Insert(Block),
}

impl fmt::Display for Shape {
    /// Elements are dots, as many as may be missing; `*` is the skeleton; blocks are in brackets, with `~` if they drift.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |f: &mut fmt::Formatter<'_>, block: &Block| {
            write!(f, "[{}{}]", "x".repeat(block.word), if block.drifts { "~" } else { "" })
        };
        match self {
            Shape::Insert(block) => {
                f.write_str("skeleton with ")?;
                show(f, block)
            }
            Shape::Free(pieces, counts) => {
                for piece in *pieces {
                    match piece {
                        Piece::Singles(count) => f.write_str(&".".repeat(*count))?,
                        Piece::Skeleton(more) => write!(f, "*{}", ".".repeat(*more))?,
                        Piece::Block(block) => show(f, block)?,
                    }
                }
                f.write_str(match counts {
                    Counts::Symbolic => "",
                    Counts::Fixed => " with fixed counts",
                    Counts::Free => " with free counts",
                })
            }
        }
    }
}

const fn block(word: usize) -> Piece {
    Piece::Block(Block { word, drifts: false })
}

const fn drifting(word: usize) -> Piece {
    Piece::Block(Block { word, drifts: true })
}

use Counts::{Fixed, Free, Symbolic};
use Piece::{Singles, Skeleton};

/// So many single elements are tried to find a small skeleton: a list that satisfies the formula if its length is left open.
pub(super) const SMALL_SKELETONS: &[usize] = &[2, 4];

/// And then a long one.
pub(super) const LONG_SKELETONS: &[usize] = &[8, 16];

/// How many of [`AROUND_SMALL`] are tried before a long skeleton is looked for.
pub(super) const BEFORE_LONG: usize = 3;

/// For problems with a small skeleton, and for those without one: from likely and cheap to general.
pub(super) const AROUND_SMALL: &[Shape] = &[
    Shape::Free(&[Skeleton(1), block(1), Skeleton(1)], Symbolic),
    Shape::Free(&[Skeleton(1), drifting(1), Skeleton(1)], Symbolic),
    Shape::Free(&[Skeleton(1), block(2), Skeleton(1)], Symbolic),
    Shape::Free(&[Singles(1), block(1), Skeleton(1), block(1), Skeleton(1)], Symbolic),
    Shape::Free(&[Skeleton(0), block(1), Singles(2)], Fixed),
    Shape::Free(&[Skeleton(1), drifting(2), Skeleton(1)], Symbolic),
    Shape::Free(&[Skeleton(1), block(3), Skeleton(1)], Symbolic),
    Shape::Insert(Block { word: 2, drifts: false }),
    Shape::Free(&[Singles(1), drifting(1), Skeleton(1), drifting(1), Skeleton(1)], Symbolic),
    Shape::Free(&[Singles(1), block(2), Skeleton(1), block(2), Skeleton(1)], Symbolic),
    Shape::Free(&[Skeleton(0), drifting(1), Singles(2)], Fixed),
    Shape::Free(&[Skeleton(0), drifting(2), Singles(2)], Fixed),
    Shape::Free(&[Singles(1), block(1), Singles(2), block(1), Singles(2), block(1), Singles(2)], Symbolic),
    Shape::Free(&[Skeleton(1), drifting(3), Skeleton(1)], Symbolic),
    Shape::Free(&[Singles(1), block(1), Singles(2), block(2), Singles(2), block(1), Singles(2)], Symbolic),
    Shape::Free(&[Skeleton(1), block(4), Skeleton(1)], Symbolic),
    Shape::Free(&[block(1), Singles(2), block(1), Singles(1)], Free),
    Shape::Free(&[Singles(1), drifting(2), Singles(2)], Free),
    Shape::Free(&[Singles(8), block(2), Singles(8)], Symbolic),
];

/// For problems with a longer skeleton.
pub(super) const AROUND_LONG: &[Shape] = &[
    Shape::Insert(Block { word: 1, drifts: false }),
    Shape::Insert(Block { word: 2, drifts: false }),
    Shape::Free(&[Skeleton(0), block(1), Singles(1)], Symbolic),
    Shape::Insert(Block { word: 1, drifts: true }),
    Shape::Free(&[block(1), Skeleton(0)], Symbolic),
    Shape::Free(&[Skeleton(1), block(2), Singles(1)], Symbolic),
    Shape::Free(&[block(2), Skeleton(1)], Symbolic),
    Shape::Insert(Block { word: 3, drifts: false }),
    Shape::Insert(Block { word: 2, drifts: true }),
    Shape::Free(&[Skeleton(1), drifting(1), Singles(2)], Symbolic),
    Shape::Free(&[Skeleton(0), block(1), Singles(1)], Fixed),
    Shape::Free(&[Skeleton(0), block(1), Skeleton(0)], Symbolic),
    Shape::Free(&[Skeleton(0), drifting(2), Skeleton(0)], Symbolic),
    Shape::Free(&[Skeleton(0), block(3), Skeleton(0)], Symbolic),
];

/// Milliseconds for each shape: the whole schedule is gone through once for each of these.
pub(super) const ROUNDS: [u64; 3] = [1000, 10_000, 60_000];

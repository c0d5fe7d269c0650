//! The operators of the term language.

use super::{Combinator, Sort};
use crate::theory::Operator;

/// A declared constant or function, or one that an engine made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub(super) u32);

impl Symbol {
    /// A number that is unique to the symbol.
    #[must_use]
    pub fn index(self) -> u32 {
        self.0
    }
}

/// What an application applies. `>`, `>=`, chained comparisons, n-ary `-`, `=>` and `xor` are expressed by these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// A declared symbol: a constant without arguments, a function with them.
    Symbol(Symbol),
    /// `not`
    Not,
    /// n-ary `and`
    And,
    /// n-ary `or`
    Or,
    /// binary `=>`
    Implies,
    /// binary `xor`
    Xor,
    /// binary `=`, on every sort, lists included
    Eq,
    /// n-ary `distinct` of scalars
    Distinct,
    /// `ite`, on every sort, lists included
    Ite,
    /// n-ary `+` on `Int` or `Real`
    Add,
    /// binary `-`
    Sub,
    /// unary `-`
    Neg,
    /// n-ary `*`
    Mul,
    /// `div`
    IntDiv,
    /// `mod`
    Mod,
    /// `abs`
    Abs,
    /// `/`
    RealDiv,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `to_real`
    ToReal,
    /// `to_int`
    ToInt,
    /// `is_int`
    IsInt,
    /// An operator of another theory: see [`crate::theory`].
    Theory(Operator),
    /// `(as const sort)`: the array of this sort with one element everywhere
    ConstArray(Sort),
    /// The constructor with this index of a datatype sort.
    Construct(Sort, u32),
    /// The selector of a datatype sort for a constructor's field.
    Select(Sort, u32, u32),
    /// The tester of a datatype sort for a constructor.
    Test(Sort, u32),
    /// Applies a function parameter of a definition; gone once the definition is expanded.
    Call,
    /// `List.value` with this element sort
    ListValue(Sort),
    /// `List.len`
    Len,
    /// `List.map function list`
    Map,
    /// `List.fold function init list`
    Fold,
    /// `List.fold_right function init list`: from right to left, the element is the function's first argument
    FoldRight,
    /// `List.zip list list`: pairs, as many as the shorter list has elements
    Zip,
    /// `List.rev list`
    Rev,
    /// `List.append list …`
    Append,
    /// `List.repeat count element`; none if the count is negative
    Repeat,
    /// `List.cycle count list`: the list so many times
    Cycle,
    /// `List.drift count list list`: the first list so many times, with `j` times the second added to the numbers of repetition `j`, from 0.
    /// Both are values of the same shape.
    Drift,
    /// Any other list combinator.
    Combinator(Combinator),
}

impl From<Combinator> for Op {
    fn from(combinator: Combinator) -> Op {
        Op::Combinator(combinator)
    }
}

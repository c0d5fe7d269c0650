//! The operators on scalars as data: one row per operator says how it is written, what sorts it has, and what it means.
//!
//! Whoever reads, sorts, prints, sends, evaluates or generates applications asks the table, so an operator is one row, and the tests that walk the
//! table find it. The rows of `core` stand for operators that rewriting knows by name (`Op::Add`, `Op::Not`); all others are
//! `Op::Theory`, whose meaning the row itself has.

mod arrays;
mod bits;
mod core;
mod floats;
mod regex;
mod strings;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::LazyLock;

use crate::check::{EvalError, ILL_SORTED};
use crate::elaborate::Arity;
use crate::model::Value;
use crate::term::{FloatFormat, Map, Op, Sort, SortNode, Store};

pub use bits::MAX_WIDTH;
pub(crate) use core::name as core_name;
pub use regex::Regex;
pub(crate) use strings::characters;

/// A sort in a signature: known, or one that the first argument or the indices determine.
#[derive(Clone, Copy)]
pub enum Pattern {
    /// `Bool`
    Bool,
    /// `Int`
    Int,
    /// `Real`
    Real,
    /// `Int` or `Real`, the same for all.
    Number,
    /// Any sort, the same for all.
    Any,
    /// A bit-vector of the width that the first argument has.
    Word,
    /// A bit-vector of any width.
    AnyWord,
    /// A bit-vector whose width depends on the indices and on the widths of the arguments; `None` if there is no such width.
    Width(fn(&[u32], &[u32]) -> Option<u32>),
    /// `String`
    String,
    /// `RegLan`
    RegLan,
    /// An array; as a result, one of the first argument's sort.
    Array,
    /// An index of the first argument.
    Index,
    /// An element of the first argument.
    Element,
    /// A floating-point number of the format that the first one among the arguments has.
    Float,
    /// `RoundingMode`
    RoundingMode,
    /// What can become a floating-point number, or a rounding mode before it.
    Convertible,
    /// A floating-point number whose format depends on the indices and on the sorts of the arguments; `None` if there is no such format.
    Format(fn(&[u32], &[SortNode]) -> Option<FloatFormat>),
}

/// How an application with more arguments than the operator takes is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As one application.
    Plain,
    /// As one application; of a single argument it is that argument.
    Together,
    /// `(f (f a b) c)`
    Left,
    /// `(f a (f b c))`
    Right,
    /// `(and (f a b) (f b c))`
    Chain,
    /// `(and (f b a) (f c b))`
    ChainBackwards,
    /// Every two of them.
    Pairwise,
    /// The opposite of one, else as `Left`.
    Minus,
    /// The argument itself, converted to the sort of the result.
    Convert,
    /// `ite`
    Choice,
    /// That the index divides the argument: `(= (mod a n) 0)`
    Divides,
}

/// What an application means.
#[derive(Clone, Copy)]
pub enum Meaning {
    /// What this operator means, which the evaluator knows: the model or the size of numbers may matter.
    Core(Op),
    /// A total function of the arguments.
    Function(fn(&Call<'_>) -> Result<Value, EvalError>),
}

/// The arguments of an operator.
pub struct Call<'a> {
    /// The numbers of `(_ name number …)`.
    pub indices: &'a [u32],
    /// What it is applied to.
    pub values: &'a [&'a Value],
}

/// An operator on scalars.
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// Older names of it.
    pub also: &'static [&'static str],
    /// How many numbers it takes: `(_ name number …)`.
    pub indices: usize,
    /// How many arguments it takes.
    pub arity: Arity,
    /// The sorts of the arguments; the last one is that of all further arguments.
    pub parameters: &'static [Pattern],
    /// The sort of the result.
    pub result: Pattern,
    /// How several arguments are read.
    pub form: Form,
    /// What it means.
    pub meaning: Meaning,
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A row that is no operator of rewriting's, with its indices.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Operator {
    row: u16,
    indices: [u32; 2],
}

/// Why an operator cannot be applied to arguments of some sorts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The argument with this index, from 0, should have another sort, described here.
    Argument(usize, String),
    /// The indices do not fit the arguments.
    Indices,
}

struct Table {
    rows: Vec<&'static Row>,
    names: Map<&'static str, u16>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let rows: Vec<&'static Row> =
        core::ROWS.iter().chain(bits::ROWS).chain(strings::ROWS).chain(arrays::ROWS).chain(floats::ROWS).collect();
    let mut names = Map::default();
    for (row, number) in rows.iter().zip(0..) {
        for name in row.also.iter().chain([&row.name]) {
            let before = names.insert(*name, number);
            assert!(before.is_none(), "{name} is in the table twice");
        }
    }
    Table { rows, names }
});

impl Row {
    /// Every operator.
    #[must_use]
    pub fn all() -> &'static [&'static Row] {
        &TABLE.rows
    }

    /// The operator with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Row> {
        TABLE.names.get(name).map(|number| TABLE.rows[usize::from(*number)])
    }

    /// What an application of it applies.
    ///
    /// # Panics
    /// Never: rows come from the table.
    #[must_use]
    pub fn op(&self, indices: &[u32]) -> Op {
        match self.meaning {
            Meaning::Core(op) => op,
            Meaning::Function(_) => {
                let mut kept = [0; 2];
                kept[..indices.len()].copy_from_slice(indices);
                Op::Theory(Operator { row: TABLE.names[self.name], indices: kept })
            }
        }
    }

    /// Whether nobody may declare its name: those of the other theories can be hidden by a declaration.
    #[must_use]
    pub fn is_reserved(&self) -> bool {
        matches!(self.meaning, Meaning::Core(_)) && self.indices == 0
    }

    /// What the argument with this index must be.
    #[must_use]
    pub fn parameter(&self, index: usize) -> Pattern {
        self.parameters[index.min(self.parameters.len().saturating_sub(1))]
    }

    /// The sort of an application of a theory's operator to arguments of these sorts.
    ///
    /// # Errors
    /// The first argument that does not fit, or indices that do not.
    pub fn sort(&self, store: &Store, indices: &[u32], sorts: &[Sort]) -> Result<Sort, Misfit> {
        for (index, found) in sorts.iter().enumerate() {
            if let Some(expected) = self.parameter(index).expected(store, sorts, *found) {
                return Err(Misfit::Argument(index, expected));
            }
        }
        if self.form == Form::Divides && indices == [0] {
            return Err(Misfit::Indices);
        }
        let first = sorts.first().copied();
        match self.result {
            Pattern::Bool => Ok(Sort::BOOL),
            Pattern::Int => Ok(Sort::INT),
            Pattern::Real => Ok(Sort::REAL),
            Pattern::String => Ok(store.sort(SortNode::String)),
            Pattern::RegLan => Ok(store.sort(SortNode::RegLan)),
            Pattern::RoundingMode => Ok(store.sort(SortNode::RoundingMode)),
            Pattern::Float => first_float(store, sorts).ok_or(Misfit::Indices),
            Pattern::Format(format) => {
                let nodes: Vec<SortNode> = sorts.iter().map(|sort| store.sort_node(*sort).clone()).collect();
                format(indices, &nodes).map(|format| store.sort(SortNode::Float(format))).ok_or(Misfit::Indices)
            }
            Pattern::Index | Pattern::Element => {
                let (index, element) = first.and_then(|array| store.array(array)).ok_or(Misfit::Indices)?;
                Ok(if matches!(self.result, Pattern::Index) { index } else { element })
            }
            Pattern::Number
            | Pattern::Any
            | Pattern::Word
            | Pattern::AnyWord
            | Pattern::Array
            | Pattern::Convertible => first.ok_or(Misfit::Indices),
            Pattern::Width(width) => {
                let widths: Vec<u32> = sorts.iter().filter_map(|sort| store.width(*sort)).collect();
                let width = width(indices, &widths).filter(|width| (1..=MAX_WIDTH).contains(width));
                width.map(|width| store.sort(SortNode::BitVec(width))).ok_or(Misfit::Indices)
            }
        }
    }
}

/// The sort of the first floating-point number among the arguments.
fn first_float(store: &Store, sorts: &[Sort]) -> Option<Sort> {
    sorts.iter().copied().find(|sort| matches!(store.sort_node(*sort), SortNode::Float(_)))
}

impl Pattern {
    /// What the pattern wants if a sort is something else.
    fn expected(self, store: &Store, sorts: &[Sort], found: Sort) -> Option<String> {
        let known = |sort: Sort| (found != sort).then(|| crate::term::ShownSort(store, sort).to_string());
        match self {
            Pattern::Bool => known(Sort::BOOL),
            Pattern::Int => known(Sort::INT),
            Pattern::Real => known(Sort::REAL),
            Pattern::Number => (!found.is_numeric()).then(|| "Int or Real".to_string()),
            Pattern::Any => known(sorts[0]),
            Pattern::String => (!matches!(store.sort_node(found), SortNode::String)).then(|| "String".to_string()),
            Pattern::RegLan => (!matches!(store.sort_node(found), SortNode::RegLan)).then(|| "RegLan".to_string()),
            Pattern::RoundingMode => {
                (!matches!(store.sort_node(found), SortNode::RoundingMode)).then(|| "RoundingMode".to_string())
            }
            Pattern::Float => match first_float(store, sorts) {
                Some(float) => known(float),
                None => Some("a floating-point number".to_string()),
            },
            Pattern::Convertible | Pattern::Format(_) => {
                let fits = matches!(
                    store.sort_node(found),
                    SortNode::RoundingMode | SortNode::BitVec(_) | SortNode::Float(_) | SortNode::Int | SortNode::Real
                );
                (!fits).then(|| "a bit-vector or a number".to_string())
            }
            Pattern::Array => store.array(found).is_none().then(|| "an array".to_string()),
            Pattern::Index => known(store.array(sorts[0])?.0),
            Pattern::Element => known(store.array(sorts[0])?.1),
            Pattern::Word if store.width(sorts[0]).is_some() => known(sorts[0]),
            Pattern::Word | Pattern::AnyWord | Pattern::Width(_) => {
                store.width(found).is_none().then(|| "a bit-vector".to_string())
            }
        }
    }
}

impl Operator {
    /// Its row.
    #[must_use]
    pub fn row(self) -> &'static Row {
        TABLE.rows[usize::from(self.row)]
    }

    /// Its indices.
    #[must_use]
    pub fn indices(&self) -> &[u32] {
        &self.indices[..self.row().indices]
    }

    /// The value of an application.
    ///
    /// # Errors
    /// If it would be unreasonably large, or an argument is of another sort.
    pub fn apply(&self, values: &[&Value]) -> Result<Value, EvalError> {
        match self.row().meaning {
            Meaning::Function(function) => function(&Call { indices: self.indices(), values }),
            Meaning::Core(_) => Err(ILL_SORTED),
        }
    }

    /// Whether it is an operator on bit-vectors, or yields one.
    pub(crate) fn about_words(self) -> bool {
        bits::ROWS.iter().any(|row| row.name == self.row().name)
    }

    /// The sort of a well-sorted application.
    pub(crate) fn sort(&self, store: &Store, sorts: &[Sort]) -> Sort {
        self.row().sort(store, self.indices(), sorts).expect("a well-sorted application")
    }
}

/// As it is written: `bvadd`, `(_ extract 3 0)`.
impl fmt::Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.row().name;
        if self.indices().is_empty() {
            return f.write_str(name);
        }
        write!(f, "(_ {name}")?;
        self.indices().iter().try_for_each(|index| write!(f, " {index}"))?;
        f.write_str(")")
    }
}

impl fmt::Debug for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

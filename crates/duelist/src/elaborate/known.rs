//! What names stand for, for those who declare and use them without text.

use super::Context;
use super::scope::{Global, GlobalSort};
use crate::term::{Sort, SortDeclaration, Symbol};

/// What a name stands for.
pub(crate) enum Known {
    /// A declared constant or function.
    Symbol(Symbol),
    /// A defined one: its parameters and what it gives.
    Definition(Vec<Sort>, Sort),
    /// A constructor or a selector.
    Data,
}

/// What the name of a sort stands for.
pub(crate) enum KnownSort {
    /// `declare-sort` with this arity.
    Uninterpreted(usize),
    /// A datatype.
    Data(SortDeclaration),
    /// `define-sort`
    Definition,
}

impl Context {
    /// What a name stands for, if anything.
    pub(crate) fn known(&self, name: &str) -> Option<Known> {
        Some(match self.globals.get(name)? {
            Global::Symbol(symbol) => Known::Symbol(*symbol),
            Global::Definition { term, parameters } if parameters.is_empty() => {
                Known::Definition(Vec::new(), self.store.sort_of(*term))
            }
            Global::Definition { term, parameters } => {
                Known::Definition(parameters.to_vec(), self.store.function_sort(*term).1)
            }
            Global::Constructor(..) | Global::Selector(..) => Known::Data,
        })
    }

    /// What the name of a sort stands for, if anything.
    pub(crate) fn known_sort(&self, name: &str) -> Option<KnownSort> {
        Some(match self.globals.get_sort(name)? {
            GlobalSort::Uninterpreted(_, arity) => KnownSort::Uninterpreted(*arity),
            GlobalSort::Data(declaration, _) => KnownSort::Data(*declaration),
            GlobalSort::Definition(..) => KnownSort::Definition,
        })
    }
}

//! What the three encodings have in common, as the writer sees it.

use super::names::{Locals, Names};
use crate::term::Op;

/// A variable and its sort, both as written.
pub(super) type Variable = (String, String);

/// How lists are written in a theory that solvers have.
pub(super) trait Encoding {
    /// The names that belong to lists of one element sort.
    type List;

    /// Whether every value of the sort is a list, and equal lists are one value, so that lists may stand inside anything.
    const EXTENSIONAL: bool;

    /// Whether the theory has `seq.nth`, which is an unknown function out of bounds.
    const KNOWS_ELEMENTS: bool = false;

    /// Whether a recursive function reads a list by an index that it counts up, from 0, instead of taking the list apart.
    const INDEXED: bool;

    /// Whether a recursive function that makes a list adds to the end of what it has made so far, instead of to the front of
    /// what the recursive call makes.
    const ACCUMULATES: bool;

    /// Declares the lists whose elements have the sort `element`; `suffix` tells them apart in names.
    fn declare(&self, out: &mut String, names: &mut Names, element: &str, suffix: &str) -> Self::List;

    /// The sort of such lists.
    fn sort<'l>(&self, list: &'l Self::List) -> &'l str;

    /// What must be asserted of a declared list, since not every value of the sort is a list.
    fn well_formed(&self, list: &Self::List, name: &str) -> Option<String>;

    /// The sort of what a list that is written out needs besides its elements, if it needs anything.
    fn filler(&self, list: &Self::List) -> Option<String>;

    /// The text around `count` elements that makes a list of them: one piece before each element, one after the last.
    fn value(&self, list: &Self::List, count: usize, filler: &str) -> Vec<String>;

    /// The theory's own function for an operator without function, if it has one.
    fn builtin(&self, op: Op, list: &Self::List) -> Option<String>;

    /// Defines an operator without function as `name`, if there is a better definition than the common one. Returns what calls pass
    /// before the arguments.
    fn define(&self, out: &mut String, locals: &Locals, op: Op, list: &Self::List, name: &Name<'_>) -> Option<String>;

    /// Defines the function that maps: it takes the captured variables and the list.
    fn map(&self, out: &mut String, locals: &Locals, map: &Combinator<'_, Self::List>, target: &Self::List);

    /// Defines the function that folds: it takes the captured variables, what this returns, the accumulator and the list.
    fn fold(
        &self,
        out: &mut String,
        locals: &Locals,
        fold: &Combinator<'_, Self::List>,
        accumulator: &str,
    ) -> &'static str;

    /// How a recursive function reads the list in a variable.
    fn cursor(&self, locals: &Locals, list: &Self::List, variable: &str) -> Cursor;

    /// A list with one more element: see [`Encoding::ACCUMULATES`].
    fn extended(&self, list: &Self::List, made: &str, element: &str) -> String;
}

/// Names for a definition: its own, and that of what fills lists.
#[derive(Debug)]
pub(super) struct Name<'a> {
    pub(super) own: &'a str,
    pub(super) filler: &'a str,
}

/// A place in a list.
#[derive(Debug)]
pub(super) struct Cursor {
    /// Whether it is the end.
    pub(super) ended: String,
    /// The element there.
    pub(super) element: String,
    /// What the recursive call gets for the list.
    pub(super) next: String,
    /// The list of this element and all after it.
    pub(super) rest: String,
}

/// A combinator with its function.
#[derive(Debug)]
pub(super) struct Combinator<'a, L> {
    /// The name of the function to define.
    pub(super) name: &'a str,
    /// The function that is mapped or folded: takes the captured variables, a fold's accumulator, and the element.
    pub(super) function: &'a str,
    /// Variables of enclosing functions that it mentions.
    pub(super) captured: &'a [Variable],
    /// The lists it runs over.
    pub(super) source: &'a L,
    /// The sort of their elements.
    pub(super) element: String,
}

impl<L> Combinator<'_, L> {
    /// The captured variables as parameters, each followed by a space.
    pub(super) fn parameters(&self) -> String {
        parameters(self.captured)
    }

    /// The captured variables as arguments, each followed by a space.
    pub(super) fn arguments(&self) -> String {
        arguments(self.captured)
    }
}

/// Variables as parameters, each followed by a space.
pub(super) fn parameters(variables: &[Variable]) -> String {
    variables.iter().map(|(name, sort)| format!("({name} {sort}) ")).collect()
}

/// Variables as arguments, each followed by a space.
pub(super) fn arguments(variables: &[Variable]) -> String {
    variables.iter().map(|(name, _)| format!("{name} ")).collect()
}

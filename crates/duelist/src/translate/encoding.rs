//! What the three encodings have in common, as the writer sees it.

use super::names::{Locals, Names};

/// A variable and its sort, both as written.
pub(super) type Variable = (String, String);

/// How lists are written in a theory that solvers have.
pub(super) trait Encoding {
    /// The names that belong to lists of one element sort.
    type List;

    /// Declares the lists whose elements have the sort `element`; `suffix` tells them apart in names.
    fn declare(&self, out: &mut String, names: &mut Names, element: &str, suffix: &str) -> Self::List;

    /// The sort of such lists.
    fn sort<'l>(&self, list: &'l Self::List) -> &'l str;

    /// What must be asserted of a declared list, since not every value of the sort is a list.
    fn well_formed(&self, list: &Self::List, name: &str) -> Option<String>;

    /// The function that `List.len` becomes.
    fn length(&self, list: &Self::List) -> Operation;

    /// The predicate that `=` between lists becomes.
    fn equality(&self, list: &Self::List) -> Operation;

    /// What `List.value` needs besides its elements.
    fn filler(&self, list: &Self::List) -> Option<Operation>;

    /// Defines a helper under a name.
    fn define(&self, out: &mut String, locals: &Locals, helper: Helper, list: &Self::List, name: &str);

    /// The text around `count` elements that makes a list of them: one piece before each element, one after the last.
    fn value(&self, list: &Self::List, count: usize, filler: &str) -> Vec<String>;

    /// Defines the function that maps: it takes the captured variables and the list.
    fn map(&self, out: &mut String, locals: &Locals, map: &Combinator<'_, Self::List>, target: &Self::List);

    /// Defines the function that folds: it takes the captured variables, [`Encoding::START`], the accumulator and the list.
    fn fold(&self, out: &mut String, locals: &Locals, fold: &Combinator<'_, Self::List>, accumulator: &str);

    /// What says that a fold or a comparison begins at the first element, if that has to be said.
    const START: &'static str = "";
}

/// A function on lists: one that the theory has, or one that must be defined first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    /// Write this name.
    Builtin(String),
    /// Define this helper, and write its name.
    Defined(Helper),
}

/// What some encodings define per element sort, when it is first needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Helper {
    Length,
    Equality,
    Filler,
}

impl Helper {
    /// The helper's name, to be followed by the element sort's.
    pub(super) fn stem(self) -> &'static str {
        match self {
            Helper::Length => "len",
            Helper::Equality => "same",
            Helper::Filler => "any",
        }
    }
}

/// A `map` or `fold` with its function.
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
    pub(super) element: &'a str,
}

impl<L> Combinator<'_, L> {
    /// The captured variables as parameters, each followed by a space.
    pub(super) fn parameters(&self) -> String {
        self.captured.iter().map(|(name, sort)| format!("({name} {sort}) ")).collect()
    }

    /// The captured variables as arguments, each followed by a space.
    pub(super) fn arguments(&self) -> String {
        self.captured.iter().map(|(name, _)| format!("{name} ")).collect()
    }
}

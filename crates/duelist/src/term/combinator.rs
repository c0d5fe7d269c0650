//! The list combinators as data: one row per combinator says how it is written and what sorts it has.

use super::{Op, Sort, Store, Term};

/// A list combinator other than `List.len`, `List.map` and `List.fold`, which are operators of their own. All are total:
/// where a list may be too short, a default or the meaning says what comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Combinator {
    /// The elements that satisfy a predicate.
    Filter,
    /// Whether an element satisfies a predicate.
    Exists,
    /// Whether all elements satisfy a predicate.
    Forall,
    /// How many elements satisfy a predicate.
    Count,
    /// The sum of numbers.
    Sum,
    /// Whether an element occurs.
    Contains,
    /// The last element, or a default.
    Last,
    /// A function's values for the elements at the same place of two lists: [`Store::combine`] makes a map over pairs of it.
    Map2,
    /// A fold over two lists: one over pairs.
    Fold2,
    /// Whether all elements at the same place satisfy a predicate: a fold over pairs.
    Forall2,
}

/// A sort in a signature: known, or a variable that the arguments determine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// `Bool`
    Bool,
    /// `Int`
    Int,
    /// The elements of the (first) list.
    Element,
    /// The elements of the second list.
    Second,
    /// A pair of the elements of both lists.
    Pair,
    /// What a function returns: elements of a new list, or an accumulator.
    Image,
}

/// What an argument must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// A function from scalars to a scalar.
    Function(&'static [Pattern], Pattern),
    /// A scalar.
    Value(Pattern),
    /// A list.
    List(Pattern),
}

/// What an application is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A scalar.
    Value(Pattern),
    /// A list.
    List(Pattern),
}

/// How a combinator is written: `(name SORT… argument…)`, the sorts being optional.
#[derive(Debug)]
pub struct Signature {
    /// Its name.
    pub name: &'static str,
    /// The operator it is.
    pub op: Op,
    /// Its arguments in order.
    pub parameters: &'static [Parameter],
    /// What it gives.
    pub outcome: Outcome,
    /// Whether the elements must be numbers.
    pub numeric: bool,
    /// The sorts that may be written before the arguments. A single one is the element's.
    pub annotations: &'static [Pattern],
}

const fn row(
    name: &'static str,
    op: Op,
    parameters: &'static [Parameter],
    outcome: Outcome,
    annotations: &'static [Pattern],
) -> Signature {
    Signature { name, op, parameters, outcome, numeric: false, annotations }
}

const fn new(
    name: &'static str,
    combinator: Combinator,
    parameters: &'static [Parameter],
    outcome: Outcome,
) -> Signature {
    row(name, Op::Combinator(combinator), parameters, outcome, &[ELEMENT])
}

const fn numeric(
    name: &'static str,
    combinator: Combinator,
    parameters: &'static [Parameter],
    outcome: Outcome,
) -> Signature {
    Signature { numeric: true, ..new(name, combinator, parameters, outcome) }
}

const BOOL: Pattern = Pattern::Bool;
const INT: Pattern = Pattern::Int;
const ELEMENT: Pattern = Pattern::Element;
const SECOND: Pattern = Pattern::Second;
const IMAGE: Pattern = Pattern::Image;
const LIST: Parameter = Parameter::List(ELEMENT);
const OTHER: Parameter = Parameter::List(SECOND);
const START: Parameter = Parameter::Value(IMAGE);
const ITEM: Parameter = Parameter::Value(ELEMENT);
const PREDICATE: Parameter = Parameter::Function(&[ELEMENT], BOOL);

#[rustfmt::skip]
static TABLE: &[Signature] = &[
    row("List.len", Op::Len, &[LIST], Outcome::Value(INT), &[ELEMENT]),
    row("List.map", Op::Map, &[Parameter::Function(&[ELEMENT], IMAGE), LIST], Outcome::List(IMAGE), &[ELEMENT, IMAGE]),
    row("List.fold", Op::Fold, &[Parameter::Function(&[IMAGE, ELEMENT], IMAGE), Parameter::Value(IMAGE), LIST], Outcome::Value(IMAGE),
        &[IMAGE, ELEMENT]),
    new("List.filter", Combinator::Filter, &[PREDICATE, LIST], Outcome::List(ELEMENT)),
    new("List.exists", Combinator::Exists, &[PREDICATE, LIST], Outcome::Value(BOOL)),
    new("List.forall", Combinator::Forall, &[PREDICATE, LIST], Outcome::Value(BOOL)),
    new("List.count", Combinator::Count, &[PREDICATE, LIST], Outcome::Value(INT)),
    numeric("List.sum", Combinator::Sum, &[LIST], Outcome::Value(ELEMENT)),
    new("List.contains", Combinator::Contains, &[ITEM, LIST], Outcome::Value(BOOL)),
    row("List.rev", Op::Rev, &[LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    row("List.fold_right", Op::FoldRight, &[Parameter::Function(&[ELEMENT, IMAGE], IMAGE), START, LIST], Outcome::Value(IMAGE),
        &[ELEMENT, IMAGE]),
    row("List.zip", Op::Zip, &[LIST, OTHER], Outcome::List(Pattern::Pair), &[ELEMENT, SECOND]),
    row("List.map2", Op::Combinator(Combinator::Map2), &[Parameter::Function(&[ELEMENT, SECOND], IMAGE), LIST, OTHER],
        Outcome::List(IMAGE), &[ELEMENT, SECOND, IMAGE]),
    row("List.fold2", Op::Combinator(Combinator::Fold2),
        &[Parameter::Function(&[IMAGE, ELEMENT, SECOND], IMAGE), START, LIST, OTHER], Outcome::Value(IMAGE), &[IMAGE, ELEMENT, SECOND]),
    row("List.forall2", Op::Combinator(Combinator::Forall2), &[Parameter::Function(&[ELEMENT, SECOND], BOOL), LIST, OTHER],
        Outcome::Value(BOOL), &[ELEMENT, SECOND]),
    new("List.last", Combinator::Last, &[LIST, ITEM], Outcome::Value(ELEMENT)),
];

impl Signature {
    /// Every combinator.
    #[must_use]
    pub fn all() -> &'static [Signature] {
        TABLE
    }

    /// Whether its first argument is a function. No other one is.
    #[must_use]
    pub fn takes_function(&self) -> bool {
        matches!(self.parameters.first(), Some(Parameter::Function(..)))
    }

    /// The combinator with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Signature> {
        TABLE.iter().find(|row| row.name == name)
    }
}

impl Combinator {
    /// Its row of the table.
    ///
    /// # Panics
    /// Never: a test looks at every row.
    #[must_use]
    pub fn signature(self) -> &'static Signature {
        TABLE.iter().find(|row| row.op == Op::Combinator(self)).expect("every combinator is in the table")
    }
}

impl Store {
    /// The sort of an application of a combinator.
    pub(super) fn combinator_sort(&mut self, combinator: Combinator, arguments: &[Term]) -> Sort {
        let signature = combinator.signature();
        match signature.outcome {
            Outcome::Value(pattern) => self.matched(signature, arguments, pattern),
            Outcome::List(pattern) => {
                let element = self.matched(signature, arguments, pattern);
                self.list_sort(element)
            }
        }
    }

    /// What a pattern stands for in a well-sorted application.
    fn matched(&mut self, signature: &Signature, arguments: &[Term], pattern: Pattern) -> Sort {
        match pattern {
            Pattern::Bool => return Sort::BOOL,
            Pattern::Int => return Sort::INT,
            Pattern::Pair => {
                let first = self.matched(signature, arguments, ELEMENT);
                let second = self.matched(signature, arguments, SECOND);
                return self.pair_sort(first, second);
            }
            Pattern::Element | Pattern::Second | Pattern::Image => {}
        }
        let mut found =
            signature.parameters.iter().zip(arguments).filter_map(|(parameter, argument)| match *parameter {
                Parameter::List(known) if known == pattern => self.element_sort(self.sort_of(*argument)),
                Parameter::Value(known) if known == pattern => Some(self.sort_of(*argument)),
                Parameter::Function(_, known) if known == pattern => Some(self.function_sort(*argument).1),
                _ => None,
            });
        found.next().expect("a well-sorted application")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_operators_are_unique() {
        for (index, row) in TABLE.iter().enumerate() {
            assert!(row.name.starts_with("List."));
            assert!(TABLE[..index].iter().all(|other| other.name != row.name && other.op != row.op), "{}", row.name);
            if let Op::Combinator(combinator) = row.op {
                assert_eq!(combinator.signature().name, row.name);
            }
        }
    }
}

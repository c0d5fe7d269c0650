//! The list combinators as data: one row per combinator says how it is written and what sorts it has.

use std::fmt;

use super::{Op, Sort, Store, Term, derived, sequence};

/// A list combinator that is an operator, other than `List.len`, `List.map` and `List.fold`, which are operators of their own.
/// All are total: where a list may be too short, a default or the meaning says what comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Combinator {
    /// The elements that satisfy a predicate.
    Filter,
    /// The images of the elements for which a function yields one.
    FilterMap,
    /// The images of the elements under a function that also sees their index.
    MapIndexed,
    /// The accumulators of a fold, the first one included.
    Scan,
    /// So many elements from the front.
    Take,
    /// What is left without so many elements from the front.
    Drop,
    /// The longest prefix whose elements satisfy a predicate.
    TakeWhile,
    /// What is left without that prefix.
    DropWhile,
    /// An element before a list.
    Cons,
    /// An element after a list.
    Snoc,
    /// The integers from one up to, not including, another.
    Range,
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
    /// The index of the first occurrence of an element, or −1.
    IndexOf,
    /// The first element that satisfies a predicate, or a default.
    Find,
    /// The first element, or a default.
    Head,
    /// The last element, or a default.
    Last,
    /// The element at an index, or a default.
    Nth,
    /// The least number, or a default.
    Min,
    /// The greatest number, or a default.
    Max,
    /// Whether no number is less than the one before it.
    Sorted,
    /// A fold whose function also sees the index of the element.
    FoldIndexed,
    /// The elements of the elements.
    Concat,
    /// `seq.nth`: the element at an index; out of bounds, an unknown function of list and index.
    Element,
    /// `seq.indexof`: the first index, from another one on, at which a list occurs in another, or −1.
    Occurrence,
    /// Whether no element occurs twice.
    Distinct,
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
    /// A list of those.
    Images,
}

/// What an argument must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// A function from values to a value.
    Function(&'static [Pattern], Pattern),
    /// A function from values to an option of a value: see [`Store::payload`].
    Partial(&'static [Pattern], Pattern),
    /// A value.
    Value(Pattern),
    /// A list.
    List(Pattern),
}

/// What an application is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A value.
    Value(Pattern),
    /// A list.
    List(Pattern),
    /// A pair of lists of the same sort.
    Lists(Pattern),
}

/// What an application of a combinator is made of.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// An operator: the evaluator and the rewriting rules say what it means.
    Operator(Op),
    /// Short for a term with other combinators, which replaces it when it is read.
    Derived(fn(&Store, &[Term]) -> Term),
}

/// How a combinator is written: `(name SORT… argument…)`, the sorts being optional.
#[derive(Debug)]
pub struct Signature {
    /// Its name.
    pub name: &'static str,
    /// What it stands for.
    pub meaning: Meaning,
    /// Its arguments in order.
    pub parameters: &'static [Parameter],
    /// What it gives.
    pub outcome: Outcome,
    /// What must be numbers, if anything.
    pub numeric: Option<Pattern>,
    /// The sorts that may be written before the arguments. A single one is the element's.
    pub annotations: &'static [Pattern],
}

pub(super) const fn row(
    name: &'static str,
    op: Op,
    parameters: &'static [Parameter],
    outcome: Outcome,
    annotations: &'static [Pattern],
) -> Signature {
    Signature { name, meaning: Meaning::Operator(op), parameters, outcome, numeric: None, annotations }
}

const fn new(
    name: &'static str,
    combinator: Combinator,
    parameters: &'static [Parameter],
    outcome: Outcome,
) -> Signature {
    row(name, Op::Combinator(combinator), parameters, outcome, &[ELEMENT])
}

pub(super) const fn derived(
    name: &'static str,
    definition: fn(&Store, &[Term]) -> Term,
    parameters: &'static [Parameter],
    outcome: Outcome,
    annotations: &'static [Pattern],
) -> Signature {
    Signature { name, meaning: Meaning::Derived(definition), parameters, outcome, numeric: None, annotations }
}

const fn numeric(pattern: Pattern, signature: Signature) -> Signature {
    Signature { numeric: Some(pattern), ..signature }
}

pub(super) const BOOL: Pattern = Pattern::Bool;
pub(super) const INT: Pattern = Pattern::Int;
pub(super) const ELEMENT: Pattern = Pattern::Element;
const SECOND: Pattern = Pattern::Second;
pub(super) const IMAGE: Pattern = Pattern::Image;
const IMAGES: Pattern = Pattern::Images;
pub(super) const LIST: Parameter = Parameter::List(ELEMENT);
const OTHER: Parameter = Parameter::List(SECOND);
pub(super) const ITEM: Parameter = Parameter::Value(ELEMENT);
pub(super) const START: Parameter = Parameter::Value(IMAGE);
pub(super) const NUMBER: Parameter = Parameter::Value(INT);
const PREDICATE: Parameter = Parameter::Function(&[ELEMENT], BOOL);
const RELATION: Parameter = Parameter::Function(&[ELEMENT, SECOND], BOOL);
const PAIRWISE: Parameter = Parameter::Function(&[ELEMENT, ELEMENT], BOOL);
const KEY: Parameter = Parameter::Function(&[ELEMENT], IMAGE);

#[rustfmt::skip]
static TABLE: &[Signature] = &[
    row("List.len", Op::Len, &[LIST], Outcome::Value(INT), &[ELEMENT]),
    row("List.map", Op::Map, &[Parameter::Function(&[ELEMENT], IMAGE), LIST], Outcome::List(IMAGE), &[ELEMENT, IMAGE]),
    row("List.fold", Op::Fold, &[Parameter::Function(&[IMAGE, ELEMENT], IMAGE), START, LIST], Outcome::Value(IMAGE),
        &[IMAGE, ELEMENT]),
    new("List.filter", Combinator::Filter, &[PREDICATE, LIST], Outcome::List(ELEMENT)),
    row("List.filter_map", Op::Combinator(Combinator::FilterMap), &[Parameter::Partial(&[ELEMENT], IMAGE), LIST], Outcome::List(IMAGE),
        &[ELEMENT, IMAGE]),
    row("List.mapi", Op::Combinator(Combinator::MapIndexed), &[Parameter::Function(&[INT, ELEMENT], IMAGE), LIST], Outcome::List(IMAGE),
        &[ELEMENT, IMAGE]),
    row("List.scan_left", Op::Combinator(Combinator::Scan), &[Parameter::Function(&[IMAGE, ELEMENT], IMAGE), START, LIST],
        Outcome::List(IMAGE), &[IMAGE, ELEMENT]),
    new("List.take", Combinator::Take, &[NUMBER, LIST], Outcome::List(ELEMENT)),
    new("List.drop", Combinator::Drop, &[NUMBER, LIST], Outcome::List(ELEMENT)),
    new("List.take_while", Combinator::TakeWhile, &[PREDICATE, LIST], Outcome::List(ELEMENT)),
    new("List.drop_while", Combinator::DropWhile, &[PREDICATE, LIST], Outcome::List(ELEMENT)),
    new("List.cons", Combinator::Cons, &[ITEM, LIST], Outcome::List(ELEMENT)),
    new("List.snoc", Combinator::Snoc, &[LIST, ITEM], Outcome::List(ELEMENT)),
    row("List.range", Op::Combinator(Combinator::Range), &[NUMBER, NUMBER], Outcome::List(INT), &[]),
    new("List.exists", Combinator::Exists, &[PREDICATE, LIST], Outcome::Value(BOOL)),
    new("List.forall", Combinator::Forall, &[PREDICATE, LIST], Outcome::Value(BOOL)),
    new("List.count", Combinator::Count, &[PREDICATE, LIST], Outcome::Value(INT)),
    numeric(ELEMENT, new("List.sum", Combinator::Sum, &[LIST], Outcome::Value(ELEMENT))),
    new("List.contains", Combinator::Contains, &[ITEM, LIST], Outcome::Value(BOOL)),
    row("List.rev", Op::Rev, &[LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    row("List.fold_right", Op::FoldRight, &[Parameter::Function(&[ELEMENT, IMAGE], IMAGE), START, LIST], Outcome::Value(IMAGE),
        &[ELEMENT, IMAGE]),
    row("List.zip", Op::Zip, &[LIST, OTHER], Outcome::List(Pattern::Pair), &[ELEMENT, SECOND]),
    derived("List.map2", derived::map2, &[Parameter::Function(&[ELEMENT, SECOND], IMAGE), LIST, OTHER], Outcome::List(IMAGE),
        &[ELEMENT, SECOND, IMAGE]),
    derived("List.fold2", derived::fold2, &[Parameter::Function(&[IMAGE, ELEMENT, SECOND], IMAGE), START, LIST, OTHER],
        Outcome::Value(IMAGE), &[IMAGE, ELEMENT, SECOND]),
    derived("List.forall2", derived::forall2, &[RELATION, LIST, OTHER], Outcome::Value(BOOL), &[ELEMENT, SECOND]),
    derived("List.exists2", derived::exists2, &[RELATION, LIST, OTHER], Outcome::Value(BOOL), &[ELEMENT, SECOND]),
    new("List.index_of", Combinator::IndexOf, &[ITEM, LIST], Outcome::Value(INT)),
    new("List.find", Combinator::Find, &[PREDICATE, LIST, ITEM], Outcome::Value(ELEMENT)),
    new("List.head", Combinator::Head, &[LIST, ITEM], Outcome::Value(ELEMENT)),
    new("List.last", Combinator::Last, &[LIST, ITEM], Outcome::Value(ELEMENT)),
    new("List.nth", Combinator::Nth, &[LIST, NUMBER, ITEM], Outcome::Value(ELEMENT)),
    numeric(ELEMENT, new("List.min", Combinator::Min, &[LIST, ITEM], Outcome::Value(ELEMENT))),
    numeric(ELEMENT, new("List.max", Combinator::Max, &[LIST, ITEM], Outcome::Value(ELEMENT))),
    numeric(ELEMENT, new("List.sorted", Combinator::Sorted, &[LIST], Outcome::Value(BOOL))),
    row("List.foldi", Op::Combinator(Combinator::FoldIndexed), &[Parameter::Function(&[INT, IMAGE, ELEMENT], IMAGE), START, LIST],
        Outcome::Value(IMAGE), &[IMAGE, ELEMENT]),
    derived("List.tail", derived::tail, &[LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    derived("List.is_empty", derived::is_empty, &[LIST], Outcome::Value(BOOL), &[ELEMENT]),
    numeric(ELEMENT, derived("List.product", derived::product, &[LIST], Outcome::Value(ELEMENT), &[ELEMENT])),
    derived("List.update", derived::update, &[NUMBER, ITEM, LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    derived("List.reduce", derived::reduce, &[Parameter::Function(&[ELEMENT, ELEMENT], ELEMENT), LIST, ITEM], Outcome::Value(ELEMENT),
        &[ELEMENT]),
    numeric(IMAGE, derived("List.min_by", derived::min_by, &[KEY, LIST, ITEM], Outcome::Value(ELEMENT), &[ELEMENT, IMAGE])),
    numeric(IMAGE, derived("List.max_by", derived::max_by, &[KEY, LIST, ITEM], Outcome::Value(ELEMENT), &[ELEMENT, IMAGE])),
    row("List.concat", Op::Combinator(Combinator::Concat), &[Parameter::List(IMAGES)], Outcome::List(IMAGE), &[IMAGE]),
    derived("List.concat_map", derived::concat_map, &[Parameter::Function(&[ELEMENT], IMAGES), LIST], Outcome::List(IMAGE),
        &[ELEMENT, IMAGE]),
    derived("List.partition", derived::partition, &[PREDICATE, LIST], Outcome::Lists(ELEMENT), &[ELEMENT]),
    new("List.distinct", Combinator::Distinct, &[LIST], Outcome::Value(BOOL)),
    derived("List.subset", derived::subset, &[LIST, LIST], Outcome::Value(BOOL), &[ELEMENT]),
    derived("List.disjoint", derived::disjoint, &[LIST, LIST], Outcome::Value(BOOL), &[ELEMENT]),
    derived("List.permutation", derived::permutation, &[LIST, LIST], Outcome::Value(BOOL), &[ELEMENT]),
    derived("List.union", derived::union, &[LIST, LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    derived("List.inter", derived::inter, &[LIST, LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    derived("List.diff", derived::diff, &[LIST, LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    derived("List.dedup", derived::dedup, &[LIST], Outcome::List(ELEMENT), &[ELEMENT]),
    derived("List.all_pairs", derived::all_pairs, &[PAIRWISE, LIST], Outcome::Value(BOOL), &[ELEMENT]),
    derived("List.exists_pair", derived::exists_pair, &[PAIRWISE, LIST], Outcome::Value(BOOL), &[ELEMENT]),
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
        matches!(self.parameters.first(), Some(Parameter::Function(..) | Parameter::Partial(..)))
    }

    /// Whether it gives an element, an accumulator or a scalar, and not a list of its own.
    #[must_use]
    pub fn yields_value(&self) -> bool {
        matches!(self.outcome, Outcome::Value(_))
    }

    /// The term that an application to well-sorted arguments is.
    pub fn apply(&self, store: &mut Store, arguments: &[Term]) -> Term {
        match self.meaning {
            Meaning::Operator(op) => store.app(op, arguments),
            Meaning::Derived(definition) => definition(store, arguments),
        }
    }

    /// Whether it is short for others.
    pub(crate) fn is_derived(&self) -> bool {
        matches!(self.meaning, Meaning::Derived(_))
    }

    fn is(&self, op: Op) -> bool {
        matches!(self.meaning, Meaning::Operator(found) if found == op)
    }

    /// The combinator with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Signature> {
        if name.starts_with("List.") { TABLE.iter().find(|row| row.name == name) } else { None }
    }
}

impl Signature {
    /// What it gives, as a sort: `(List T)`.
    #[must_use]
    pub fn result(&self) -> String {
        match &self.outcome {
            Outcome::Value(pattern) => self.shown(pattern).to_string(),
            Outcome::List(pattern) => self.shown_list(pattern),
            Outcome::Lists(pattern) => {
                let list = self.shown_list(pattern);
                format!("(Tuple {list} {list})")
            }
        }
    }

    fn is_of_sequences(&self) -> bool {
        self.name.starts_with("seq.")
    }

    fn shown(&self, pattern: &Pattern) -> &'static str {
        match pattern {
            Pattern::Bool => "Bool",
            Pattern::Int => "Int",
            Pattern::Element => "T",
            Pattern::Second => "S",
            Pattern::Pair => "(Tuple T S)",
            Pattern::Image if self.parameters.contains(&START) => "A",
            Pattern::Image => "U",
            Pattern::Images if self.is_of_sequences() => "(Seq U)",
            Pattern::Images => "(List U)",
        }
    }

    fn shown_list(&self, element: &Pattern) -> String {
        format!("({} {})", if self.is_of_sequences() { "Seq" } else { "List" }, self.shown(element))
    }
}

/// As it is written, with sorts in place of the arguments: `(List.fold (-> A T A) A (List T))`.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |pattern: &Pattern| self.shown(pattern);
        let joined = |patterns: &[Pattern]| patterns.iter().map(shown).collect::<Vec<_>>().join(" ");
        write!(f, "({}", self.name)?;
        for parameter in self.parameters {
            match parameter {
                Parameter::Function(inputs, result) => write!(f, " (-> {} {})", joined(inputs), shown(result))?,
                Parameter::Partial(inputs, result) => write!(f, " (-> {} (Option {}))", joined(inputs), shown(result))?,
                Parameter::Value(pattern) => write!(f, " {}", shown(pattern))?,
                Parameter::List(pattern) => write!(f, " {}", self.shown_list(pattern))?,
            }
        }
        f.write_str(")")
    }
}

impl Combinator {
    /// Its row of the table.
    ///
    /// # Panics
    /// Never: a test looks at every row.
    #[must_use]
    pub fn signature(self) -> &'static Signature {
        let row = TABLE.iter().find(|row| row.is(Op::Combinator(self))).or_else(|| sequence::signature(self));
        row.expect("every combinator is in a table")
    }
}

impl Store {
    /// The sort of an application of a combinator.
    pub(super) fn combinator_sort(&self, combinator: Combinator, arguments: &[Term]) -> Sort {
        let signature = combinator.signature();
        match signature.outcome {
            Outcome::Value(pattern) => self.matched(signature, arguments, pattern),
            Outcome::List(pattern) => {
                let element = self.matched(signature, arguments, pattern);
                self.list_sort(element)
            }
            Outcome::Lists(pattern) => {
                let element = self.matched(signature, arguments, pattern);
                let list = self.list_sort(element);
                self.pair_sort(list, list)
            }
        }
    }

    /// What a pattern stands for in a well-sorted application.
    fn matched(&self, signature: &Signature, arguments: &[Term], pattern: Pattern) -> Sort {
        match pattern {
            Pattern::Bool => return Sort::BOOL,
            Pattern::Int => return Sort::INT,
            Pattern::Pair => {
                let first = self.matched(signature, arguments, ELEMENT);
                let second = self.matched(signature, arguments, SECOND);
                return self.pair_sort(first, second);
            }
            Pattern::Images => {
                let image = self.matched(signature, arguments, IMAGE);
                return self.list_sort(image);
            }
            Pattern::Element | Pattern::Second | Pattern::Image => {}
        }
        let found = signature.parameters.iter().zip(arguments).find_map(|(parameter, argument)| match *parameter {
            Parameter::List(known) if known == pattern => self.element_sort(self.sort_of(*argument)),
            Parameter::List(IMAGES) if pattern == IMAGE => {
                self.element_sort(self.sort_of(*argument)).and_then(|inner| self.element_sort(inner))
            }
            Parameter::Value(known) if known == pattern => Some(self.sort_of(*argument)),
            Parameter::Function(_, known) if known == pattern => Some(self.function_sort(*argument).1),
            Parameter::Partial(_, known) if known == pattern => {
                self.payload(self.function_sort(*argument).1).map(|payload| payload.sort)
            }
            _ => None,
        });
        found.expect("a well-sorted application")
    }

    /// What a sort is an option of, if it is one: a datatype with two constructors, one of them without fields, the other with one.
    pub fn payload(&self, sort: Sort) -> Option<Payload> {
        let counts = self.datatype(sort)?.constructors.iter().map(|constructor| constructor.fields.len());
        let constructor = match counts.collect::<Vec<usize>>()[..] {
            [0, 1] => 1,
            [1, 0] => 0,
            _ => return None,
        };
        Some(Payload { constructor, sort: self.field_sorts(sort, constructor)[0] })
    }
}

/// What is in an option, if anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payload {
    /// The constructor that has it, as its only field.
    pub constructor: u32,
    /// Its sort.
    pub sort: Sort,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_operators_are_unique() {
        for (index, row) in TABLE.iter().enumerate() {
            assert!(row.name.starts_with("List."));
            assert!(TABLE[..index].iter().all(|other| other.name != row.name), "{}", row.name);
            assert_eq!(row.takes_function(), row.to_string().contains("(->"), "{row}");
            if let Meaning::Operator(op) = row.meaning {
                assert!(TABLE[..index].iter().all(|other| !other.is(op)), "{}", row.name);
                if let Op::Combinator(combinator) = op {
                    assert_eq!(combinator.signature().name, row.name);
                }
            }
        }
    }
}

//! Pairs: the elements of lists that are read together, and accumulators with several parts.

use super::sort::{Constructor, Field, SortDeclaration, SortNode};
use super::{Combinator, Node, Op, Sort, Store, Term};

/// The datatype `(Tuple A B)`, which every store declares first.
pub const TUPLE: SortDeclaration = SortDeclaration(0);

/// The names of the datatype, its constructor and its selectors.
pub const TUPLE_NAMES: (&str, &str, [&str; 2]) = ("Tuple", "tuple", ["tuple.first", "tuple.second"]);

impl Store {
    /// To be called on an empty store.
    pub(super) fn declare_tuple(&mut self) {
        let (name, constructor, fields) = TUPLE_NAMES;
        let declaration = self.declare_datatype(name, fields.len());
        debug_assert_eq!(declaration, TUPLE);
        let fields: Vec<Field> = (0..)
            .zip(fields)
            .map(|(index, name)| Field { name: name.to_string(), sort: self.sort(SortNode::Parameter(index)) })
            .collect();
        self.define_datatype(declaration, vec![Constructor { name: constructor.to_string(), fields }]);
    }

    /// `(Tuple first second)`
    pub fn pair_sort(&mut self, first: Sort, second: Sort) -> Sort {
        self.sort(SortNode::Data(TUPLE, [first, second].into()))
    }

    /// `(tuple first second)`
    pub fn pair(&mut self, first: Term, second: Term) -> Term {
        let sort = self.pair_sort(self.sort_of(first), self.sort_of(second));
        self.app(Op::Construct(sort, 0), [first, second])
    }

    /// `(tuple.first tuple)`
    pub fn first(&mut self, tuple: Term) -> Term {
        self.app(Op::Select(self.sort_of(tuple), 0, 0), [tuple])
    }

    /// `(tuple.second tuple)`
    pub fn second(&mut self, tuple: Term) -> Term {
        self.app(Op::Select(self.sort_of(tuple), 0, 1), [tuple])
    }

    /// An application of a combinator; those of two lists are expanded into one of the list of pairs.
    pub fn combine(&mut self, op: Op, arguments: &[Term]) -> Term {
        match (op, arguments) {
            (Op::Combinator(Combinator::Map2), &[function, left, right]) => {
                let pairs = self.zip(left, right);
                let function = self.of_pair(function, pairs, None);
                self.map(function, pairs)
            }
            (Op::Combinator(Combinator::Fold2), &[function, init, left, right]) => {
                let pairs = self.zip(left, right);
                let function = self.of_pair(function, pairs, Some(self.sort_of(init)));
                self.fold(function, init, pairs)
            }
            (Op::Combinator(Combinator::Forall2), &[predicate, left, right]) => {
                let pairs = self.zip(left, right);
                let predicate = self.of_pair(predicate, pairs, None);
                self.app(Op::Combinator(Combinator::Forall), [predicate, pairs])
            }
            _ => self.app(op, arguments),
        }
    }

    /// A function of two elements, after an accumulator if there is one, as a function of a pair.
    fn of_pair(&mut self, function: Term, pairs: Term, acc: Option<Sort>) -> Term {
        let pair_sort = self.element_sort(self.sort_of(pairs)).expect("a list of pairs");
        let parameters: Vec<Sort> = acc.into_iter().chain([pair_sort]).collect();
        let depth = if acc.is_some() { 2 } else { 1 };
        let pair = self.bound(0, pair_sort);
        let mut arguments: Vec<Term> = acc.into_iter().map(|sort| self.bound(1, sort)).collect();
        arguments.extend([self.first(pair), self.second(pair)]);
        let function = self.shift(function, depth);
        let body = self.call(function, &arguments);
        self.term(Node::Lambda(parameters.into(), body))
    }
}

//! Pairs: the elements of lists that are read together, and accumulators with several parts.

use super::sort::{Constructor, Field, SortDeclaration, SortNode};
use super::{Op, Sort, Store, Term};

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
    pub fn pair_sort(&self, first: Sort, second: Sort) -> Sort {
        self.sort(SortNode::Data(TUPLE, [first, second].into()))
    }

    /// The sorts of the indices of an array, which are a tuple if there are several: no index is one itself.
    #[must_use]
    pub fn indices_of(&self, index: Sort) -> Vec<Sort> {
        let (mut index, mut all) = (index, Vec::new());
        while let SortNode::Data(TUPLE, parts) = self.sort_node(index) {
            all.push(parts[0]);
            index = parts[1];
        }
        all.push(index);
        all
    }

    /// `(tuple first second)`
    pub fn pair(&self, first: Term, second: Term) -> Term {
        let sort = self.pair_sort(self.sort_of(first), self.sort_of(second));
        self.app(Op::Construct(sort, 0), [first, second])
    }

    /// `(tuple.first tuple)`
    pub fn first(&self, tuple: Term) -> Term {
        self.app(Op::Select(self.sort_of(tuple), 0, 0), [tuple])
    }

    /// `(tuple.second tuple)`
    pub fn second(&self, tuple: Term) -> Term {
        self.app(Op::Select(self.sort_of(tuple), 0, 1), [tuple])
    }
}

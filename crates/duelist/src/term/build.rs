//! Builders: one short name per operator. They build what they are told and simplify nothing
//! but the empty and one-element forms of n-ary operators.

use dashu_int::IBig;

use super::{Literal, Node, Op, Sort, Store, Symbol, Term};

impl Store {
    /// `op` applied to arguments.
    pub fn app(&self, op: Op, arguments: impl Into<Box<[Term]>>) -> Term {
        self.term(Node::App(op, arguments.into()))
    }

    /// A declared constant.
    pub fn constant(&self, symbol: Symbol) -> Term {
        self.app(Op::Symbol(symbol), [])
    }

    /// `true` or `false`
    pub fn bool(&self, value: bool) -> Term {
        self.term(Node::Bool(value))
    }

    /// An integer.
    pub fn int(&self, value: impl Into<IBig>) -> Term {
        self.term(Node::Int(value.into()))
    }

    /// A variable of the nearest binder, or of one further out.
    pub fn bound(&self, index: u32, sort: Sort) -> Term {
        self.term(Node::Bound(index, sort))
    }

    /// A function.
    pub fn lambda(&self, parameters: impl Into<Box<[Sort]>>, body: Term) -> Term {
        self.term(Node::Lambda(parameters.into(), body))
    }

    /// A function of parameters of these sorts, which `body` gets. What it captures has to be shifted past them.
    pub fn function<const N: usize>(&self, sorts: [Sort; N], body: impl FnOnce([Term; N]) -> Term) -> Term {
        let mut distance = u32::try_from(N).expect("few parameters");
        let parameters = sorts.map(|sort| {
            distance -= 1;
            self.bound(distance, sort)
        });
        self.lambda(sorts, body(parameters))
    }

    /// `(forall …)`; the body itself if nothing is quantified.
    pub fn forall(&self, parameters: &[Sort], body: Term) -> Term {
        if parameters.is_empty() { body } else { self.term(Node::Forall(parameters.into(), body)) }
    }

    /// `not`
    pub fn not(&self, term: Term) -> Term {
        self.app(Op::Not, [term])
    }

    /// The conjunction of any number of terms.
    pub fn and(&self, terms: impl Into<Box<[Term]>>) -> Term {
        self.nary(Op::And, terms.into(), true)
    }

    /// The value that a sort of literals has when nothing is said.
    pub(crate) fn default_literal(&mut self, sort: Sort) -> Option<Term> {
        let literal = Literal::default_of(self.sort_node(sort))?;
        Some(self.term(Node::Literal(literal)))
    }

    /// The disjunction of any number of terms.
    pub fn or(&self, terms: impl Into<Box<[Term]>>) -> Term {
        self.nary(Op::Or, terms.into(), false)
    }

    fn nary(&self, op: Op, terms: Box<[Term]>, unit: bool) -> Term {
        match *terms {
            [] => self.bool(unit),
            [only] => only,
            _ => self.app(op, terms),
        }
    }

    /// `=>`
    pub fn implies(&self, premise: Term, conclusion: Term) -> Term {
        self.app(Op::Implies, [premise, conclusion])
    }

    /// `=`
    pub fn eq(&self, left: Term, right: Term) -> Term {
        self.app(Op::Eq, [left, right])
    }

    /// `ite`
    pub fn ite(&self, condition: Term, then: Term, otherwise: Term) -> Term {
        self.app(Op::Ite, [condition, then, otherwise])
    }

    /// `<=`
    pub fn le(&self, left: Term, right: Term) -> Term {
        self.app(Op::Le, [left, right])
    }

    /// The sum of any number of integer terms.
    pub fn sum(&self, terms: impl Into<Box<[Term]>>) -> Term {
        let terms = terms.into();
        match *terms {
            [] => self.int(0),
            [only] => only,
            _ => self.app(Op::Add, terms),
        }
    }

    /// `List.fold`
    pub fn fold(&self, function: Term, init: Term, list: Term) -> Term {
        self.app(Op::Fold, [function, init, list])
    }

    /// `List.map`
    pub fn map(&self, function: Term, list: Term) -> Term {
        self.app(Op::Map, [function, list])
    }

    /// `List.fold_right`
    pub fn fold_right(&self, function: Term, init: Term, list: Term) -> Term {
        self.app(Op::FoldRight, [function, init, list])
    }

    /// `List.zip`
    pub fn zip(&self, left: Term, right: Term) -> Term {
        self.app(Op::Zip, [left, right])
    }

    /// `List.rev`
    pub fn rev(&self, list: Term) -> Term {
        self.app(Op::Rev, [list])
    }

    /// `List.append` of any number of lists, at least one.
    pub fn append(&self, lists: impl Into<Box<[Term]>>) -> Term {
        let lists = lists.into();
        if let [only] = *lists { only } else { self.app(Op::Append, lists) }
    }

    /// `List.value` of elements of this sort.
    pub fn literal(&self, element: Sort, elements: impl Into<Box<[Term]>>) -> Term {
        self.app(Op::ListValue(element), elements)
    }

    /// `List.len`
    pub fn len_of(&self, list: Term) -> Term {
        self.app(Op::Len, [list])
    }
}

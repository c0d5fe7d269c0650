//! Builders: one short name per operator. They build what they are told and simplify nothing
//! but the empty and one-element forms of n-ary operators.

use dashu_int::IBig;

use super::{Literal, Node, Op, Sort, Store, Symbol, Term};

impl Store {
    /// `op` applied to arguments.
    pub fn app(&mut self, op: Op, arguments: impl Into<Box<[Term]>>) -> Term {
        self.term(Node::App(op, arguments.into()))
    }

    /// A declared constant.
    pub fn constant(&mut self, symbol: Symbol) -> Term {
        self.app(Op::Symbol(symbol), [])
    }

    /// `true` or `false`
    pub fn bool(&mut self, value: bool) -> Term {
        self.term(Node::Bool(value))
    }

    /// An integer.
    pub fn int(&mut self, value: impl Into<IBig>) -> Term {
        self.term(Node::Int(value.into()))
    }

    /// A variable of the nearest binder, or of one further out.
    pub fn bound(&mut self, index: u32, sort: Sort) -> Term {
        self.term(Node::Bound(index, sort))
    }

    /// A function.
    pub fn lambda(&mut self, parameters: impl Into<Box<[Sort]>>, body: Term) -> Term {
        self.term(Node::Lambda(parameters.into(), body))
    }

    /// `(forall …)`; the body itself if nothing is quantified.
    pub fn forall(&mut self, parameters: &[Sort], body: Term) -> Term {
        if parameters.is_empty() { body } else { self.term(Node::Forall(parameters.into(), body)) }
    }

    /// `not`
    pub fn not(&mut self, term: Term) -> Term {
        self.app(Op::Not, [term])
    }

    /// The conjunction of any number of terms.
    pub fn and(&mut self, terms: impl Into<Box<[Term]>>) -> Term {
        self.nary(Op::And, terms.into(), true)
    }

    /// The value that a sort of literals has when nothing is said.
    pub(crate) fn default_literal(&mut self, sort: Sort) -> Option<Term> {
        let literal = Literal::default_of(self.sort_node(sort))?;
        Some(self.term(Node::Literal(literal)))
    }

    /// The disjunction of any number of terms.
    pub fn or(&mut self, terms: impl Into<Box<[Term]>>) -> Term {
        self.nary(Op::Or, terms.into(), false)
    }

    fn nary(&mut self, op: Op, terms: Box<[Term]>, unit: bool) -> Term {
        match *terms {
            [] => self.bool(unit),
            [only] => only,
            _ => self.app(op, terms),
        }
    }

    /// `=>`
    pub fn implies(&mut self, premise: Term, conclusion: Term) -> Term {
        self.app(Op::Implies, [premise, conclusion])
    }

    /// `=`
    pub fn eq(&mut self, left: Term, right: Term) -> Term {
        self.app(Op::Eq, [left, right])
    }

    /// `ite`
    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        self.app(Op::Ite, [condition, then, otherwise])
    }

    /// `<=`
    pub fn le(&mut self, left: Term, right: Term) -> Term {
        self.app(Op::Le, [left, right])
    }

    /// The sum of any number of integer terms.
    pub fn sum(&mut self, terms: impl Into<Box<[Term]>>) -> Term {
        let terms = terms.into();
        match *terms {
            [] => self.int(0),
            [only] => only,
            _ => self.app(Op::Add, terms),
        }
    }

    /// `List.fold`
    pub fn fold(&mut self, function: Term, init: Term, list: Term) -> Term {
        self.app(Op::Fold, [function, init, list])
    }

    /// `List.map`
    pub fn map(&mut self, function: Term, list: Term) -> Term {
        self.app(Op::Map, [function, list])
    }

    /// `List.fold_right`
    pub fn fold_right(&mut self, function: Term, init: Term, list: Term) -> Term {
        self.app(Op::FoldRight, [function, init, list])
    }

    /// `List.zip`
    pub fn zip(&mut self, left: Term, right: Term) -> Term {
        self.app(Op::Zip, [left, right])
    }

    /// `List.rev`
    pub fn rev(&mut self, list: Term) -> Term {
        self.app(Op::Rev, [list])
    }

    /// `List.append` of any number of lists, at least one.
    pub fn append(&mut self, lists: impl Into<Box<[Term]>>) -> Term {
        let lists = lists.into();
        if let [only] = *lists { only } else { self.app(Op::Append, lists) }
    }

    /// `List.len`
    pub fn len_of(&mut self, list: Term) -> Term {
        self.app(Op::Len, [list])
    }
}

//! `match`: patterns become testers and selectors, cases become `ite`.

use super::Context;
use super::error::{Arity, ErrorKind, Result};
use super::scope::Global;
use crate::syntax::Expr;
use crate::term::{Node, Op, Sort, SortNode, Term};

/// A case: which constructor it is for (`None`: any), and what its variables stand for.
pub(super) struct Case<'t> {
    pub(super) constructor: Option<u32>,
    pub(super) bindings: Vec<(&'t str, Term)>,
    pub(super) body: Expr<'t>,
}

impl Context {
    /// The cases of a `match` on `value`; together they cover every constructor.
    pub(super) fn cases<'t>(&mut self, value: Term, whole: Expr<'t>, cases: Expr<'t>) -> Result<Vec<Case<'t>>> {
        let sort = self.store.sort_of(value);
        let Some(datatype) = self.store.datatype(sort) else {
            return ErrorKind::MatchOnScalar(self.show(sort)).at(whole.span());
        };
        let names: Vec<String> = datatype.constructors.iter().map(|c| c.name.clone()).collect();
        let mut covered = vec![false; names.len()];
        let mut result = Vec::new();
        for case in super::expect_list(cases)? {
            let [pattern, body] = super::expect_list(case)?[..] else {
                return ErrorKind::expected("a case (pattern term)", case).at(case.span());
            };
            let case = self.pattern(value, sort, pattern, body)?;
            match case.constructor {
                Some(index) => covered[index as usize] = true,
                None => covered.fill(true),
            }
            result.push(case);
        }
        match covered.iter().position(|covered| !covered) {
            Some(missing) => ErrorKind::NotExhaustive(names[missing].clone()).at(whole.span()),
            None => Ok(result),
        }
    }

    fn pattern<'t>(&mut self, value: Term, sort: Sort, pattern: Expr<'t>, body: Expr<'t>) -> Result<Case<'t>> {
        if let Some(name) = pattern.symbol() {
            return Ok(match self.constructor_of(sort, name) {
                Some(index) => {
                    self.check_fields(sort, index, name, 0, pattern)?;
                    Case { constructor: Some(index), bindings: Vec::new(), body }
                }
                None if name == "_" => Case { constructor: None, bindings: Vec::new(), body },
                None => Case { constructor: None, bindings: vec![(name, value)], body },
            });
        }
        let parts = super::expect_list(pattern)?;
        let Some((head, variables)) = parts.split_first() else {
            return ErrorKind::expected("a pattern", pattern).at(pattern.span());
        };
        let name = super::expect_symbol(*head)?;
        let Some(index) = self.constructor_of(sort, name) else {
            let sort = self.show(sort);
            return ErrorKind::NotAConstructor { constructor: name.to_string(), sort }.at(head.span());
        };
        self.check_fields(sort, index, name, variables.len(), pattern)?;
        let mut bindings: Vec<(&str, Term)> = Vec::new();
        for (variable, field) in variables.iter().zip(0..) {
            let name = super::expect_symbol(*variable)?;
            if name == "_" {
                continue;
            }
            if bindings.iter().any(|(other, _)| *other == name) {
                return ErrorKind::BoundTwice(name.to_string()).at(variable.span());
            }
            bindings.push((name, self.field(value, sort, index, field)));
        }
        Ok(Case { constructor: Some(index), bindings, body })
    }

    /// A field of a value of a datatype. For a pair of lists, which is not a value, it is the list that was put in.
    pub(super) fn field(&mut self, value: Term, sort: Sort, constructor: u32, field: u32) -> Term {
        match self.store.node(value) {
            Node::App(Op::Construct(..), parts) if self.store.is_pair_of_lists(sort) => parts[field as usize],
            _ => self.store.app(Op::Select(sort, constructor, field), [value]),
        }
    }

    fn check_fields(&self, sort: Sort, index: u32, name: &str, found: usize, place: Expr<'_>) -> Result<()> {
        let expected = self.store.constructor(sort, index).fields.len();
        if found == expected {
            return Ok(());
        }
        let expected = Arity::Exactly(expected);
        ErrorKind::Arity { function: name.to_string(), expected, found }.at(place.span())
    }

    fn constructor_of(&self, sort: Sort, name: &str) -> Option<u32> {
        let SortNode::Data(declaration, _) = self.store.sort_node(sort) else { return None };
        match self.globals.get(name) {
            Some(Global::Constructor(owner, index)) if owner == declaration => Some(*index),
            _ => None,
        }
    }

    /// The cases as one term: each but the last guarded by its constructor's tester. The last needs no guard,
    /// since the cases cover everything. If there is only one constructor, the first case is the last.
    pub(super) fn join_cases(&mut self, value: Term, cases: &[(Option<u32>, Term, Expr<'_>)]) -> Result<Term> {
        let sort = self.store.sort_of(value);
        let only = self.store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() == 1);
        let end = cases.iter().position(|(constructor, ..)| only || constructor.is_none());
        let used = end.map_or(cases.len(), |at| at + 1);
        let ((_, last, _), guarded) = cases[..used].split_last().expect("the cases cover at least one constructor");
        let mut result = *last;
        for (constructor, body, place) in guarded.iter().rev() {
            let index = constructor.expect("only the last used case is for any constructor");
            let test = self.store.app(Op::Test(sort, index), [value]);
            let Some((body, rest)) = self.unify(*body, result) else {
                let (left, right) = (self.show(self.store.sort_of(*body)), self.show(self.store.sort_of(result)));
                return ErrorKind::Cases { left, right }.at(place.span());
            };
            result = self.store.ite(test, body, rest);
        }
        Ok(result)
    }
}

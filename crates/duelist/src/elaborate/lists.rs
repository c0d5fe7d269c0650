//! The list combinators: how they are written and what sorts they need.

use super::Context;
use super::error::{Arity, ErrorKind, Result};
use crate::syntax::Expr;
use crate::term::{Op, Sort, Term};

/// A combinator that is written `(List.name SORT… argument…)`, the sorts being optional.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Combinator {
    Len,
    Map,
    Fold,
}

impl Combinator {
    pub(super) fn lookup(name: &str) -> Option<Combinator> {
        match name {
            "List.len" => Some(Combinator::Len),
            "List.map" => Some(Combinator::Map),
            "List.fold" => Some(Combinator::Fold),
            _ => None,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Combinator::Len => "List.len",
            Combinator::Map => "List.map",
            Combinator::Fold => "List.fold",
        }
    }

    /// How many arguments it has without the leading sorts, and how many sorts may lead.
    fn shape(self) -> (usize, usize) {
        match self {
            Combinator::Len => (1, 1),
            Combinator::Map => (2, 2),
            Combinator::Fold => (3, 2),
        }
    }

    /// Splits the written arguments into leading sorts and the rest.
    pub(super) fn split<'t>(self, whole: Expr<'t>) -> Result<(Vec<Expr<'t>>, Vec<Expr<'t>>)> {
        let mut sorts = whole.list().split_off(1);
        let (arguments, annotations) = self.shape();
        let expected = Arity::Between(arguments, arguments + annotations);
        if !expected.admits(sorts.len()) {
            let (function, found) = (self.name().to_string(), sorts.len());
            return ErrorKind::Arity { function, expected: Arity::Exactly(arguments), found }.at(whole.span());
        }
        let rest = sorts.split_off(sorts.len() - arguments);
        Ok((sorts, rest))
    }
}

impl Context {
    /// The element sort of an argument that must be a list.
    pub(super) fn expect_list_term(&self, function: &str, index: usize, list: Term, place: Expr<'_>) -> Result<Sort> {
        let sort = self.store.sort_of(list);
        match self.store.element_sort(sort) {
            Some(element) => Ok(element),
            None => {
                let (function, found, expected) = (function.to_string(), self.show(sort), "a list".to_string());
                ErrorKind::ArgumentSort { function, index, expected, found }.at(place.span())
            }
        }
    }

    /// Checks the leading sorts of a combinator against the sorts found: one sort is the element's; two are
    /// the element's and the result's for `List.map`, the accumulator's and the element's for `List.fold`.
    pub(super) fn check_annotations(
        &mut self,
        combinator: Combinator,
        annotations: &[Expr<'_>],
        element: Sort,
        other: Option<Sort>,
    ) -> Result<()> {
        let found: Vec<Option<Sort>> = match (combinator, annotations.len()) {
            (Combinator::Fold, 2) => vec![other, Some(element)],
            _ => vec![Some(element), other],
        };
        for (annotation, found) in annotations.iter().zip(found) {
            let expected = self.value_sort(*annotation)?;
            if let Some(found) = found.filter(|found| *found != expected) {
                let (annotated, found) = (self.show(expected), self.show(found));
                let combinator = combinator.name();
                return ErrorKind::Annotation { combinator, annotated, found }.at(annotation.span());
            }
        }
        Ok(())
    }

    /// `(List.value T (e …))`, its elements already elaborated.
    pub(super) fn list_value(&mut self, element: Sort, terms: &[Term], places: &[Expr<'_>]) -> Result<Term> {
        let mut elements = Vec::with_capacity(terms.len());
        for (term, place) in terms.iter().zip(places) {
            match self.coerce(*term, element) {
                Some(term) => elements.push(term),
                None => {
                    let (expected, found) = (self.show(element), self.show(self.store.sort_of(*term)));
                    return ErrorKind::SortMismatch { what: "the list element".into(), expected, found }
                        .at(place.span());
                }
            }
        }
        Ok(self.store.app(Op::ListValue(element), elements))
    }
}

//! From s-expressions to typed terms: names, sorts, definitions.
//!
//! Definitions and `let` are expanded as terms are built (the store shares what they share), lambdas become nameless, `match`
//! becomes `ite`. The machine in `terms.rs` keeps its own stack, so the depth of the input does not matter.

mod apply;
mod builtin;
mod combinators;
mod error;
mod known;
mod lists;
mod literals;
mod matching;
mod order;
mod quantifiers;
mod ranges;
mod recursive;
mod scope;
mod sorts;
mod synonyms;
mod terms;

pub(crate) use literals::literal;
pub(crate) use synonyms::is_foreign;
pub(crate) use terms::decimal;

pub use error::{Arity, Error, ErrorKind, Result};
pub(crate) use error::{nearest, plural};
pub(crate) use known::{Known, KnownSort};
pub(crate) use recursive::Signature;
use scope::{Global, Globals};
pub(crate) use sorts::{expect_list, expect_symbol};

use crate::engine::Limit;
use crate::recursion::Functions;
use crate::syntax::{Expr, Span};
use crate::term::{Map, Mark, Sort, SortNode, Store, Symbol, Term};

/// The store and the names in scope: what commands change and terms are read against.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Every sort, symbol and term.
    pub store: Store,
    globals: Globals,
    /// The recursive functions, and what else the reading of recursive datatypes needs to know.
    pub(crate) functions: Functions,
    /// The quantifiers that were read, and where.
    quantifiers: Vec<(Term, Span)>,
    /// What ends the reading of terms.
    pub(crate) limit: Limit,
}

/// How much a [`Context`] held at some moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ContextMark {
    names: usize,
    /// How many constants have names that the user did not give.
    hidden: usize,
    store: Mark,
}

impl Context {
    /// Opens a level of declarations.
    pub(crate) fn push(&mut self) {
        self.globals.push();
        self.functions.push();
    }

    /// Closes the last level and forgets its declarations, unless they are to be kept.
    pub(crate) fn pop(&mut self, keep: bool) {
        self.globals.pop(keep);
        self.functions.pop(keep);
    }

    /// Whether nothing is declared.
    pub(crate) fn is_empty(&self) -> bool {
        self.globals.mark() == 0
    }

    /// Whether nothing was declared, defined or named since `mark`.
    pub(crate) fn has_names_of(&self, mark: ContextMark) -> bool {
        self.globals.mark() == mark.names
    }

    /// The definitions in scope, in order.
    pub(crate) fn definitions(&self) -> impl Iterator<Item = (&str, Term)> {
        self.globals.definitions()
    }

    /// The terms in scope that `:named` has given names, in order, in the list language. Those with quantifiers have no values.
    pub(crate) fn named_terms(&mut self) -> Vec<(String, Term)> {
        let terms: Vec<(String, Term)> = self.globals.labels().map(|(name, term)| (name.to_string(), term)).collect();
        let mut lowered = Vec::new();
        for (name, term) in terms {
            let quantified = !self.quantifiers.is_empty() && !self.quantified(term).is_empty();
            if let (false, Ok(term)) = (quantified, self.lowering().term(term)) {
                lowered.push((name, term));
            }
        }
        lowered
    }

    /// What is declared and made so far.
    pub(crate) fn mark(&self) -> ContextMark {
        ContextMark { names: self.globals.mark(), hidden: self.functions.mark(), store: self.store.mark() }
    }

    /// Forgets everything since `mark`: a command that fails changes nothing.
    pub(crate) fn undo_to(&mut self, mark: ContextMark) {
        self.globals.undo_to(mark.names);
        self.functions.undo_to(mark.hidden);
        self.store.undo_to(mark.store);
        self.functions.forget(&self.store);
    }

    /// Gives up the names of constants that the user did not declare since `mark`, as if their terms were forgotten.
    pub(crate) fn forget_names(&mut self, mark: ContextMark) {
        self.functions.undo_to(mark.hidden);
    }

    /// Forgets the terms that were made since `mark`, unless one of them was given a name.
    pub(crate) fn forget_terms(&mut self, mark: ContextMark) {
        if self.has_names_of(mark) {
            self.functions.undo_to(mark.hidden);
            self.store.undo_to(mark.store);
            self.functions.forget(&self.store);
        }
    }

    /// `(declare-fun name (sorts) sort)`; the symbol is the one that the solver has. A value of a function sort is a function with these parameters, behind those that it has already.
    pub(crate) fn declare(&mut self, name: Expr<'_>, parameters: &[Expr<'_>], sort: Expr<'_>) -> Result<Symbol> {
        let text = expect_symbol(name)?;
        self.globals.check_free(text, name.span())?;
        let mut sorts: Vec<Sort> = parameters.iter().map(|expr| self.value_sort(*expr)).collect::<Result<_>>()?;
        let declared = self.sort(sort, &Map::default())?;
        let result = match self.store.sort_node(declared).clone() {
            SortNode::Function(others, result) => {
                sorts.extend_from_slice(&others);
                result
            }
            _ => self.value_sort(sort)?,
        };
        let symbol = self.lowering().declare(text, &sorts, result);
        self.globals.insert(text, Global::Symbol(symbol));
        self.functions.meet_name(text, symbol);
        Ok(self.store.symbol(symbol).image.unwrap_or(symbol))
    }

    /// A context in which no names are declared.
    pub(crate) fn with_store(store: Store) -> Context {
        Context { store, ..Context::default() }
    }

    /// The closed lambda with parameters `(x Sort) …` and a formula as its body.
    pub(crate) fn predicate(&mut self, parameters: &[Expr<'_>], body: Expr<'_>) -> Result<Term> {
        let names = self.parameters(parameters)?;
        let body = self.definition_body(&names, Sort::BOOL, body)?;
        Ok(self.named_lambda(&names, body))
    }

    /// A function whose variables have names, by which it is printed.
    fn named_lambda(&mut self, parameters: &[(&str, Sort)], body: Term) -> Term {
        let sorts: Box<[Sort]> = parameters.iter().map(|(_, sort)| *sort).collect();
        let lambda = self.store.lambda(sorts, body);
        self.store.name_binders(lambda, parameters.iter().map(|(name, _)| *name));
        lambda
    }

    /// `(define-fun name ((x Sort) …) sort body)`; parameters may be lists and functions.
    pub(crate) fn define(
        &mut self,
        name: Expr<'_>,
        parameters: &[Expr<'_>],
        sort: Expr<'_>,
        body: Expr<'_>,
    ) -> Result<()> {
        let text = expect_symbol(name)?;
        self.globals.check_free(text, name.span())?;
        let names = self.parameters(parameters)?;
        let result = match self.sort(sort, &Map::default())? {
            language if matches!(self.store.sort_node(language), SortNode::RegLan) => language,
            _ => self.value_sort(sort)?,
        };
        let body = self.definition_body(&names, result, body).map_err(|mut error| {
            if matches!(&error.kind, ErrorKind::UnknownSymbol { name, .. } if name == text) {
                error.kind = ErrorKind::SelfReference(text.to_string());
            }
            error
        })?;
        let sorts: Box<[Sort]> = names.iter().map(|(_, sort)| *sort).collect();
        let term = if names.is_empty() { body } else { self.named_lambda(&names, body) };
        self.globals.insert(text, Global::Definition { term, parameters: sorts });
        Ok(())
    }

    fn parameters<'t>(&mut self, parameters: &[Expr<'t>]) -> Result<Vec<(&'t str, Sort)>> {
        let mut names: Vec<(&'t str, Sort)> = Vec::new();
        for parameter in parameters {
            let [variable, sort] = expect_list(*parameter)?[..] else {
                return ErrorKind::expected("a parameter (name Sort)", *parameter).at(parameter.span());
            };
            let variable_name = expect_symbol(variable)?;
            if names.iter().any(|(other, _)| *other == variable_name) {
                return ErrorKind::BoundTwice(variable_name.to_string()).at(variable.span());
            }
            names.push((variable_name, self.sort(sort, &Map::default())?));
        }
        Ok(names)
    }

    /// What a `define-fun` defined: a lambda or, if it takes no arguments, any term; in the list language.
    pub(crate) fn definition(&mut self, name: &str) -> Option<Term> {
        match self.globals.get(name)? {
            Global::Definition { term, .. } => {
                let term = *term;
                self.lowering().term(term).ok()
            }
            _ => None,
        }
    }

    /// Gives a closed term a name, as `(! term :named name)` does.
    fn name_term(&mut self, name: Expr<'_>, term: Term) -> Result<()> {
        let text = expect_symbol(name)?;
        self.globals.check_free(text, name.span())?;
        if !self.store.is_closed(term) {
            return ErrorKind::OpenNamedTerm.at(name.span());
        }
        self.globals.insert_label(text, term);
        Ok(())
    }

    /// A formula or its negation, with constants for what is said to exist: as it is written, and in the list language.
    pub(crate) fn formula(&mut self, expr: Expr<'_>, negated: bool) -> Result<(Term, Term)> {
        let mut term = self.written_formula(expr)?;
        if negated {
            term = self.store.not(term);
        }
        let written = self.skolemize(term, expr.span())?;
        Ok((written, self.lower(written, expr)?))
    }

    /// A closed term in the list language, and its sort as the user wrote it.
    pub(crate) fn value_term(&mut self, expr: Expr<'_>) -> Result<(Term, Sort)> {
        let term = self.term(expr)?;
        let term = self.skolemize(term, expr.span())?;
        let sort = self.store.sort_of(term);
        Ok((self.lower(term, expr)?, sort))
    }

    fn lower(&mut self, term: Term, expr: Expr<'_>) -> Result<Term> {
        if self.functions.is_empty() {
            return Ok(term);
        }
        self.lowering().term(term).or_else(|why| ErrorKind::Unreadable(why.to_string()).at(expr.span()))
    }

    /// A formula as the user wrote it.
    fn written_formula(&mut self, expr: Expr<'_>) -> Result<Term> {
        let term = self.term(expr)?;
        match self.store.sort_of(term) {
            Sort::BOOL => Ok(term),
            other => {
                let (expected, found) = (self.show(Sort::BOOL), self.show(other));
                ErrorKind::SortMismatch { what: "the formula".into(), expected, found }.at(expr.span())
            }
        }
    }

    fn show(&self, sort: Sort) -> String {
        crate::term::ShownSort(&self.store, sort).to_string()
    }

    fn is_function(&self, sort: Sort) -> bool {
        matches!(self.store.sort_node(sort), SortNode::Function(..))
    }
}

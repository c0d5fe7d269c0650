//! Following a script without answering it: every command takes effect on names, sorts and the assertion stack, and none asks a
//! solver. For those who rewrite scripts.

use super::{CommandError, Diagnostic, Misuse, Response, Solver};
use crate::elaborate::expect_list;
use crate::rewrite::fold_combinators;
use crate::syntax::{Expr, Tree};
use crate::term::{Op, Sort, Store, Symbol, Term};

/// What a command did.
#[derive(Clone, Debug)]
pub(crate) enum Step<'t> {
    /// Declared a constant or a function.
    Declared(Symbol),
    /// Declared sorts or datatypes; those without parameters, in order.
    Sorts(Vec<Sort>),
    /// Defined a constant or, if the term is a lambda, a function.
    Defined(&'t str, Term),
    /// Asserted a formula, perhaps under a name.
    Asserted(Term, Option<&'t str>),
    /// Opened so many levels.
    Pushed(usize),
    /// Closed so many levels.
    Popped(usize),
    /// Forgot all declarations and assertions.
    Cleared,
    /// Would check, with these assumptions.
    Checked(Vec<Term>),
    /// Would show the values of these terms.
    Valued(Vec<Term>),
    /// Nothing that mentions a term or a sort.
    Other,
}

impl Solver {
    /// Lets a command take effect, but answers no question.
    ///
    /// # Errors
    /// What is wrong with the command; it had no effect then.
    pub(crate) fn follow<'t>(&mut self, command: &'t Tree) -> Result<Step<'t>, Diagnostic> {
        let mark = self.context.mark();
        self.try_follow(command.root()).map_err(|error| {
            self.context.undo_to(mark);
            error.locate(command)
        })
    }

    /// The same, but makes folds of combinators for which other encodings have no words, and refuses those of which that cannot be
    /// done.
    ///
    /// # Errors
    /// What is wrong with the command.
    pub(crate) fn follow_translatable<'t>(&mut self, command: &'t Tree) -> Result<Step<'t>, Diagnostic> {
        match self.follow(command)? {
            Step::Asserted(formula, label) => Ok(Step::Asserted(self.translatable(&[formula], command)?[0], label)),
            Step::Valued(terms) => Ok(Step::Valued(self.translatable(&terms, command)?)),
            step => Ok(step),
        }
    }

    /// The assertions in force.
    pub(crate) fn asserted(&self) -> Vec<Term> {
        self.assertions.iter().map(|assertion| assertion.term).collect()
    }

    /// The sorts, symbols and terms of the session.
    pub(crate) fn store(&mut self) -> &mut Store {
        &mut self.context.store
    }

    fn try_follow<'t>(&mut self, whole: Expr<'t>) -> Result<Step<'t>, CommandError> {
        let parts = whole.list();
        let name = parts.first().and_then(|head| head.symbol()).unwrap_or_default();
        let arguments = parts.get(1..).unwrap_or_default();
        match (name, arguments) {
            ("check-sat", []) => return Ok(Step::Checked(Vec::new())),
            ("check-sat-assuming", [literals]) => return Ok(Step::Checked(self.assumptions(*literals)?)),
            ("get-value", [terms]) => {
                let terms = expect_list(*terms)?;
                let terms = terms.into_iter().map(|term| self.context.term(term));
                return Ok(Step::Valued(terms.collect::<Result<_, _>>()?));
            }
            ("get-model" | "get-proof" | "get-assignment" | "get-unsat-core" | "get-unsat-assumptions", []) => {
                return Ok(Step::Other);
            }
            _ => {}
        }
        let (symbols, assertions, levels) = (self.symbols.len(), self.assertions.len(), self.levels.len());
        match self.dispatch(whole)? {
            Response::Unsupported if name != "set-option" && name != "get-option" && name != "get-info" => {
                return Err(CommandError::Misuse(whole.span(), Misuse::Untranslatable(name.to_string())));
            }
            _ => {}
        }
        Ok(match name {
            "reset" | "reset-assertions" => Step::Cleared,
            "push" => Step::Pushed(self.levels.len() - levels),
            "pop" => Step::Popped(levels - self.levels.len()),
            "declare-sort" | "declare-datatype" => Step::Sorts(self.plain_sorts(&arguments[..1])),
            "declare-datatypes" => {
                let heads: Vec<Expr<'_>> = arguments[0].children().filter_map(Expr::head).collect();
                Step::Sorts(self.plain_sorts(&heads))
            }
            "define-fun" | "define-const" => {
                let name = arguments[0].symbol().unwrap_or_default();
                self.context.definition(name).map_or(Step::Other, |term| Step::Defined(name, term))
            }
            _ => match (self.symbols.get(symbols), self.assertions.get(assertions)) {
                (Some(symbol), _) => Step::Declared(*symbol),
                (_, Some(assertion)) => Step::Asserted(assertion.term, label(arguments[0])),
                (None, None) => Step::Other,
            },
        })
    }

    fn translatable(&mut self, terms: &[Term], command: &Tree) -> Result<Vec<Term>, Diagnostic> {
        if self.combinator_in(terms).is_none() {
            return Ok(terms.to_vec());
        }
        let folded = fold_combinators(&mut self.context.store, terms);
        match self.combinator_in(&folded) {
            Some(op) => {
                let misuse = Misuse::Untranslatable(op.name(&self.context.store));
                Err(CommandError::Misuse(command.root().span(), misuse).locate(command))
            }
            None => Ok(folded),
        }
    }

    /// A list operator in these terms that no encoding knows.
    fn combinator_in(&self, terms: &[Term]) -> Option<Op> {
        let store = &self.context.store;
        store.postorder(terms).into_iter().find_map(|term| match store.as_app(term) {
            Some((op @ (Op::Append | Op::Repeat | Op::Cycle | Op::Drift | Op::Combinator(_)), _))
            | Some((op @ (Op::FoldRight | Op::Zip | Op::Rev), _)) => Some(op),
            _ => None,
        })
    }

    /// The sorts with these names, leaving out those that take parameters.
    fn plain_sorts(&mut self, names: &[Expr<'_>]) -> Vec<Sort> {
        names.iter().filter_map(|name| self.context.value_sort(*name).ok()).collect()
    }
}

/// The name that `(! term :named name)` gives.
fn label(formula: Expr<'_>) -> Option<&str> {
    let parts = formula.list();
    let (first, rest) = parts.split_first()?;
    let at = rest.iter().position(|part| part.keyword() == Some("named")).filter(|_| first.symbol() == Some("!"))?;
    rest.get(at + 1)?.symbol()
}

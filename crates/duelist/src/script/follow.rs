//! Following a script without answering it: every command takes effect on names, sorts and the assertion stack, and none asks a
//! solver. For those who rewrite scripts.

use super::{CommandError, Diagnostic, Misuse, Response, Solver};
use crate::elaborate::expect_list;
use crate::syntax::{Expr, Tree};
use crate::term::{Sort, Store, Symbol, Term};

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

impl Step<'_> {
    /// The same step with other terms in what it asserts or asks; `change` gives as many as it gets. Definitions stay.
    pub(crate) fn map(self, change: impl FnOnce(&[Term]) -> Vec<Term>) -> Self {
        match self {
            Step::Asserted(formula, label) => Step::Asserted(change(&[formula])[0], label),
            Step::Valued(terms) => Step::Valued(change(&terms)),
            other => other,
        }
    }
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

    /// One that has run these commands, which must be right.
    #[cfg(test)]
    pub(crate) fn after(script: &str) -> Solver {
        let mut solver = Solver::new(super::Options::default());
        let wrong = solver.run(script).into_iter().find(|response| !matches!(response, Response::Success));
        assert!(wrong.is_none(), "{script}: {wrong:?}");
        solver
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

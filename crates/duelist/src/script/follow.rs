//! Following a script without answering it: every command takes effect on names, sorts and the assertion stack, and none asks a
//! solver. For whatever rewrites scripts or checks their certificates.

use super::{Command, CommandError, Diagnostic, Misuse, Solver};
use crate::syntax::{Expr, Tree};
use crate::term::{Role, Sort, Store, Symbol, Term};

/// What a command did.
#[derive(Clone, Debug)]
pub(crate) enum Step<'t> {
    /// Declared a constant or a function.
    Declared(Symbol),
    /// Declared sorts or datatypes; those without parameters, in order.
    Sorts(Vec<Sort>),
    /// Defined a constant or, if the term is a lambda, a function.
    Defined(&'t str, Term),
    /// Defined recursive functions: what each was read as, or why it was not.
    Read(Vec<(String, Result<Term, String>)>),
    /// Asserted a formula, perhaps under a name.
    Asserted(Term, Option<&'t str>),
    /// Opened so many levels.
    Pushed(usize),
    /// Closed so many levels.
    Popped(usize),
    /// Forgot all assertions and levels, and all declarations unless they are global.
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
            Step::Checked(assumptions) => Step::Checked(change(&assumptions)),
            Step::Valued(terms) => Step::Valued(change(&terms)),
            other => other,
        }
    }
}

impl Solver {
    /// Reads a command and lets it take effect, but answers no question.
    ///
    /// # Errors
    /// What is wrong with the command; it had no effect then.
    pub(crate) fn follow<'t>(&mut self, tree: &'t Tree) -> Result<(Command<'t>, Step<'t>), Diagnostic> {
        let mark = self.context.mark();
        let followed = Command::read(tree.root()).map_err(CommandError::from).and_then(|command| {
            let step = self.try_follow(tree.root(), &command)?;
            Ok((command, step))
        });
        followed.map_err(|error| {
            self.context.undo_to(mark);
            error.locate(tree)
        })
    }

    /// One that has run these commands, which must be right.
    #[cfg(test)]
    pub(crate) fn after(script: &str) -> Solver {
        use super::Response;
        let mut solver = Solver::new(super::Options::default());
        let wrong = solver.run(script).into_iter().find(|response| !matches!(response, Response::Success));
        assert!(wrong.is_none(), "{script}: {wrong:?}");
        solver
    }

    /// The assertions in force.
    pub(crate) fn asserted(&self) -> Vec<Term> {
        let terms: Vec<Term> = self.assertions.iter().map(|assertion| assertion.term).collect();
        self.with_facts(&terms)
    }

    /// The sorts, symbols and terms of the session.
    pub(crate) fn store(&mut self) -> &mut Store {
        &mut self.context.store
    }

    fn try_follow<'t>(&mut self, whole: Expr<'t>, command: &Command<'t>) -> Result<Step<'t>, CommandError> {
        match command {
            Command::CheckSat => return Ok(Step::Checked(Vec::new())),
            Command::CheckSatAssuming(formulas) => {
                let assumptions = self.assumptions(formulas)?;
                return Ok(Step::Checked(assumptions.into_iter().map(|assumption| assumption.term).collect()));
            }
            Command::GetValue(terms) => return self.follow_values(terms),
            Command::GetModel
            | Command::GetAssertions
            | Command::GetAssignment
            | Command::GetProof
            | Command::GetUnsatCore
            | Command::GetUnsatAssumptions => return Ok(Step::Other),
            Command::Eval(term) => return self.follow_values(&[*term]),
            Command::Unsupported(name) => {
                return Err(CommandError::Misuse(whole.span(), Misuse::Untranslatable((*name).to_string())));
            }
            _ => self.perform(whole, command)?,
        };
        Ok(match command {
            Command::DeclareFun { .. } => self.symbols.last().map_or(Step::Other, |symbol| Step::Declared(*symbol)),
            Command::DeclareSort { name, .. } => Step::Sorts(self.plain_sorts([*name])),
            Command::DeclareDatatypes { heads, .. } => {
                Step::Sorts(self.plain_sorts(heads.iter().map(|(name, _)| *name)))
            }
            Command::DefineFun { name, .. } => {
                let name = name.symbol().unwrap_or_default();
                self.context.definition(name).map_or(Step::Other, |term| Step::Defined(name, term))
            }
            Command::DefineRecursive { heads, .. } => Step::Read(self.context.functions.readings(heads.len())),
            Command::Assert { label, .. } => {
                self.assertions.last().map_or(Step::Other, |assertion| Step::Asserted(assertion.term, *label))
            }
            Command::Push(levels) => Step::Pushed(*levels),
            Command::Pop(levels) => Step::Popped(*levels),
            Command::Reset | Command::ResetAssertions => Step::Cleared,
            _ => Step::Other,
        })
    }

    /// Terms whose values are asked for. Names that they bring along are given up again, as by who answers.
    fn follow_values<'t>(&mut self, places: &[Expr<'t>]) -> Result<Step<'t>, CommandError> {
        let mark = self.context.mark();
        let terms = places.iter().map(|place| self.context.value_term(*place).map(|(term, _)| term));
        let terms = terms.collect::<Result<_, _>>()?;
        self.context.forget_names(mark);
        Ok(Step::Valued(terms))
    }

    /// The sorts with these names, as the solver has them, leaving out those that take parameters and those that are lists or numbers.
    fn plain_sorts<'t>(&mut self, names: impl IntoIterator<Item = Expr<'t>>) -> Vec<Sort> {
        let sorts: Vec<Sort> = names.into_iter().filter_map(|name| self.context.value_sort(name).ok()).collect();
        let plain = |sort: &Sort| matches!(self.context.store.role(*sort), Role::Plain | Role::Image(_));
        let sorts: Vec<Sort> = sorts.into_iter().filter(plain).collect();
        sorts.into_iter().map(|sort| self.context.lowering().sort(sort)).collect()
    }
}

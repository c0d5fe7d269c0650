//! Recursive definitions, and formulas that say something about all values.

use std::time::Duration;

use super::{Command, CommandError, Report, Response, Solver};
use crate::backend::Deadline;
use crate::elaborate::{ErrorKind, Signature, is_foreign};
use crate::orchestrator::Answer;
use crate::report::Progress;
use crate::syntax::Expr;
use crate::term::{Datatype, Symbol, Term};

/// How long a proof may take that nobody asked for.
const PROOF: Duration = Duration::from_secs(8);

impl Solver {
    /// The terms, with what must be assumed of the constants in them.
    pub(super) fn with_facts(&self, terms: &[Term]) -> Vec<Term> {
        let facts = self.context.functions.facts_about(&self.context.store, terms);
        terms.iter().copied().chain(facts).collect()
    }

    /// What must be assumed of a constant.
    pub(crate) fn fact_about(&self, symbol: Symbol) -> Option<Term> {
        self.context.functions.fact_about(symbol)
    }

    /// A datatype as the solver has it, unless its values are lists or numbers there.
    pub(crate) fn image_of_datatype(&self, name: &str) -> Option<Datatype> {
        self.context.image_of_datatype(name).cloned()
    }

    /// `define-fun-rec`, `define-funs-rec`
    pub(super) fn define_recursive(
        &mut self,
        heads: &[Signature<'_>],
        bodies: &[Expr<'_>],
    ) -> Result<(), CommandError> {
        let symbols = self.context.define_recursive(heads, bodies)?;
        crate::recursion::read(self, &symbols);
        let report = Report::to(self.options.observer.clone());
        let functions = self.context.functions.recognized(&self.context.store);
        for (name, reading) in &functions[functions.len() - symbols.len()..] {
            report.tell(Progress::Recognized(name, reading));
        }
        Ok(())
    }

    /// Executes a command, and remembers if it was one that lets the rest of the script be understood only in part: an assertion with a
    /// function that cannot be read, or with a name whose declaration failed before.
    pub(super) fn attempt(&mut self, whole: Expr<'_>, command: &Command<'_>) -> Result<Response, CommandError> {
        let result = self.perform(whole, command);
        let Err(CommandError::Elaborate(error)) = &result else { return result };
        match command {
            Command::Assert { .. } if !self.missing.is_empty() || self.is_loss(&error.kind) => {
                self.unread.push(self.levels.len())
            }
            Command::DefineFun { name, .. } if self.is_loss(&error.kind) => self.miss([*name]),
            Command::DefineRecursive { heads, .. } => self.miss(heads.iter().map(|head| head.name)),
            Command::DeclareFun { name, .. } if self.is_loss(&error.kind) => self.miss([*name]),
            Command::DeclareDatatypes { heads, .. } if matches!(error.kind, ErrorKind::RecursiveDatatype(_)) => {
                self.miss(heads.iter().map(|(name, _)| *name));
            }
            _ => {}
        }
        result
    }

    fn miss<'t>(&mut self, names: impl IntoIterator<Item = Expr<'t>>) {
        self.missing.extend(names.into_iter().filter_map(|name| name.symbol().map(str::to_string)));
    }

    /// Whether an error is not the user's.
    fn is_loss(&self, error: &ErrorKind) -> bool {
        match error {
            ErrorKind::Unreadable(_) | ErrorKind::Quantifier => true,
            ErrorKind::UnknownSymbol { name, .. } | ErrorKind::UnknownSort { name, .. } => {
                self.missing.contains(name) || is_foreign(name)
            }
            _ => false,
        }
    }

    /// Whether a formula is proved to have no model, soon.
    pub(crate) fn refutes(&self, formula: Term) -> bool {
        let deadline = self.deadline().earlier(Deadline::after(PROOF));
        matches!(self.solve(&[formula], deadline, &mut Report::default()), Answer::Unsat(_))
    }

    /// The names, sorts and functions of the session.
    pub(crate) fn context(&mut self) -> &mut crate::elaborate::Context {
        &mut self.context
    }

    /// What `(assert formula)` asserts. A formula that says something of all values is understood if it is proved: then it says nothing.
    pub(super) fn assertion(&mut self, formula: Expr<'_>, negated: bool) -> Result<Term, CommandError> {
        let mark = self.context.mark();
        let read = |solver: &mut Solver, negated: bool| {
            if negated { solver.context.negated_formula(formula) } else { solver.context.formula(formula) }
        };
        match read(self, negated) {
            Err(error) if matches!(error.kind, ErrorKind::Quantifier) => {
                self.context.undo_to(mark);
                let valid = read(self, !negated).is_ok_and(|opposite| self.refutes(opposite));
                self.context.undo_to(mark);
                if valid { Ok(self.context.store.bool(true)) } else { Err(error.into()) }
            }
            other => {
                let term = other?;
                Ok(if self.context.functions.is_empty() { term } else { crate::recursion::fuse(self, term) })
            }
        }
    }
}

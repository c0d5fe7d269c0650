//! What a program does with a solver.

use std::sync::Arc;
use std::time::Duration;

use super::text::Plan;
use super::{Error, Expr, Model, Proof, Sort, declare};
use crate::engine::{Cancel, Reason};
use crate::script::{Last, Response, Solver};
use crate::syntax::{Position, Quoted, Source};

/// What [`Solver::check`] finds.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The assertions are true in this model, which has been checked.
    Sat(Model),
    /// There is no model, for this reason.
    Unsat(Proof),
    /// Nothing was found in time, or the problem is out of reach.
    Unknown(Reason),
}

impl Answer {
    /// The model, if there is one.
    #[must_use]
    pub fn model(self) -> Option<Model> {
        match self {
            Answer::Sat(model) => Some(model),
            _ => None,
        }
    }

    /// Whether it is [`Answer::Sat`].
    #[must_use]
    pub fn is_sat(&self) -> bool {
        matches!(self, Answer::Sat(_))
    }

    /// Whether it is [`Answer::Unsat`].
    #[must_use]
    pub fn is_unsat(&self) -> bool {
        matches!(self, Answer::Unsat(_))
    }
}

/// `sat`, `unsat` or `unknown`.
impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Answer::Sat(_) => "sat",
            Answer::Unsat(_) => "unsat",
            Answer::Unknown(_) => "unknown",
        })
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(crate::Options::default())
    }
}

impl Solver {
    /// Asserts a formula. What it mentions and what is not declared yet is declared, on this level, and texts see it.
    ///
    /// # Errors
    /// If it is not of sort `Bool`, or a name in it is declared as something else.
    pub fn assert(&mut self, formula: impl AsRef<Expr>) -> Result<(), Error> {
        let text = self.formula(formula.as_ref())?;
        self.command(format!("(assert {text})")).map(drop)
    }

    /// Asserts a formula under a name, by which [`Solver::unsat_core`] refers to it.
    ///
    /// # Errors
    /// As [`Solver::assert`], and if the name is taken.
    pub fn assert_named(&mut self, name: &str, formula: impl AsRef<Expr>) -> Result<(), Error> {
        let text = self.formula(formula.as_ref())?;
        self.command(format!("(assert (! {text} :named {}))", Quoted(name))).map(drop)
    }

    /// Opens a level: what is declared and asserted from here on is forgotten at the matching [`Solver::pop`].
    ///
    /// # Errors
    /// If the run of the solver is over.
    pub fn push(&mut self) -> Result<(), Error> {
        self.command("(push 1)").map(drop)
    }

    /// Closes the last level.
    ///
    /// # Errors
    /// If no level is open.
    pub fn pop(&mut self) -> Result<(), Error> {
        self.command("(pop 1)").map(drop)
    }

    /// Whether the assertions have a model.
    ///
    /// A timeout, a cancellation and everything else that goes wrong on the way is [`Answer::Unknown`] with its reason, and the solver can be used as before.
    ///
    /// # Errors
    /// If the solver underneath cannot be started.
    pub fn check(&mut self) -> Result<Answer, Error> {
        self.ask("(check-sat)".to_string())
    }

    /// Whether the assertions have a model in which these formulas are true, too.
    ///
    /// # Errors
    /// As [`Solver::assert`] and [`Solver::check`].
    pub fn check_assuming<E: AsRef<Expr>>(&mut self, assumptions: &[E]) -> Result<Answer, Error> {
        let texts = assumptions.iter().map(|formula| self.formula(formula.as_ref())).collect::<Result<Vec<_>, _>>()?;
        self.ask(format!("(check-sat-assuming ({}))", texts.join(" ")))
    }

    fn ask(&mut self, question: String) -> Result<Answer, Error> {
        let asked = self.command(question);
        Ok(match self.last() {
            Last::Unknown(Reason::NoBackend(what)) => return Err(Error::NoBackend(what.clone())),
            Last::Unknown(reason) => Answer::Unknown(reason.clone()),
            Last::Sat(model) => Answer::Sat(Model::new(self.terms(), self.symbols(), model)),
            Last::Unsat(..) => Answer::Unsat(Proof::new(self)),
            Last::None => return Err(asked.err().unwrap_or(Error::Unavailable("answer"))),
        })
    }

    /// Sets the limit of each query from here on.
    pub fn set_timeout(&mut self, timeout: Option<Duration>) {
        self.options_mut().set_timeout(timeout);
    }

    /// A handle by which another thread ends what this solver does: the query under way, and each later one until [`Cancel::clear`].
    #[must_use]
    pub fn canceller(&self) -> Arc<Cancel> {
        Arc::clone(&self.options().cancel)
    }

    /// Runs a single command and gives its response.
    ///
    /// # Errors
    /// If the response is an error.
    pub fn command(&mut self, command: impl Into<String>) -> Result<Option<String>, Error> {
        match self.execute(Source { text: command.into(), start: Position::START }) {
            Response::Error(diagnostic) => Err(Error::Command(diagnostic)),
            Response::Text(text) => Ok(Some(text)),
            Response::Success | Response::Exit | Response::Unsupported => Ok(None),
        }
    }

    /// A formula as text, after declaring what it mentions.
    fn formula(&mut self, formula: &Expr) -> Result<String, Error> {
        formula.expect_sort(&Sort::Bool, || "the formula".to_string())?;
        let plan = Plan::new(formula);
        plan.check_closed()?;
        let declared = self.change_declarations(|context, symbols| declare::declare(context, symbols, &plan));
        declared.map(|()| plan.text())
    }
}

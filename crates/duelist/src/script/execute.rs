//! What each command does.

use super::command::{Command, label};
use super::{Assertion, CommandError, Last, Misuse, Response, Solver};
use crate::elaborate::Context;
use crate::learn::Learnt;
use crate::syntax::{Expr, StringLiteral};

type Result<T> = std::result::Result<T, CommandError>;

impl Solver {
    /// Executes a command, which stands at `whole`.
    pub(super) fn perform(&mut self, whole: Expr<'_>, command: &Command<'_>) -> Result<Response> {
        match command {
            Command::SetLogic | Command::SetInfo => Ok(Response::Success),
            Command::SetOption { name, value } => self.set_option(name, *value),
            Command::GetOption(name) => Ok(self.options.get(name).map_or(Response::Unsupported, Response::Text)),
            Command::GetInfo(name) => Ok(self.info(name).map_or(Response::Unsupported, Response::Text)),
            Command::Echo(text) => Ok(Response::Text(text.text().to_string())),
            Command::Exit => Ok(Response::Exit),
            Command::CheckSat => self.check_sat(whole, Vec::new()),
            Command::CheckSatAssuming(formulas) => {
                let assumptions = self.assumptions(formulas)?;
                self.check_sat(whole, assumptions)
            }
            Command::GetModel => self.show_model(whole),
            Command::GetValue(terms) => self.get_value(whole, terms),
            Command::Eval(term) => {
                let values = self.values(whole, &[*term])?;
                Ok(Response::Text(values.texts.concat()))
            }
            Command::GetAssertions => self.show_assertions(whole),
            Command::GetAssignment => self.assignment(whole),
            Command::GetUnsatCore => self.show_core(whole),
            Command::GetUnsatAssumptions => self.show_unsat_assumptions(whole),
            Command::GetProof | Command::Unsupported(_) => Ok(Response::Unsupported),
            Command::DeclareFun { .. }
            | Command::DeclareSort { .. }
            | Command::DeclareDatatypes { .. }
            | Command::DefineFun { .. }
            | Command::DefineRecursive { .. }
            | Command::DefineSort { .. }
            | Command::Assert { .. }
            | Command::Push(_)
            | Command::Pop(_)
            | Command::ResetAssertions
            | Command::Reset => {
                self.change(whole, command)?;
                self.last = Last::None;
                Ok(Response::Success)
            }
        }
    }

    /// Commands that change what is declared or asserted; the others do nothing here.
    fn change(&mut self, whole: Expr<'_>, command: &Command<'_>) -> Result<()> {
        match command {
            Command::DeclareFun { name, parameters, sort } => {
                self.symbols.push(self.context.declare(*name, parameters, *sort)?);
            }
            Command::DeclareSort { name, arity } => self.context.declare_sort(*name, *arity)?,
            Command::DeclareDatatypes { heads, bodies, shared } => {
                self.context.declare_datatypes(heads, bodies, *shared)?;
            }
            Command::DefineFun { name, parameters, sort, body } => {
                self.context.define(*name, parameters, *sort, *body)?;
            }
            Command::DefineSort { name, parameters, body } => self.context.define_sort(*name, *parameters, *body)?,
            Command::DefineRecursive { heads, bodies } => self.define_recursive(heads, bodies)?,
            Command::Assert { formula, label, negated } => {
                let (written, term) = self.assertion(*formula, *negated)?;
                let (text, name) = (formula.to_string(), label.map(str::to_string));
                self.assertions.push(Assertion { term, written, text, position: whole.position(), name });
            }
            Command::Push(levels) => self.open_levels(*levels),
            Command::Pop(levels) => self.close_levels(whole, *levels)?,
            Command::ResetAssertions => self.reset_assertions(),
            Command::Reset => {
                *self = Solver { checks: self.checks, end: self.end, ..Solver::new(self.initial.clone()) }
            }
            _ => {}
        }
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: Expr<'_>) -> Result<Response> {
        let before = self.options.global_declarations;
        let misuse = match self.options.set(name, value) {
            None => return Ok(Response::Unsupported),
            Some(Err(misuse)) => misuse,
            // What was declared on the open levels would be neither global nor local.
            Some(Ok(())) if self.options.global_declarations != before && !self.is_fresh() => {
                self.options.global_declarations = before;
                Misuse::TooLate(name.to_string())
            }
            Some(Ok(())) => return Ok(Response::Success),
        };
        Err(CommandError::Misuse(value.span(), misuse))
    }

    /// Whether nothing is declared, asserted or pushed.
    fn is_fresh(&self) -> bool {
        self.levels.is_empty() && self.assertions.is_empty() && self.context.is_empty()
    }

    fn open_levels(&mut self, levels: usize) {
        self.marks.truncate(self.levels.len());
        for _ in 0..levels {
            self.marks.push(self.context.mark());
            self.levels.push((self.assertions.len(), self.symbols.len()));
            self.context.push();
        }
    }

    fn close_levels(&mut self, whole: Expr<'_>, count: usize) -> Result<()> {
        let open = self.levels.len();
        if count > open {
            return Err(CommandError::Misuse(whole.span(), Misuse::PopTooDeep { asked: count, open }));
        }
        let global = self.options.global_declarations;
        for _ in 0..count {
            self.context.pop(global);
        }
        if count > 0 {
            let (assertions, symbols) = self.levels[open - count];
            self.levels.truncate(open - count);
            self.assertions.truncate(assertions);
            self.unread.retain(|level| *level <= open - count);
            self.symbols.truncate(if global { usize::MAX } else { symbols });
        }
        Ok(())
    }

    /// Without `:global-declarations` there is nothing left afterwards.
    fn reset_assertions(&mut self) {
        self.learnt = Learnt::default();
        if self.options.global_declarations {
            self.levels.iter().for_each(|_| self.context.pop(true));
        } else {
            self.context = Context::default();
            self.symbols.clear();
        }
        self.assertions.clear();
        self.unread.clear();
        self.levels.clear();
        self.marks.clear();
    }

    pub(super) fn assumptions(&mut self, formulas: &[Expr<'_>]) -> Result<Vec<Assertion>> {
        let mut assumptions = Vec::new();
        for formula in formulas {
            let (written, term) = self.context.formula(*formula, false)?;
            let name = label(*formula).map(str::to_string);
            let (text, position) = (formula.to_string(), formula.position());
            assumptions.push(Assertion { term, written, text, position, name });
        }
        Ok(assumptions)
    }

    fn show_assertions(&self, whole: Expr<'_>) -> Result<Response> {
        if !self.options.produce_assertions {
            return Err(CommandError::Misuse(whole.span(), Misuse::AssertionsDisabled));
        }
        let texts: Vec<&str> = self.assertions.iter().map(|assertion| assertion.text.as_str()).collect();
        Ok(Response::Text(format!("({})", texts.join("\n "))))
    }
}

/// Text for `get-info`.
pub(super) fn attribute(keyword: &str, value: &str) -> String {
    format!("(:{keyword} {value})")
}

/// A string for `get-info`.
pub(super) fn attribute_string(keyword: &str, value: &str) -> String {
    attribute(keyword, &StringLiteral(value).to_string())
}

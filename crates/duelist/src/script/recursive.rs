//! Recursive definitions, and formulas that say something about all values.

use std::time::{Duration, Instant};

use super::{Assertion, Command, CommandError, Report, Response, Solver};
use crate::backend::Deadline;
use crate::elaborate::{ErrorKind, Signature, is_foreign};
use crate::engine::Reason;
use crate::evidence::{Argument, Evidence, Refutation};
use crate::orchestrator::Answer;
use crate::recursion::Unreadable;
use crate::report::{Approximation, Progress};
use crate::strategy;
use crate::syntax::Expr;
use crate::term::{Datatype, Symbol, Term};

/// A name whose declaration was not understood, through no fault of the user's.
#[derive(Clone, Debug)]
pub(super) struct Missing {
    name: String,
    /// Why a function was not read.
    why: Option<String>,
}

/// How long a proof may take that nobody asked for.
const PROOF: Duration = Duration::from_secs(8);

/// How long the usual way has before induction on a list is tried, and how long that may take.
const FIRST: Duration = Duration::from_secs(3);
const INDUCTION: Duration = Duration::from_secs(20);

/// What answers by induction on a list.
pub(super) const STRUCTURE: &str = "structure";

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
        let mut result = self.perform(whole, command);
        let Err(CommandError::Elaborate(error)) = &mut result else { return result };
        let (loss, reason) = (self.is_loss(&error.kind), self.reason(command, &error.kind));
        let why = reason.as_ref().map(|Unreadable::Function { reason, .. }| reason.clone());
        match command {
            Command::Assert { .. } if loss || !self.missing.is_empty() => self.unread.push(self.levels.len()),
            Command::DefineFun { name, .. } | Command::DeclareFun { name, .. } if loss => self.miss([*name], None),
            Command::DefineRecursive { heads, .. } => self.miss(heads.iter().map(|head| head.name), why),
            Command::DeclareDatatypes { heads, .. } if loss => self.miss(heads.iter().map(|(name, _)| *name), None),
            _ => {}
        }
        if let Some(reason) = reason {
            error.kind = ErrorKind::Unreadable(reason.to_string());
        }
        result
    }

    fn miss<'t>(&mut self, names: impl IntoIterator<Item = Expr<'t>>, why: Option<String>) {
        let names = names.into_iter().filter_map(|name| name.symbol());
        self.missing.extend(names.map(|name| Missing { name: name.to_string(), why: why.clone() }));
    }

    fn missing(&self, name: &str) -> Option<&Missing> {
        self.missing.iter().find(|missing| missing.name == name)
    }

    /// Why a function is not read that is about a sort which is missing, or why one that is called was not.
    fn reason(&self, command: &Command<'_>, error: &ErrorKind) -> Option<Unreadable> {
        match (command, error) {
            (Command::DefineRecursive { heads, bodies }, ErrorKind::UnknownSort { name, .. }) => {
                self.missing(name)?;
                let (head, body) = heads.iter().zip(bodies).find(|(head, _)| mentions(head, name))?;
                let function = head.name.symbol()?.to_string();
                let call = first_call(&function, *body).map_or_else(String::new, |call| format!(", as in {call}"));
                let reason = format!("`{name}` is neither a list nor a number{call}");
                Some(Unreadable::Function { function, reason })
            }
            (_, ErrorKind::UnknownSymbol { name, .. }) => {
                let reason = self.missing(name)?.why.clone()?;
                Some(Unreadable::Function { function: name.clone(), reason })
            }
            _ => None,
        }
    }

    /// Whether an error is not the user's.
    fn is_loss(&self, error: &ErrorKind) -> bool {
        match error {
            ErrorKind::Unreadable(_)
            | ErrorKind::Quantifier
            | ErrorKind::RecursiveDatatype(_)
            | ErrorKind::ArraySort => true,
            ErrorKind::UnknownSymbol { name, .. } | ErrorKind::UnknownSort { name, .. } => {
                self.missing(name).is_some() || is_foreign(name)
            }
            _ => false,
        }
    }

    /// Whether a formula is proved to have no model, soon.
    pub(crate) fn refutes(&self, formula: Term) -> bool {
        self.refutes_within(formula, PROOF)
    }

    /// The same, within some time.
    pub(crate) fn refutes_within(&self, formula: Term, limit: Duration) -> bool {
        let deadline = self.deadline().earlier(Deadline::after(limit));
        matches!(self.solve(&[formula], deadline, &mut Report::default()), Answer::Unsat(_))
    }

    /// The names, sorts and functions of the session.
    pub(crate) fn context(&mut self) -> &mut crate::elaborate::Context {
        &mut self.context
    }

    /// What `(assert formula)` asserts. A formula that says something of all values is understood if it is proved: then it says nothing.
    /// The first result is the formula as it is written, the second is in the list language.
    pub(super) fn assertion(&mut self, formula: Expr<'_>, negated: bool) -> Result<(Term, Term), CommandError> {
        let mark = self.context.mark();
        match self.context.formula(formula, negated) {
            Err(error) if matches!(error.kind, ErrorKind::Quantifier) => {
                self.context.undo_to(mark);
                let opposite = self.context.formula(formula, !negated);
                let valid = opposite.is_ok_and(|(_, opposite)| self.refutes(opposite));
                self.context.undo_to(mark);
                let nothing = self.context.store.bool(true);
                if valid { Ok((nothing, nothing)) } else { Err(error.into()) }
            }
            other => {
                let (written, term) = other?;
                let is_list = self.context.functions.is_empty();
                Ok((written, if is_list { term } else { crate::recursion::fuse(self, term) }))
            }
        }
    }

    /// Whether induction on a list may be of use. It writes no certificates, and how far it gets depends on the clock.
    pub(super) fn may_use_induction(&self, assumptions: &[Assertion]) -> bool {
        let options = &self.options;
        let calls = || {
            self.assertions
                .iter()
                .any(|assertion| self.context.functions.is_called(&self.context.store, assertion.written))
        };
        assumptions.is_empty()
            && *options.strategy == strategy::AUTO
            && !options.certify
            && options.replay.is_none()
            && options.resource_limit == 0
            && calls()
    }

    /// An answer about the assertions, where there are recursive functions. If they are not answered at once, induction on a list is tried, with the definitions as they are
    /// written; what is left of the time is for the usual way again.
    pub(super) fn solve_recursive(&mut self, terms: &[Term], report: &mut Report) -> Answer {
        let deadline = self.deadline();
        let first = deadline.remaining().map_or(FIRST, |left| FIRST.min(left * 2 / 5));
        let answer = self.solve(terms, deadline.earlier(Deadline::after(first)), report);
        let out_of_time = match &answer {
            Answer::Unknown(Reason::Timeout) => true,
            Answer::Unknown(Reason::Incomplete(_) | Reason::Unsupported(_) | Reason::NoInvariant) => false,
            _ => return answer,
        };
        if self.options.cancel.requested().is_some() {
            return answer;
        }
        let started = Instant::now();
        // To begin again is of no use with less time than before.
        let share = deadline.remaining().map_or(INDUCTION, |left| match left / 3 {
            third if third > first => INDUCTION.min(2 * third),
            _ => left,
        });
        let written: Vec<Term> = self.assertions.iter().map(|assertion| assertion.written).collect();
        let written = self.context.store.smart_and(&written);
        if crate::recursion::refutes_by_induction(self, written, Deadline::after(share)) {
            report.event(STRUCTURE, Approximation::Over, String::new(), "unsat".to_string(), started.elapsed());
            (report.answered_by, report.time) = (Some(STRUCTURE), started.elapsed());
            let evidence = Evidence {
                about: Vec::new(),
                without: Vec::new(),
                summaries: Vec::new(),
                argument: Argument::Structure,
            };
            return Answer::Unsat(Box::new(Refutation { engine: STRUCTURE, evidence }));
        }
        if out_of_time && deadline.remaining().is_none_or(|left| left > first) {
            self.solve(terms, deadline, report)
        } else {
            answer
        }
    }
}

/// Whether a signature mentions a sort.
fn mentions(head: &Signature<'_>, sort: &str) -> bool {
    let mut todo: Vec<Expr<'_>> = head.parameters.iter().copied().chain([head.sort]).collect();
    while let Some(expr) = todo.pop() {
        if expr.symbol() == Some(sort) {
            return true;
        }
        todo.extend(expr.children());
    }
    false
}

/// The first call of a function in its body, as it is written.
fn first_call(function: &str, body: Expr<'_>) -> Option<String> {
    let mut todo = vec![body];
    while let Some(expr) = todo.pop() {
        let parts = expr.list();
        if parts.first().is_some_and(|head| head.symbol() == Some(function)) {
            return Some(expr.to_string());
        }
        todo.extend(parts.into_iter().rev());
    }
    None
}

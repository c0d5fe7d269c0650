//! Commands: the assertion stack, the options, and one response per command.

mod command;
mod core;
mod execute;
mod explain;
mod follow;
mod inquire;
mod learn;
mod options;
mod recursive;

pub(crate) use command::Command;
pub use core::Core;
pub(crate) use follow::Step;
pub use inquire::WriteError;
pub use options::{Channel, Options};

use std::sync::Arc;

use crate::backend::{Backend, Deadline, Metered, Seeded};
use crate::elaborate::{self, Context, ContextMark};
use crate::engine::{Limit, Reached, Reason};
use crate::evidence::Refutation;
use crate::learn::Learnt;
use crate::model::Model;
use crate::orchestrator::{self, Answer, Plan};
use crate::report::Report;
use crate::syntax::{Expr, LocatedSyntaxError, Position, Source, Span, Tree};
use crate::term::{Store, Symbol, Term};

/// What a command is answered with.
#[derive(Clone, Debug)]
pub enum Response {
    /// Done, with nothing to say; `success` if `:print-success` is on.
    Success,
    /// Text to print, without a final newline.
    Text(String),
    /// The command or option is not known.
    Unsupported,
    /// The command failed and changed nothing.
    Error(Diagnostic),
    /// `exit`
    Exit,
}

/// An error with its place, for `(error "line 3 column 4: …")` and for a caret under the source line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where the offending text begins.
    pub position: Position,
    /// What is wrong and what to do.
    pub message: String,
    /// The command's text and the offending range in it, if there is a command.
    pub context: Option<(String, Span)>,
}

impl std::fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.position, self.message)
    }
}

impl From<LocatedSyntaxError> for Diagnostic {
    fn from(error: LocatedSyntaxError) -> Diagnostic {
        Diagnostic { position: error.position, message: error.error.to_string(), context: None }
    }
}

/// An assertion or an assumption as the user made it.
#[derive(Clone, Debug)]
pub(crate) struct Assertion {
    term: Term,
    /// The same before recursive functions were read.
    written: Term,
    text: String,
    /// Where its command begins.
    position: Position,
    /// `:named`
    name: Option<String>,
}

/// What the last `check-sat` said, as long as nothing has changed since.
#[derive(Clone, Debug)]
pub(crate) enum Last {
    /// No `check-sat`, or something changed since.
    None,
    Sat(Arc<Model>),
    Unsat(Box<Refutation>),
    Unknown(Reason),
}

/// A solver session: what a script runs against, and what a program that embeds the solver holds.
///
/// ```
/// use duelist::{Options, Response, Solver};
///
/// let mut solver = Solver::new(Options::default());
/// let responses = solver.run(
///     "(declare-const l (List Int))
///      (assert (= (List.fold + 0 l) 7))
///      (check-sat)",
/// );
/// assert!(matches!(&responses[2], Response::Text(answer) if answer == "sat"));
/// ```
#[derive(Debug)]
pub struct Solver {
    context: Context,
    options: Options,
    /// The options that `reset` goes back to.
    initial: Options,
    assertions: Vec<Assertion>,
    symbols: Vec<Symbol>,
    /// Assertions and symbols at each `push`.
    levels: Vec<(usize, usize)>,
    /// What there was at each `push`, and at those that were popped since [`Solver::release`].
    marks: Vec<ContextMark>,
    /// At how many levels there was an assertion that could not be read. What is left has a model more often.
    unread: Vec<usize>,
    /// The names whose declarations or definitions failed.
    missing: Vec<recursive::Missing>,
    last: Last,
    /// The assumptions that it was asked under.
    assumed: Vec<Assertion>,
    /// What answers have shown.
    learnt: Learnt,
    /// What the last refutation is about, if that is less than all assertions and assumptions.
    blamed: Option<Vec<Term>>,
    report: Report,
    /// How many times `check-sat` was answered.
    checks: usize,
    /// A limit on all commands that `set-option` cannot lift.
    end: Deadline,
    exited: bool,
}

impl Solver {
    /// A session with these options and nothing asserted.
    #[must_use]
    pub fn new(options: Options) -> Solver {
        Solver {
            context: Context::default(),
            initial: options.clone(),
            options,
            assertions: Vec::new(),
            symbols: Vec::new(),
            levels: Vec::new(),
            marks: Vec::new(),
            unread: Vec::new(),
            missing: Vec::new(),
            last: Last::None,
            assumed: Vec::new(),
            learnt: Learnt::default(),
            blamed: None,
            report: Report::default(),
            checks: 0,
            end: Deadline::never(),
            exited: false,
        }
    }

    /// Runs every command of a text; one response per command.
    pub fn run(&mut self, text: &str) -> Vec<Response> {
        let parameters = crate::syntax::Parameters::default();
        let mut responses = Vec::new();
        for source in crate::syntax::Commands::new(text.as_bytes(), parameters) {
            responses.push(match source {
                Ok(source) => self.execute(source),
                Err(error) => Response::Error(error.into()),
            });
            if self.exited {
                break;
            }
        }
        responses
    }

    /// Runs one command.
    pub fn execute(&mut self, source: Source) -> Response {
        let limit = Limit { deadline: self.end, cancel: Arc::clone(&self.options.cancel) };
        let tree = match Tree::parse_within(source, || limit.reached().map(|reached| reached.to_string())) {
            Ok(tree) => tree,
            Err(error) => return Response::Error(error.into()),
        };
        self.context.limit = limit;
        let mark = self.context.mark();
        let command = Command::read(tree.root()).map_err(CommandError::from);
        let response = command.and_then(|command| self.attempt(tree.root(), &command)).unwrap_or_else(|error| {
            self.context.undo_to(mark);
            Response::Error(error.locate(&tree))
        });
        self.release();
        self.exited |= matches!(response, Response::Exit);
        response
    }

    /// Forgets the terms of levels that were popped. Names, assertions and symbols of these levels are gone, and so is the last answer; but
    /// where `:global-declarations` has kept names, it keeps the terms as well.
    ///
    /// Those who [`follow`](Solver::follow) a script do not forget: they remember what they have written by its id.
    fn release(&mut self) {
        if let Some(mark) = self.marks.get(self.levels.len()) {
            self.context.forget_terms(*mark);
            self.learnt.forget(self.context.store.len());
            self.marks.truncate(self.levels.len());
        }
    }

    /// Lets no command go on after this, whatever the timeout of queries. A check that gets there is `unknown`; another command that gets there
    /// fails.
    pub fn end_by(&mut self, end: Deadline) {
        self.end = end;
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What was done for the last `check-sat`.
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Whether the last answer was `sat` and still stands.
    #[must_use]
    pub fn has_model(&self) -> bool {
        matches!(self.last, Last::Sat(_))
    }

    /// Why the last answer was `unknown`, if it was and still stands.
    #[must_use]
    pub fn reason_unknown(&self) -> Option<&Reason> {
        match &self.last {
            Last::Unknown(reason) => Some(reason),
            _ => None,
        }
    }

    /// How many `check-sat` and `check-sat-assuming` there were.
    #[must_use]
    pub fn checks(&self) -> usize {
        self.checks
    }

    /// Why the last answer was `unsat`, if it was and still stands.
    #[doc(hidden)]
    #[must_use]
    pub fn refutation(&self) -> Option<&Refutation> {
        match &self.last {
            Last::Unsat(refutation) => Some(refutation),
            _ => None,
        }
    }

    /// What was refuted, if the last answer was `unsat` and still stands: the assertions and the assumptions, or those of them that were refuted before.
    pub(crate) fn refuted(&self) -> Option<(&Store, Vec<Term>, &Refutation)> {
        let Last::Unsat(refutation) = &self.last else { return None };
        let all = || self.assertions.iter().chain(&self.assumed).map(|assertion| assertion.term).collect();
        let terms: Vec<Term> = self.blamed.clone().unwrap_or_else(all);
        Some((&self.context.store, self.with_facts(&terms), refutation))
    }

    /// The model of the last answer as SMT-LIB definitions of every declared symbol.
    pub fn model_text(&mut self) -> Option<String> {
        let mut text = String::new();
        self.write_model(&mut text).map(|_| text)
    }

    /// What `check-sat` would be asked now, for tools that judge answers by themselves.
    #[doc(hidden)]
    pub fn in_force(&mut self) -> InForce<'_> {
        InForce { assertions: self.asserted(), symbols: self.symbols.clone(), store: &mut self.context.store }
    }

    /// The problem that `check-sat` would solve now, for tests of what comes after.
    #[cfg(test)]
    pub(crate) fn problem(&mut self) -> (crate::problem::Problem, &mut crate::term::Store) {
        let terms: Vec<Term> = self.assertions.iter().map(|assertion| assertion.term).collect();
        let disabled = &self.options.disabled;
        let enabled = |group| disabled.admits_group(group);
        let problem = orchestrator::prepare(
            &mut self.context.store,
            &terms,
            crate::rewrite::Nesting::Exact,
            enabled,
            || false,
            &mut self.report,
        );
        let problem = problem.expect("no deadline");
        (problem, &mut self.context.store)
    }

    /// What the last `check-sat` said.
    pub(crate) fn last(&self) -> &Last {
        &self.last
    }

    /// Every sort, symbol and term.
    pub(crate) fn terms(&self) -> &Store {
        &self.context.store
    }

    /// The declared constants and functions.
    pub(crate) fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// What a model has values for: what is declared, and what is said to exist.
    fn valued(&self) -> Vec<Symbol> {
        let store = &self.context.store;
        let image = |symbol: Symbol| store.symbol(symbol).image.unwrap_or(symbol);
        self.symbols.iter().copied().chain(self.context.functions.witnesses().map(image)).collect()
    }

    /// The options in force, to be changed.
    pub(crate) fn options_mut(&mut self) -> &mut Options {
        &mut self.options
    }

    /// Declares something: all of it, or nothing.
    pub(crate) fn change_declarations<E>(
        &mut self,
        change: impl FnOnce(&mut Context, &mut Vec<Symbol>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (mark, count) = (self.context.mark(), self.symbols.len());
        let changed = change(&mut self.context, &mut self.symbols);
        if changed.is_err() {
            self.context.undo_to(mark);
            self.symbols.truncate(count);
        } else if self.symbols.len() > count {
            self.last = Last::None;
        }
        changed
    }

    fn check_sat(&mut self, whole: Expr<'_>, assumptions: Vec<Assertion>) -> Result<Response, CommandError> {
        let terms: Vec<Term> = self.assertions.iter().chain(&assumptions).map(|assertion| assertion.term).collect();
        self.checks += 1;
        let mut report = Report::to(self.options.observer.clone());
        self.blamed = None;
        let answer = match self.recall(&terms, &mut report) {
            Some(answer) => answer,
            None if self.may_use_induction(&assumptions) => self.solve_recursive(&terms, &mut report),
            None => self.solve(&terms, self.deadline(), &mut report),
        };
        self.learn(terms, &answer, &report);
        self.report = report;
        let (last, text) = match answer {
            Answer::Sat(_) if !self.unread.is_empty() => {
                let why = "an assertion was not read".to_string();
                (Last::Unknown(Reason::Incomplete(why)), "unknown")
            }
            Answer::Sat(model) => {
                let mut model = model.model().clone();
                model.complete(&self.context.store, &self.valued());
                (Last::Sat(Arc::new(model)), "sat")
            }
            Answer::Unsat(refutation) => (Last::Unsat(refutation), "unsat"),
            Answer::Unknown(reason) => (Last::Unknown(reason), "unknown"),
        };
        (self.last, self.assumed) = (last, assumptions);
        match &self.last {
            Last::Unknown(Reason::NoBackend(what)) => {
                Err(CommandError::Misuse(whole.span(), Misuse::NoBackend(what.clone())))
            }
            _ => Ok(Response::Text(text.to_string())),
        }
    }

    /// When a query that starts now must end.
    fn deadline(&self) -> Deadline {
        self.end.earlier(self.options.deadline())
    }

    /// What ends a question that is asked now.
    pub(crate) fn limit(&self) -> Limit {
        Limit { deadline: self.deadline(), cancel: Arc::clone(&self.options.cancel) }
    }

    fn solve(&self, terms: &[Term], deadline: Deadline, report: &mut Report) -> Answer {
        let limit = self.options.resource_limit;
        let metered = Metered::new(&*self.options.backend);
        let backend: &dyn Backend = if limit > 0 { &metered } else { &*self.options.backend };
        let seeded = Seeded { backend, seed: self.options.random_seed };
        let plan = Plan {
            strategy: self.options.strategy,
            disabled: &self.options.disabled,
            lengths: self.options.lengths,
            backend: if self.options.random_seed == 0 { backend } else { &seeded },
            replay: self.options.replay.as_ref(),
            deadline: if limit > 0 { deadline.with_work(limit) } else { deadline },
            cancel: &self.options.cancel,
            // What is done on two threads depends on the clock.
            threads: if limit > 0 { 1 } else { self.options.threads },
            certify: self.options.certify,
            single: self.checks <= 1 && self.levels.is_empty(),
            lemmas: self.options.learns().then(|| self.learnt.lemmas()),
            shapes: self.options.learns().then(|| self.learnt.shapes()),
            likely: if self.options.learns() { self.learnt.likely_length() } else { 0 },
        };
        orchestrator::solve(&self.context.store, &self.with_facts(terms), &plan, report)
    }
}

/// What is declared and asserted at some point of a script.
#[derive(Debug)]
pub struct InForce<'s> {
    /// The terms.
    pub store: &'s mut Store,
    /// The assertions as they were read, before any rewriting.
    pub assertions: Vec<Term>,
    /// The declared constants and functions.
    pub symbols: Vec<Symbol>,
}

/// A message on one line and of a length to be read, whatever it quotes.
fn brief(message: &str) -> String {
    const HALF: usize = 400;
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = line.chars().count();
    if count <= 2 * HALF {
        return line;
    }
    line.chars().take(HALF).chain(" … ".chars()).chain(line.chars().skip(count - HALF)).collect()
}

/// Why a command failed.
#[derive(Clone, Debug, thiserror::Error)]
enum CommandError {
    #[error(transparent)]
    Elaborate(#[from] elaborate::Error),
    #[error("{1}")]
    Misuse(Span, Misuse),
}

impl CommandError {
    fn span(&self) -> Span {
        match self {
            CommandError::Elaborate(error) => error.span,
            CommandError::Misuse(span, _) => *span,
        }
    }

    /// This error, as one about a command of the input.
    fn locate(&self, command: &Tree) -> Diagnostic {
        let position = command.source().position(self.span().start);
        let context = Some((command.source().text.clone(), self.span()));
        Diagnostic { position, message: brief(&self.to_string()), context }
    }
}

/// A command that is well-formed but wrong at this point, or has the wrong shape.
#[derive(Clone, Debug, thiserror::Error)]
enum Misuse {
    #[error("no model is available: there was no check-sat that answered sat since the last change")]
    NoModel,
    #[error("no model is available: :produce-models is false")]
    ModelsDisabled,
    #[error("no unsat core is available: there was no check-sat that answered unsat since the last change")]
    NoCore,
    #[error("no unsat core is available: :produce-unsat-cores is false")]
    CoresDisabled,
    #[error("cannot pop {}: {open} {} open", elaborate::plural(*.asked, "level"), if *.open == 1 { "is" } else { "are" })]
    PopTooDeep { asked: usize, open: usize },
    #[error(
        "no unsat assumptions are available: there was no check-sat-assuming that answered unsat since the last change"
    )]
    NoUnsatAssumptions,
    #[error("no unsat assumptions are available: :produce-unsat-assumptions is false")]
    UnsatAssumptionsDisabled,
    #[error("the assertions are not available: :produce-assertions is false")]
    AssertionsDisabled,
    #[error("no assignment is available: :produce-assignments is false")]
    AssignmentsDisabled,
    #[error("`:{0}` can be changed only before anything is declared or asserted")]
    TooLate(String),
    #[error("a list is too long to be written out in full: set :compact-models to auto or true")]
    TooLong,
    #[error(transparent)]
    Limit(#[from] Reached),
    #[error("the value cannot be computed: {0}")]
    Evaluation(String),
    #[error("{0}")]
    NoBackend(String),
    #[error("`{0}` cannot be translated")]
    Untranslatable(String),
    #[error("invalid value for {option}: expected {expected}")]
    OptionValue { option: String, expected: &'static str },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(solver: &mut Solver, script: &str) -> Vec<String> {
        let text = |response| match response {
            Response::Text(text) => Some(text),
            Response::Error(error) => Some(error.to_string()),
            _ => None,
        };
        solver.run(script).into_iter().filter_map(text).collect()
    }

    fn session() -> Solver {
        let mut solver = Solver::new(Options::default());
        texts(&mut solver, "(declare-const l (List Int))(declare-const x Int)(assert (> (List.fold + 0 l) x))");
        solver
    }

    #[test]
    fn nothing_stays_behind() {
        let mut solver = session();
        let mark = solver.context.store.mark();
        for round in 0..5 {
            let script = format!(
                "(push 2)(declare-datatype D{round} ((d (n Int))))(declare-const a D{round})(define-fun f ((y Int)) Int (+ y {round}))
                 (assert (! (= (n a) (f x) (List.len l)) :named same))(check-sat)(get-value ((* x {round} 7)))(get-model)
                 (assert (< (List.len l) {round} x 0))(assert (= x y))(check-sat)(get-unsat-core)(pop 2)(check-sat)(get-value ((f 1)))"
            );
            texts(&mut solver, &script);
            assert_eq!(solver.context.store.mark(), mark);
        }
    }

    #[test]
    fn ids_are_used_again_for_something_else() {
        let mut solver = session();
        let rounds = [
            ("(declare-const y Int)(assert (= x y 3))", "((y 3))"),
            ("(declare-const y Bool)(assert (and y (= x 3)))", "((y true))"),
            ("(declare-sort S 0)(declare-const z S)(declare-const y Real)(assert (= y 1.5))", "((y (/ 3.0 2.0)))"),
            ("(declare-const y (List Bool))(assert (= y (List.value Bool (true))))", "((y (List.value Bool (true))))"),
        ];
        for (script, value) in rounds.into_iter().cycle().take(12) {
            let said = texts(&mut solver, &format!("(push)\n{script}(check-sat)(get-value (y))(pop)(get-value (y))"));
            assert_eq!(said[..2], ["sat", value], "{script}");
            assert!(said[2].contains("no model"), "{said:?}");
        }
    }

    /// A name keeps its term, wherever it was given.
    #[test]
    fn names_given_in_questions_last() {
        let mut solver = session();
        let script =
            "(check-sat)(get-value ((! (+ 40 2) :named answer)))(get-value ((* 3 5 7 11)))(get-value ((+ answer 1)))";
        let said = texts(&mut solver, script);
        assert_eq!(said[3], "(((+ answer 1) 43))");
    }

    /// Wherever the clock stands, a limit on work ends a query in the same place.
    #[test]
    fn a_limit_on_work_is_reproducible() {
        let script = "(set-option :reproducible-resource-limit 300000)
            (declare-const l (List Int))(declare-const m (List Int))
            (assert (= (List.sum (List.map (lambda ((x Int)) (* x x x)) l)) (+ 42 (List.sum m))))
            (assert (and (= (List.len l) 3) (List.forall (lambda ((x Int)) (= x 0)) m)))
            (check-sat)";
        let run = || {
            let mut solver = Solver::new(Options::default());
            let said = texts(&mut solver, script);
            let steps: Vec<_> =
                solver.report.events.iter().map(|event| (event.engine, event.outcome.clone())).collect();
            (said, solver.reason_unknown().map(Reason::to_string), steps)
        };
        let (said, reason, steps) = run();
        assert_eq!((said, reason.as_deref()), (vec!["unknown".to_string()], Some("resource limit")));
        assert_eq!(run().2, steps);
    }
}

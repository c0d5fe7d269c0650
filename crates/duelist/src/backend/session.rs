//! A solver session on our terms.

use std::io::Write as _;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::answer::{self, Elements, GaveUp};
use super::horn::Horn;
use super::print::Printer;
use super::vary::Random;
use super::{Backend, BackendError, Connection, Deadline, Interrupter};
use crate::model::Value;
use crate::syntax::{Position, Source, Tree};
use crate::term::{Sort, Store, Symbol, Term};

/// Terms nested deeper than this are announced to the solver.
const DEEP: u32 = 1000;

/// What a solver says of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is a model.
    Sat,
    /// There is none.
    Unsat,
    /// It gave up, for this reason. Never evidence of anything.
    Unknown(GaveUp),
}

/// Why a session could not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SessionError {
    /// The solver failed or refused.
    #[error(transparent)]
    Backend(#[from] BackendError),
    /// The solver said something that we cannot read.
    #[error("cannot read the solver's answer: {0}")]
    Unreadable(String),
}

/// A file that receives everything that is sent to solvers, as a script that replays it: session by session, each in
/// one piece once it has ended, since sessions of different engines take turns.
#[derive(Clone, Debug)]
pub struct Replay(Arc<Mutex<std::fs::File>>);

impl Replay {
    /// Creates the file.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn create(path: &std::path::Path) -> std::io::Result<Replay> {
        Ok(Replay(Arc::new(Mutex::new(std::fs::File::create(path)?))))
    }

    /// A replay that cannot be written is no reason to stop solving.
    fn write(&self, text: &str) {
        if let Ok(mut file) = self.0.lock() {
            let _ = file.write_all(text.as_bytes());
        }
    }
}

/// What one session sent; written when dropped.
struct Log {
    replay: Replay,
    text: String,
}

impl Drop for Log {
    fn drop(&mut self) {
        self.replay.write(&self.text);
    }
}

/// One incremental conversation with a solver. Commands that need no answer are collected and travel with the next
/// one that does. Dropping the session closes it.
pub struct Session {
    connection: Box<dyn Connection>,
    printer: Printer,
    elements: Elements,
    outbox: String,
    /// What is still to be sent before the first deep term.
    before_deep_terms: &'static str,
    /// The literals that the last check assumed.
    pub(super) assumed: Vec<Term>,
    /// Where random models come from, if they are wanted.
    pub(super) random: Option<Random>,
    log: Option<Log>,
    /// How often the solver was asked, and how long it took.
    queries: u32,
    time: Duration,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("queries", &self.queries).finish_non_exhaustive()
    }
}

impl Session {
    /// Opens a session for the engine called `name`.
    ///
    /// # Errors
    /// If the solver cannot be started.
    pub fn open(backend: &dyn Backend, name: &str, replay: Option<Replay>) -> Result<Session, SessionError> {
        let mut session = Session::bare(backend.open()?, backend, name, replay);
        // On a level of its own: solvers answer faster once they know that they are used incrementally.
        session.push();
        Ok(session)
    }

    /// Opens a session for a single question. Without levels, a solver prepares the whole question at once by what is in it: Z3 turns bit-vectors into
    /// bits, which takes a millisecond more for an easy question and a fraction of the time for a hard one.
    ///
    /// # Errors
    /// If the solver cannot be started.
    pub fn single(backend: &dyn Backend, name: &str, replay: Option<Replay>) -> Result<Session, SessionError> {
        Ok(Session::bare(backend.open()?, backend, name, replay))
    }

    /// Opens a session for Horn clauses, which takes [`check_horn`](Session::check_horn) in the place of
    /// [`check`](Session::check) and, for Z3's sake, no levels. It is isolated: Z3's Horn engine does not survive interrupts.
    ///
    /// # Errors
    /// If the solver cannot be started.
    pub fn horn(backend: &dyn Backend, name: &str, replay: Option<Replay>) -> Result<Session, SessionError> {
        let mut session = Session::bare(backend.open_isolated()?, backend, name, replay);
        session.raw("(set-logic HORN)\n");
        Ok(session)
    }

    fn bare(connection: Box<dyn Connection>, backend: &dyn Backend, name: &str, replay: Option<Replay>) -> Session {
        let header = || format!("; session for {name} on {}\n(reset)\n", backend.name());
        let log = replay.map(|replay| Log { replay, text: header() });
        let mut session = Session {
            connection,
            printer: Printer::default(),
            elements: Elements::default(),
            outbox: String::new(),
            before_deep_terms: backend.before_deep_terms(),
            assumed: Vec::new(),
            random: backend.seed().map(Random::new),
            log,
            queries: 0,
            time: Duration::ZERO,
        };
        session.option(":produce-models true");
        session
    }

    /// Says before anything is asserted that there will be nothing but bit-vectors and truth values: solvers have ways of their own for those.
    pub fn only_words(&mut self) {
        self.raw("(set-logic QF_BV)\n");
    }

    /// Sets an option, as in `set-option`.
    pub fn option(&mut self, option: &str) {
        self.raw(&format!("(set-option {option})\n"));
    }

    fn raw(&mut self, text: &str) {
        self.outbox.push_str(text);
    }

    /// Opens a level.
    pub fn push(&mut self) {
        self.printer.push();
        self.raw("(push 1)\n");
    }

    /// Closes a level.
    pub fn pop(&mut self) {
        self.printer.pop();
        self.raw("(pop 1)\n");
    }

    /// Asserts a scalar formula.
    pub fn assert(&mut self, store: &mut Store, formula: Term) {
        if store.depth(formula) > DEEP {
            let commands = std::mem::take(&mut self.before_deep_terms);
            self.raw(commands);
        }
        self.printer.command(store, &mut self.outbox, "(assert ", &[formula], ")");
    }

    /// Asks whether the assertions, together with the assumptions, are satisfiable. Assumptions may be any formulas.
    ///
    /// # Errors
    /// If the solver fails; a deadline that passes is [`BackendError::Timeout`].
    pub fn check(
        &mut self,
        store: &mut Store,
        assumptions: &[Term],
        deadline: Deadline,
    ) -> Result<Verdict, SessionError> {
        self.assumed = assumptions.iter().map(|term| self.literal(store, *term)).collect();
        if assumptions.is_empty() {
            self.raw("(check-sat)\n");
        } else {
            self.printer.command(store, &mut self.outbox, "(check-sat-assuming (", &self.assumed, "))");
        }
        self.verdict(deadline)
    }

    /// Asks whether the asserted Horn clauses have a solution: [`Verdict::Sat`] if they do.
    ///
    /// # Errors
    /// If the solver fails, or has no Horn engine that we know how to ask.
    pub fn check_horn(&mut self, horn: Horn, deadline: Deadline) -> Result<Verdict, SessionError> {
        self.raw(horn.command());
        self.verdict(deadline)
    }

    fn verdict(&mut self, deadline: Deadline) -> Result<Verdict, SessionError> {
        let started = Instant::now();
        self.queries += 1;
        let answer = self.exchange(deadline);
        self.time += started.elapsed();
        match answer?.trim() {
            "sat" => Ok(Verdict::Sat),
            "unsat" => Ok(Verdict::Unsat),
            "unknown" => self.reason(deadline).map(Verdict::Unknown),
            other => Err(SessionError::Unreadable(other.to_string())),
        }
    }

    /// A literal that stands for a formula: solvers take only literals as assumptions.
    fn literal(&mut self, store: &mut Store, formula: Term) -> Term {
        let is_constant = |term: Term| {
            store.as_app(term).is_some_and(|(op, args)| matches!(op, crate::term::Op::Symbol(_)) && args.is_empty())
        };
        if is_constant(formula) {
            return formula;
        }
        let literal = store.fresh_constant("assumed", Sort::BOOL);
        let implied = store.implies(literal, formula);
        self.assert(store, implied);
        literal
    }

    fn reason(&mut self, deadline: Deadline) -> Result<GaveUp, SessionError> {
        self.raw("(get-info :reason-unknown)\n");
        let text = self.exchange(deadline)?;
        let tree = parse(&text)?;
        let reason = tree.root().children().nth(1);
        let reason = reason.map(|expr| expr.string().unwrap_or_else(|| expr.text().to_string())).unwrap_or_default();
        Ok(GaveUp::from_words(&reason))
    }

    /// Whether a symbol occurs in what was asserted so far.
    #[must_use]
    pub fn knows(&self, symbol: Symbol) -> bool {
        self.printer.knows(symbol)
    }

    /// The values of scalar terms in the model of the last [`Verdict::Sat`]. Every symbol in them must be known.
    ///
    /// # Errors
    /// If the solver fails, or we cannot represent a value.
    pub fn values(
        &mut self,
        store: &mut Store,
        terms: &[Term],
        deadline: Deadline,
    ) -> Result<Vec<Value>, SessionError> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        self.printer.inquiry(store, &mut self.outbox, "(get-value (", terms, "))");
        let text = self.exchange(deadline)?;
        let tree = parse(&text)?;
        let mut values = Vec::with_capacity(terms.len());
        for (pair, term) in tree.root().children().zip(terms) {
            let value = pair.children().nth(1);
            let sort = store.sort_of(*term);
            let value = value.and_then(|value| answer::read_value(store, &mut self.elements, value, sort));
            values.push(value.ok_or_else(|| SessionError::Unreadable(pair.text().to_string()))?);
        }
        if values.len() == terms.len() { Ok(values) } else { Err(SessionError::Unreadable(text)) }
    }

    /// The same, but a term with a symbol that was never sent can have any value, and gets the default of its sort.
    ///
    /// # Errors
    /// If the solver fails, or we cannot represent a value.
    pub fn values_if_known(
        &mut self,
        store: &mut Store,
        terms: &[Term],
        deadline: Deadline,
    ) -> Result<Vec<Value>, SessionError> {
        let known = |term: &Term| {
            store.postorder(&[*term]).into_iter().all(|part| match store.as_app(part) {
                Some((crate::term::Op::Symbol(symbol), _)) => self.knows(symbol),
                _ => true,
            })
        };
        let asked: Vec<Term> = terms.iter().copied().filter(known).collect();
        let mut answers = self.values(store, &asked, deadline)?.into_iter();
        let mut next = asked.into_iter().peekable();
        let value = |term: &Term| {
            let answer = next.next_if_eq(term).and_then(|_| answers.next());
            answer.unwrap_or_else(|| Value::default_for(store, store.sort_of(*term)))
        };
        Ok(terms.iter().map(value).collect())
    }

    /// What predicates mean in the model of the last [`Verdict::Sat`]: closed lambdas; `None` for one that the model does
    /// not mention.
    ///
    /// # Errors
    /// If the solver fails, or says something that we have no formula for, such as one with quantifiers.
    pub fn predicates(
        &mut self,
        store: &mut Store,
        symbols: &[Symbol],
        deadline: Deadline,
    ) -> Result<Vec<Option<Term>>, SessionError> {
        self.raw("(get-model)\n");
        let text = self.exchange(deadline)?;
        let tree = parse(&text)?;
        let mut found = vec![None; symbols.len()];
        for definition in tree.root().children() {
            let [_, name, parameters, _, body] = definition.list()[..] else { continue };
            let named = |symbol: &Symbol| {
                let sent = super::print::symbol_name(store, *symbol);
                name.symbol() == Some(sent.trim_matches('|'))
            };
            if let Some(at) = symbols.iter().position(named) {
                found[at] = Some(
                    answer::read_predicate(store, parameters, body)
                        .ok_or_else(|| SessionError::Unreadable(definition.text().chars().take(200).collect()))?,
                );
            }
        }
        Ok(found)
    }

    fn exchange(&mut self, deadline: Deadline) -> Result<String, SessionError> {
        let text = std::mem::take(&mut self.outbox);
        if let Some(log) = &mut self.log {
            log.text.push_str(&text);
        }
        Ok(self.connection.exchange(&text, deadline)?)
    }

    /// A handle that interrupts the query under way from another thread.
    #[must_use]
    pub fn interrupter(&self) -> Interrupter {
        self.connection.interrupter()
    }

    /// Whether the solver is still there.
    #[must_use]
    pub fn alive(&self) -> bool {
        self.connection.alive()
    }

    /// How many queries were asked, and the time they took.
    #[must_use]
    pub fn effort(&self) -> (u32, Duration) {
        (self.queries, self.time)
    }
}

fn parse(text: &str) -> Result<Tree, SessionError> {
    let source = Source { text: text.to_string(), start: Position::START };
    Tree::parse(source).map_err(|_| SessionError::Unreadable(text.trim().to_string()))
}

//! Unsat for every length: inductive invariants of the transition systems that the folds over each list make up.
//!
//! [`Induction`] tries one method after the other; whatever they find is an [`Invariant`] only once its obligations, plain
//! quantifier-free queries, have been checked in a session of their own.

mod alike;
mod evidence;
mod horn;
mod houdini;
mod invariant;
pub(in crate::over) mod merge;
mod mine;
mod polynomial;
mod potential;
mod prose;
pub(in crate::over) mod reach;
mod recall;
mod reduce;
pub(in crate::over) mod relax;
mod show;
#[cfg(test)]
mod tests;
mod tidy;
mod unrolled;

pub use evidence::Misfit;
pub(crate) use evidence::obligations;
pub(in crate::over) use evidence::obligations_for;
pub use invariant::{Invariant, Obligation};

use std::time::{Duration, Instant};

use crate::backend::Horn;
use crate::engine::{Reason, Resources};
use crate::evidence::InvariantEvidence;
use crate::learn::Lemmas;
use crate::problem::Problem;
use crate::problem::flatten::{Flat, flatten};
use crate::report::{Approximation, Report};
use crate::term::{Node, Op, Store, Term};
use horn::{Configuration, Solution};
use houdini::Trial;
use mine::Breadth;
use reach::{Extent, Question};

/// A way to look for an invariant.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Method {
    /// That the formula fails, as it stands, beside lemmas that were left before.
    Direct,
    /// The backend's Horn engine.
    Horn(Configuration, Extent),
    /// Potentials of folds that count.
    Potential,
    /// What was proved of earlier questions.
    Recalled,
    /// Candidates mined from the problem.
    Houdini(Breadth),
    /// k-induction, helped by what is left of the candidates.
    Unrolled,
}

/// The way that solves most.
const GUIDED: Configuration = Configuration { horn: Horn::Guided, reversed: false };

/// Another roll of the dice.
const PLAIN: Configuration = Configuration { horn: Horn::Plain, reversed: true };

/// What takes a few queries and no other process.
const METHODS_AT_ONCE: [(Method, f64); 2] = [(Method::Direct, 0.7), (Method::Recalled, 1.0)];

/// The methods in order, each with its share of the time that is left.
const METHODS: [(Method, f64); 11] = [
    (Method::Direct, 0.1),
    (Method::Recalled, 0.1),
    (Method::Horn(GUIDED, Extent::WithoutBounds), 0.3),
    (Method::Horn(GUIDED, Extent::Whole), 0.3),
    (Method::Potential, 0.4),
    (Method::Unrolled, 0.2),
    (Method::Houdini(Breadth::Narrow), 0.4),
    (Method::Unrolled, 0.2),
    (Method::Houdini(Breadth::Weighted), 0.2),
    (Method::Horn(PLAIN, Extent::Whole), 0.4),
    (Method::Horn(Configuration { reversed: true, ..GUIDED }, Extent::Whole), 1.0),
];

/// The same for [wide](Search::is_wide) problems of which potentials [see everything](potential::covers): what the Horn engine does grows with the states that it tells apart, which potentials count.
const METHODS_FOR_WIDE: [(Method, f64); 11] = [
    (Method::Direct, 0.1),
    (Method::Recalled, 0.1),
    (Method::Potential, 0.5),
    (Method::Horn(GUIDED, Extent::WithoutBounds), 0.3),
    (Method::Horn(GUIDED, Extent::Whole), 0.3),
    (Method::Unrolled, 0.2),
    (Method::Houdini(Breadth::Narrow), 0.4),
    (Method::Unrolled, 0.2),
    (Method::Houdini(Breadth::Weighted), 0.2),
    (Method::Horn(PLAIN, Extent::Whole), 0.4),
    (Method::Horn(Configuration { reversed: true, ..GUIDED }, Extent::Whole), 1.0),
];

/// The same with candidates of our own first.
const METHODS_OF_OUR_OWN: [(Method, f64); 6] = [
    (Method::Houdini(Breadth::Narrow), 0.4),
    (Method::Unrolled, 0.3),
    (Method::Houdini(Breadth::Weighted), 0.4),
    (Method::Unrolled, 0.3),
    (Method::Potential, 0.4),
    (Method::Horn(PLAIN, Extent::Whole), 1.0),
];

/// The same for problems with products: the Horn engine makes little of them.
const METHODS_FOR_PRODUCTS: [(Method, f64); 12] = [
    (Method::Recalled, 0.1),
    (Method::Houdini(Breadth::Signs), 0.1),
    (Method::Direct, 0.2),
    (Method::Unrolled, 0.1),
    (Method::Houdini(Breadth::Equalities), 0.2),
    (Method::Houdini(Breadth::Narrow), 0.3),
    (Method::Unrolled, 0.1),
    (Method::Houdini(Breadth::Ratios), 0.3),
    (Method::Houdini(Breadth::Products), 0.4),
    (Method::Unrolled, 0.1),
    (Method::Horn(GUIDED, Extent::Whole), 0.6),
    (Method::Horn(PLAIN, Extent::Whole), 1.0),
];

/// The same for problems with words, strings or arrays: the Horn engine is slow on those.
const METHODS_FOR_THEORIES: [(Method, f64); 7] = [
    (Method::Recalled, 0.1),
    (Method::Unrolled, 0.3),
    (Method::Houdini(Breadth::Narrow), 0.4),
    (Method::Unrolled, 0.3),
    (Method::Horn(GUIDED, Extent::Whole), 0.5),
    (Method::Horn(PLAIN, Extent::Whole), 0.5),
    (Method::Horn(Configuration { reversed: true, ..GUIDED }, Extent::Whole), 1.0),
];

/// From so many fields, or values of an enumeration, on a problem is wide.
const WIDE: usize = 6;

/// How long the Horn engine is given for words, strings and arrays before it is asked in another way: what it does not find soon it seldom finds.
const HORN_FOR_THEORIES: Duration = Duration::from_secs(5);

/// How long an invariant is worked on once it is found: half as long as it took to find it, within these bounds.
const POLISH: (Duration, Duration) = (Duration::from_millis(30), Duration::from_millis(200));

/// How long a short run is looked for.
const SHORT_RUN: Duration = Duration::from_millis(300);

impl Method {
    /// Whether it cuts off parts of its work, so that it comes to more in more time though it has come to an end.
    fn has_slices(self) -> bool {
        matches!(self, Method::Houdini(Breadth::Signs | Breadth::Ratios | Breadth::Equalities))
    }

    fn describe(self) -> String {
        match self {
            Method::Horn(configuration, _) => format!("horn, {}", configuration.horn.name()),
            Method::Direct => "direct".to_string(),
            Method::Potential => "potentials".to_string(),
            Method::Recalled => "lemmas of earlier questions".to_string(),
            Method::Houdini(Breadth::Signs) => "houdini with signs".to_string(),
            Method::Houdini(Breadth::Narrow) => "houdini".to_string(),
            Method::Houdini(Breadth::Weighted) => "houdini with weights".to_string(),
            Method::Houdini(Breadth::Products) => "houdini with products".to_string(),
            Method::Houdini(Breadth::Ratios) => "houdini with ratios".to_string(),
            Method::Houdini(Breadth::Equalities) => "equalities of sampled runs".to_string(),
            Method::Unrolled => "k-induction".to_string(),
        }
    }
}

/// What a method came to.
enum Found {
    /// An invariant, to be checked.
    Invariant(Invariant),
    /// Nothing, and the reason is no reason to stop.
    Nothing(Reason),
    /// There is no invariant: not worth looking any further.
    Impossible,
}

/// The search for an invariant that refutes a problem. It is resumed with more time.
pub struct Induction {
    flat: Flat,
    search: Search,
    has_run: bool,
}

impl Induction {
    /// The search, by methods in this order.
    ///
    /// # Errors
    /// If the problem has no transition systems.
    pub fn new(problem: &Problem, store: &mut Store, order: MethodOrder) -> Result<Induction, Reason> {
        let flat = flatten(problem, store)?;
        let (whole, unbounded) = reach::questions(problem, &flat, store);
        let search = Search { order, ..Search::new(whole, unbounded) };
        Ok(Induction { flat, search, has_run: false })
    }

    /// Whether the Horn engine has found a run that satisfies the formula.
    pub fn has_run(&self) -> bool {
        self.has_run
    }

    /// Looks for an invariant, with the help of what was proved before or is proved on another thread, if that is known. What is proved is added to that.
    ///
    /// # Errors
    /// Why none was found. That none was found means nothing.
    pub fn resume(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        effort: Effort,
        resources: Resources<'_>,
        lemmas: Option<&Lemmas>,
        report: &mut Report,
    ) -> Result<InvariantEvidence, Reason> {
        if let Some(lemmas) = lemmas {
            self.search.recalled = recall::candidates(lemmas, &self.search.whole, store);
        }
        let found = self.search.by(effort, "induction", store, resources, report);
        if let (Some(lemmas), Err(_)) = (lemmas, &found) {
            let Search { whole, lemmas: inductive, .. } = &self.search;
            let formulas: Vec<Term> = inductive.iter().map(|lemmas| store.smart_and(lemmas)).collect();
            recall::learn(lemmas, whole, store, &formulas);
        }
        self.has_run |= matches!(found, Err(Reason::NoInvariant));
        let (method, invariant) = found?;
        let question = self.search.question(method);
        if let Some(lemmas) = lemmas.filter(|_| invariant.depth == 1) {
            recall::learn(lemmas, question, store, &invariant.formulas);
        }
        let shown = show::show(problem, &self.flat, question, store, &invariant);
        report.invariant = Some(shown.clone()).filter(|text| !text.is_empty());
        report.holdings = prose::holdings(store, question, &invariant);
        let names: Vec<String> = question.lists.iter().map(|reach| problem.sent_name(store, reach.list)).collect();
        let predicates = evidence::predicates(&names, store, &invariant.formulas);
        let without_bounds = !std::ptr::eq(question, &self.search.whole);
        Ok(InvariantEvidence { without_bounds, depth: invariant.depth, predicates, shown })
    }
}

/// Whether a product of two unknowns occurs: the Horn engine makes little of those.
pub(crate) fn has_products(store: &Store, roots: &[Term]) -> bool {
    let is_known = |factor: &Term| matches!(store.node(*factor), Node::Int(_) | Node::Real(_));
    store.postorder(roots).into_iter().any(|term| match store.as_app(term) {
        Some((Op::Mul, factors)) => factors.iter().filter(|factor| !is_known(factor)).count() > 1,
        _ => false,
    })
}

/// In which order methods are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodOrder {
    /// Cheap ones before dear ones.
    Measured,
    /// Candidates of our own before the Horn engine, for somebody who works beside those who begin with that.
    CandidatesFirst,
}

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// What takes a few queries.
    AtOnce,
    /// The method that finds most, with all of the time.
    Glance,
    /// One method after the other.
    Whole,
}

/// What the methods share.
pub(in crate::over) struct Search {
    whole: Question,
    /// The question without bounds on lengths, if it is another one.
    unbounded: Option<Question>,
    /// What Houdini left.
    lemmas: Vec<Vec<Term>>,
    /// What was proved of earlier questions, to be proved again.
    recalled: Vec<Vec<Term>>,
    /// Methods that have come to an end without an invariant, each with the number of lemmas that it was helped by: they are not tried again with the same help.
    ended: Vec<(Method, usize)>,
    order: MethodOrder,
}

impl Search {
    pub(in crate::over) fn new(whole: Question, unbounded: Option<Question>) -> Search {
        let lemmas = vec![Vec::new(); whole.lists.len()];
        Search { whole, unbounded, lemmas, recalled: Vec::new(), ended: Vec::new(), order: MethodOrder::Measured }
    }

    /// Whether this is about a question.
    pub(in crate::over) fn asks(&self, question: &Question) -> bool {
        self.whole == *question
    }

    /// Whether a run of a few steps satisfies the formula: then there is no invariant. If that is not known soon, the answer is no.
    pub(in crate::over) fn has_short_run(&self, store: &mut Store, resources: Resources<'_>) -> bool {
        matches!(unrolled::has_short_run(&self.whole, store, resources.within(SHORT_RUN)), Ok(true))
    }

    /// An invariant.
    ///
    /// # Errors
    /// Why none was found.
    pub(in crate::over) fn refute(
        &mut self,
        effort: Effort,
        engine: &'static str,
        store: &mut Store,
        resources: Resources<'_>,
        report: &mut Report,
    ) -> Result<InvariantEvidence, Reason> {
        let (_, invariant) = self.by(effort, engine, store, resources, report)?;
        Ok(self.evidence(store, &invariant, report))
    }

    fn evidence(&self, store: &mut Store, invariant: &Invariant, report: &mut Report) -> InvariantEvidence {
        report.holdings = prose::holdings(store, &self.whole, invariant);
        let predicates = evidence::predicates(&self.whole.names(), store, &invariant.formulas);
        InvariantEvidence { without_bounds: false, depth: invariant.depth, predicates, shown: String::new() }
    }

    /// An invariant that was checked, and how it was found.
    fn by(
        &mut self,
        effort: Effort,
        engine: &'static str,
        store: &mut Store,
        resources: Resources<'_>,
        report: &mut Report,
    ) -> Result<(Method, Invariant), Reason> {
        let methods: &[(Method, f64)] = match (self.has_theories(store), has_products(store, &self.roots()), effort) {
            (false, true, Effort::AtOnce) => &METHODS_FOR_PRODUCTS[..3],
            (_, _, Effort::AtOnce) => &METHODS_AT_ONCE,
            (true, _, Effort::Glance) => &METHODS_FOR_THEORIES[1..3],
            (true, _, Effort::Whole) => &METHODS_FOR_THEORIES,
            (false, true, Effort::Glance) => &METHODS_FOR_PRODUCTS[1..4],
            (false, true, Effort::Whole) => &METHODS_FOR_PRODUCTS,
            (false, false, Effort::Glance) => &[(Method::Horn(GUIDED, Extent::Whole), 1.0)],
            (false, false, Effort::Whole) if self.order == MethodOrder::CandidatesFirst => &METHODS_OF_OUR_OWN,
            (false, false, Effort::Whole) if self.is_wide() && potential::covers(&self.whole, store) => {
                &METHODS_FOR_WIDE
            }
            (false, false, Effort::Whole) => &METHODS,
        };
        let mut last = Reason::Incomplete("no invariant was found".to_string());
        for (method, share) in methods.iter().copied() {
            if let Some(stopped) = resources.stopped() {
                return Err(stopped);
            }
            let help = self.help(method);
            if !self.applies(method, resources) || self.ended.contains(&(method, help)) {
                continue;
            }
            let budget = resources.deadline.remaining().map_or(Duration::from_secs(5), |left| left.mul_f64(share));
            let budget = match method {
                Method::Horn(..) if share < 1.0 && self.has_theories(store) => budget.min(HORN_FOR_THEORIES),
                _ => budget,
            };
            let started = Instant::now();
            let found = self.run(method, store, resources.within(budget), report);
            let (said, outcome) = match found {
                Found::Invariant(invariant) => {
                    match self.settle(method, invariant, started.elapsed() / 2, store, resources) {
                        Ok(Some(invariant)) => ("proved".to_string(), Ok(Some(invariant))),
                        Ok(None) => ("not inductive".to_string(), Ok(None)),
                        Err(reason) => (format!("not checked: {reason}"), Err(reason)),
                    }
                }
                Found::Impossible => ("no invariant exists".to_string(), Err(Reason::NoInvariant)),
                Found::Nothing(reason) => (format!("unknown: {reason}"), Err(reason)),
            };
            report.event(engine, Approximation::Over, method.describe(), said, started.elapsed());
            match outcome {
                Ok(Some(invariant)) => return Ok((method, invariant)),
                Err(Reason::NoInvariant) => return Err(Reason::NoInvariant),
                Err(reason) => {
                    if !reason.may_change() {
                        self.ended.push((method, help));
                    }
                    last = reason;
                }
                Ok(None) if method.has_slices() => {}
                Ok(None) => self.ended.push((method, help)),
            }
        }
        Err(last)
    }

    /// How many lemmas help a method.
    fn help(&self, method: Method) -> usize {
        match method {
            Method::Direct | Method::Unrolled => self.lemmas.iter().map(Vec::len).sum(),
            _ => 0,
        }
    }

    fn question(&self, method: Method) -> &Question {
        match (method, &self.unbounded) {
            (Method::Horn(_, Extent::WithoutBounds), Some(question)) => question,
            _ => &self.whole,
        }
    }

    fn applies(&self, method: Method, resources: Resources<'_>) -> bool {
        match method {
            Method::Horn(configuration, _) if configuration.horn.crashes() && !resources.backend.isolates() => false,
            Method::Horn(_, Extent::WithoutBounds) => self.unbounded.is_some(),
            Method::Direct => self.whole.lists.len() == 1,
            Method::Recalled => self.recalled.iter().any(|candidates| !candidates.is_empty()),
            _ => true,
        }
    }

    /// The terms that queries are made of.
    fn roots(&self) -> Vec<Term> {
        let steps = self.whole.lists.iter().flat_map(|reach| reach.next.iter().chain(&reach.init));
        self.whole.query.iter().chain(steps).copied().collect()
    }

    /// Whether there are many fields of states, or one with many values.
    fn is_wide(&self) -> bool {
        let fields: usize = self.whole.lists.iter().map(|reach| reach.state.len()).sum();
        let values = self.whole.lists.iter().flat_map(|reach| &reach.tags).map(|(_, values)| *values).max();
        fields >= WIDE || values >= Some(WIDE)
    }

    /// Whether there is more than truth values, numbers and elements of declared sorts.
    fn has_theories(&self, store: &Store) -> bool {
        store.postorder(&self.roots()).into_iter().any(|term| {
            matches!(store.as_app(term), Some((Op::Theory(_), _))) || matches!(store.node(term), Node::Literal(_))
        })
    }

    /// The invariant or, if one is quickly found, a smaller one, checked; `None` if it is not an invariant.
    fn settle(
        &self,
        method: Method,
        invariant: Invariant,
        time: Duration,
        store: &mut Store,
        resources: Resources<'_>,
    ) -> Result<Option<Invariant>, Reason> {
        // Nothing can be left out of what the formula says.
        if invariant.depth == 1 && method != Method::Direct {
            let question = self.question(method);
            let within = resources.within(time.clamp(POLISH.0, POLISH.1));
            let smaller = reduce::reduce(question, &question.names(), &invariant, store, within);
            if matches!(smaller.check(store, resources), Ok(true)) {
                return Ok(Some(smaller));
            }
        }
        Ok(invariant.check(store, resources)?.then_some(invariant))
    }

    fn run(&mut self, method: Method, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> Found {
        let question = self.question(method);
        let names = question.names();
        let mut inductive = None;
        let result = match method {
            Method::Horn(configuration, extent) => {
                let solved = horn::solve(question, store, resources, configuration, |effort| {
                    report.effort("induction", effort);
                });
                match solved {
                    Ok(Solution::None) if extent == Extent::Whole => return Found::Impossible,
                    Ok(Solution::None) => Err(Reason::Incomplete("bounds on lengths matter".to_string())),
                    Ok(Solution::Invariants(formulas)) => {
                        Ok(Invariant::new(question, &names, store, "horn", &formulas))
                    }
                    Err(reason) => Err(reason),
                }
            }
            Method::Direct => unrolled::direct(question, &names, &self.lemmas.concat(), store),
            Method::Potential => potential::prove(question, store, resources)
                .map(|formulas| Invariant::new(question, &names, store, "potentials", &formulas)),
            Method::Recalled => {
                let together = Trial::Together;
                let found = houdini::strengthen(question, &self.recalled, together, store, resources, &mut Vec::new());
                found.map(|lemmas| {
                    let formulas: Vec<Term> = lemmas.iter().map(|lemmas| store.smart_and(lemmas)).collect();
                    inductive = Some(lemmas);
                    Invariant::new(question, &names, store, "recalled", &formulas)
                })
            }
            Method::Houdini(breadth) => {
                let candidates: Vec<Vec<Term>> =
                    question.lists.iter().map(|reach| mine::candidates(question, reach, store, breadth)).collect();
                let trial = match breadth {
                    Breadth::Signs | Breadth::Ratios | Breadth::Equalities => Trial::Alone,
                    _ => Trial::Together,
                };
                let mut broken = Vec::new();
                let found = houdini::strengthen(question, &candidates, trial, store, resources, &mut broken);
                if report.near_misses.is_empty() {
                    report.near_misses = prose::near_misses(store, question, broken);
                }
                found.map(|lemmas| {
                    let formulas: Vec<Term> = lemmas.iter().map(|lemmas| store.smart_and(lemmas)).collect();
                    inductive = Some(lemmas).filter(|_| trial == Trial::Together || breadth == Breadth::Signs);
                    Invariant::new(question, &names, store, "houdini", &formulas)
                })
            }
            Method::Unrolled => unrolled::prove(question, &names, &self.lemmas.concat(), store, resources),
        };
        if let Some(lemmas) = inductive {
            self.lemmas = lemmas;
        }
        result.map_or_else(Found::Nothing, Found::Invariant)
    }
}

//! Lists as walks through the graph of their control, by how often each step is taken.
//!
//! If folds count what they read and remember one of a few values ([`Counters`]), a list need not be known element by element: it is enough to know how often each step is taken. Those
//! numbers are a *flow*: as many steps arrive at a location as leave it, but for the first and the last one. Where the steps of a flow hang together there is a walk that takes them so
//! often (Euler), and what a fold counts is the sum over the steps. So the query is linear, its size does not depend on the length of lists, and of the order of elements only as much is
//! left as folds can see. Where they see nothing of it, there is one location, and the list is a multiset: kinds of elements with multiplicities.
//!
//! Which kinds of elements there are to choose from is found out step by step: first those that do as little as possible at once, then others. Where what an element adds is a number
//! of its own, or a fold looks for extremes, a few elements of unknown value are admitted besides.
//!
//! Nothing here needs to be trusted: what it finds is a proposal that [`crate::check`] evaluates.

mod encode;

use std::rc::Rc;
use std::time::Instant;

use dashu_int::IBig;

use self::encode::{Encoding, Walk};
use super::runs::lift::scalars;
use super::{lift, shorten};
use crate::backend::{Session, Verdict};
use crate::counters::{Counters, Explorer, Graph, Role, literal};
use crate::engine::{Reason, Resources, UnderOutcome};
use crate::model::{ListValue, Model, Run, Value};
use crate::over::LengthOrder;
use crate::problem::Problem;
use crate::problem::flatten::{Flat, System, flatten};
use crate::report::{Approximation, Report};
use crate::term::{Map, Node, Op, SortNode, Store, Term};

/// How many more kinds of elements are looked for, round by round.
const ROUNDS: [usize; 3] = [0, 16, 64];

/// With more questions than this, kinds of elements are not looked for one by one.
const QUESTIONS: usize = 512;

/// How many elements of unknown value there are where they may be needed.
const UNKNOWN: usize = 3;

/// A list: its system with parameters fixed, what its folds do, and what is known of their steps.
struct Counted<'a> {
    system: &'a System,
    counters: Rc<Counters>,
    graph: Rc<Graph>,
}

/// The search for a model by how often each step is taken. It is resumed with more time: steps that were found stay known.
pub struct Flow {
    flat: Flat,
    known: Known,
}

/// What was found out so far.
#[derive(Default)]
struct Known {
    /// Values of the constants that steps depend on.
    parameters: Option<Vec<(Term, Term)>>,
    /// What is known of systems. Lists that are read in the same way share it.
    explored: Vec<(Vec<Term>, Rc<Counters>, Rc<Graph>)>,
    /// How many rounds have ended without a model.
    rounds: usize,
}

impl Flow {
    /// The search for a model of a problem.
    ///
    /// # Errors
    /// If there is something in the problem that cannot be counted.
    pub fn new(problem: &Problem, store: &mut Store) -> Result<Flow, Reason> {
        let unsupported = |what: &str| Reason::Unsupported(what.to_string());
        if !problem.is_flat(store) {
            return Err(unsupported("lists put together or read inside functions are not counted"));
        }
        let flat = flatten(problem, store)?;
        if flat.relaxed || flat.systems.is_empty() || !flat.systems.iter().all(|system| is_plain(store, system)) {
            return Err(unsupported("comparisons and declared functions are not counted"));
        }
        Ok(Flow { flat, known: Known::default() })
    }

    /// Looks for a model.
    pub fn resume(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        order: LengthOrder,
        report: &mut Report,
    ) -> UnderOutcome {
        let started = Instant::now();
        let outcome = self.search(problem, store, resources, order, report);
        outcome.unwrap_or_else(|reason| {
            report.event("flow", Approximation::Under, String::new(), format!("unknown: {reason}"), started.elapsed());
            UnderOutcome::Open(reason)
        })
    }

    fn search(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        order: LengthOrder,
        report: &mut Report,
    ) -> Result<UnderOutcome, Reason> {
        let started = Instant::now();
        let Flow { flat, known } = self;
        // Steps are asked for in sessions of their own. If they depend on nothing, one solver will do for these and, afterwards, for the flow.
        if let (true, Some(more)) = (parameters(flat, store).is_empty(), ROUNDS.get(known.rounds)) {
            for system in &flat.systems {
                known.counted(system, &Map::default(), *more, store, resources)?;
            }
        }
        let session = resources.session("flow")?;
        let mut search = Search { problem, flat, known, resources, session, started };
        let outcome = search.run(store, order, report);
        report.effort("flow", search.session.effort());
        outcome
    }
}

/// The constants that steps depend on.
fn parameters(flat: &Flat, store: &Store) -> Vec<Term> {
    let steps: Vec<Term> = flat.systems.iter().flat_map(|system| system.step.iter().copied()).collect();
    store.symbols_in(&steps).into_iter().map(|symbol| store.constant(symbol)).collect()
}

/// Whether steps apply no declared functions, and elements have values that mean the same in every query.
fn is_plain(store: &Store, system: &System) -> bool {
    let known = |sort| !matches!(store.sort_node(sort), SortNode::Uninterpreted(..) | SortNode::Array(..));
    let applied = |term: Term| matches!(store.as_app(term), Some((Op::Symbol(_), [_, ..])));
    system.element.iter().all(|field| known(field.sort)) && !store.postorder(&system.step).into_iter().any(applied)
}

impl Known {
    /// A list with the steps that are found for it.
    fn counted<'a>(
        &mut self,
        system: &'a System,
        parameters: &Map<Term, Term>,
        more: usize,
        store: &mut Store,
        resources: Resources<'_>,
    ) -> Result<Counted<'a>, Reason> {
        let finite = finite(system);
        let control = system.init.iter().zip(&finite).filter(|(_, finite)| **finite).map(|(init, _)| *init);
        let key: Vec<Term> = system.step.iter().copied().chain(system.element_guard).chain(control).collect();
        let known = self.explored.iter().position(|(other, ..)| *other == key);
        let (counters, mut graph) = match known {
            Some(at) => (self.explored[at].1.clone(), self.explored[at].2.clone()),
            None => (Rc::new(counters(system, &finite, parameters, store)?), Rc::default()),
        };
        // Lists that are read in the same way are explored once in a round.
        let enough = self.explored.iter().any(|(other, _, known)| *other == key && known.edges.len() > more);
        if known.is_none() || (more > 0 && !enough) {
            graph = Rc::new(explored(&counters, &graph, more, store, resources)?);
            self.explored.retain(|(other, ..)| *other != key);
            self.explored.push((key, counters.clone(), graph.clone()));
        }
        Ok(Counted { system, counters, graph })
    }
}

struct Search<'a> {
    problem: &'a Problem,
    flat: &'a Flat,
    resources: Resources<'a>,
    known: &'a mut Known,
    session: Session,
    started: Instant,
}

impl Search<'_> {
    fn run(&mut self, store: &mut Store, order: LengthOrder, report: &mut Report) -> Result<UnderOutcome, Reason> {
        for formula in &self.flat.formula {
            self.session.assert(store, *formula);
        }
        let parameters = self.parameters(store)?;
        for more in &ROUNDS[self.known.rounds..] {
            let started = Instant::now();
            let mut lists = Vec::new();
            for system in &self.flat.systems {
                lists.push(self.known.counted(system, &parameters, *more, store, self.resources)?);
            }
            let kinds: usize = lists.iter().map(|list| list.graph.edges.len()).sum();
            let model = self.solve(&lists, order, store)?;
            let said = if model.is_some() { "sat" } else { "unsat" };
            report.event("flow", Approximation::Under, format!("{kinds} steps"), said.to_string(), started.elapsed());
            if let Some(model) = model {
                return Ok(UnderOutcome::Proposed(model));
            }
            self.known.rounds += 1;
        }
        Err(Reason::Incomplete("no model made of the steps that are tried".to_string()))
    }

    /// Values for the constants that steps depend on, which are asserted.
    fn parameters(&mut self, store: &mut Store) -> Result<Map<Term, Term>, Reason> {
        let values = match &self.known.parameters {
            Some(values) => values.clone(),
            None => self.valuation(store)?,
        };
        for (constant, value) in &values {
            let same = store.eq(*constant, *value);
            self.session.assert(store, same);
        }
        self.known.parameters = Some(values.clone());
        Ok(values.into_iter().collect())
    }

    /// The values of those constants in some model of the formula.
    fn valuation(&mut self, store: &mut Store) -> Result<Vec<(Term, Term)>, Reason> {
        let constants = parameters(self.flat, store);
        let mut values = Vec::new();
        if constants.is_empty() {
            return Ok(values);
        }
        let deadline = self.resources.deadline;
        if self.session.check(store, &[], deadline)? != Verdict::Sat {
            return Err(Reason::Incomplete("parameters have no values".to_string()));
        }
        for (constant, value) in constants.iter().zip(self.session.values_if_known(store, &constants, deadline)?) {
            let Some(value) = literal(store, &value) else {
                return Err(Reason::Unsupported("parameters of other sorts than numbers".to_string()));
            };
            values.push((*constant, value));
        }
        Ok(values)
    }

    /// A model with the steps that are known.
    fn solve(&mut self, lists: &[Counted<'_>], order: LengthOrder, store: &mut Store) -> Result<Option<Model>, Reason> {
        self.session.push();
        let mut encoding = Encoding::default();
        let walks: Vec<Walk> = lists.iter().map(|list| encoding.list(store, list)).collect();
        encoding.formulas.iter().for_each(|formula| self.session.assert(store, *formula));
        let found = self.connected(lists, &walks, &[], &mut encoding.formulas, store);
        let model = match found {
            Ok(None) => Ok(None),
            Err(reason) => Err(reason),
            Ok(Some(first)) => {
                let total = self.problem.total_length(store);
                let (started, deadline) = (self.started, self.resources.deadline);
                Ok(Some(shorten(first, order, started, deadline, |bound, _| {
                    let limit = store.int(bound.clone());
                    let assumption = store.le(total, limit);
                    self.connected(lists, &walks, &[assumption], &mut encoding.formulas, store)
                })))
            }
        };
        self.session.pop();
        model
    }

    /// A model in which the steps of each list hang together, and the total length of its lists. Steps that cannot be reached are excluded one set after the other: who takes
    /// steps from some locations that lists do not start at enters them from outside.
    fn connected(
        &mut self,
        lists: &[Counted<'_>],
        walks: &[Walk],
        assumptions: &[Term],
        said: &mut Vec<Term>,
        store: &mut Store,
    ) -> Result<Option<(Model, IBig)>, Reason> {
        let deadline = self.resources.deadline;
        loop {
            match self.session.check(store, assumptions, deadline)? {
                Verdict::Unsat => return Ok(None),
                Verdict::Unknown(words) => return Err(Reason::from_backend(&words, deadline)),
                Verdict::Sat => {}
            }
            let mut cuts = Vec::new();
            let mut values = Vec::new();
            for (list, walk) in lists.iter().zip(walks) {
                let flow = walk.flow(store, &mut self.session, deadline)?;
                let apart = list.graph.cut_off(&flow.times);
                if !apart.is_empty() {
                    cuts.push(walk.enters(store, &list.graph, &apart));
                }
                values.push(flow);
            }
            if cuts.is_empty() {
                return self.lift(lists, &values, said, store).map(Some);
            }
            for cut in cuts {
                self.session.assert(store, cut);
                said.push(cut);
            }
        }
    }

    fn lift(
        &mut self,
        lists: &[Counted<'_>],
        flows: &[encode::Flow],
        said: &[Term],
        store: &mut Store,
    ) -> Result<(Model, IBig), Reason> {
        let terms: Vec<Term> = self.flat.formula.iter().chain(said).copied().collect();
        let deadline = self.resources.deadline;
        let mut model = scalars(self.problem, self.flat, store, &mut self.session, &terms, deadline)?;
        let mut total = IBig::ZERO;
        for (id, symbol) in self.problem.declared() {
            let counted = lists.iter().zip(flows).find(|(list, _)| list.system.list == id);
            let value = match counted {
                Some((list, flow)) => Value::List(list_value(list, flow)?),
                None => lift::unread(self.problem, store, &model, id)?,
            };
            if let Value::List(list) = &value {
                total += list.len();
            }
            model.constants.insert(symbol, value);
        }
        Ok((model, total))
    }
}

/// Which fields of the state have few values: truth values and tags.
fn finite(system: &System) -> Vec<bool> {
    let mut finite: Vec<bool> = system.state.iter().map(|field| field.sort == crate::term::Sort::BOOL).collect();
    for part in &system.parts {
        for (place, _) in part.shape.tags() {
            finite[part.fields.start + place] = true;
        }
    }
    finite
}

/// What the folds of a system do.
fn counters(
    system: &System,
    finite: &[bool],
    parameters: &Map<Term, Term>,
    store: &mut Store,
) -> Result<Counters, Reason> {
    let (state, element) = (system.fresh_state(store, ""), system.fresh_element(store, ""));
    let next = system.next(store, &state, &element);
    let next = store.smart_rebuild(&next, &mut parameters.clone(), |_, _| None);
    let guard = system.guard(store, &element);
    let counters = Counters::new(store, (state, finite), element, vec![guard], system.init.clone(), next);
    if counters.exact {
        return Ok(counters);
    }
    Err(Reason::Incomplete("a fold neither counts nor has few values".to_string()))
}

/// A graph with more steps than before.
fn explored(
    counters: &Counters,
    known: &Graph,
    more: usize,
    store: &mut Store,
    resources: Resources<'_>,
) -> Result<Graph, Reason> {
    let mut explorer = Explorer::new(counters, &[], store, resources)?;
    if more > 0 {
        let mut graph = known.clone();
        explorer.widen(&mut graph, more, store)?;
        return Ok(graph);
    }
    let unclear = || Reason::Incomplete("it is not known where a fold starts".to_string());
    let mut graph = explorer.start(store).ok_or_else(unclear)?;
    explorer.reach(&mut graph, store)?;
    if graph.locations.len() * counters.roles.len() <= QUESTIONS {
        explorer.enrich(&mut graph, store)?;
    }
    Ok(graph)
}

/// The elements of a flow in an order in which control takes them.
fn list_value(list: &Counted<'_>, flow: &encode::Flow) -> Result<ListValue, Reason> {
    let broken = || Reason::Backend("a flow that is no walk".to_string());
    let element = |fields: &[Value]| list.system.shape.value(fields).ok_or_else(broken);
    let mut runs = Vec::new();
    for (word, times) in list.graph.walk(&flow.times, flow.end).ok_or_else(broken)? {
        let word: Result<Vec<Value>, Reason> =
            word.into_iter().map(|edge| element(&list.graph.edges[edge].inputs)).collect();
        runs.push(Run::repeated(word?, times));
    }
    for single in &flow.singles {
        runs.push(Run::once([element(single)?]));
    }
    Ok(ListValue::from_runs(runs))
}

/// How many elements of unknown value are of use: none where order matters, or where what an element does is one of a few things.
fn unknown(store: &Store, list: &Counted<'_>) -> usize {
    let is_choice = |by: Term| {
        store.postorder(&[by]).into_iter().all(|term| match store.node(term) {
            Node::App(Op::Ite, parts) => parts[1..]
                .iter()
                .all(|part| matches!(store.node(*part), Node::Int(_) | Node::Real(_) | Node::App(Op::Ite, _))),
            _ => true,
        }) && matches!(store.node(by), Node::Int(_) | Node::Real(_) | Node::App(Op::Ite, _))
    };
    let wants = |role: &Role| match role {
        Role::Sum(by) => !is_choice(*by),
        Role::Greatest(_) | Role::Least(_) => true,
        Role::Control | Role::All(_) | Role::Any(_) | Role::Other => false,
    };
    if list.graph.locations.len() == 1 && list.counters.roles.iter().any(wants) { UNKNOWN } else { 0 }
}

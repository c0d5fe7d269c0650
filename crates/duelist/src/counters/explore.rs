//! Which steps a counter system has, one question to a solver after the other.

use dashu_ratio::RBig;

use super::{Counters, Edge, Graph, Role};
use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::model::Value;
use crate::term::{Map, Node, Sort, Store, Term};

/// More locations than this are not told apart.
const MANY: usize = 1_000;

/// Asks for steps of a counter system.
pub(crate) struct Explorer<'a> {
    counters: &'a Counters,
    session: Session,
    resources: Resources<'a>,
    /// What stands for control after the step, for what is added, and for the terms of other roles.
    next: Vec<Term>,
    sums: Vec<Term>,
    others: Vec<Term>,
}

/// What a step may be asked to do, as opposed to nothing.
struct Wish {
    does: Term,
    does_not: Term,
}

impl<'a> Explorer<'a> {
    /// Steps under assumptions about constants that do not change.
    ///
    /// # Errors
    /// If there is no solver.
    pub(crate) fn new(
        counters: &'a Counters,
        assumptions: &[Term],
        store: &mut Store,
        resources: Resources<'a>,
    ) -> Result<Explorer<'a>, Reason> {
        let mut session = resources.session("counters")?;
        assumptions.iter().chain(&counters.guard).for_each(|fact| session.assert(store, *fact));
        let mut named = |store: &mut Store, name: &str, term: Term| {
            let constant = store.fresh_constant(name, store.sort_of(term));
            let defined = store.eq(constant, term);
            session.assert(store, defined);
            constant
        };
        let next = counters.control().map(|field| named(store, "next", counters.next[field])).collect();
        let sums = counters.sums().map(|(_, by)| named(store, "by", by)).collect();
        let others = other_terms(counters).into_iter().map(|term| named(store, "value", term)).collect();
        Ok(Explorer { counters, session, resources, next, sums, others })
    }

    /// The first location, if there is one and only one.
    #[must_use]
    pub(crate) fn start(&self, store: &Store) -> Option<Graph> {
        let first: Option<Vec<Value>> =
            self.counters.control().map(|field| literal_value(store, self.counters.init[field])).collect();
        Some(Graph { locations: vec![first?], edges: Vec::new() })
    }

    /// Adds the locations that can be reached, and a step for each two that follow each other.
    ///
    /// # Errors
    /// If the solver fails or gives up, or there are too many locations.
    pub(crate) fn reach(&mut self, graph: &mut Graph, store: &mut Store) -> Result<(), Reason> {
        let mut at = 0;
        while at < graph.locations.len() {
            if graph.locations.len() > MANY {
                return Err(Reason::Incomplete("accumulators have too many values".to_string()));
            }
            if let Some(edge) = self.only_step(graph, at, store) {
                add(graph, edge);
            } else {
                self.at(graph, at, store);
                while let Some(edge) = self.ask(graph, at, store)? {
                    let elsewhere = self.differs(store, &graph.locations[edge.to]);
                    add(graph, edge);
                    self.session.assert(store, elsewhere);
                }
                self.session.pop();
            }
            at += 1;
        }
        Ok(())
    }

    /// The step from a location, if what it does depends on nothing else: then there is no need to ask.
    fn only_step(&self, graph: &mut Graph, at: usize, store: &mut Store) -> Option<Edge> {
        let mut memo: Map<Term, Term> = Map::default();
        for (field, value) in self.counters.control().zip(&graph.locations[at]) {
            memo.insert(self.counters.state[field], literal(store, value)?);
        }
        let mut terms: Vec<Term> = self.counters.control().map(|field| self.counters.next[field]).collect();
        let control = terms.len();
        terms.extend(self.counters.sums().map(|(_, by)| by));
        let sums = terms.len();
        terms.extend(other_terms(self.counters));
        let values = store.smart_rebuild(&terms, &mut memo, |_, _| None);
        let values: Option<Vec<Value>> = values.iter().map(|term| literal_value(store, *term)).collect();
        let values = values?;
        let inputs =
            self.counters.inputs.iter().map(|input| Value::default_for(store, store.sort_of(*input))).collect();
        let to = graph.place(values[..control].to_vec());
        let by = values[control..sums].iter().map(rational).collect::<Option<_>>()?;
        Some(Edge { from: at, to, inputs, sums: by, others: values[sums..].to_vec() })
    }

    /// Adds steps from each location that do one thing and, if possible, nothing else: add to one counter, take from it, break one
    /// conjunction. They generate what can be counted in many cases; in the others they are a beginning.
    ///
    /// # Errors
    /// If the solver fails or gives up.
    pub(crate) fn enrich(&mut self, graph: &mut Graph, store: &mut Store) -> Result<(), Reason> {
        let wishes = self.wishes(store);
        for at in 0..graph.locations.len() {
            self.at(graph, at, store);
            let nothing: Vec<Term> = wishes.iter().map(|wish| wish.does_not).collect();
            self.with(graph, at, &nothing, store)?;
            for (index, wish) in wishes.iter().enumerate() {
                let same = |other: &Wish| other.does_not == wish.does_not;
                let others = wishes.iter().enumerate().filter(|(other, wish)| *other != index && !same(wish));
                let alone: Vec<Term> =
                    std::iter::once(wish.does).chain(others.map(|(_, wish)| wish.does_not)).collect();
                if !self.with(graph, at, &alone, store)? {
                    self.with(graph, at, &[wish.does], store)?;
                }
            }
            self.session.pop();
        }
        Ok(())
    }

    /// Adds up to so many steps that do something else than those that are known.
    ///
    /// # Errors
    /// If the solver fails or gives up.
    pub(crate) fn widen(&mut self, graph: &mut Graph, count: usize, store: &mut Store) -> Result<bool, Reason> {
        let mut found = 0;
        for at in 0..graph.locations.len() {
            self.at(graph, at, store);
            for edge in graph.edges.clone().iter().filter(|edge| edge.from == at) {
                let new = self.does_other(store, graph, edge);
                self.session.assert(store, new);
            }
            while found < count * (at + 1) / graph.locations.len().max(1) {
                let Some(edge) = self.ask(graph, at, store)? else { break };
                let new = self.does_other(store, graph, &edge);
                add(graph, edge);
                self.session.assert(store, new);
                found += 1;
            }
            self.session.pop();
        }
        Ok(found > 0)
    }

    /// Adds a step between known locations for which a formula holds, if there is one. The formula is over the state and [`Explorer::after`].
    ///
    /// # Errors
    /// If the solver fails or gives up.
    pub(crate) fn counterexample(
        &mut self,
        graph: &mut Graph,
        formula: Term,
        store: &mut Store,
    ) -> Result<bool, Reason> {
        self.session.push();
        let known: Vec<Term> = graph.locations.iter().map(|location| self.here(store, location)).collect();
        let known = store.smart_or(&known);
        self.session.assert(store, known);
        self.session.assert(store, formula);
        let found = self.ask_anywhere(graph, store);
        self.session.pop();
        let found = found?;
        Ok(found.is_some_and(|edge| add(graph, edge)))
    }

    /// The constants for control after a step, and for what it adds to each counter.
    #[must_use]
    pub(crate) fn after(&self) -> (&[Term], &[Term]) {
        (&self.next, &self.sums)
    }

    fn wishes(&self, store: &mut Store) -> Vec<Wish> {
        let mut wishes = Vec::new();
        for ((field, by), constant) in self.counters.sums().zip(&self.sums) {
            let zero = zero(store, store.sort_of(self.counters.state[field]));
            let leaves = leaves(store, by);
            let may = |wanted: fn(&RBig) -> bool| leaves.as_ref().is_none_or(|leaves| leaves.iter().any(wanted));
            if leaves.as_ref().is_some_and(|leaves| leaves.len() == 1) {
                continue;
            }
            let does_not = store.eq(*constant, zero);
            if may(|leaf| *leaf > RBig::ZERO) {
                let does = store.app(crate::term::Op::Lt, [zero, *constant]);
                wishes.push(Wish { does, does_not });
            }
            if may(|leaf| *leaf < RBig::ZERO) {
                let does = store.app(crate::term::Op::Lt, [*constant, zero]);
                wishes.push(Wish { does, does_not });
            }
        }
        for (role, constant) in self.counters.roles.iter().filter(|role| has_value(**role)).zip(&self.others) {
            let not = store.not(*constant);
            match role {
                Role::All(_) => wishes.push(Wish { does: not, does_not: *constant }),
                Role::Any(_) => wishes.push(Wish { does: *constant, does_not: not }),
                _ => {}
            }
        }
        wishes
    }

    /// Adds a step for which formulas hold; whether there is one.
    fn with(&mut self, graph: &mut Graph, at: usize, formulas: &[Term], store: &mut Store) -> Result<bool, Reason> {
        self.session.push();
        formulas.iter().for_each(|formula| self.session.assert(store, *formula));
        let edge = self.ask(graph, at, store);
        self.session.pop();
        let edge = edge?;
        let found = edge.is_some();
        edge.map(|edge| add(graph, edge));
        Ok(found)
    }

    /// Opens a level for steps from a location.
    fn at(&mut self, graph: &Graph, at: usize, store: &mut Store) {
        self.session.push();
        let here = self.here(store, &graph.locations[at]);
        self.session.assert(store, here);
    }

    /// Whether control has these values before the step.
    fn here(&self, store: &mut Store, location: &[Value]) -> Term {
        let state: Vec<Term> = self.counters.control().map(|field| self.counters.state[field]).collect();
        is_at(store, &state, location)
    }

    fn differs(&self, store: &mut Store, location: &[Value]) -> Term {
        let there = is_at(store, &self.next, location);
        store.smart_not(there)
    }

    /// Whether a step leads elsewhere than another or adds something else.
    fn does_other(&self, store: &mut Store, graph: &Graph, edge: &Edge) -> Term {
        let mut parts = vec![self.differs(store, &graph.locations[edge.to])];
        for (constant, by) in self.sums.iter().zip(&edge.sums) {
            let by = number(store, by, store.sort_of(*constant));
            let same = store.eq(*constant, by);
            parts.push(store.not(same));
        }
        for (constant, value) in self.others.iter().zip(&edge.others) {
            if let Some(value) = literal(store, value) {
                let same = store.smart_eq(*constant, value);
                parts.push(store.smart_not(same));
            }
        }
        store.smart_or(&parts)
    }

    fn ask(&mut self, graph: &mut Graph, at: usize, store: &mut Store) -> Result<Option<Edge>, Reason> {
        Ok(self.ask_anywhere(graph, store)?.map(|edge| Edge { from: at, ..edge }))
    }

    fn ask_anywhere(&mut self, graph: &mut Graph, store: &mut Store) -> Result<Option<Edge>, Reason> {
        let deadline = self.resources.deadline;
        match self.session.check(store, &[], deadline)? {
            Verdict::Unsat => return Ok(None),
            Verdict::Unknown(words) => return Err(Reason::from_backend(&words, deadline)),
            Verdict::Sat => {}
        }
        let state: Vec<Term> = self.counters.control().map(|field| self.counters.state[field]).collect();
        let groups = [&state, &self.next, &self.sums, &self.others, &self.counters.inputs];
        let all: Vec<Term> = groups.into_iter().flatten().copied().collect();
        let mut values = self.session.values_if_known(store, &all, deadline)?.into_iter();
        let mut take = |count: usize| values.by_ref().take(count).collect::<Vec<Value>>();
        let (from, to) = (take(state.len()), take(self.next.len()));
        let sums: Option<Vec<RBig>> = take(self.sums.len()).iter().map(rational).collect();
        let (others, inputs) = (take(self.others.len()), take(self.counters.inputs.len()));
        let sums = sums.ok_or_else(|| Reason::Incomplete("a step adds no rational number".to_string()))?;
        let (from, to) = (graph.place(from), graph.place(to));
        Ok(Some(Edge { from, to, inputs, sums, others }))
    }
}

/// Adds a step unless there is one that does the same.
fn add(graph: &mut Graph, edge: Edge) -> bool {
    let same = |known: &Edge| {
        (known.from, known.to) == (edge.from, edge.to) && known.sums == edge.sums && known.others == edge.others
    };
    let new = !graph.edges.iter().any(same);
    if new {
        graph.edges.push(edge);
    }
    new
}

/// Whether constants have these values.
pub(crate) fn is_at(store: &mut Store, constants: &[Term], values: &[Value]) -> Term {
    let same: Vec<Term> = constants
        .iter()
        .zip(values)
        .filter_map(|(constant, value)| {
            let value = literal(store, value)?;
            Some(store.smart_eq(*constant, value))
        })
        .collect();
    store.smart_and(&same)
}

/// The terms of the roles that are neither control nor counters.
fn other_terms(counters: &Counters) -> Vec<Term> {
    counters
        .roles
        .iter()
        .filter_map(|role| match role {
            Role::All(term) | Role::Any(term) | Role::Greatest(term) | Role::Least(term) => Some(*term),
            Role::Control | Role::Sum(_) | Role::Other => None,
        })
        .collect()
}

fn has_value(role: Role) -> bool {
    !matches!(role, Role::Control | Role::Sum(_) | Role::Other)
}

/// The literals between which a term chooses, if that is all it is.
fn leaves(store: &Store, term: Term) -> Option<Vec<RBig>> {
    let mut found = Vec::new();
    let mut todo = vec![term];
    let mut seen: Map<Term, ()> = Map::default();
    while let Some(term) = todo.pop() {
        if seen.insert(term, ()).is_some() {
            continue;
        }
        match store.as_app(term) {
            Some((crate::term::Op::Ite, &[_, then, otherwise])) => todo.extend([then, otherwise]),
            _ => found.push(rational(&literal_value(store, term)?)?),
        }
    }
    Some(found)
}

pub(crate) fn zero(store: &Store, sort: Sort) -> Term {
    number(store, &RBig::ZERO, sort)
}

/// A number as a literal of a numeric sort; of an integer sort it must be whole.
pub(crate) fn number(store: &Store, value: &RBig, sort: Sort) -> Term {
    if sort == Sort::REAL { store.term(Node::Real(value.clone())) } else { store.int(value.numerator().clone()) }
}

pub(crate) fn rational(value: &Value) -> Option<RBig> {
    match value {
        Value::Int(value) => Some(RBig::from(value.clone())),
        Value::Real(value) => Some(value.clone()),
        _ => None,
    }
}

/// The literal of a truth value or a number.
pub(crate) fn literal(store: &Store, value: &Value) -> Option<Term> {
    match value {
        Value::Bool(value) => Some(store.bool(*value)),
        Value::Int(value) => Some(store.int(value.clone())),
        Value::Real(value) => Some(store.term(Node::Real(value.clone()))),
        _ => None,
    }
}

fn literal_value(store: &Store, term: Term) -> Option<Value> {
    match store.node(term) {
        Node::Bool(value) => Some(Value::Bool(*value)),
        Node::Int(value) => Some(Value::Int(value.clone())),
        Node::Real(value) => Some(Value::Real(value.clone())),
        _ => None,
    }
}

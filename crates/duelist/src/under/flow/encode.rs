//! What a flow says about results and lengths.

use dashu_int::IBig;

use super::{Counted, unknown};
use crate::backend::{Deadline, Session};
use crate::counters::{Graph, Role, is_at, literal, number, rational, zero};
use crate::engine::Reason;
use crate::model::Value;
use crate::term::{Map, Op, Sort, Store, Term};

/// Formulas about flows.
#[derive(Default)]
pub(super) struct Encoding {
    pub(super) formulas: Vec<Term>,
}

/// The unknowns of a list's flow.
pub(super) struct Walk {
    /// How often each step is taken.
    times: Vec<Term>,
    /// Whether the walk ends at each location; empty if there is one only.
    ends: Vec<Term>,
    /// Elements of unknown value, and whether each is there.
    singles: Vec<(Term, Vec<Term>)>,
}

/// A flow.
pub(super) struct Flow {
    pub(super) times: Vec<IBig>,
    pub(super) end: usize,
    pub(super) singles: Vec<Vec<Value>>,
}

/// An element that may be there: how often, whether, and the value of the role's term.
struct Kind {
    times: Term,
    there: Term,
    value: Term,
}

impl Encoding {
    /// Says that a list's length and results are those of a flow.
    pub(super) fn list(&mut self, store: &mut Store, list: &Counted<'_>) -> Walk {
        let (graph, counters) = (&*list.graph, &*list.counters);
        let (nothing, one) = (store.int(0), store.int(1));
        let mut walk = Walk { times: Vec::new(), ends: Vec::new(), singles: Vec::new() };
        for _ in &graph.edges {
            let times = store.fresh_constant("times", Sort::INT);
            self.formulas.push(store.le(nothing, times));
            walk.times.push(times);
        }
        for _ in 0..unknown(store, list) {
            let element = list.system.fresh_element(store, "");
            self.formulas.push(list.system.guard(store, &element));
            let present = store.fresh_constant("present", Sort::BOOL);
            walk.singles.push((present, element));
        }
        if graph.locations.len() > 1 {
            self.conserve(store, list, &mut walk);
        }
        let present = |store: &Store, (present, _): &(Term, Vec<Term>)| store.ite(*present, one, nothing);
        let mut all = walk.times.clone();
        all.extend(walk.singles.iter().map(|single| present(store, single)));
        let length = store.sum(all);
        self.formulas.push(store.eq(list.system.length, length));

        let (mut sum, mut other) = (0, 0);
        for (field, role) in counters.roles.iter().enumerate() {
            // Lists that are read in the same way share their counters, and may start from different numbers.
            let (result, init) = (list.system.results[field], list.system.init[field]);
            let (term, is_sum) = match role {
                Role::Control | Role::Other => {
                    if graph.locations.len() == 1 && *role == Role::Control {
                        self.formulas.push(store.eq(result, init));
                    }
                    continue;
                }
                Role::Sum(term) => (*term, true),
                Role::All(term) | Role::Any(term) | Role::Greatest(term) | Role::Least(term) => (*term, false),
            };
            let sort = store.sort_of(result);
            let mut kinds: Vec<Kind> = Vec::new();
            for (edge, times) in graph.edges.iter().zip(&walk.times) {
                let value = match is_sum {
                    true => Some(number(store, &edge.sums[sum], sort)),
                    false => literal(store, &edge.others[other]),
                };
                // Other roles are about truth values and numbers.
                let Some(value) = value else { continue };
                kinds.push(Kind { times: *times, there: store.le(one, *times), value });
            }
            for (present, element) in &walk.singles {
                let mut memo: Map<Term, Term> = counters.inputs.iter().copied().zip(element.iter().copied()).collect();
                let value = store.smart_rebuild(&[term], &mut memo, |_, _| None)[0];
                kinds.push(Kind { times: store.ite(*present, one, nothing), there: *present, value });
            }
            let said = match role {
                Role::Sum(_) => total(store, sort, result, init, &kinds, walk.times.len()),
                Role::All(_) => {
                    let hold = kinds.iter().map(|kind| store.smart(Op::Implies, &[kind.there, kind.value]));
                    let hold: Vec<Term> = std::iter::once(init).chain(hold).collect();
                    store.eq(result, store.smart_and(&hold))
                }
                Role::Any(_) => {
                    let holds = kinds.iter().map(|kind| store.smart_and(&[kind.there, kind.value]));
                    let holds: Vec<Term> = std::iter::once(init).chain(holds).collect();
                    store.eq(result, store.smart_or(&holds))
                }
                _ => extreme(store, *role, result, init, &kinds),
            };
            self.formulas.push(said);
            *(if is_sum { &mut sum } else { &mut other }) += 1;
        }
        walk
    }

    /// As many steps arrive at a location as leave it, but for the first and the last one.
    fn conserve(&mut self, store: &mut Store, list: &Counted<'_>, walk: &mut Walk) {
        let (nothing, one) = (store.int(0), store.int(1));
        let control: Vec<usize> = list.counters.control().collect();
        let results: Vec<Term> = control.iter().map(|field| list.system.results[*field]).collect();
        walk.ends = list.graph.locations.iter().map(|_| store.fresh_constant("ends", Sort::BOOL)).collect();
        let ends: Vec<Term> = walk.ends.iter().map(|end| store.ite(*end, one, nothing)).collect();
        for (at, location) in list.graph.locations.iter().enumerate() {
            let edges = || list.graph.edges.iter().zip(&walk.times);
            let mut arrive: Vec<Term> = edges().filter(|(edge, _)| edge.to == at).map(|(_, times)| *times).collect();
            if at == 0 {
                arrive.push(one);
            }
            let leave: Vec<Term> = edges().filter(|(edge, _)| edge.from == at).map(|(_, times)| *times).collect();
            let leave: Vec<Term> = leave.into_iter().chain([ends[at]]).collect();
            let (arrive, leave) = (store.sum(arrive), store.sum(leave));
            self.formulas.push(store.eq(arrive, leave));
            let there = is_at(store, &results, location);
            self.formulas.push(store.implies(walk.ends[at], there));
        }
        let all = store.sum(ends);
        self.formulas.push(store.eq(all, one));
    }
}

/// `result = init + Σ times · value`; the first `fixed` kinds have values that are numbers, the others are there once at most.
fn total(store: &mut Store, sort: Sort, result: Term, init: Term, kinds: &[Kind], fixed: usize) -> Term {
    let mut parts = vec![init];
    let zero = zero(store, sort);
    for (index, kind) in kinds.iter().enumerate() {
        if index >= fixed {
            parts.push(store.ite(kind.there, kind.value, zero));
        } else if kind.value != zero {
            let times = if sort == Sort::REAL { store.app(Op::ToReal, [kind.times]) } else { kind.times };
            parts.push(store.app(Op::Mul, [kind.value, times]));
        }
    }
    let total = store.sum(parts);
    store.eq(result, total)
}

/// The result is that of some element, or what it was at first, and none is beyond it.
fn extreme(store: &mut Store, role: Role, result: Term, init: Term, kinds: &[Kind]) -> Term {
    let within = |store: &Store, value: Term| match role {
        Role::Greatest(_) => store.le(value, result),
        _ => store.le(result, value),
    };
    let mut said = vec![within(store, init)];
    let mut reached = vec![store.eq(result, init)];
    for kind in kinds {
        let (fits, equal) = (within(store, kind.value), store.eq(result, kind.value));
        said.push(store.implies(kind.there, fits));
        reached.push(store.and([kind.there, equal]));
    }
    said.push(store.or(reached));
    store.and(said)
}

impl Walk {
    /// The flow in the model of the last query.
    pub(super) fn flow(&self, store: &mut Store, session: &mut Session, deadline: Deadline) -> Result<Flow, Reason> {
        let numbers = session.values_if_known(store, &self.times, deadline)?;
        let times = numbers.iter().map(|value| rational(value).map_or(IBig::ZERO, |value| value.numerator().clone()));
        let times = times.collect();
        let ends = session.values_if_known(store, &self.ends, deadline)?;
        let end = ends.iter().position(|end| *end == Value::Bool(true)).unwrap_or(0);
        let mut singles = Vec::new();
        for (present, element) in &self.singles {
            if session.values_if_known(store, &[*present], deadline)?[0] == Value::Bool(true) {
                singles.push(session.values_if_known(store, element, deadline)?);
            }
        }
        Ok(Flow { times, end, singles })
    }

    /// Who takes steps from these locations, at which no list starts, enters them.
    pub(super) fn enters(&self, store: &mut Store, graph: &Graph, apart: &[usize]) -> Term {
        let one = store.int(1);
        let some = |wanted: &dyn Fn(usize, usize) -> bool| {
            let edges = graph.edges.iter().zip(&self.times);
            let taken = edges.filter(|(edge, _)| wanted(edge.from, edge.to)).map(|(_, times)| store.le(one, *times));
            store.smart_or(&taken.collect::<Vec<_>>())
        };
        let inside = some(&|from, _| apart.contains(&from));
        let entered = some(&|from, to| !apart.contains(&from) && apart.contains(&to));
        store.implies(inside, entered)
    }
}

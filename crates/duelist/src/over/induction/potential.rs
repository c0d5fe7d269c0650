//! Invariants of counter systems: what every step adds to is bounded, by location.
//!
//! Let every step of a [counter system](Counters) from location `p` to location `q` add the vector `v`. If weights `c` and heights `h` satisfy `c·v + h(q) − h(p) ≥ 0`
//! for every step, then `c·(counters − first counters) + h(location) − h(first location)` never gets smaller: it is a *potential*, and at least 0 in every state. With one location the steps generate the
//! cone of what can be counted, and potentials are the half-spaces around it ("Solving LIA* Using Approximations", VMCAI 2020). With several they are what refutes flows
//! ([`crate::under::flow`]), by duality.
//!
//! Which potentials are needed is found out from both sides. A model of the formula proposes results; weights and heights that exclude them are asked for such that no known step violates them; a step
//! that does is then asked for, and becomes known. Results that no potential excludes may still leave the wrong remainder: if all closed walks add multiples of a number to a counter, its remainder is a function
//! of the location. And that control has a value at all that can be reached, location by location, is an invariant, too.
//!
//! Nothing here has to be right: what is found is checked like every other invariant.

use dashu_int::IBig;
use dashu_int::ops::Gcd;
use dashu_ratio::RBig;

use super::reach::{Question, Reach};
use crate::backend::{Session, Verdict};
use crate::counters::{Counters, Explorer, Graph, is_at, number, rational};
use crate::engine::{Reason, Resources};
use crate::model::Value;
use crate::term::{Map, Op, Sort, Store, Term};

/// Weights are at most so large: small ones are tried first.
const WEIGHTS: [i64; 2] = [1, 12];

/// At most so many truth values that stay what they become are told apart.
const MAX_BOOLEANS: usize = 6;

/// At most so many steps are learnt for one potential, and so many results excluded.
const MAX_STEPS: usize = 64;
const MAX_RESULTS: usize = 256;

/// With more lists than this, sessions are opened one after the other.
const FEW: usize = 4;

/// Something that holds in every state, by location.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fact {
    /// Control has a value that can be reached.
    Reached,
    /// `weights·(counters − first counters) + heights(location) ≥ 0`
    Potential { weights: Vec<IBig>, heights: Vec<IBig> },
    /// A counter has grown by a multiple of `modulus` and `levels(location)`; if that is 0, by `levels(location)`.
    Remainder { counter: usize, modulus: IBig, levels: Vec<IBig> },
}

impl Fact {
    /// Whether it is a potential that is negative for what was counted at a location.
    fn excludes(&self, grown: &[RBig], location: usize) -> bool {
        let Fact::Potential { weights, heights } = self else { return false };
        let sum = weights.iter().zip(grown).map(|(weight, grown)| RBig::from(weight.clone()) * grown.clone());
        sum.fold(RBig::from(heights[location].clone()), |sum, part| sum + part) < RBig::ZERO
    }
}

/// A list and what is known of it.
struct Walked<'a> {
    /// The first list that is read in the same way.
    twin: usize,
    counters: &'a Counters,
    /// What holds of constants that do not change.
    rigid: &'a [Term],
    resources: Resources<'a>,
    /// Kept where there are few lists: many sessions at a time cost more than those that are opened one after the other.
    explorer: Option<Explorer<'a>>,
    graph: Graph,
    facts: Vec<Fact>,
    /// The last state.
    results: Vec<Term>,
    /// Counters, as fields.
    sums: Vec<usize>,
    sort: Sort,
}

/// For each list a formula over its variables that holds in every state, such that together they refute the query.
///
/// # Errors
/// Why none were found.
pub(super) fn prove(question: &Question, store: &mut Store, resources: Resources<'_>) -> Result<Vec<Term>, Reason> {
    let counters: Vec<Counters> = question.lists.iter().map(|reach| counters(reach, store)).collect();
    if counters.iter().all(|counters| counters.sums().count() + counters.control().count() == 0) {
        return Err(Reason::Incomplete("no fold counts or has few values".to_string()));
    }
    let twins = twins(question, store);
    let mut lists: Vec<Walked<'_>> = Vec::new();
    for (at, (reach, counters)) in question.lists.iter().zip(&counters).enumerate() {
        let graph = match twins[at] {
            twin if twin < at => Some(lists[twin].graph.clone()),
            _ => None,
        };
        let few = question.lists.len() <= FEW;
        lists.push(walked(reach, counters, twins[at], graph, store, resources, few)?);
    }
    let mut session = resources.session("induction-potential")?;
    question.query.iter().for_each(|formula| session.assert(store, *formula));
    for list in &mut lists {
        list.add(Fact::Reached, &mut session, store);
    }
    let mut weights = resources.session("induction-potential")?;
    let mut remainders = false;
    for _ in 0..MAX_RESULTS {
        match session.check(store, &[], resources.deadline)? {
            Verdict::Unsat => return Ok(lists.iter().map(|list| list.formula(store)).collect()),
            Verdict::Unknown(words) => return Err(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => {}
        }
        let results: Vec<(Vec<Value>, Vec<Value>)> = lists
            .iter()
            .map(|list| {
                let results = session.values_if_known(store, &list.results, resources.deadline)?;
                Ok((results, session.values_if_known(store, &list.counters.init, resources.deadline)?))
            })
            .collect::<Result<_, Reason>>()?;
        let mut found = false;
        for at in 0..lists.len() {
            if let Some(fact) = lists[at].separate(&results[at], &mut weights, store, resources)? {
                found = true;
                spread(&mut lists, at, &fact, &mut session, store)?;
            }
        }
        if !found && !remainders {
            remainders = true;
            for at in 0..lists.len() {
                if lists[at].twin != at {
                    continue;
                }
                for fact in lists[at].remainders(store)? {
                    found = true;
                    spread(&mut lists, at, &fact, &mut session, store)?;
                }
            }
        }
        if !found {
            break;
        }
    }
    Err(Reason::Incomplete("no potential excludes all results".to_string()))
}

/// Whether every fold counts or has few values, so that potentials forget none.
pub(super) fn covers(question: &Question, store: &mut Store) -> bool {
    question.lists.iter().all(|reach| {
        let counters = counters(reach, store);
        counters.sums().count() + counters.control().count() == counters.state.len()
    })
}

/// What the fields of a list's state do, its count of elements included.
fn counters(reach: &Reach, store: &mut Store) -> Counters {
    let state = reach.variables();
    let is_tag = |variable: &Term| reach.tags.iter().any(|(tag, _)| tag == variable);
    let finite: Vec<bool> = state.iter().map(|field| store.sort_of(*field) == Sort::BOOL || is_tag(field)).collect();
    let (first, following) = (reach.first(store), reach.following(store));
    let mut counters =
        Counters::new(store, (state, &finite), reach.inputs.clone(), reach.guard.clone(), first, following);
    counters.with_booleans_as_control(MAX_BOOLEANS);
    counters
}

/// For each list the first that is read in the same way: what is said of the steps of one holds of those of the other, with other names.
fn twins(question: &Question, store: &mut Store) -> Vec<usize> {
    let mut twins: Vec<usize> = Vec::new();
    for (at, reach) in question.lists.iter().enumerate() {
        let first =
            |other: &usize| twins.get(*other) == Some(other) && are_twins(&question.lists[*other], reach, store);
        let twin = (0..at).find(first).unwrap_or(at);
        twins.push(twin);
    }
    twins
}

/// Whether the clauses of one list are those of another, with other names for its variables and inputs.
fn are_twins(one: &Reach, other: &Reach, store: &mut Store) -> bool {
    let names = |reach: &Reach| -> Vec<Term> { reach.variables().into_iter().chain(reach.inputs.clone()).collect() };
    let (theirs, ours) = (names(other), names(one));
    let sorts =
        |names: &[Term], store: &Store| -> Vec<Sort> { names.iter().map(|name| store.sort_of(*name)).collect() };
    let lengths = |reach: &Reach| (reach.count.is_some(), reach.guard.len(), reach.facts.len(), reach.tags.len());
    if lengths(one) != lengths(other) || sorts(&theirs, store) != sorts(&ours, store) {
        return false;
    }
    let clauses = |reach: &Reach| -> Vec<Term> { [&reach.init[..], &reach.next, &reach.guard, &reach.facts].concat() };
    let mut memo: Map<Term, Term> = theirs.into_iter().zip(ours).collect();
    let tags = other.tags.iter().map(|(tag, values)| (memo.get(tag).copied(), *values));
    let same_tags = tags.eq(one.tags.iter().map(|(tag, values)| (Some(*tag), *values)));
    same_tags && store.rebuild(&clauses(other), &mut memo, |_, term| term) == clauses(one)
}

fn walked<'a>(
    reach: &'a Reach,
    counters: &'a Counters,
    twin: usize,
    graph: Option<Graph>,
    store: &mut Store,
    resources: Resources<'a>,
    few: bool,
) -> Result<Walked<'a>, Reason> {
    let (graph, explorer) = match graph {
        Some(graph) => (graph, None),
        None => {
            let mut explorer = Explorer::new(counters, &reach.facts, store, resources)?;
            let unclear = || Reason::Incomplete("it is not known where a fold starts".to_string());
            let mut graph = explorer.start(store).ok_or_else(unclear)?;
            explorer.reach(&mut graph, store)?;
            (graph, few.then_some(explorer))
        }
    };
    let sums: Vec<usize> = counters.sums().map(|(field, _)| field).collect();
    let real = sums.iter().any(|field| store.sort_of(counters.state[*field]) == Sort::REAL);
    let sort = if real { Sort::REAL } else { Sort::INT };
    let (rigid, facts, results) = (&reach.facts[..], Vec::new(), reach.last());
    Ok(Walked { twin, counters, rigid, resources, explorer, graph, facts, results, sums, sort })
}

/// Adds a fact of one list and, if it holds there, the same of those that look alike.
fn spread(
    lists: &mut [Walked<'_>],
    at: usize,
    fact: &Fact,
    session: &mut Session,
    store: &mut Store,
) -> Result<(), Reason> {
    let (count, locations, twin) = (lists[at].sums.len(), lists[at].graph.locations.clone(), lists[at].twin);
    for list in lists.iter_mut().filter(|list| !list.facts.contains(fact)) {
        let alike = list.sums.len() == count && list.graph.locations == locations;
        if list.twin == twin || (alike && list.holds(fact, store)?) {
            list.add(fact.clone(), session, store);
        }
    }
    Ok(())
}

impl Walked<'_> {
    fn add(&mut self, fact: Fact, session: &mut Session, store: &mut Store) {
        let formula = self.at(&fact, &self.results, store);
        session.assert(store, formula);
        self.facts.push(fact);
    }

    fn formula(&self, store: &mut Store) -> Term {
        let facts: Vec<Term> = self.facts.iter().map(|fact| self.at(fact, &self.counters.state, store)).collect();
        store.smart_and(&facts)
    }

    /// What a fact says of a state.
    fn at(&self, fact: &Fact, state: &[Term], store: &mut Store) -> Term {
        let control: Vec<Term> = self.counters.control().map(|field| state[field]).collect();
        match fact {
            Fact::Reached => {
                let places: Vec<Term> =
                    self.graph.locations.iter().map(|location| is_at(store, &control, location)).collect();
                store.smart_or(&places)
            }
            Fact::Potential { weights, heights } => {
                let grown: Vec<Term> = self.sums.iter().map(|field| self.grown(store, *field, state)).collect();
                let sum = self.weighted(store, &grown, weights);
                let height = self.choice(store, &control, heights, self.sort);
                let (zero, sum) = (number(store, &RBig::ZERO, self.sort), self.added(store, vec![sum, height]));
                store.le(zero, sum)
            }
            Fact::Remainder { counter, modulus, levels } => {
                let grown = self.grown(store, *counter, state);
                let level = self.choice(store, &control, levels, Sort::INT);
                if modulus.is_zero() {
                    return store.eq(grown, level);
                }
                divides(store, modulus, grown, level)
            }
        }
    }

    /// By how much a counter has grown.
    fn grown(&self, store: &Store, field: usize, state: &[Term]) -> Term {
        let init = self.counters.init[field];
        if init == number(store, &RBig::ZERO, store.sort_of(init)) {
            return state[field];
        }
        store.app(Op::Sub, [state[field], init])
    }

    /// A sum of counters with weights.
    fn weighted(&self, store: &Store, terms: &[Term], weights: &[IBig]) -> Term {
        let mut parts = Vec::new();
        for (term, weight) in terms.iter().zip(weights).filter(|(_, weight)| !weight.is_zero()) {
            let mixed = self.sort == Sort::REAL && store.sort_of(*term) == Sort::INT;
            let term = if mixed { store.app(Op::ToReal, [*term]) } else { *term };
            let weight_term = number(store, &RBig::from(weight.clone()), self.sort);
            parts.push(if weight.is_one() { term } else { store.app(Op::Mul, [weight_term, term]) });
        }
        parts.push(number(store, &RBig::ZERO, self.sort));
        self.added(store, parts)
    }

    /// A sum, without zeros if it is one of integers.
    fn added(&self, store: &Store, parts: Vec<Term>) -> Term {
        if self.sort == Sort::INT { store.smart(Op::Add, &parts) } else { store.sum(parts) }
    }

    /// A number for each location.
    fn choice(&self, store: &mut Store, control: &[Term], numbers: &[IBig], sort: Sort) -> Term {
        let mut places = self.graph.locations.iter().zip(numbers).rev();
        let last = places.next().map_or(IBig::ZERO, |(_, number)| number.clone());
        let mut choice = number(store, &RBig::from(last), sort);
        for (location, value) in places {
            let (here, value) = (is_at(store, control, location), number(store, &RBig::from(value.clone()), sort));
            choice = store.smart_ite(here, value, choice);
        }
        choice
    }

    /// Whether no step violates a fact; one that does becomes known.
    fn holds(&mut self, fact: &Fact, store: &mut Store) -> Result<bool, Reason> {
        let before: Vec<Term> = self.counters.control().map(|field| self.counters.state[field]).collect();
        let kept = self.explorer.take();
        let few = kept.is_some();
        let mut explorer = match kept {
            Some(explorer) => explorer,
            None => Explorer::new(self.counters, self.rigid, store, self.resources)?,
        };
        let (after, by) = explorer.after();
        let (after, by) = (after.to_vec(), by.to_vec());
        let violated = match fact {
            Fact::Reached => store.bool(false),
            Fact::Potential { weights, heights } => {
                let sum = self.weighted(store, &by, weights);
                let to = self.choice(store, &after, heights, self.sort);
                let from = self.choice(store, &before, heights, self.sort);
                let sum = store.sum([sum, to]);
                store.app(Op::Lt, [sum, from])
            }
            Fact::Remainder { counter, modulus, levels } => {
                let place = self.sums.iter().position(|field| field == counter).unwrap_or(0);
                let to = self.choice(store, &after, levels, Sort::INT);
                let from = self.choice(store, &before, levels, Sort::INT);
                let moved = store.sum([from, by[place]]);
                let same = match modulus.is_zero() {
                    true => store.eq(moved, to),
                    false => divides(store, modulus, moved, to),
                };
                store.not(same)
            }
        };
        let locations = self.graph.locations.len();
        let found = explorer.counterexample(&mut self.graph, violated, store)?;
        self.explorer = few.then_some(explorer);
        if self.graph.locations.len() > locations {
            return Err(Reason::Incomplete("a location was overlooked".to_string()));
        }
        Ok(!found)
    }

    /// A potential that excludes results, if there is one.
    fn separate(
        &mut self,
        (results, first): &(Vec<Value>, Vec<Value>),
        session: &mut Session,
        store: &mut Store,
        resources: Resources<'_>,
    ) -> Result<Option<Fact>, Reason> {
        let location: Vec<Value> = self.counters.control().map(|field| results[field].clone()).collect();
        let Some(location) = self.graph.locations.iter().position(|known| *known == location) else { return Ok(None) };
        let grown: Option<Vec<RBig>> =
            self.sums.iter().map(|field| Some(rational(&results[*field])? - rational(&first[*field])?)).collect();
        let Some(grown) = grown else { return Ok(None) };
        // What was found for another list may do.
        if self.facts.iter().any(|fact| fact.excludes(&grown, location)) {
            return Ok(None);
        }
        for bound in WEIGHTS {
            for _ in 0..MAX_STEPS {
                let Some(fact) = self.proposal(&grown, location, bound, session, store, resources)? else { break };
                if self.holds(&fact, store)? {
                    return Ok(Some(fact));
                }
            }
        }
        Ok(None)
    }

    /// Weights and heights that no known step violates, and that exclude what was counted at a location.
    fn proposal(
        &self,
        grown: &[RBig],
        location: usize,
        bound: i64,
        session: &mut Session,
        store: &mut Store,
        resources: Resources<'_>,
    ) -> Result<Option<Fact>, Reason> {
        let fresh = |store: &mut Store, count: usize| -> Vec<Term> {
            (0..count).map(|_| store.fresh_constant("weight", Sort::INT)).collect()
        };
        let (weights, heights) = (fresh(store, grown.len()), fresh(store, self.graph.locations.len()));
        let (zero, least, most) = (store.int(0), store.int(-bound), store.int(bound));
        session.push();
        for weight in &weights {
            let within = store.and([store.le(least, *weight), store.le(*weight, most)]);
            session.assert(store, within);
        }
        let level = store.eq(heights[0], zero);
        session.assert(store, level);
        for edge in &self.graph.edges {
            let sum = scaled(store, &weights, &edge.sums, &[(heights[edge.to], 1), (heights[edge.from], -1)]);
            let kept = store.le(zero, sum);
            session.assert(store, kept);
        }
        let sum = scaled(store, &weights, grown, &[(heights[location], 1)]);
        let excluded = store.app(Op::Lt, [sum, zero]);
        session.assert(store, excluded);
        let verdict = session.check(store, &[], resources.deadline);
        let values = match verdict {
            Ok(Verdict::Sat) => {
                let all: Vec<Term> = weights.iter().chain(&heights).copied().collect();
                session.values_if_known(store, &all, resources.deadline).map(Some)
            }
            Ok(Verdict::Unsat | Verdict::Unknown(_)) => Ok(None),
            Err(error) => Err(error),
        };
        session.pop();
        Ok(values?.map(|values| {
            let mut numbers: Vec<IBig> = values
                .iter()
                .map(|value| rational(value).map_or(IBig::ZERO, |value| value.numerator().clone()))
                .collect();
            let heights = numbers.split_off(weights.len());
            Fact::Potential { weights: numbers, heights }
        }))
    }

    /// The remainders of counters that are functions of the location.
    fn remainders(&mut self, store: &mut Store) -> Result<Vec<Fact>, Reason> {
        let mut facts = Vec::new();
        for place in 0..self.sums.len() {
            let counter = self.sums[place];
            if store.sort_of(self.counters.state[counter]) != Sort::INT {
                continue;
            }
            for _ in 0..MAX_STEPS {
                let (modulus, levels) = self.cycles(place);
                if modulus.is_one() {
                    break;
                }
                let fact = Fact::Remainder { counter, modulus, levels };
                if self.holds(&fact, store)? {
                    facts.push(fact);
                    break;
                }
            }
        }
        Ok(facts)
    }

    /// How much a counter has grown on some way to each location, and the greatest number that divides what closed walks add.
    fn cycles(&self, place: usize) -> (IBig, Vec<IBig>) {
        let mut levels: Vec<Option<IBig>> = vec![None; self.graph.locations.len()];
        levels[0] = Some(IBig::ZERO);
        let by = |edge: usize| self.graph.edges[edge].sums[place].numerator().clone();
        let mut changed = true;
        while changed {
            changed = false;
            for (index, edge) in self.graph.edges.iter().enumerate() {
                if let (Some(level), None) = (&levels[edge.from], &levels[edge.to]) {
                    levels[edge.to] = Some(level + by(index));
                    changed = true;
                }
            }
        }
        let levels: Vec<IBig> = levels.into_iter().map(Option::unwrap_or_default).collect();
        let mut modulus = IBig::ZERO;
        for (index, edge) in self.graph.edges.iter().enumerate() {
            let around = &levels[edge.from] + by(index) - &levels[edge.to];
            modulus = match (modulus.is_zero(), around.is_zero()) {
                (_, true) => modulus,
                (true, false) => around.clone() * around.signum(),
                (false, false) => IBig::from(modulus.gcd(&around)),
            };
        }
        (modulus, levels)
    }
}

/// Whether two integers differ by a multiple of a modulus.
fn divides(store: &mut Store, modulus: &IBig, left: Term, right: Term) -> Term {
    let (difference, modulus) = (store.app(Op::Sub, [left, right]), store.int(modulus.clone()));
    let remainder = store.app(Op::Mod, [difference, modulus]);
    let zero = store.int(0);
    store.eq(remainder, zero)
}

/// `Σ weights·numbers + Σ others`, times the denominators of the numbers.
fn scaled(store: &Store, weights: &[Term], numbers: &[RBig], others: &[(Term, i64)]) -> Term {
    let common = numbers.iter().fold(RBig::ONE, |common, number| {
        let rest = (common.clone() * number.clone()).denominator().clone();
        common * RBig::from(rest)
    });
    let times = |factor: RBig, term: Term| store.app(Op::Mul, [store.int(factor.numerator().clone()), term]);
    let mut parts: Vec<Term> =
        weights.iter().zip(numbers).map(|(weight, number)| times(common.clone() * number.clone(), *weight)).collect();
    parts.extend(others.iter().map(|(term, sign)| times(common.clone() * RBig::from(*sign), *term)));
    store.sum(parts)
}

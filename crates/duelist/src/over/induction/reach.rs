//! What an invariant is sought for: the flat problem with unknown functions relaxed, and cut down to what the formula can see.

use super::merge::merge;
use super::relax::{Application, Unknowns, congruence, relaxed, value_of};
use crate::problem::flatten::{Flat, System};
use crate::problem::{ListId, Problem};
use crate::term::{Map, Node, Op, Set, Sort, Store, Symbol, Term};

/// The reachability question of a flat problem, over `Bool`, `Int` and `Real` alone.
///
/// **Soundness**: every model of the flat problem is one of this question, for each step on the way only admits more.
/// Elements of an uninterpreted sort are known by equality alone, so they can be numbered: the sort becomes `Int`. The value
/// of an unknown function that depends on the state or the element is replaced by one more input of that step, free to be anything. A
/// value that depends on constants only is replaced by a constant, with congruence added where two are of the same
/// function. Fields that always agree
/// become one ([`merge`]). Conjuncts and fields are left out, never added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::over) struct Question {
    /// One for each list that has fields left.
    pub(in crate::over) lists: Vec<Reach>,
    /// The conjuncts of the formula, over *rigid* constants: parameters, lengths and results, which have one value
    /// throughout.
    pub(in crate::over) query: Vec<Term>,
    /// Fields that were left out because they agree with others.
    pub(in crate::over) agreed: Vec<Agreement>,
}

/// A field that has the same value as another in every state that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::over) struct Agreement {
    /// The list.
    pub(in crate::over) list: ListId,
    /// Which field of the [`System`].
    pub(in crate::over) field: usize,
    /// The other field; `None` is the number of elements read.
    pub(in crate::over) with: Option<usize>,
}

/// What can be reached by reading one list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::over) struct Reach {
    /// The list, or a number of the system.
    pub(in crate::over) list: ListId,
    /// What it is called.
    pub(in crate::over) name: String,
    /// Rigid constants that the list's clauses mention.
    pub(in crate::over) rigid: Vec<Term>,
    /// Conjuncts of the formula over those constants alone: they may be assumed in every state.
    pub(in crate::over) facts: Vec<Term>,
    /// The number of elements read: a constant, absent if nothing depends on the length.
    pub(in crate::over) count: Option<Term>,
    /// The list's length.
    pub(in crate::over) length: Term,
    /// The fields of the state: constants.
    pub(in crate::over) state: Vec<Term>,
    /// Those fields that are tags, and how many values each has.
    pub(in crate::over) tags: Vec<(Term, usize)>,
    /// Which field of the [`System`] each one is.
    pub(in crate::over) fields: Vec<usize>,
    /// What a step reads: the element's fields and the values of unknown functions.
    pub(in crate::over) inputs: Vec<Term>,
    /// What holds of the inputs, and of the state before them.
    pub(in crate::over) guard: Vec<Term>,
    /// The first state, over the rigid constants.
    pub(in crate::over) init: Vec<Term>,
    /// The next state, over the rigid constants, the state and the inputs.
    pub(in crate::over) next: Vec<Term>,
    /// The last state: rigid constants that the query mentions.
    pub(in crate::over) results: Vec<Term>,
}

impl Question {
    /// What the lists are called.
    pub(super) fn names(&self) -> Vec<String> {
        self.lists.iter().map(|reach| reach.name.clone()).collect()
    }
}

impl Reach {
    /// The variables of an invariant: the count, if there is one, and the state.
    pub(super) fn variables(&self) -> Vec<Term> {
        self.count.iter().chain(&self.state).copied().collect()
    }

    /// The variables before the first element.
    pub(super) fn first(&self, store: &mut Store) -> Vec<Term> {
        let zero = store.int(0);
        self.count.map(|_| zero).into_iter().chain(self.init.iter().copied()).collect()
    }

    /// The variables after one more element.
    pub(super) fn following(&self, store: &mut Store) -> Vec<Term> {
        let more = self.count.map(|count| {
            let one = store.int(1);
            store.sum([count, one])
        });
        more.into_iter().chain(self.next.iter().copied()).collect()
    }

    /// The variables after the last element.
    pub(super) fn last(&self) -> Vec<Term> {
        self.count.map(|_| self.length).into_iter().chain(self.results.iter().copied()).collect()
    }
}

/// How much of the formula is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// All of it.
    Whole,
    /// Bounds on lengths are left out if nothing else depends on lengths: then no elements need be counted.
    WithoutBounds,
}

/// The reachability question of a flat problem, and the one without bounds on lengths if that is another one.
pub(super) fn questions(problem: &Problem, flat: &Flat, store: &mut Store) -> (Question, Option<Question>) {
    let whole = question(problem, flat, store, Extent::Whole);
    let unbounded = question(problem, flat, store, Extent::WithoutBounds);
    let differs = unbounded.query.len() < whole.query.len();
    (whole, differs.then_some(unbounded))
}

/// The reachability question of a flat problem.
pub(super) fn question(problem: &Problem, flat: &Flat, store: &mut Store, extent: Extent) -> Question {
    let mut relaxation = Relaxation::default();
    let mut query = relaxation.terms(store, &flat.formula, &[]).0;
    let lists: Vec<Reach> = flat.systems.iter().map(|system| relaxation.system(problem, system, store)).collect();
    query.extend(relaxation.congruence(store));
    let query = conjuncts(store, query);
    // What holds of every state anyway is no reason to keep a field.
    let mut side: Vec<Term> = problem.lengths_are_natural(store);
    for tuple in &flat.tuples {
        side.extend(tuple.shape.well_formed(store, &tuple.fields));
    }
    let side: Set<Term> = side.into_iter().collect();
    let mut question = merge(store, Question { lists, query, agreed: Vec::new() });
    if extent == Extent::WithoutBounds {
        without_bounds(store, &mut question, &side);
    }
    slice(store, question, &side)
}

/// The conjuncts of conjunctions, in order, without trivial ones.
pub(in crate::over) fn conjuncts(store: &Store, terms: Vec<Term>) -> Vec<Term> {
    let mut found = Vec::new();
    let mut todo: Vec<Term> = terms.into_iter().rev().collect();
    while let Some(term) = todo.pop() {
        match store.node(term) {
            Node::App(Op::And, parts) => todo.extend(parts.iter().rev()),
            Node::Bool(true) => {}
            _ => found.push(term),
        }
    }
    found
}

/// Unknown functions and sorts, replaced.
#[derive(Debug, Default)]
struct Relaxation {
    memo: Map<Term, Term>,
    values: Values,
}

/// What stands for values of unknown functions.
#[derive(Debug, Default)]
struct Values {
    /// Applications to rigid arguments and the constants that stand for them.
    applications: Vec<(Symbol, Vec<Term>, Term)>,
    /// What is no constant in the terms at hand.
    flexible: Set<Term>,
    /// What stands for values that depend on that.
    inputs: Vec<Term>,
}

impl Unknowns for Values {
    fn constant(&mut self, store: &mut Store, constant: Term, sort: Sort) -> Term {
        let name = name_of(store, constant);
        store.fresh_constant(&name, sort)
    }

    fn value(&mut self, store: &mut Store, function: Symbol, arguments: Vec<Term>) -> Term {
        let moves = store.postorder(&arguments).iter().any(|part| self.flexible.contains(part));
        let value = value_of(store, function);
        if moves {
            self.flexible.insert(value);
            self.inputs.push(value);
        } else {
            self.applications.push((function, arguments, value));
        }
        value
    }
}

impl Relaxation {
    /// Terms with unknown functions and sorts replaced; also the inputs that stand for values that depend on `variables`.
    fn terms(&mut self, store: &mut Store, terms: &[Term], variables: &[Term]) -> (Vec<Term>, Vec<Term>) {
        self.values.flexible = variables.iter().copied().collect();
        let terms = relaxed(store, terms, &mut self.memo, &mut self.values);
        (terms, std::mem::take(&mut self.values.inputs))
    }

    fn system(&mut self, problem: &Problem, system: &System, store: &mut Store) -> Reach {
        let constants = |store: &mut Store, fields: &[crate::problem::flatten::Field]| -> Vec<Term> {
            fields.iter().map(|field| field.constant(store)).collect()
        };
        let (state, element) = (constants(store, &system.state), constants(store, &system.element));
        let next = system.next(store, &state, &element);
        let guard = system.guard(store, &element);
        let guard = conjuncts(store, vec![guard]);
        let state = self.terms(store, &state, &[]).0;
        let element = self.terms(store, &element, &[]).0;
        let variables: Vec<Term> = state.iter().chain(&element).copied().collect();
        let (next, unknown) = self.terms(store, &next, &variables);
        let init = self.terms(store, &system.init, &[]).0;
        let results = self.terms(store, &system.results, &[]).0;
        let name = problem.list(system.list).name.clone();
        let mut tags = Vec::new();
        for part in &system.parts {
            let places = part.shape.tags().into_iter();
            tags.extend(places.map(|(place, count)| (state[part.fields.start + place], count)));
        }
        Reach {
            tags,
            list: system.list,
            name: name.clone(),
            rigid: Vec::new(),
            facts: Vec::new(),
            count: Some(store.fresh_constant(&format!("{name}.count"), Sort::INT)),
            length: system.length,
            fields: (0..state.len()).collect(),
            state,
            inputs: element.into_iter().chain(unknown).collect(),
            guard,
            init,
            next,
            results,
        }
    }

    /// Equal arguments give equal values.
    fn congruence(&self, store: &mut Store) -> Vec<Term> {
        let applications: Vec<Application<'_>> = self
            .values
            .applications
            .iter()
            .map(|(symbol, arguments, value)| (*symbol, &arguments[..], *value))
            .collect();
        congruence(store, &applications, &[], |store, left, right| store.smart_eq(left, right))
    }
}

pub(in crate::over) fn name_of(store: &Store, constant: Term) -> String {
    match store.as_app(constant) {
        Some((Op::Symbol(symbol), _)) => store.symbol(symbol).name.clone(),
        _ => String::new(),
    }
}

/// The constants of terms, in the order of their ids.
pub(in crate::over) fn constants(store: &Store, terms: &[Term]) -> Vec<Term> {
    let is_constant =
        |term: &Term| matches!(store.node(*term), Node::App(Op::Symbol(_), arguments) if arguments.is_empty());
    store.postorder(terms).into_iter().filter(is_constant).collect()
}

/// Leaves out the conjuncts that are about lengths alone, of lists whose lengths nothing else mentions.
fn without_bounds(store: &Store, question: &mut Question, side: &Set<Term>) {
    let lengths: Set<Term> = question.lists.iter().map(|reach| reach.length).collect();
    let is_bound = |conjunct: &Term| constants(store, &[*conjunct]).iter().all(|c| lengths.contains(c));
    let mut roots: Vec<Term> = question.query.iter().copied().filter(|c| !is_bound(c) && !side.contains(c)).collect();
    roots.extend(question.lists.iter().flat_map(|reach| reach.init.iter().chain(&reach.next)));
    let needed: Set<Term> = constants(store, &roots).into_iter().filter(|c| lengths.contains(c)).collect();
    question
        .query
        .retain(|conjunct| !is_bound(conjunct) || constants(store, &[*conjunct]).iter().any(|c| needed.contains(c)));
}

/// Leaves out the fields that neither the formula nor another field in use depends on, counts that nobody asks for, and
/// inputs and side conditions of what has gone.
fn slice(store: &mut Store, question: Question, side: &Set<Term>) -> Question {
    let Question { lists, query, agreed } = question;
    let (side, query): (Vec<Term>, Vec<Term>) = query.into_iter().partition(|conjunct| side.contains(conjunct));
    let mut used: Set<Term> = constants(store, &query).into_iter().collect();
    loop {
        let before = used.len();
        for reach in &lists {
            for at in 0..reach.state.len() {
                if used.contains(&reach.results[at]) || used.contains(&reach.state[at]) {
                    used.extend([reach.results[at], reach.state[at]]);
                    used.extend(constants(store, &[reach.init[at], reach.next[at]]));
                }
            }
        }
        if used.len() == before {
            break;
        }
    }
    let mut kept: Vec<Term> = query.clone();
    kept.extend(side.into_iter().filter(|conjunct| constants(store, &[*conjunct]).iter().all(|c| used.contains(c))));
    let lists = lists.into_iter().filter_map(|reach| narrow(store, reach, &used, &kept)).collect();
    Question { lists, query: kept, agreed }
}

/// The part of a list's reachability that is in use; `None` if nothing is.
fn narrow(store: &Store, reach: Reach, used: &Set<Term>, query: &[Term]) -> Option<Reach> {
    let fields: Vec<usize> = (0..reach.state.len()).filter(|at| used.contains(&reach.state[*at])).collect();
    if fields.is_empty() {
        return None;
    }
    let pick = |terms: &[Term]| -> Vec<Term> { fields.iter().map(|at| terms[*at]).collect() };
    let (state, init, next, results) = (pick(&reach.state), pick(&reach.init), pick(&reach.next), pick(&reach.results));
    let inputs: Vec<Term> = reach.inputs.into_iter().filter(|input| used.contains(input)).collect();
    let guard: Vec<Term> = reach
        .guard
        .into_iter()
        .filter(|condition| constants(store, &[*condition]).iter().all(|constant| inputs.contains(constant)))
        .collect();
    let count = reach.count.filter(|count| used.contains(&reach.length) || used.contains(count));
    let roots: Vec<Term> = init.iter().chain(&next).copied().collect();
    let rigid: Vec<Term> = constants(store, &roots)
        .into_iter()
        .filter(|constant| !state.contains(constant) && !inputs.contains(constant) && Some(*constant) != count)
        .collect();
    let about_rigid = |conjunct: &&Term| constants(store, &[**conjunct]).iter().all(|c| rigid.contains(c));
    let facts = query.iter().filter(about_rigid).copied().collect();
    let tags = reach.tags.into_iter().filter(|(tag, _)| state.contains(tag)).collect();
    Some(Reach { rigid, facts, count, tags, fields, state, inputs, guard, init, next, results, ..reach })
}

//! Walks as a reachability question over plain scalars.
//!
//! Datatypes become tuples, uninterpreted sorts become integers. A value of an unknown function, a list's among them, is a constant if its arguments are
//! rigid, else an input of the step; equal arguments give equal values, of constants everywhere, and of inputs within a step and against constants.

use dashu_int::IBig;
use indexmap::IndexMap;

use super::domain::Domain;
use super::linear::Arithmetic;
use super::systems::Walk;
use crate::over::induction::merge::merge;
use crate::over::induction::reach::{Question, Reach, conjuncts, constants, name_of};
use crate::over::induction::relax::{Application, Unknowns, congruence, relaxed, value_of};
use crate::problem::ListId;
use crate::problem::flatten::{Flattener, Refusal};
use crate::term::{Map, Node, Set, Sort, Store, Symbol, Term};

/// Elements further apart than this are not remembered from step to step.
const MAX_SHIFT: i64 = 4;

/// Applications of unknown functions and what stands for them.
type Applications = IndexMap<(Symbol, Vec<Term>), Term>;

/// A walk in fields.
struct Flat {
    name: String,
    clock: Term,
    end: Term,
    state: Vec<Term>,
    tags: Vec<(Term, usize)>,
    init: Vec<Term>,
    next: Vec<Term>,
    last: Vec<Term>,
    guard: Vec<Term>,
}

/// The question whether the walks can end so that the rigid facts hold.
///
/// **Soundness**: each step only admits more. Facts that are about steps are kept as guards of the one walk that they are about, or dropped.
///
/// # Errors
/// If something is no tuple of scalars.
pub(super) fn question(domain: &mut Domain, store: &mut Store, walks: &[Walk]) -> Result<Question, Refusal> {
    let mut flattener = Flattener::default();
    let mut moving: Set<Term> = Set::default();
    let mut well_formed: IndexMap<Term, Vec<Term>> = IndexMap::new();
    for constant in domain.flexible.clone() {
        let name = name_of(store, constant);
        let fields = flattener.fields_of(store, constant, &name)?;
        let shape = flattener.shape(store, store.sort_of(constant))?;
        well_formed.insert(constant, shape.well_formed(store, &fields));
        moving.extend(fields);
    }
    let facts = domain.facts.clone();
    let (flexible, rigid): (Vec<Term>, Vec<Term>) =
        facts.into_iter().partition(|fact| domain.is_flexible(store, *fact));
    let mut query = Vec::new();
    for fact in rigid {
        query.push(flattener.scalar(store, fact)?);
    }
    let mut flats = Vec::new();
    for walk in walks {
        flats.push(flat(domain, store, &mut flattener, walk, &flexible, &well_formed)?);
    }
    for tuple in &flattener.tuples {
        query.extend(tuple.shape.well_formed(store, &tuple.fields));
    }
    let mut functions = domain.flexible_functions.clone();
    for function in flattener.functions.iter().filter(|function| domain.flexible_functions.contains(&function.symbol)) {
        functions.extend(&function.fields);
    }
    let mut relaxation =
        Relaxation { moving, functions, renamed: Map::default(), rigid: IndexMap::new(), memo: Map::default() };
    let mut query = relaxation.rigid_terms(store, &query);
    let mut lists = Vec::new();
    let mut locals = Vec::new();
    for (number, flat) in flats.into_iter().enumerate() {
        let (reach, local) = relaxation.walk(store, ListId(number), flat, &mut query);
        lists.push(reach);
        locals.push(local);
    }
    for (reach, local) in lists.iter_mut().zip(&locals) {
        reach.guard.extend(congruent(store, local, &relaxation.rigid));
    }
    query.extend(congruent(store, &relaxation.rigid, &IndexMap::new()));
    let query = conjuncts(store, query);
    let merged = merge(store, Question { lists, query, agreed: Vec::new() });
    Ok(settled(store, merged, &relaxation.moving))
}

fn flat(
    domain: &mut Domain,
    store: &mut Store,
    flattener: &mut Flattener,
    walk: &Walk,
    facts: &[Term],
    well_formed: &IndexMap<Term, Vec<Term>>,
) -> Result<Flat, Refusal> {
    let mut roots: Vec<Term> = walk.guard.clone();
    roots.extend(walk.fields.iter().flat_map(|field| [field.state, field.next]));
    roots.push(walk.clock);
    let own: Set<Term> = constants(store, &roots).into_iter().filter(|one| domain.flexible.contains(one)).collect();
    let mut guard = Vec::new();
    let about = |fact: &&Term| {
        constants(store, &[**fact]).iter().all(|one| own.contains(one) || !domain.flexible.contains(one))
            && constants(store, &[**fact]).iter().any(|one| own.contains(one))
    };
    let facts: Vec<Term> = facts.iter().filter(about).copied().collect();
    for formula in walk.guard.iter().chain(&facts) {
        guard.push(flattener.scalar(store, *formula)?);
    }
    guard.extend(
        well_formed.iter().filter(|(one, _)| own.contains(*one)).flat_map(|(_, conditions)| conditions.clone()),
    );
    let mut flat = Flat {
        name: walk.name.clone(),
        clock: walk.clock,
        end: flattener.scalar(store, walk.end)?,
        state: Vec::new(),
        tags: Vec::new(),
        init: Vec::new(),
        next: Vec::new(),
        last: Vec::new(),
        guard,
    };
    for field in &walk.fields {
        let shape = flattener.shape(store, store.sort_of(field.state))?;
        let state = flattener.tuple(store, field.state)?;
        flat.tags.extend(shape.tags().into_iter().map(|(place, count)| (state[place], count)));
        flat.state.extend(state);
        flat.init.extend(flattener.tuple(store, field.init)?);
        flat.next.extend(flattener.tuple(store, field.next)?);
        flat.last.extend(flattener.tuple(store, field.last)?);
    }
    Ok(flat)
}

/// Unknown functions and sorts, replaced.
struct Relaxation {
    /// Variables of steps.
    moving: Set<Term>,
    /// Functions that are others at every step.
    functions: Set<Symbol>,
    /// Constants of uninterpreted sorts as integers.
    renamed: Map<Term, Term>,
    rigid: Applications,
    memo: Map<Term, Term>,
}

/// A relaxation at work on terms of a step, or on rigid ones.
struct Step<'a> {
    relaxation: &'a mut Relaxation,
    /// Values that depend on the step.
    local: &'a mut Applications,
}

impl Unknowns for Step<'_> {
    fn constant(&mut self, store: &mut Store, constant: Term, sort: Sort) -> Term {
        let name = name_of(store, constant);
        let renamed = *self.relaxation.renamed.entry(constant).or_insert_with(|| store.fresh_constant(&name, sort));
        if self.relaxation.moving.contains(&constant) {
            self.relaxation.moving.insert(renamed);
        }
        renamed
    }

    fn value(&mut self, store: &mut Store, function: Symbol, arguments: Vec<Term>) -> Term {
        let Relaxation { moving, functions, rigid, .. } = &mut *self.relaxation;
        let moves =
            functions.contains(&function) || store.postorder(&arguments).iter().any(|part| moving.contains(part));
        let table = if moves { &mut *self.local } else { rigid };
        let value = *table.entry((function, arguments)).or_insert_with(|| value_of(store, function));
        if moves {
            moving.insert(value);
        }
        value
    }
}

impl Relaxation {
    fn rigid_terms(&mut self, store: &mut Store, terms: &[Term]) -> Vec<Term> {
        let mut memo = std::mem::take(&mut self.memo);
        let terms = relaxed(store, terms, &mut memo, &mut Step { relaxation: self, local: &mut IndexMap::new() });
        self.memo = memo;
        terms
    }

    fn walk(&mut self, store: &mut Store, list: ListId, flat: Flat, query: &mut Vec<Term>) -> (Reach, Applications) {
        let init = self.rigid_terms(store, &flat.init);
        let last = self.rigid_terms(store, &flat.last);
        let end = self.rigid_terms(store, &[flat.end])[0];
        let (mut memo, mut local) = (Map::default(), IndexMap::new());
        let mut step = Step { relaxation: self, local: &mut local };
        let mut all = |terms: &[Term]| relaxed(store, terms, &mut memo, &mut step);
        let (state, next, guard) = (all(&flat.state), all(&flat.next), all(&flat.guard));
        let tags: Vec<Term> = flat.tags.iter().map(|(tag, _)| *tag).collect();
        let tags = all(&tags).into_iter().zip(flat.tags.iter().map(|(_, count)| *count)).collect();
        let used = constants(store, &next.iter().chain(&guard).copied().collect::<Vec<_>>());
        let length = if constants(store, &[end]) == [end] && !used.contains(&end) {
            end
        } else {
            let length = store.fresh_constant("end", Sort::INT);
            query.push(store.eq(length, end));
            length
        };
        let mut reach = Reach {
            list,
            name: flat.name,
            rigid: Vec::new(),
            facts: Vec::new(),
            count: Some(flat.clock),
            length,
            tags,
            fields: Vec::new(),
            state,
            inputs: Vec::new(),
            guard: conjuncts(store, guard),
            init,
            next,
            results: last,
        };
        self.columns(store, &mut reach, &mut local);
        reach.fields = (0..reach.state.len()).collect();
        (reach, local)
    }

    /// Values of one function at neighbouring indices: what is read ahead in a step is what later steps read, so it is a part of the state.
    ///
    /// **Soundness**: the column for an offset is the function's value there, before every step: at first the value at that offset, and after a step
    /// what was the value one further on.
    fn columns(&mut self, store: &mut Store, reach: &mut Reach, local: &mut Applications) {
        let Some(clock) = reach.count else { return };
        let mut rows: IndexMap<Symbol, Vec<(i64, Term)>> = IndexMap::new();
        for ((symbol, arguments), value) in local.iter().filter(|((symbol, _), _)| !self.functions.contains(symbol)) {
            let [index] = arguments[..] else { continue };
            if store.sort_of(index) != Sort::INT {
                continue;
            }
            let offset = Arithmetic::difference(store, index, clock).and_then(|offset| i64::try_from(offset).ok());
            rows.entry(*symbol).or_default().extend(offset.map(|offset| (offset, *value)));
        }
        for (symbol, mut row) in rows {
            row.sort_unstable();
            let (Some((first, one)), Some((last, _))) = (row.first().copied(), row.last().copied()) else { continue };
            if first == last || last - first > MAX_SHIFT {
                continue;
            }
            let sort = store.sort_of(one);
            let name = store.symbol(symbol).name.clone();
            let mut values = Vec::new();
            for offset in first..=last {
                let shift = store.int(IBig::from(offset));
                let index = Arithmetic::add(store, clock, shift);
                let value = *local.entry((symbol, vec![index])).or_insert_with(|| store.fresh_constant(&name, sort));
                let known = row.iter().find(|(known, _)| *known == offset).map_or(value, |(_, value)| *value);
                self.moving.insert(known);
                values.push((shift, known));
            }
            for pair in values.windows(2) {
                let [(shift, here), (_, ahead)] = pair else { continue };
                let start =
                    *self.rigid.entry((symbol, vec![*shift])).or_insert_with(|| store.fresh_constant(&name, sort));
                let column = store.fresh_constant("column", sort);
                self.moving.insert(column);
                let same = store.eq(column, *here);
                reach.guard.push(same);
                reach.state.push(column);
                reach.init.push(start);
                reach.next.push(*ahead);
                reach.results.push(store.fresh_constant("column.end", sort));
            }
        }
    }
}

/// Equal arguments give equal values.
fn congruent(store: &mut Store, applications: &Applications, others: &Applications) -> Vec<Term> {
    let [applications, others] = [applications, others].map(listed);
    congruence(store, &applications, &others, equal)
}

fn listed(applications: &Applications) -> Vec<Application<'_>> {
    applications.iter().map(|((symbol, arguments), value)| (*symbol, &arguments[..], *value)).collect()
}

fn equal(store: &mut Store, left: Term, right: Term) -> Term {
    if store.sort_of(left) == Sort::INT {
        if let Some(difference) = Arithmetic::difference(store, left, right) {
            return store.bool(difference.is_zero());
        }
    }
    store.smart_eq(left, right)
}

/// The question without fields that agree with others, and with what the clauses mention written down.
fn settled(store: &mut Store, question: Question, moving: &Set<Term>) -> Question {
    let Question { lists, query, agreed } = question;
    let mut settled = Vec::new();
    for reach in lists {
        let kept: Vec<usize> = (0..reach.state.len())
            .filter(|at| !agreed.iter().any(|gone| gone.list == reach.list && gone.field == reach.fields[*at]))
            .collect();
        let pick = |terms: &[Term]| -> Vec<Term> { kept.iter().map(|at| terms[*at]).collect() };
        let (state, init, next) = (pick(&reach.state), pick(&reach.init), pick(&reach.next));
        let (results, fields) = (pick(&reach.results), kept.iter().map(|at| reach.fields[*at]).collect());
        let guard: Vec<Term> =
            conjuncts(store, reach.guard).into_iter().filter(|one| *store.node(*one) != Node::Bool(true)).collect();
        let roots: Vec<Term> = next.iter().chain(&guard).copied().collect();
        let known: Set<Term> = state.iter().copied().chain(reach.count).collect();
        let inputs: Vec<Term> =
            constants(store, &roots).into_iter().filter(|one| !known.contains(one) && moving.contains(one)).collect();
        let mut mentioned = roots;
        mentioned.extend(&init);
        let rigid: Vec<Term> = constants(store, &mentioned)
            .into_iter()
            .filter(|one| !known.contains(one) && !inputs.contains(one))
            .collect();
        let about = |conjunct: &&Term| constants(store, &[**conjunct]).iter().all(|one| rigid.contains(one));
        let facts = query.iter().filter(about).copied().collect();
        let tags = reach.tags.into_iter().filter(|(tag, _)| state.contains(tag)).collect();
        settled.push(Reach { rigid, facts, tags, fields, state, inputs, guard, init, next, results, ..reach });
    }
    Question { lists: settled, query, agreed }
}

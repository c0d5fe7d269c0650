//! Candidates for conjuncts of an invariant, mined from the formula, the steps and the initial values.
//!
//! Nothing here has to be right: candidates that are not inductive are dropped, and what remains is checked.

use dashu_int::IBig;

use super::reach::{Question, Reach, constants};
use super::{alike, polynomial};
use crate::counters;
use crate::term::{Map, Node, Op, Set, Sort, Store, Term};

/// More candidates than this are not tried at once.
const MAX_CANDIDATES: usize = 1200;

/// Once there are more comparisons than this, variables are not compared with numbers.
const MAX_ATOMS: usize = 20 * MAX_CANDIDATES;

/// More numeric variables than this are not compared pairwise.
const MAX_PAIRED: usize = 12;

/// With more numeric variables and constants than this, weighted sums and products of them are too many.
const MAX_WEIGHTED: usize = 6;

/// More factors than this are not tried in weighted sums.
const MAX_WEIGHTS: usize = 4;

/// Which candidates there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breadth {
    /// That numbers are not negative, or not positive, and nothing else.
    Signs,
    /// What the formula and the steps compare, and comparisons of two variables.
    Narrow,
    /// Weighted comparisons of two variables as well.
    Weighted,
    /// And comparisons with products.
    Products,
    /// Comparisons of products with products instead: there must be few of them to be decided at all.
    Ratios,
    /// Equalities of polynomials that hold in sampled runs, and nothing else.
    Equalities,
}

/// Candidates for the invariant of one list, over its rigid constants and variables: the promising ones first.
pub(super) fn candidates(question: &Question, reach: &Reach, store: &mut Store, breadth: Breadth) -> Vec<Term> {
    match breadth {
        Breadth::Signs => return signs(store, reach),
        Breadth::Equalities => return polynomial::equalities(store, reach),
        _ => {}
    }
    let mut vein = Vein { variables: reach.variables().into_iter().collect(), ..Vein::default() };
    vein.visible = reach.rigid.iter().copied().chain(reach.variables()).collect();
    let now = current(question, reach, store);
    let conditions = conditions(reach, store);
    vein.property(store, &now);
    vein.literals(store, &conditions);
    let mut atoms = Vec::new();
    if breadth == Breadth::Ratios {
        atoms.extend(ratios(store, reach));
    } else {
        atoms.extend(mined(store, reach, &now, &vein.visible));
        if breadth == Breadth::Products {
            atoms.extend(products(store, reach));
        }
        if breadth != Breadth::Narrow {
            atoms.extend(weighted(store, reach, &now));
        }
        atoms.extend(alike::atoms(store, reach, &now));
        atoms.extend(templates(store, reach, &now));
    }
    for atom in &atoms {
        vein.add(store, &[*atom]);
    }
    for guard in &conditions {
        for atom in &atoms {
            vein.add(store, &[*guard, *atom]);
        }
    }
    'clauses: for (index, first) in conditions.iter().enumerate() {
        for second in &conditions[index + 1..] {
            if vein.full() {
                break 'clauses;
            }
            for atom in &atoms {
                vein.add(store, &[*first, *second, *atom]);
            }
        }
    }
    vein.found.truncate(MAX_CANDIDATES);
    vein.found
}

/// The conjuncts of the formula as if the list ended here: results are the state, the length is the count.
fn current(question: &Question, reach: &Reach, store: &mut Store) -> Vec<Term> {
    let mut memo: Map<Term, Term> = reach.last().into_iter().zip(reach.variables()).collect();
    store.smart_rebuild(&question.query, &mut memo, |_, _| None)
}

fn signs(store: &mut Store, reach: &Reach) -> Vec<Term> {
    let tags: Set<Term> = reach.tags.iter().map(|(tag, _)| *tag).collect();
    let mut signs = Vec::new();
    for field in reach.state.iter().filter(|field| store.sort_of(**field).is_numeric() && !tags.contains(*field)) {
        let zero = counters::zero(store, store.sort_of(*field));
        signs.extend([store.le(zero, *field), store.le(*field, zero)]);
    }
    signs
}

/// What can be true or false of the discrete part of a state, and the opposites.
fn conditions(reach: &Reach, store: &mut Store) -> Vec<Term> {
    let mut conditions = Vec::new();
    for field in &reach.state {
        if store.sort_of(*field) == Sort::BOOL {
            conditions.extend([*field, store.smart_not(*field)]);
        }
    }
    for (tag, count) in &reach.tags {
        for value in 0..*count {
            let value = store.int(value);
            let has = store.smart_eq(*tag, value);
            conditions.extend([has, store.smart_not(has)]);
        }
    }
    conditions
}

#[derive(Debug, Default)]
struct Vein {
    variables: Set<Term>,
    visible: Set<Term>,
    found: Vec<Term>,
    seen: Set<Term>,
}

impl Vein {
    fn full(&self) -> bool {
        self.found.len() >= MAX_CANDIDATES
    }

    /// Adds a clause, if it says something about the state and nothing about anything else.
    fn add(&mut self, store: &mut Store, literals: &[Term]) {
        if self.full() {
            return;
        }
        let clause = store.smart_or(literals);
        if matches!(store.node(clause), Node::Bool(_)) || !self.seen.insert(clause) {
            return;
        }
        let mentioned = constants(store, &[clause]);
        if mentioned.iter().all(|c| self.visible.contains(c)) && mentioned.iter().any(|c| self.variables.contains(c)) {
            self.found.push(clause);
        }
    }

    /// The formula does not hold here: as a whole, and without some of its conjuncts.
    fn property(&mut self, store: &mut Store, now: &[Term]) {
        let refuted: Vec<Term> = now.iter().map(|conjunct| store.smart_not(*conjunct)).collect();
        let local: Vec<Term> = refuted
            .into_iter()
            .filter(|literal| constants(store, &[*literal]).iter().all(|c| self.visible.contains(c)))
            .collect();
        self.add(store, &local);
        for (index, first) in local.iter().enumerate() {
            self.add(store, &[*first]);
            for second in &local[index + 1..] {
                self.add(store, &[*first, *second]);
            }
        }
    }

    fn literals(&mut self, store: &mut Store, conditions: &[Term]) {
        for (index, first) in conditions.iter().enumerate() {
            self.add(store, &[*first]);
            for second in &conditions[index + 1..] {
                self.add(store, &[*first, *second]);
            }
        }
    }
}

/// The comparisons in the formula and in the steps, each as `≤`, `≥` and `=`.
fn mined(store: &mut Store, reach: &Reach, now: &[Term], visible: &Set<Term>) -> Vec<Term> {
    let roots: Vec<Term> = now.iter().chain(&reach.next).copied().collect();
    let mut atoms = Vec::new();
    for term in store.postorder(&roots) {
        let Some((Op::Eq | Op::Le | Op::Lt, &[left, right])) = store.as_app(term) else { continue };
        if !store.sort_of(left).is_numeric() || !constants(store, &[term]).iter().all(|c| visible.contains(c)) {
            continue;
        }
        let (below, above) = (store.le(left, right), store.le(right, left));
        atoms.extend([below, above, store.smart_eq(left, right)]);
    }
    atoms
}

/// `x ⋈ c` and `x ⋈ y + c` for numeric variables of one sort, with constants from the formula, the steps and the
/// initial values.
fn templates(store: &mut Store, reach: &Reach, now: &[Term]) -> Vec<Term> {
    let tags: Set<Term> = reach.tags.iter().map(|(tag, _)| *tag).collect();
    let numeric = |store: &Store, term: &Term| store.sort_of(*term).is_numeric() && !tags.contains(term);
    let variables: Vec<Term> = reach.variables().into_iter().filter(|term| numeric(store, term)).collect();
    let rigid: Vec<Term> = reach.rigid.iter().copied().filter(|term| numeric(store, term)).collect();
    let roots: Vec<Term> = now.iter().chain(&reach.next).chain(&reach.init).copied().collect();
    let mut literals: Vec<Term> = vec![store.int(0), store.int(1)];
    for term in store.postorder(&roots) {
        if let Node::Int(value) = store.node(term) {
            let near: Vec<IBig> = vec![value - 1, value.clone(), value + 1];
            literals.extend(near.into_iter().map(|value| store.int(value)));
        } else if let Node::Real(_) = store.node(term) {
            literals.push(term);
        }
    }
    let mut seen = Set::default();
    literals.retain(|literal| seen.insert(*literal));
    let mut atoms = Vec::new();
    for (index, left) in variables.iter().enumerate() {
        let sort = store.sort_of(*left);
        let others = variables[index + 1..].iter().chain(&rigid).take(MAX_PAIRED);
        for right in others.copied().collect::<Vec<_>>() {
            if store.sort_of(right) != sort {
                continue;
            }
            let (below, above) = (store.le(*left, right), store.le(right, *left));
            atoms.extend([store.smart_eq(*left, right), below, above]);
            if sort == Sort::INT {
                let one = store.int(1);
                let (more, less) = (store.sum([*left, one]), store.sum([right, one]));
                let (next, previous) = (store.smart_eq(more, right), store.smart_eq(*left, less));
                let (under, over) = (store.app(Op::Lt, [*left, right]), store.app(Op::Lt, [right, *left]));
                atoms.extend([next, previous, under, over, store.le(*left, less), store.le(right, more)]);
            }
        }
    }
    for variable in &variables {
        if atoms.len() > MAX_ATOMS {
            break;
        }
        for literal in &literals {
            if store.sort_of(*literal) == store.sort_of(*variable) {
                let (below, above) = (store.le(*variable, *literal), store.le(*literal, *variable));
                atoms.extend([above, below]);
            }
        }
    }
    atoms
}

/// The numeric variables that are not tags, and the rigid integers: those of sort `Int`, if they are few.
fn integers(store: &Store, reach: &Reach) -> (Vec<Term>, Vec<Term>) {
    let tags: Set<Term> = reach.tags.iter().map(|(tag, _)| *tag).collect();
    let is_integer = |term: &Term| store.sort_of(*term) == Sort::INT && !tags.contains(term);
    let variables: Vec<Term> = reach.variables().into_iter().filter(is_integer).collect();
    let rigid: Vec<Term> = reach.rigid.iter().copied().filter(is_integer).collect();
    if variables.len() + rigid.len() > MAX_WEIGHTED { (Vec::new(), Vec::new()) } else { (variables, rigid) }
}

/// `a·x ⋈ b·y + c`, where `a` and `b` are factors in the formula and the steps, sums of two of those, or 1, and `c` is 0 or one of those.
fn weighted(store: &mut Store, reach: &Reach, now: &[Term]) -> Vec<Term> {
    let (variables, _) = integers(store, reach);
    let roots: Vec<Term> = now.iter().chain(&reach.next).copied().collect();
    let mut weights: Vec<IBig> = vec![IBig::ONE];
    for term in store.postorder(&roots) {
        if let Node::Int(value) = store.node(term) {
            let size = if *value < IBig::ZERO { -value } else { value.clone() };
            if size > IBig::ONE && !weights.contains(&size) && weights.len() < MAX_WEIGHTS {
                weights.push(size);
            }
        }
    }
    let mut atoms = Vec::new();
    for (x, y) in pairs(&variables) {
        for (a, b) in pairs(&weights) {
            let times = |store: &mut Store, weight: &IBig, term: Term| {
                let weight = store.int(weight.clone());
                store.app(Op::Mul, [weight, term])
            };
            let (left, right) = (times(store, &a, x), times(store, &b, y));
            atoms.extend([store.le(left, right), store.smart_eq(left, right)]);
            for weight in &weights {
                let (more, less) = (store.int(weight.clone()), store.int(-weight));
                let (above, below) = (store.sum([right, more]), store.sum([right, less]));
                atoms.extend([store.le(left, above), store.le(left, below)]);
            }
        }
    }
    atoms
}

/// Ordered pairs of different things.
fn pairs<T: Clone + PartialEq>(all: &[T]) -> Vec<(T, T)> {
    let with = |first: &T| {
        all.iter().filter(|second| *second != first).map(|second| (first.clone(), second.clone())).collect::<Vec<_>>()
    };
    all.iter().flat_map(with).collect()
}

/// `x ⋈ u·v` and `2·x ⋈ u·(u ± 1)` for variables `x`, and variables and rigid constants `u` and `v`.
fn products(store: &mut Store, reach: &Reach) -> Vec<Term> {
    let (variables, rigid) = integers(store, reach);
    let factors: Vec<Term> = variables.iter().chain(&rigid).copied().collect();
    let mut values = Vec::new();
    for (index, u) in factors.iter().enumerate() {
        for v in &factors[index..] {
            values.push((IBig::ONE, [*u, *v], store.app(Op::Mul, [*u, *v])));
        }
        for step in [1, -1] {
            let step = store.int(step);
            let near = store.sum([*u, step]);
            values.push((IBig::from(2), [*u, *u], store.app(Op::Mul, [*u, near])));
        }
    }
    let mut atoms = Vec::new();
    for x in &variables {
        for (weight, factors, value) in values.iter().filter(|(_, factors, _)| !factors.contains(x)) {
            // A product of rigid constants alone is a bound like any other.
            if factors.iter().all(|factor| rigid.contains(factor)) {
                continue;
            }
            let weight = store.int(weight.clone());
            let left = store.app(Op::Mul, [weight, *x]);
            atoms.extend([store.le(left, *value), store.le(*value, left), store.smart_eq(left, *value)]);
        }
    }
    atoms
}

/// `x·r ⋈ y·(q + c)` for variables `x` and `y`, rigid constants `r` and `q`, and `c` from -1 to 1: what is on average above, below or at a
/// given ratio.
fn ratios(store: &mut Store, reach: &Reach) -> Vec<Term> {
    let (variables, rigid) = integers(store, reach);
    let mut atoms = Vec::new();
    for (x, y) in pairs(&variables) {
        for (r, q) in pairs(&rigid) {
            let left = store.app(Op::Mul, [x, r]);
            for step in [0, -1, 1] {
                let step = store.int(step);
                let near = store.smart(Op::Add, &[q, step]);
                let right = store.app(Op::Mul, [y, near]);
                atoms.extend([store.le(left, right), store.le(right, left)]);
            }
        }
    }
    atoms
}

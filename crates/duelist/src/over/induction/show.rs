//! Invariants in the user's terms.

use std::fmt::Write as _;

use super::invariant::Invariant;
use super::reach::{Question, Reach, constants};
use super::tidy::tidy;
use crate::problem::Problem;
use crate::problem::flatten::{Flat, Shape, Source, System};
use crate::syntax::Quoted;
use crate::term::{Map, Node, Op, Shown, Sort, Store, Term};

/// An invariant as text: accumulators are named after their folds, the number of elements read is the length of the list,
/// tags are tested and payloads selected. What the names stand for is written below.
pub(super) fn show(
    problem: &Problem,
    flat: &Flat,
    question: &Question,
    store: &mut Store,
    invariant: &Invariant,
) -> String {
    let mut text = String::new();
    let mut results = Wording::default();
    for tuple in &flat.tuples {
        results.value(store, &tuple.shape, &tuple.fields, tuple.constant);
    }
    let mut named: Map<Term, Term> = Map::default();
    for (system, part) in flat.systems.iter().flat_map(|system| system.parts.iter().map(move |part| (system, part))) {
        let name = store.fresh_constant(&format!("{}.result", part.name), part.shape.sort());
        results.value(store, &part.shape, &system.results[part.fields.clone()], name);
        if let Source::Fold(index) = part.source {
            named.insert(problem.folds[index].result, name);
        }
    }
    for system in &flat.systems {
        let asked = question.lists.iter().zip(&invariant.formulas).find(|(reach, _)| reach.list == system.list);
        let mut wording = results.clone();
        let (count, state) = wording.running(problem, system, asked.map(|(reach, _)| reach), store);
        let mut parts: Vec<Term> = asked.map(|(_, formula)| *formula).into_iter().collect();
        for agreement in question.agreed.iter().filter(|agreement| agreement.list == system.list) {
            parts.push(store.eq(state[agreement.field], agreement.with.map_or(count, |field| state[field])));
        }
        let formula = store.and(parts);
        let formula = wording.apply(store, formula);
        let formula = tidy(store, formula);
        let formula = without_natural(store, problem.list(system.list).term, formula);
        if *store.node(formula) == Node::Bool(true) {
            continue;
        }
        let list = problem.list(system.list);
        let _ = writeln!(text, "at every point of {}: {}", list.name, Shown(store, formula));
        let mentioned: Vec<String> =
            constants(store, &[formula]).into_iter().map(|constant| Shown(store, constant).to_string()).collect();
        for part in &system.parts {
            let Source::Fold(index) = part.source else { continue };
            let fold = &problem.folds[index];
            let names = [part.name.clone(), format!("{}.result", part.name)].map(|name| Quoted(&name).to_string());
            if names.iter().any(|name| mentioned.contains(name)) {
                let fold = store.fold(fold.step, fold.init, problem.list(fold.list).term);
                let fold = store.rebuild(&[fold], &mut named.clone(), |_, term| term)[0];
                let _ = writeln!(text, "  {}: {}", part.name, Shown(store, fold));
            }
        }
    }
    if invariant.depth > 1 {
        let _ = writeln!(
            text,
            "by {}-induction: the assertions fail up to length {}, and if they fail at {} consecutive \
            lengths they fail at the next",
            invariant.depth,
            invariant.depth - 1,
            invariant.depth
        );
    }
    text.trim_end().to_string()
}

/// The formula without the conjunct that the list's length is not negative, which goes without saying.
fn without_natural(store: &mut Store, list: Term, formula: Term) -> Term {
    let (zero, length) = (store.int(0), store.len_of(list));
    let natural = store.le(zero, length);
    match store.as_app(formula) {
        Some((Op::And, parts)) => {
            let parts: Vec<Term> = parts.iter().copied().filter(|part| *part != natural).collect();
            store.and(parts)
        }
        _ => formula,
    }
}

/// What fields are called.
#[derive(Clone, Debug, Default)]
struct Wording {
    /// Fields that are values of the user's.
    values: Map<Term, Term>,
    /// Tags, and what they are the tags of.
    tags: Map<Term, (Term, Sort, u32)>,
}

impl Wording {
    /// The fields of a value that is called `name`. Recursion is bounded by the nesting of datatypes.
    fn value(&mut self, store: &mut Store, shape: &Shape, fields: &[Term], name: Term) {
        let Shape::Data { sort, constructors } = shape else {
            self.values.insert(fields[0], name);
            return;
        };
        if shape.is_tagged() {
            let count = u32::try_from(constructors.len()).unwrap_or(u32::MAX);
            self.tags.insert(fields[0], (name, *sort, count));
        }
        for (constructor, shapes) in (0..).zip(constructors) {
            for (field, inner) in (0..).zip(shapes) {
                let selected = store.app(Op::Select(*sort, constructor, field), [name]);
                self.value(store, inner, &fields[shape.place(constructor, field)], selected);
            }
        }
    }

    /// The variables of a list's invariant: the number of elements read and the state.
    fn running(
        &mut self,
        problem: &Problem,
        system: &System,
        reach: Option<&Reach>,
        store: &mut Store,
    ) -> (Term, Vec<Term>) {
        let length = store.len_of(problem.list(system.list).term);
        let count = reach.and_then(|reach| reach.count);
        self.values.extend(count.map(|count| (count, length)));
        let mut state: Vec<Term> = system.state.iter().map(|field| field.constant(store)).collect();
        for (constant, field) in reach.iter().flat_map(|reach| reach.state.iter().zip(&reach.fields)) {
            state[*field] = *constant;
        }
        for part in &system.parts {
            let name = store.fresh_constant(&part.name, part.shape.sort());
            self.value(store, &part.shape, &state[part.fields.clone()], name);
        }
        (count.unwrap_or(length), state)
    }

    fn apply(&self, store: &mut Store, formula: Term) -> Term {
        let mut memo = Map::default();
        store.smart_rebuild(&[formula], &mut memo, |store, term| {
            if let Some(value) = self.values.get(&term) {
                return Some(*value);
            }
            let (op @ (Op::Eq | Op::Le | Op::Lt), &[left, right]) = store.as_app(term)? else { return None };
            let (tag, turned) = if self.tags.contains_key(&left) { (left, false) } else { (right, true) };
            let (subject, sort, count) = *self.tags.get(&tag)?;
            let literal = if turned { left } else { right };
            if !matches!(store.node(literal), Node::Int(_)) {
                return None;
            }
            let fits = |store: &mut Store, index: u32| {
                let index = store.int(index);
                let holds =
                    if turned { store.smart(op, &[literal, index]) } else { store.smart(op, &[index, literal]) };
                *store.node(holds) == Node::Bool(true)
            };
            let fitting: Vec<u32> = (0..count).filter(|index| fits(store, *index)).collect();
            let tests = |store: &mut Store, wanted: &dyn Fn(&u32) -> bool| -> Vec<Term> {
                (0..count).filter(wanted).map(|index| store.app(Op::Test(sort, index), [subject])).collect()
            };
            if fitting.len() * 2 > count as usize {
                let others = tests(store, &|index| !fitting.contains(index));
                let others = store.smart_or(&others);
                return Some(store.smart_not(others));
            }
            let all = tests(store, &|index| fitting.contains(index));
            Some(store.smart_or(&all))
        })[0]
    }
}

//! Structural induction: what is asserted has no model if it has none with an empty list, and none with a list that is a shortest one.
//!
//! Assertions `F` are about some values, a list `l` among them. If `F` has a model at all, it has one in which `l` is no longer than in any other. There `l` is
//! empty, or an element `x` before a rest `r`, and then `F` is false of `r`, whatever the other values are, since `r` is shorter. So `F` has no model if neither `F[l := nil]` has one nor
//! `F[l := x : r] ∧ ¬F[l := r] ∧ ¬F[l := r, c := t] ∧ …`, where `c` are other constants of `F`, and `t` any terms. The same holds of natural numbers, and with two elements before the rest.
//!
//! The cases are simplified by the definitions as they are written: a call whose argument is `x : r` is its body. Thus the calls in `F[l := x : r]` become those in `F[l := r]`, whatever their functions
//! were read as.

use std::time::Duration;

use super::Lowering;
use super::definition::{Definition, Kind};
use crate::backend::Deadline;
use crate::script::Solver;
use crate::term::{Combinator, Map, Op, Role, Set, Store, Symbol, Term};

/// In turn: how long the question may take whether a case has a model, how many elements are taken at most, and whether what is left of a case may be proved by another induction.
const ROUNDS: [(Duration, usize, bool); 3] = [
    (Duration::from_millis(700), 2, false),
    (Duration::from_millis(300), 1, true),
    (Duration::from_millis(3000), 2, true),
];

/// Into how many questions a case is split.
const MOST_QUESTIONS: usize = 8;

/// How often a question is split by how a constant was made.
const MOST_SPLITS: usize = 2;

/// How many constants are tried.
const MOST_CONSTANTS: usize = 3;

/// How many terms are tried for the other constants.
const MOST_INSTANCES: usize = 6;

/// How often calls are replaced by bodies, and how much may come of it.
const PASSES: usize = 12;
const MOST_TERMS: usize = 4000;

/// Which arguments of each function get smaller, or are looked at first.
type Shrinking = Map<Symbol, Vec<usize>>;

/// Whether assertions, as they are written, are proved to have no model, by induction on one of their constants.
pub(crate) fn refutes(solver: &mut Solver, written: Term, deadline: Deadline) -> bool {
    let mark = solver.context().mark();
    let proved = by_induction(solver, written, deadline);
    solver.context().undo_to(mark);
    proved
}

fn by_induction(solver: &mut Solver, written: Term, deadline: Deadline) -> bool {
    let shrinking = shrinking(solver, written);
    let constants = constants(&mut solver.context().lowering(), written, &shrinking);
    ROUNDS.into_iter().any(|(limit, most, again)| {
        let mut ways = (1..=most).flat_map(|step| constants.iter().map(move |constant| (step, *constant)));
        ways.any(|(step, constant)| {
            let induction = Induction { written, shrinking: &shrinking, constant, limit, deadline, again };
            !deadline.expired() && induction.holds(solver, step)
        })
    })
}

/// The functions that are called, and those that they call, with the arguments that get smaller.
fn shrinking(solver: &mut Solver, written: Term) -> Shrinking {
    let context = solver.context();
    let (mut found, mut todo) = (Shrinking::default(), context.store.symbols_in(&[written]));
    while let Some(symbol) = todo.pop() {
        let Some(function) = context.functions.get(symbol).cloned() else { continue };
        if found.contains_key(&symbol) {
            continue;
        }
        todo.extend(context.store.symbols_in(&[function.body]));
        let mut lowering = context.lowering();
        let sorts = lowering.store.symbol(symbol).parameters.to_vec();
        let parameters: Vec<Term> =
            sorts.iter().zip(&function.parameters).map(|(sort, name)| lowering.fresh(name, *sort)).collect();
        let body = lowering.store.instantiate(function.body, &parameters);
        let body = lowering.computed(body);
        let definition = Definition { symbol, parameters, body };
        let all: Set<usize> = definition.recursion(&mut lowering).into_iter().flat_map(|one| one.shrinking).collect();
        let is_structure =
            |index: &usize| definition.kind(lowering.store, *index).is_some_and(|kind| kind != Kind::Counter);
        let mut all: Vec<usize> = all.into_iter().filter(is_structure).collect();
        all.sort_unstable();
        found.insert(symbol, all);
    }
    found
}

/// The constants that are arguments which get smaller, most of all first.
fn constants(lowering: &mut Lowering<'_>, written: Term, shrinking: &Shrinking) -> Vec<Term> {
    let store = &*lowering.store;
    let mut counted: Vec<(usize, Term)> = Vec::new();
    for call in store.postorder(&[written]) {
        let Some((Op::Symbol(symbol), arguments)) = store.as_app(call) else { continue };
        for index in shrinking.get(&symbol).into_iter().flatten() {
            let argument = arguments[*index];
            if !is_constant(store, argument) {
                continue;
            }
            match counted.iter_mut().find(|(_, known)| *known == argument) {
                Some((count, _)) => *count += 1,
                None => counted.push((1, argument)),
            }
        }
    }
    counted.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    counted.into_iter().map(|(_, constant)| constant).take(MOST_CONSTANTS).collect()
}

/// A case of the induction: the constant's value, its elements, and its rests, which are smaller.
struct Case {
    value: Term,
    heads: Vec<Term>,
    rests: Vec<Term>,
}

fn cases(lowering: &mut Lowering<'_>, constant: Term, step: usize) -> Option<Vec<Case>> {
    let Some((Op::Symbol(symbol), [])) = lowering.store.as_app(constant) else { return None };
    let one = Definition { symbol, parameters: vec![constant], body: constant };
    one.kind(lowering.store, 0).filter(|kind| *kind != Kind::Counter)?;
    let mut found = Vec::new();
    for (count, ended) in (0..step).map(|count| (count, true)).chain([(step, false)]) {
        let opened = one.open(lowering, 0, count, ended);
        let mut rests = Vec::new();
        let mut rest = opened.value;
        for _ in 0..count {
            rest = behind(lowering.store, rest)?;
            rests.push(rest);
        }
        found.push(Case { value: opened.value, heads: opened.heads, rests });
    }
    Some(found)
}

/// What is behind the first element of a value that is written out, or the number before.
fn behind(store: &mut Store, value: Term) -> Option<Term> {
    match store.as_app(value)? {
        (Op::Construct(sort, _), fields) => match store.role(sort) {
            Role::List { tail, .. } => fields.get(tail as usize).copied(),
            Role::Nat { .. } => fields.first().copied(),
            _ => None,
        },
        (Op::Combinator(Combinator::Cons), &[_, rest]) => Some(rest),
        (Op::ListValue(element), [_, rest @ ..]) => {
            let rest = rest.to_vec();
            Some(store.app(Op::ListValue(element), rest))
        }
        _ => None,
    }
}

/// An induction on a constant of the assertions.
struct Induction<'a> {
    written: Term,
    shrinking: &'a Shrinking,
    constant: Term,
    /// How long a question may take.
    limit: Duration,
    deadline: Deadline,
    /// Whether what is left to prove may be proved by another induction.
    again: bool,
}

impl Induction<'_> {
    /// Whether no case of it has a model.
    fn holds(&self, solver: &mut Solver, step: usize) -> bool {
        let cases = cases(&mut solver.context().lowering(), self.constant, step);
        cases.is_some_and(|cases| cases.into_iter().all(|case| self.refutes(solver, &case)))
    }

    fn refutes(&self, solver: &mut Solver, case: &Case) -> bool {
        let Induction { written, shrinking, constant, .. } = *self;
        let here = with(solver, shrinking, written, &[(constant, case.value)]);
        let mut smaller = Vec::new();
        for rest in &case.rests {
            for instance in instances(&solver.context().store, shrinking, written, here, constant, *rest) {
                let claim = with(solver, shrinking, written, &instance);
                smaller.push(solver.context().store.smart_not(claim));
            }
        }
        let mut lowering = solver.context().lowering();
        let mut ways: Vec<Vec<(Term, Term)>> = Vec::new();
        if let Some(rest) = case.rests.last() {
            ways.extend([true, false].map(|outermost| hidden(&mut lowering, &smaller, *rest, outermost)));
        }
        ways.retain(|way| !way.is_empty());
        ways.push(Vec::new());
        let questions = split(lowering.store, here, &smaller);
        questions.into_iter().all(|units| {
            let mut left: Vec<Question> = Vec::new();
            let refuted = ways.iter().any(|way| {
                let question = Question::new(&mut solver.context().lowering(), &units, way);
                let mut parts = Vec::new();
                self.apart(&mut solver.context().lowering(), question, MOST_SPLITS, &mut parts);
                let refuted = parts.iter().all(|part| self.has_no_model(solver, part));
                left = if way.is_empty() || refuted { std::mem::take(&mut left) } else { parts };
                refuted
            });
            refuted || (self.again && !left.is_empty() && left.iter().all(|part| self.refutes_again(solver, part)))
        })
    }

    /// A question as several, in each of which it is known how the constants were made that are taken apart.
    fn apart(&self, lowering: &mut Lowering<'_>, question: Question, splits: usize, found: &mut Vec<Question>) {
        let question = question.simplified(lowering, self.shrinking);
        let split = if splits == 0 { None } else { question.taken_apart(lowering.store) };
        let Some(cases) = split.and_then(|constant| Some((constant, cases(lowering, constant, 1)?))) else {
            found.push(question);
            return;
        };
        for case in cases.1 {
            let units = question.units.iter().map(|unit| lowering.store.substitute(*unit, &[(cases.0, case.value)]));
            let made = question.made.iter().chain(&case.rests).chain(&case.heads).copied().collect();
            let part = Question { units: units.collect(), made };
            self.apart(lowering, part, splits - 1, found);
        }
    }

    fn has_no_model(&self, solver: &mut Solver, question: &Question) -> bool {
        let mut lowering = solver.context().lowering();
        let formula = lowering.store.smart_and(&question.units);
        let Ok(formula) = lowering.term(formula) else { return false };
        !self.deadline.expired() && solver.refutes_within(formula, self.deadline.allowance(self.limit))
    }

    /// Whether a question is answered by induction on what was made of the rest.
    fn refutes_again(&self, solver: &mut Solver, question: &Question) -> bool {
        let question = question.fertilized(&solver.context().store);
        let written = solver.context().store.smart_and(&question.units);
        question.made.iter().any(|constant| {
            let is_mentioned = super::shapes::occurs(&solver.context().store, *constant, written);
            let inner = Induction { written, constant: *constant, again: false, ..*self };
            is_mentioned && !self.deadline.expired() && inner.holds(solver, 1)
        })
    }
}

/// Formulas that have no model together, if the induction holds.
struct Question {
    units: Vec<Term>,
    /// Constants that may have any value.
    made: Vec<Term>,
}

impl Question {
    fn new(lowering: &mut Lowering<'_>, units: &[Term], hidden: &[(Term, Term)]) -> Question {
        let units = units.iter().map(|unit| lowering.store.substitute(*unit, hidden)).collect();
        Question { units, made: hidden.iter().map(|(_, constant)| *constant).collect() }
    }

    /// The same, with what constants are said to be in their place, and calls opened that are in view then.
    fn simplified(mut self, lowering: &mut Lowering<'_>, shrinking: &Shrinking) -> Question {
        for _ in 0..PASSES {
            let mut flat = Vec::new();
            for unit in &self.units {
                let unit = opened(lowering, shrinking, *unit);
                match lowering.store.as_app(unit) {
                    Some((Op::And, parts)) => flat.extend_from_slice(parts),
                    _ => flat.push(unit),
                }
            }
            self.units = flat;
            let store = &*lowering.store;
            let known = self.units.iter().enumerate().find_map(|(index, unit)| {
                let Some((Op::Eq, &[left, right])) = store.as_app(*unit) else { return None };
                let is = |constant: Term, term: Term| {
                    is_constant(store, constant) && !super::shapes::occurs(store, constant, term)
                };
                let pair = if is(left, right) { (left, right) } else { (right, left) };
                is(pair.0, pair.1).then_some((index, pair))
            });
            let Some((index, pair)) = known else { break };
            self.units.remove(index);
            self.units = self.units.iter().map(|unit| store.substitute(*unit, &[pair])).collect();
        }
        self
    }

    /// A constant whose first element or rest is asked for.
    fn taken_apart(&self, store: &Store) -> Option<Term> {
        store.postorder(&self.units).into_iter().find_map(|term| match store.as_app(term) {
            Some((Op::Test(sort, _) | Op::Select(sort, ..), &[of])) => {
                let has_cases = matches!(store.role(sort), Role::List { .. } | Role::Nat { .. });
                (has_cases && self.made.contains(&of)).then_some(of)
            }
            _ => None,
        })
    }

    /// The same, with one side of an equation for the other where that makes it about what was made alone. It says less.
    fn fertilized(&self, store: &Store) -> Question {
        let is_about = |term: Term| self.made.iter().any(|made| super::shapes::occurs(store, *made, term));
        let found = self.units.iter().enumerate().find_map(|(index, unit)| {
            let Some((Op::Eq, &[left, right])) = store.as_app(*unit) else { return None };
            let pair = if is_about(left) { (right, left) } else { (left, right) };
            let is_call = !store.children(pair.0).is_empty() && !is_about(pair.0) && is_about(pair.1);
            let mut others = self.units.iter().filter(|other| *other != unit);
            let is_used = is_call && others.any(|other| super::shapes::occurs(store, pair.0, *other));
            is_used.then_some((index, pair))
        });
        let mut units = self.units.clone();
        if let Some((index, pair)) = found {
            units.remove(index);
            units = units.iter().map(|unit| store.substitute(*unit, &[pair])).collect();
        }
        Question { units, made: self.made.clone() }
    }
}

/// A formula and claims, with the alternatives of the claims apart.
fn split(store: &mut Store, formula: Term, claims: &[Term]) -> Vec<Vec<Term>> {
    let mut found = vec![vec![formula]];
    for claim in claims {
        let parts = match store.as_app(*claim) {
            Some((Op::Or, parts)) if parts.len() * found.len() <= MOST_QUESTIONS => parts.to_vec(),
            _ => vec![*claim],
        };
        found = found
            .iter()
            .flat_map(|known| parts.iter().map(move |part| known.iter().copied().chain([*part]).collect()))
            .collect();
    }
    found
}

/// The assertions with values for constants, simplified by the definitions.
fn with(solver: &mut Solver, shrinking: &Shrinking, written: Term, values: &[(Term, Term)]) -> Term {
    let mut lowering = solver.context().lowering();
    let term = lowering.store.substitute(written, values);
    opened(&mut lowering, shrinking, term)
}

/// The term with the bodies of calls whose arguments are in view.
fn opened(lowering: &mut Lowering<'_>, shrinking: &Shrinking, term: Term) -> Term {
    let mut term = lowering.computed(term);
    for _ in 0..PASSES {
        let Lowering { store, functions } = lowering;
        let next = store.rebuild(&[term], &mut Map::default(), |store, term| {
            let Some((Op::Symbol(symbol), arguments)) = store.as_app(term) else { return term };
            let (Some(indices), Some(function)) = (shrinking.get(&symbol), functions.get(symbol)) else { return term };
            let arguments = arguments.to_vec();
            if indices.iter().any(|index| is_in_view(store, arguments[*index])) {
                return store.instantiate(function.body, &arguments);
            }
            for index in indices {
                if let Some((Op::Ite, &[condition, then, otherwise])) = store.as_app(arguments[*index]) {
                    let with = |argument: Term| {
                        let mut arguments = arguments.clone();
                        arguments[*index] = argument;
                        store.app(Op::Symbol(symbol), arguments)
                    };
                    let (then, otherwise) = (with(then), with(otherwise));
                    return store.smart_ite(condition, then, otherwise);
                }
            }
            term
        })[0];
        let next = lowering.computed(next);
        if next == term || lowering.store.postorder(&[next]).len() > MOST_TERMS {
            break;
        }
        term = next;
    }
    term
}

fn is_constant(store: &Store, term: Term) -> bool {
    matches!(store.as_app(term), Some((Op::Symbol(_), [])))
}

/// Whether a value is written out as far as its first element.
fn is_in_view(store: &Store, value: Term) -> bool {
    match store.as_app(value) {
        Some((Op::Construct(sort, _), _)) => matches!(store.role(sort), Role::List { .. } | Role::Nat { .. }),
        Some((op, _)) => matches!(op, Op::ListValue(_) | Op::Combinator(Combinator::Cons)),
        None => false,
    }
}

/// What the constants are replaced by in the assertions about something smaller: the constant of the induction by the rest and, if a call in the case has other arguments there, the others by those.
fn instances(
    store: &Store,
    shrinking: &Shrinking,
    written: Term,
    here: Term,
    constant: Term,
    rest: Term,
) -> Vec<Vec<(Term, Term)>> {
    let mut found = vec![vec![(constant, rest)]];
    let calls = |root: Term, of: Term| {
        let all = store.postorder(&[root]).into_iter();
        let is_of = move |call: &Term| match store.as_app(*call) {
            Some((Op::Symbol(symbol), arguments)) => {
                store.is_closed(*call)
                    && shrinking.get(&symbol).is_some_and(|at| at.iter().any(|at| arguments[*at] == of))
            }
            _ => false,
        };
        all.filter(is_of).collect::<Vec<Term>>()
    };
    let in_case = calls(here, rest);
    for pattern in calls(written, constant) {
        let Some((op, parameters)) = store.as_app(pattern) else { continue };
        for call in &in_case {
            let Some((other, arguments)) = store.as_app(*call) else { continue };
            if other != op {
                continue;
            }
            let mut instance = vec![(constant, rest)];
            for (parameter, argument) in parameters.iter().zip(arguments) {
                let is_known = instance.iter().any(|(known, _)| known == parameter);
                if is_constant(store, *parameter) && !is_known && parameter != argument {
                    instance.push((*parameter, *argument));
                }
            }
            if !found.contains(&instance) && found.len() < MOST_INSTANCES {
                found.push(instance);
            }
        }
    }
    found
}

/// Constants for what functions make of the rest in what is known of it: for whole calls or, of those inside others, for lists. With them a formula says less, so it has a
/// model if it had one.
fn hidden(lowering: &mut Lowering<'_>, known: &[Term], rest: Term, outermost: bool) -> Vec<(Term, Term)> {
    let (mut about, mut inner) = (Set::default(), Set::default());
    about.insert(rest);
    let mut made: Vec<Term> = Vec::new();
    for term in lowering.store.postorder(known) {
        let children = lowering.store.children(term).to_vec();
        if !children.iter().any(|child| about.contains(child)) {
            continue;
        }
        about.insert(term);
        let has_calls = children.iter().any(|child| inner.contains(child));
        let sort = lowering.store.sort_of(term);
        let is_call = match lowering.store.as_app(term) {
            Some((Op::Symbol(symbol), _)) => lowering.functions.get(symbol).is_some() && lowering.store.is_closed(term),
            _ => false,
        };
        if is_call && (outermost || (!has_calls && lowering.element(sort).is_some())) {
            made.push(term);
        }
        if has_calls || made.last() == Some(&term) {
            inner.insert(term);
        }
    }
    if outermost {
        let all = made.clone();
        made.retain(|call| {
            !all.iter().any(|other| other != call && super::shapes::occurs(lowering.store, *call, *other))
        });
    }
    made.into_iter()
        .map(|term| {
            let sort = lowering.store.sort_of(term);
            (term, lowering.fresh("made", sort))
        })
        .collect()
}

//! Lists of fixed length (paper §4.2): each element a constant, each fold unfolded.
//!
//! For the lengths it is given the encoding is exact. So its `unsat` proves that no model has those lengths (feedback,
//! [`Excluded`]), and its `sat` gives a model, which is lifted to list values.

use dashu_int::IBig;

use super::{lift, unfold};
use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::model::{Model, Value};
use crate::over::{Excluded, Lengths};
use crate::problem::{ListId, Origin, Problem};
use crate::term::{Map, Node, Op, Store, Term};

/// More elements than this are not unfolded.
const MAX_ELEMENTS: usize = 2_000_000;

/// After so many elements the limit is asked.
const LOOK: usize = 64;

/// What came of trying lengths.
#[derive(Clone, Debug)]
pub enum Attempt {
    /// A model of the problem, to be checked.
    Model(Model),
    /// No model has these lengths.
    Excluded(Excluded),
    /// No conclusion.
    GaveUp(Reason),
    /// No conclusion, and none to be had for any lengths that are at least these; without lengths, for none whatever.
    Beyond(Vec<(ListId, IBig)>, Reason),
}

/// The engine: one incremental session, in which the formula stays and lengths come and go.
#[derive(Debug)]
pub struct FixedLength {
    session: Session,
    /// Element constants of declared lists, made once and used for every length.
    elements: Map<ListId, Vec<Term>>,
    /// A failure left the session on an unknown level: what it says from then on would be about other assertions.
    broken: bool,
}

/// Says when to stop, and why.
type Stop<'a> = &'a dyn Fn() -> Option<Reason>;

/// A query for fixed lengths: lists as vectors of element terms, and the formulas that define everything else.
struct Unfolding<'a> {
    problem: &'a Problem,
    vectors: Vec<Option<Vec<Term>>>,
    by_term: Map<Term, ListId>,
    formulas: Vec<Term>,
}

impl FixedLength {
    /// Sends the formula of `problem` to a new session.
    ///
    /// # Errors
    /// If the backend cannot be started.
    pub fn new(problem: &Problem, store: &mut Store, resources: Resources<'_>) -> Result<Self, Reason> {
        let mut session = resources.session("fixed")?;
        for formula in problem.lengths_are_natural(store) {
            session.assert(store, formula);
        }
        for formula in &problem.formula {
            session.assert(store, *formula);
        }
        Ok(FixedLength { session, elements: Map::default(), broken: false })
    }

    /// Looks for a model with these lengths.
    pub fn attempt(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        lengths: &Lengths,
    ) -> Attempt {
        if self.broken {
            return Attempt::GaveUp(Reason::Backend("the session has failed".to_string()));
        }
        let longest = IBig::from(MAX_ELEMENTS);
        if let Some((id, length)) = lengths.read.iter().find(|(_, length)| *length > longest) {
            return Attempt::Beyond(vec![(*id, longest + 1)], too_long(length));
        }
        match self.try_attempt(problem, store, resources, lengths) {
            Ok(attempt) => attempt,
            Err(Reason::Unsupported(what)) => beyond(problem, store, resources, lengths, what),
            Err(reason) => Attempt::GaveUp(reason),
        }
    }

    fn try_attempt(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        lengths: &Lengths,
    ) -> Result<Attempt, Reason> {
        let counts = counts(lengths)?;
        let mut unfolding = Unfolding::new(problem);
        let any_others = Lengths { others_at_most: None, ..lengths.clone() };
        unfolding.formulas.push(any_others.formula(problem, store));
        for (id, count) in &counts {
            unfolding.vectors[id.0] = Some(self.constants(problem, store, *id, *count));
        }
        unfolding.unfold(store, &|| resources.stopped())?;
        self.broken = true;
        self.session.push();
        for formula in &unfolding.formulas {
            if let Some(reason) = resources.stopped() {
                return Err(reason);
            }
            self.session.assert(store, *formula);
        }
        let wanted = lengths.formula(problem, store);
        let attempt = match self.session.check(store, &[wanted], resources.deadline)? {
            // If the lists that nobody reads do not matter, they must not be tried at every length.
            Verdict::Unsat
                if any_others == *lengths
                    || matches!(self.session.check(store, &[], resources.deadline)?, Verdict::Unsat) =>
            {
                Attempt::Excluded(Excluded::proved(any_others))
            }
            Verdict::Unsat => Attempt::Excluded(Excluded::proved(lengths.clone())),
            Verdict::Unknown(words) => Attempt::GaveUp(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => Attempt::Model(self.lift(problem, store, resources, &unfolding)?),
        };
        self.session.pop();
        self.broken = false;
        Ok(attempt)
    }

    fn constants(&mut self, problem: &Problem, store: &mut Store, id: ListId, count: usize) -> Vec<Term> {
        let list = problem.list(id);
        let constants = self.elements.entry(id).or_default();
        for index in constants.len()..count {
            constants.push(store.fresh_constant(&format!("{}.{}", list.name, index + 1), list.element));
        }
        constants[..count].to_vec()
    }

    fn lift(
        &mut self,
        problem: &Problem,
        store: &mut Store,
        resources: Resources<'_>,
        unfolding: &Unfolding<'_>,
    ) -> Result<Model, Reason> {
        let asserted: Vec<Term> = problem.formula.iter().chain(&unfolding.formulas).copied().collect();
        let mut model = lift::scalars(problem, store, &mut self.session, &asserted, resources.deadline)?;
        let constant = |model: &Model, store: &Store, term: Term| match store.as_app(term) {
            Some((Op::Symbol(symbol), _)) => model.constants.get(&symbol).cloned(),
            _ => None,
        };
        for (id, symbol) in problem.declared() {
            let list = problem.list(id);
            let value = match &unfolding.vectors[id.0] {
                Some(elements) => Value::list(elements.iter().map(|element| {
                    constant(&model, store, *element).unwrap_or_else(|| Value::default_for(store, list.element))
                })),
                None => lift::unread(problem, store, &model, id)?,
            };
            model.constants.insert(symbol, value);
        }
        Ok(model)
    }

    /// Whether another attempt makes sense after one that gave up.
    #[must_use]
    pub fn usable(&self) -> bool {
        self.session.alive() && !self.broken
    }

    /// How many queries were asked so far, and the time they took.
    #[must_use]
    pub fn effort(&self) -> (u32, std::time::Duration) {
        self.session.effort()
    }
}

/// The formulas of the query for these lengths, which must be given for exactly the lists that are read.
///
/// # Errors
/// If a list is too long to be unfolded.
pub(crate) fn query(problem: &Problem, store: &mut Store, lengths: &Lengths) -> Result<Vec<Term>, Reason> {
    let mut unfolding = Unfolding::new(problem);
    unfolding.formulas.push(lengths.formula(problem, store));
    for (id, count) in counts(lengths)? {
        let list = problem.list(id);
        let element = |index: usize| store.fresh_constant(&format!("{}.{index}", list.name), list.element);
        unfolding.vectors[id.0] = Some((1..=count).map(element).collect());
    }
    unfolding.unfold(store, &|| None)?;
    let mut formulas = problem.lengths_are_natural(store);
    formulas.extend(&problem.formula);
    formulas.extend(unfolding.formulas);
    Ok(formulas)
}

/// Where unfolding fails because of an operator. If it fails for empty lists as well, it fails for all. Otherwise the operator is applied to
/// elements, and as soon as the same lists have some, it is applied again.
fn beyond(problem: &Problem, store: &mut Store, resources: Resources<'_>, lengths: &Lengths, what: String) -> Attempt {
    let mut empty = Unfolding::new(problem);
    lengths.read.iter().for_each(|(id, _)| empty.vectors[id.0] = Some(Vec::new()));
    if let Err(reason @ Reason::Unsupported(_)) = empty.unfold(store, &|| resources.stopped()) {
        return Attempt::Beyond(Vec::new(), reason);
    }
    let filled = lengths.read.iter().filter(|(_, length)| *length > IBig::ZERO).map(|(id, _)| (*id, IBig::ONE));
    Attempt::Beyond(filled.collect(), Reason::Unsupported(what))
}

fn too_long(length: &IBig) -> Reason {
    Reason::Incomplete(format!("a list of {length} elements is too long to unfold"))
}

fn count(length: &IBig) -> Result<usize, Reason> {
    usize::try_from(length).ok().filter(|count| *count <= MAX_ELEMENTS).ok_or_else(|| too_long(length))
}

fn counts(lengths: &Lengths) -> Result<Vec<(ListId, usize)>, Reason> {
    lengths.read.iter().map(|(id, length)| Ok((*id, count(length)?))).collect()
}

impl<'a> Unfolding<'a> {
    fn new(problem: &'a Problem) -> Unfolding<'a> {
        let by_term = problem.list_ids().map(|(id, list)| (list.term, id)).collect();
        Unfolding { problem, vectors: vec![None; problem.lists.len()], by_term, formulas: Vec::new() }
    }

    /// Defines every intermediate list, fold result and comparison over the declared lists' elements.
    fn unfold(&mut self, store: &mut Store, stop: Stop<'_>) -> Result<(), Reason> {
        for (id, list) in self.problem.list_ids() {
            let vector = match &list.origin {
                Origin::Declared(_) => continue,
                Origin::Value(elements) => elements.clone(),
                Origin::Map { function, source } => {
                    let Some(source) = self.vectors[source.0].clone() else { continue };
                    self.materialise(store, id, *function, &source, stop)?
                }
                Origin::Composed => self.elements(store, list.term, stop)?,
            };
            self.vectors[id.0] = Some(vector);
        }
        for fold in &self.problem.folds {
            let elements = self.vectors[fold.list.0].clone().expect("a fold's list has a length");
            let value = self.run(store, fold.step, fold.init, &elements, stop)?;
            let defined = store.eq(fold.result, value);
            self.formulas.push(defined);
        }
        for equality in &self.problem.equalities {
            let (left, right) = (&self.vectors[equality.left.0], &self.vectors[equality.right.0]);
            let (left, right) =
                (left.as_ref().expect("compared lists have lengths"), right.as_ref().expect("likewise"));
            let same = equal(store, left, right);
            let defined = store.eq(equality.result, same);
            self.formulas.push(defined);
        }
        if self.problem.nested {
            let formulas = std::mem::take(&mut self.formulas);
            self.formulas = self.unfold_nested(store, &formulas, stop)?;
        }
        Ok(())
    }

    fn materialise(
        &mut self,
        store: &mut Store,
        id: ListId,
        function: Term,
        source: &[Term],
        stop: Stop<'_>,
    ) -> Result<Vec<Term>, Reason> {
        let list = self.problem.list(id);
        let mut vector = Vec::with_capacity(source.len());
        for (element, at) in source.iter().zip(1_usize..) {
            if let (0, Some(reason)) = (at % LOOK, stop()) {
                return Err(reason);
            }
            let (image, defined) = unfold::image(store, list, at, function, *element);
            self.formulas.push(defined);
            vector.push(image);
        }
        Ok(vector)
    }

    fn run(
        &self,
        store: &mut Store,
        step: Term,
        init: Term,
        elements: &[Term],
        stop: Stop<'_>,
    ) -> Result<Term, Reason> {
        let mut acc = init;
        for (index, element) in elements.iter().enumerate() {
            acc = store.beta(step, &[acc, *element]);
            if let (0, Some(reason)) = (index % LOOK, stop()) {
                return Err(reason);
            }
        }
        Ok(acc)
    }

    /// Unfolds combinators that were inside functions and have become closed. What they unfold to may contain
    /// further ones, so this goes on until none is left; each round removes one level of lambdas.
    fn unfold_nested(&self, store: &mut Store, formulas: &[Term], stop: Stop<'_>) -> Result<Vec<Term>, Reason> {
        let mut formulas = formulas.to_vec();
        loop {
            let mut failure = None;
            let mut memo = Map::default();
            let next = store.rebuild(&formulas, &mut memo, |store, term| {
                if failure.is_some() {
                    return term;
                }
                self.unfold_one(store, term, stop).unwrap_or_else(|reason| {
                    failure = Some(reason);
                    term
                })
            });
            if let Some(reason) = failure {
                return Err(reason);
            }
            if next == formulas {
                return Ok(formulas);
            }
            formulas = next;
        }
    }

    fn unfold_one(&self, store: &mut Store, term: Term, stop: Stop<'_>) -> Result<Term, Reason> {
        if !store.is_closed(term) {
            return Ok(term);
        }
        match store.as_app(term) {
            Some((Op::Fold, &[step, init, list])) => {
                let elements = self.elements(store, list, stop)?;
                self.run(store, step, init, &elements, stop)
            }
            Some((Op::FoldRight, &[step, init, list])) => {
                let mut elements = self.elements(store, list, stop)?;
                elements.reverse();
                let step = store.flip(step);
                self.run(store, step, init, &elements, stop)
            }
            Some((Op::Eq, &[left, right])) if store.is_list(store.sort_of(left)) => {
                let (left, right) = (self.elements(store, left, stop)?, self.elements(store, right, stop)?);
                Ok(equal(store, &left, &right))
            }
            _ => Ok(term),
        }
    }

    /// The elements of a closed list term: of the lists that it is made of, children before parents, and so of the list itself.
    fn elements(&self, store: &mut Store, list: Term, stop: Stop<'_>) -> Result<Vec<Term>, Reason> {
        if let Some(reason) = stop() {
            return Err(reason);
        }
        let mut known: Map<Term, Vec<Term>> = Map::default();
        for term in store.postorder(&[list]) {
            if !store.is_list(store.sort_of(term)) || !store.is_closed(term) {
                continue;
            }
            let elements =
                match (self.by_term.get(&term).and_then(|id| self.vectors[id.0].as_ref()), store.as_app(term)) {
                    (Some(elements), _) => elements.clone(),
                    (None, Some((Op::ListValue(_), elements))) => elements.to_vec(),
                    (None, Some((op, arguments))) => {
                        let arguments = arguments.to_vec();
                        match combined(store, op, &arguments, &known) {
                            Some(elements) => elements,
                            None if term == list => return Err(culprit(store, list, &known)),
                            // Perhaps no part of the list: inside a function, or a list that was replaced.
                            None => continue,
                        }
                    }
                    (None, None) => continue,
                };
            known.insert(term, elements);
        }
        known.remove(&list).ok_or_else(|| Reason::Unsupported("unfolding of a list".to_string()))
    }
}

/// Why a list term cannot be unfolded: the innermost combinator of which that is true.
fn culprit(store: &Store, list: Term, known: &Map<Term, Vec<Term>>) -> Reason {
    let mut at = list;
    loop {
        let unknown = |part: &&Term| store.is_list(store.sort_of(**part)) && !known.contains_key(*part);
        match store.as_app(at) {
            Some((_, parts)) if parts.iter().any(|part| unknown(&part)) => {
                at = parts.iter().copied().find(|part| unknown(&part)).unwrap_or(at);
            }
            Some((op, _)) => return Reason::Unsupported(format!("unfolding of {}", op.name(store))),
            None => return Reason::Unsupported("unfolding of a list".to_string()),
        }
    }
}

/// The elements of a combinator's result, if those of its arguments are known.
fn combined(store: &mut Store, op: Op, arguments: &[Term], known: &Map<Term, Vec<Term>>) -> Option<Vec<Term>> {
    match (op, arguments) {
        (Op::Map, [function, source]) => {
            Some(known.get(source)?.iter().map(|element| store.beta(*function, &[*element])).collect())
        }
        (Op::Append, lists) => {
            let lists: Option<Vec<&Vec<Term>>> = lists.iter().map(|list| known.get(list)).collect();
            Some(lists?.into_iter().flatten().copied().collect())
        }
        (Op::Rev, [list]) => Some(known.get(list)?.iter().rev().copied().collect()),
        (Op::Zip, [left, right]) => {
            let (left, right) = (known.get(left)?, known.get(right)?);
            Some(left.iter().zip(right).map(|(left, right)| store.pair(*left, *right)).collect())
        }
        (Op::Repeat, [count, element]) => times(store, *count, &[*element]),
        (Op::Cycle, [count, word]) => times(store, *count, known.get(word)?),
        _ => None,
    }
}

/// Elements so many times, if that is a number and not too many.
fn times(store: &Store, count: Term, elements: &[Term]) -> Option<Vec<Term>> {
    let Node::Int(count) = store.node(count) else { return None };
    let count = usize::try_from(&count.clone().max(IBig::ZERO)).ok()?;
    count.checked_mul(elements.len()).filter(|total| *total <= MAX_ELEMENTS).map(|_| elements.repeat(count))
}

fn equal(store: &mut Store, left: &[Term], right: &[Term]) -> Term {
    if left.len() != right.len() {
        return store.bool(false);
    }
    let pairs: Vec<Term> = left.iter().zip(right).map(|(a, b)| store.eq(*a, *b)).collect();
    store.and(pairs)
}

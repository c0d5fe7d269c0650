//! List summarization (paper §5.1): a list that only folds read, seen as a head and neutral padding.
//!
//! Let `f` be the product of *all* folds over a list, `i` their start. Suppose that
//!
//! * some element `e` is neutral: `f B e = B` for every state `B`, and
//! * every state is reached in one step: for every `B` there is an element `h` with `f i h = B`.
//!
//! Then any non-empty list can be replaced by one of the same length, `[h, e, …, e]`, with the same results, and `fold f i l` is
//! `ite (|l| = 0) i (f i h)` for an arbitrary `h`. (The paper's equation 1 is the conjunction of the two: `h` and `e` do not meet.)
//!
//! The other symbols in `f` and `i` are universally quantified in both conditions (trap 4): `e` is a *term* over them, so it may
//! depend on them, and it is checked for all their values. Only conditions that the backend has proved count,
//! so the rewritten problem is satisfiable if and only if the original is, and each of its models can be padded to one of the original.

use std::time::Duration;

use dashu_int::IBig;

use crate::backend::{Session, Verdict};
use crate::engine::{Reason, Resources};
use crate::model::Value;
use crate::problem::{Fold, ListId, Origin, Problem, Summary};
use crate::report::Report;
use crate::term::{Map, Node, Op, Sort, SortNode, Store, Term};

/// The time for the conditions of one list: an optimisation must not become the problem.
const BUDGET: Duration = Duration::from_millis(500);
/// How many elements are guessed before giving up.
const GUESSES: usize = 12;
/// How many terms are tried as neutral elements.
const CANDIDATES: usize = 40;

/// For every list of `problem` that is read: a neutral element, if both conditions are proved, or why it is not summarized.
pub fn neutral_elements(
    problem: &Problem,
    store: &mut Store,
    resources: Resources<'_>,
    report: &mut Report,
) -> Vec<(ListId, Result<Term, Reason>)> {
    let lists: Vec<ListId> = problem.read_lists(store);
    let mut said = Vec::new();
    for list in lists {
        let neutral = Folds::over(problem, store, list)
            .and_then(|folds| folds.neutral_element(store, resources.within(BUDGET), report));
        said.push((list, neutral));
    }
    said
}

/// What must be unsatisfiable for a list to be summarized with this neutral element: that it is not neutral for some state, and
/// that some state is not reached in one step.
///
/// # Errors
/// If something else than folds reads the list.
pub(crate) fn conditions(
    problem: &Problem,
    store: &mut Store,
    list: ListId,
    neutral: Term,
) -> Result<[Term; 2], Reason> {
    let folds = Folds::over(problem, store, list)?;
    let states = folds.states(store);
    let same = folds.unchanged(store, &states, neutral);
    Ok([store.not(same), folds.missed(store)])
}

/// Summarizes a list with an element for which both conditions have been proved.
///
/// # Errors
/// If something else than folds reads the list.
pub fn replace(problem: &mut Problem, store: &mut Store, list: ListId, neutral: Term) -> Result<(), Reason> {
    Folds::over(problem, store, list)?.replace(problem, store, list, neutral);
    Ok(())
}

/// All folds over one list, as one function on tuples.
struct Folds {
    folds: Vec<Fold>,
    element: Sort,
}

impl Folds {
    /// The folds over `list`, if nothing else reads it.
    fn over(problem: &Problem, store: &Store, list: ListId) -> Result<Folds, Reason> {
        let refuse = |why: &str| Err(Reason::Incomplete(why.to_string()));
        if !problem.is_flat(store) {
            return refuse("a function contains a combinator");
        }
        if problem.equalities.iter().any(|equality| equality.left == list || equality.right == list) {
            return refuse("the list is compared");
        }
        if problem.lists.iter().any(|other| matches!(other.origin, Origin::Map { source, .. } if source == list)) {
            return refuse("an intermediate list is made from it");
        }
        let folds: Vec<Fold> = problem.folds.iter().filter(|fold| fold.list == list).cloned().collect();
        // A fold whose own result is a parameter of another one's function constrains the list a second time.
        let results: Vec<Term> = folds.iter().map(|fold| fold.result).collect();
        let inside: Vec<Term> = folds.iter().flat_map(|fold| [fold.step, fold.init]).collect();
        if store.postorder(&inside).iter().any(|term| results.contains(term)) {
            return refuse("a fold depends on another fold over the same list");
        }
        Ok(Folds { folds, element: problem.list(list).element })
    }

    /// A neutral element, if both conditions are proved.
    fn neutral_element(
        &self,
        store: &mut Store,
        resources: Resources<'_>,
        report: &mut Report,
    ) -> Result<Term, Reason> {
        let mut session = resources.session("summary")?;
        let result = self.find_neutral(store, &mut session, resources).and_then(|neutral| {
            self.prove_surjective(store, &mut session, resources)?;
            Ok(neutral)
        });
        report.effort("summary", session.effort());
        result
    }

    fn states(&self, store: &mut Store) -> Vec<Term> {
        self.folds.iter().map(|fold| store.fresh_constant("state", store.sort_of(fold.init))).collect()
    }

    /// `f B e = B`
    fn unchanged(&self, store: &mut Store, states: &[Term], element: Term) -> Term {
        let mut same = Vec::new();
        for (fold, state) in self.folds.iter().zip(states) {
            let after = store.beta(fold.step, &[*state, element]);
            same.push(store.eq(after, *state));
        }
        store.and(same)
    }

    /// An element that the backend proves neutral for every state and every value of the parameters.
    fn find_neutral(&self, store: &mut Store, session: &mut Session, resources: Resources<'_>) -> Result<Term, Reason> {
        let states = self.states(store);
        for candidate in self.candidates(store) {
            if self.counterexample(store, session, &states, candidate, resources)?.is_none() {
                return Ok(candidate);
            }
        }
        self.guess_neutral(store, session, &states, resources)
    }

    /// States for which `element` is not neutral, as terms; `None` if there are none.
    fn counterexample(
        &self,
        store: &mut Store,
        session: &mut Session,
        states: &[Term],
        element: Term,
        resources: Resources<'_>,
    ) -> Result<Option<Vec<Term>>, Reason> {
        session.push();
        let same = self.unchanged(store, states, element);
        let differs = store.not(same);
        session.assert(store, differs);
        let found = match session.check(store, &[], resources.deadline)? {
            Verdict::Unsat => None,
            Verdict::Unknown(words) => return Err(Reason::from_backend(&words, resources.deadline)),
            Verdict::Sat => {
                let values = session.values(store, states, resources.deadline)?;
                let mut literals = Vec::new();
                for (value, state) in values.iter().zip(states) {
                    let unwritable = || Reason::Incomplete("a state has no literal".to_string());
                    literals.push(literal(store, value, store.sort_of(*state)).ok_or_else(unwritable)?);
                }
                Some(literals)
            }
        };
        session.pop();
        Ok(found)
    }

    /// Counterexample-guided: guess an element that is neutral for the states seen so far, try to refute it, and learn
    /// the refuting state.
    fn guess_neutral(
        &self,
        store: &mut Store,
        verifier: &mut Session,
        states: &[Term],
        resources: Resources<'_>,
    ) -> Result<Term, Reason> {
        let mut guesser = resources.session("summary")?;
        let element = store.fresh_constant("neutral", self.element);
        for _ in 0..GUESSES {
            match guesser.check(store, &[], resources.deadline)? {
                Verdict::Unsat => return Err(Reason::Incomplete("no neutral element".to_string())),
                Verdict::Unknown(words) => return Err(Reason::from_backend(&words, resources.deadline)),
                Verdict::Sat => {}
            }
            let known = matches!(store.as_app(element), Some((Op::Symbol(symbol), _)) if guesser.knows(symbol));
            let guess = if known {
                guesser.values(store, &[element], resources.deadline)?.remove(0)
            } else {
                Value::default_for(store, self.element)
            };
            let Some(guess) = literal(store, &guess, self.element) else { break };
            match self.counterexample(store, verifier, states, guess, resources)? {
                None => return Ok(guess),
                Some(state) => {
                    let lesson = self.unchanged(store, &state, element);
                    guesser.assert(store, lesson);
                }
            }
        }
        Err(Reason::Incomplete("no neutral element was found".to_string()))
    }

    /// Terms worth trying as neutral elements: what the functions compare elements with, and the neighbours of that.
    fn candidates(&self, store: &mut Store) -> Vec<Term> {
        let inside: Vec<Term> = self.folds.iter().flat_map(|fold| [fold.step, fold.init]).collect();
        let mut atoms: Map<Sort, Vec<Term>> = Map::default();
        for term in store.postorder(&inside) {
            let is_leaf = store.children(term).is_empty() && store.is_closed(term);
            if is_leaf {
                atoms.entry(store.sort_of(term)).or_default().push(term);
            }
        }
        let mut numbers = vec![store.int(0), store.int(1), store.int(-1)];
        for number in atoms.get(&Sort::INT).cloned().unwrap_or_default() {
            let (one, minus) = (store.int(1), store.int(-1));
            numbers.extend([number, store.sum([number, one]), store.sum([number, minus])]);
        }
        atoms.insert(Sort::INT, numbers);
        let truths = vec![store.bool(false), store.bool(true)];
        atoms.insert(Sort::BOOL, truths);
        combine(store, self.element, &atoms)
    }

    /// For all parameters and states `B` there is an `h` with `f i h = B`: the negation, `∀h. f i h ≠ B`, is unsatisfiable.
    fn prove_surjective(
        &self,
        store: &mut Store,
        session: &mut Session,
        resources: Resources<'_>,
    ) -> Result<(), Reason> {
        let missed = self.missed(store);
        session.assert(store, missed);
        match session.check(store, &[], resources.deadline)? {
            Verdict::Unsat => Ok(()),
            Verdict::Sat => Err(Reason::Incomplete("some state is not reached in one step".to_string())),
            Verdict::Unknown(words) => Err(Reason::from_backend(&words, resources.deadline)),
        }
    }

    /// `∀h. f i h ≠ B`
    fn missed(&self, store: &mut Store) -> Term {
        let states = self.states(store);
        let head = store.bound(0, self.element);
        let mut reached = Vec::new();
        for (fold, state) in self.folds.iter().zip(&states) {
            let after = store.beta(fold.step, &[fold.init, head]);
            reached.push(store.eq(after, *state));
        }
        let reached = store.and(reached);
        let missed = store.not(reached);
        store.forall(&[self.element], missed)
    }

    /// Puts `ite (|l| = 0) init (step init head)` in the place of each fold.
    fn replace(&self, problem: &mut Problem, store: &mut Store, list: ListId, neutral: Term) {
        let head = store.fresh_constant(&format!("{}.head", problem.list(list).name), self.element);
        let zero = store.int(0);
        let empty = store.eq(problem.list(list).length, zero);
        for fold in &self.folds {
            let after = store.beta(fold.step, &[fold.init, head]);
            let value = store.ite(empty, fold.init, after);
            problem.formula.push(store.eq(fold.result, value));
        }
        problem.folds.retain(|fold| fold.list != list);
        problem.summaries.push(Summary { list, head, neutral });
    }
}

/// Terms of a sort built from `atoms`: themselves, or constructors applied to terms for their fields.
fn combine(store: &mut Store, sort: Sort, atoms: &Map<Sort, Vec<Term>>) -> Vec<Term> {
    let mut found = atoms.get(&sort).cloned().unwrap_or_default();
    if let SortNode::Data(..) = store.sort_node(sort) {
        let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
        for constructor in 0..u32::try_from(count).unwrap_or(0) {
            let fields = store.field_sorts(sort, constructor);
            let mut tuples: Vec<Vec<Term>> = vec![Vec::new()];
            for field in fields {
                let options = combine(store, field, atoms);
                tuples = tuples
                    .iter()
                    .flat_map(|tuple| {
                        options.iter().map(move |option| tuple.iter().copied().chain([*option]).collect())
                    })
                    .take(CANDIDATES)
                    .collect();
            }
            found.extend(tuples.into_iter().map(|tuple| store.app(Op::Construct(sort, constructor), tuple)));
        }
    }
    found.truncate(CANDIDATES);
    found
}

/// The term that denotes a value, if there is one.
fn literal(store: &mut Store, value: &Value, sort: Sort) -> Option<Term> {
    Some(match value {
        Value::Bool(value) => store.bool(*value),
        Value::Int(value) => store.int(IBig::clone(value)),
        Value::Real(value) => store.term(Node::Real(value.clone())),
        Value::Literal(value) => store.term(Node::Literal(value.clone())),
        Value::Data { constructor, fields } => {
            let sorts = store.field_sorts(sort, *constructor);
            let terms: Option<Vec<Term>> =
                fields.iter().zip(sorts).map(|(field, sort)| literal(store, field, sort)).collect();
            store.app(Op::Construct(sort, *constructor), terms?)
        }
        Value::Element(_) | Value::List(_) | Value::Language(_) | Value::Array(_) => return None,
    })
}

//! Lists whose elements have lists inside, as lists of tokens.
//!
//! A list `l` of values with `k` lists inside becomes a list `t` of *tokens*: `row r` begins an element, whose [skeleton](Skeleton) is `r`, and `item i y` adds `y` to the
//! list number `i` of the element that has begun. So `[[1, 2], []]` is `row, item 1, item 2, row`. What stands before the first row means nothing.
//!
//! A fold over `l` whose function reads the lists inside by folds of their own is one fold over `t`: it remembers the accumulator before the
//! element that has begun, the skeleton of that element, and how far the inner folds have come. At the next row, and at the end, the element is complete, and the
//! outer function is applied. An inner fold starts with its row, so it may start from the outer accumulator or the skeleton, and its function may read both.
//!
//! **Soundness.** The change is exact. Every list of tokens decodes to one list ([`Rows::decode`]), and every list is decoded from some tokens; by
//! induction over the tokens, each fold that was replaced has the same value on `t` as the original on what `t` decodes to. Nothing else may read `l`
//! ([`Unnesting::of`] fails otherwise). A function that selects from the wrong constructor reads more of the element than its skeleton: it is not replaced.

use super::skeleton::{Bones, Skeleton};
use crate::model::{ListValue, Run, Value};
use crate::rewrite::{Undefined, totalize};
use crate::term::{Constructor, Field, Map, Node, Op, Set, Sort, SortNode, Store, Symbol, Term};

/// How a list is decoded from tokens.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The tokens.
    pub tokens: Symbol,
    /// What an element is made of.
    skeleton: Skeleton,
    /// How many lists it has inside.
    lists: usize,
}

/// A list that is replaced by tokens.
pub(super) struct Unnesting {
    list: Term,
    element: Sort,
    token: Sort,
    rows: Rows,
    /// The sort of what a row begins with, if there is anything.
    rest: Option<Sort>,
    tokens: Term,
    bones: Bones,
}

impl Unnesting {
    /// Declares the tokens of a list with lists inside its elements.
    fn declare(store: &mut Store, list: Term) -> Unnesting {
        let element = store.element_sort(store.sort_of(list)).expect("a list");
        let mut bones = Bones::default();
        let (skeleton, rest) = bones.of(store, element);
        let field = |name: &str, sort| Field { name: name.to_string(), sort };
        let row = Constructor { name: "row".to_string(), fields: rest.map(|sort| field("begun", sort)).into_iter().collect() };
        let items: Vec<Constructor> = (1..)
            .zip(&bones.lists)
            .map(|(number, sort)| {
                let number = if bones.lists.len() == 1 { String::new() } else { number.to_string() };
                let sort = store.element_sort(*sort).expect("a list");
                Constructor { name: format!("item{number}"), fields: vec![field(&format!("added{number}"), sort)] }
            })
            .collect();
        let declaration = store.declare_datatype("Token", 0);
        store.define_datatype(declaration, std::iter::once(row).chain(items).collect());
        let token = store.sort(SortNode::Data(declaration, [].into()));
        let sort = store.list_sort(token);
        let name = match store.as_app(list) {
            Some((Op::Symbol(symbol), _)) => store.symbol(symbol).name.clone(),
            _ => "list".to_string(),
        };
        let tokens = store.fresh_constant(&name, sort);
        let Some((Op::Symbol(symbol), _)) = store.as_app(tokens) else { unreachable!("a constant") };
        let rows = Rows { tokens: symbol, skeleton, lists: bones.lists.len() };
        Unnesting { list, element, token, rows, rest, tokens, bones }
    }

    /// The assertions with a list replaced by tokens, and how it is decoded; nothing if something reads it in another way.
    pub(super) fn of(store: &mut Store, assertions: &[Term], list: Term) -> Option<(Vec<Term>, Rows)> {
        let mut this = Unnesting::declare(store, list);
        let mut failed = false;
        let replaced = store.rebuild(assertions, &mut Map::default(), |store, term| {
            match this.replace(store, term) {
                Some(Some(new)) => new,
                Some(None) => {
                    failed = true;
                    term
                }
                None => term,
            }
        });
        let gone = !failed && !store.postorder(&replaced).contains(&list);
        gone.then_some((replaced, this.rows))
    }

    /// What a read of the list becomes, if it can; nothing if the term does not read it.
    #[expect(clippy::option_option, reason = "not a read, and a read that cannot be replaced, are different things")]
    fn replace(&mut self, store: &mut Store, term: Term) -> Option<Option<Term>> {
        match store.as_app(term)? {
            (Op::Len, &[list]) if list == self.list => Some(Some(self.count(store))),
            (Op::Fold, &[step, init, list]) if list == self.list => Some(self.fold(store, step, init)),
            _ => None,
        }
    }

    /// How many rows there are.
    fn count(&self, store: &mut Store) -> Term {
        let (count, token) = (store.bound(1, Sort::INT), store.bound(0, self.token));
        let (begins, one) = (store.app(Op::Test(self.token, 0), [token]), store.int(1));
        let more = store.sum([count, one]);
        let body = store.ite(begins, more, count);
        let (step, zero) = (store.lambda([Sort::INT, self.token], body), store.int(0));
        store.fold(step, zero, self.tokens)
    }

    fn fold(&mut self, store: &mut Store, step: Term, init: Term) -> Option<Term> {
        if !store.is_closed(step) || !store.is_closed(init) || store.has_lists(store.sort_of(init)) {
            return None;
        }
        let machine = self.machine(store, step, init)?;
        Some(machine.over(store, self, init))
    }

    /// The outer function, with the inner folds taken out.
    fn machine(&mut self, store: &mut Store, step: Term, init: Term) -> Option<Machine> {
        let acc = store.fresh_constant("acc", store.sort_of(init));
        let element = store.fresh_constant("element", self.element);
        let body = store.beta(step, &[acc, element]);
        if !is_guarded(store, body) {
            return None;
        }
        let skeleton = self.rows.skeleton.clone();
        self.bones.locate(store, element, self.element, &skeleton);
        let mut inner: Vec<Inner> = Vec::new();
        let body = store.rebuild(&[body], &mut Map::default(), |store, term| self.read(store, term, element, &mut inner))[0];
        let begun = self.rest.map(|sort| store.fresh_constant("begun", sort));
        let mut terms = vec![body];
        terms.extend(inner.iter().flat_map(|inner| [inner.init, inner.step]));
        if !is_taken_apart(store, &terms, element) {
            return None;
        }
        let results: Set<Term> = inner.iter().map(|inner| inner.result).collect();
        if store.postorder(&terms[1..]).iter().any(|term| results.contains(term)) {
            return None;
        }
        let mut memo: Map<Term, Term> = begun.map(|begun| (element, begun)).into_iter().collect();
        let terms = store.rebuild(&terms, &mut memo, |store, term| self.bones.replaced(store, term).unwrap_or(term));
        for (read, pair) in inner.iter_mut().zip(terms[1..].chunks(2)) {
            (read.init, read.step) = (pair[0], pair[1]);
        }
        let body = terms[0];
        Some(Machine { acc, begun, body, inner })
    }

    /// A fold over a list inside the element, or its length, as a constant.
    fn read(&self, store: &mut Store, term: Term, element: Term, inner: &mut Vec<Inner>) -> Term {
        let (list, step, init) = match store.as_app(term) {
            Some((Op::Fold, &[step, init, list])) => (list, step, init),
            Some((Op::Len, &[list])) => {
                let Some(sort) = store.element_sort(store.sort_of(list)) else { return term };
                let (count, one) = (store.bound(1, Sort::INT), store.int(1));
                let more = store.sum([count, one]);
                (list, store.lambda([Sort::INT, sort], more), store.int(0))
            }
            _ => return term,
        };
        let number = if list == element { Some(0) } else { self.bones.list(store, list) };
        let Some(list) = number.filter(|_| store.is_closed(term) && !store.has_lists(store.sort_of(init))) else { return term };
        if let Some(known) = inner.iter().find(|inner| (inner.list, inner.step, inner.init) == (list, step, init)) {
            return known.result;
        }
        let result = store.fresh_constant("inner", store.sort_of(init));
        inner.push(Inner { list, step, init, result });
        result
    }
}

/// A fold over a list inside an element.
struct Inner {
    list: usize,
    /// `λ state y. …`
    step: Term,
    init: Term,
    /// What stands for its value.
    result: Term,
}

/// The outer function over constants.
struct Machine {
    /// The accumulator before the element.
    acc: Term,
    /// The skeleton of the element, if there is anything left of it.
    begun: Option<Term>,
    /// The accumulator after the element.
    body: Term,
    inner: Vec<Inner>,
}

impl Machine {
    /// The fold over the tokens. Its state is whether a row has begun, the accumulator before it, its skeleton, and the states of the inner folds.
    fn over(&self, store: &mut Store, list: &Unnesting, init: Term) -> Term {
        let nothing = list.rest.map(|sort| any(store, sort));
        let start = self.begin(store, init, nothing);
        let no = store.bool(false);
        let start = tuple(store, no, &start);
        let sort = store.sort_of(start);
        let (state, token) = (store.bound(1, sort), store.bound(0, list.token));
        let parts = self.parts(store, state);
        let before = self.after(store, &parts);
        let begun = self.begun.map(|_| store.app(Op::Select(list.token, 0, 0), [token]));
        let next = self.begin(store, before, begun);
        let yes = store.bool(true);
        let mut next = tuple(store, yes, &next);
        for (number, constructor) in (0..list.rows.lists).zip(1..) {
            let added = store.app(Op::Select(list.token, constructor, 0), [token]);
            let mut moved = parts.clone();
            let first = parts.len() - self.inner.len();
            for (place, inner) in (first..).zip(&self.inner).filter(|(_, inner)| inner.list == number) {
                let step = self.instance(store, inner.step, &parts);
                moved[place] = store.beta(step, &[parts[place], added]);
            }
            let moved = tuple(store, moved[0], &moved[1..]);
            let here = store.app(Op::Test(list.token, constructor), [token]);
            next = store.ite(here, moved, next);
        }
        let step = store.lambda([sort, list.token], next);
        let end = store.fold(step, start, list.tokens);
        let parts = self.parts(store, end);
        self.after(store, &parts)
    }

    /// What is remembered, but for whether a row has begun, at the beginning of a row.
    fn begin(&self, store: &mut Store, acc: Term, begun: Option<Term>) -> Vec<Term> {
        let mut parts: Vec<Term> = std::iter::once(acc).chain(begun).collect();
        let known: Vec<(Term, Term)> = std::iter::once((self.acc, acc)).chain(self.begun.zip(begun)).collect();
        parts.extend(self.inner.iter().map(|inner| store.substitute(inner.init, &known)));
        parts
    }

    /// The parts of a state: whether a row has begun, the accumulator, the skeleton, the inner folds.
    fn parts(&self, store: &mut Store, state: Term) -> Vec<Term> {
        let count = 2 + usize::from(self.begun.is_some()) + self.inner.len();
        let mut parts = Vec::with_capacity(count);
        let mut rest = state;
        for _ in 1..count {
            parts.push(store.first(rest));
            rest = store.second(rest);
        }
        parts.push(rest);
        parts
    }

    /// A term over the constants, as one over the parts of a state.
    fn instance(&self, store: &mut Store, term: Term, parts: &[Term]) -> Term {
        let constants = std::iter::once(self.acc).chain(self.begun).chain(self.inner.iter().map(|inner| inner.result));
        let pairs: Vec<(Term, Term)> = constants.zip(parts[1..].iter().copied()).collect();
        store.substitute(term, &pairs)
    }

    /// The accumulator once the element that has begun, if any, is complete.
    fn after(&self, store: &mut Store, parts: &[Term]) -> Term {
        let applied = self.instance(store, self.body, parts);
        store.ite(parts[0], applied, parts[1])
    }
}

/// Whether nothing is done with a value but to select from it and to test it, so that no lists of it are left.
fn is_taken_apart(store: &Store, terms: &[Term], value: Term) -> bool {
    let mut parts: Set<Term> = Set::default();
    parts.insert(value);
    for term in store.postorder(terms) {
        if store.children(term).iter().any(|child| parts.contains(child)) {
            match store.as_app(term) {
                Some((Op::Select(..), _)) if store.has_lists(store.sort_of(term)) => {
                    parts.insert(term);
                }
                Some((Op::Select(..) | Op::Test(..), _)) => {}
                _ => return false,
            }
        }
    }
    terms.iter().all(|term| !parts.contains(term))
}

/// Whether nothing is selected from a value with lists inside that another constructor may have built.
fn is_guarded(store: &mut Store, body: Term) -> bool {
    let mut undefined = Undefined::default();
    let total = totalize(store, &[body], &mut undefined);
    store.postorder(&total).into_iter().all(|term| match store.as_app(term) {
        Some((Op::Symbol(symbol), &[argument])) => {
            undefined.operation(symbol).is_none() || !store.has_lists(store.sort_of(argument))
        }
        _ => true,
    })
}

/// Parts as nested pairs.
fn tuple(store: &mut Store, first: Term, rest: &[Term]) -> Term {
    match rest {
        [] => first,
        [next, rest @ ..] => {
            let inner = tuple(store, *next, rest);
            store.pair(first, inner)
        }
    }
}

/// Any value of a sort without lists.
fn any(store: &mut Store, sort: Sort) -> Term {
    match store.sort_node(sort) {
        SortNode::Bool => store.bool(false),
        SortNode::Int => store.int(0),
        SortNode::Real => store.term(Node::Real(dashu_ratio::RBig::ZERO)),
        SortNode::Data(..) => {
            let fields: Vec<Term> = store.field_sorts(sort, 0).into_iter().map(|field| any(store, field)).collect();
            store.app(Op::Construct(sort, 0), fields)
        }
        _ => store.fresh_constant("any", sort),
    }
}

impl Rows {
    /// The list that a list of tokens stands for. Repetition is kept where a word of tokens begins with a row; `None` if these are no tokens of it,
    /// or a repetition would have to be written out that is too long for that.
    #[must_use]
    pub fn decode(&self, tokens: &ListValue) -> Option<ListValue> {
        let mut decoder = Decoder { rows: self, runs: Vec::new(), begun: None };
        tokens.runs().iter().try_for_each(|run| decoder.run(run))?;
        decoder.finish()?;
        Some(ListValue::from_runs(decoder.runs))
    }
}

/// Longer repetitions of words are not written out.
const MAX_WRITTEN: usize = 2_000_000;

/// Reads tokens, run by run.
struct Decoder<'a> {
    rows: &'a Rows,
    runs: Vec<Run>,
    /// The row that has begun: its skeleton, and its lists so far.
    begun: Option<(Option<Value>, Vec<Vec<Run>>)>,
}

impl Decoder<'_> {
    fn run(&mut self, run: &Run) -> Option<()> {
        let begins = matches!(run.word().first(), Some(Value::Data { constructor: 0, .. }));
        if begins && run.drift().is_none() {
            self.finish()?;
            let mut word = Decoder { rows: self.rows, runs: Vec::new(), begun: None };
            run.word().iter().try_for_each(|token| word.token(token, &1.into()))?;
            word.finish()?;
            let elements: Vec<Value> = ListValue::from_runs(word.runs).iter().map(std::borrow::Cow::into_owned).collect();
            self.runs.push(Run::repeated(elements, run.count() - dashu_int::IBig::ONE));
            // What follows may add to the last row.
            return run.word().iter().try_for_each(|token| self.token(token, &1.into()));
        }
        if let (None, [only]) = (run.drift(), run.word()) {
            return self.token(only, run.count());
        }
        let all = ListValue::from_runs([run.clone()]);
        usize::try_from(&all.len()).ok().filter(|count| *count <= MAX_WRITTEN)?;
        all.iter().try_for_each(|token| self.token(&token, &1.into()))
    }

    /// A token so many times.
    fn token(&mut self, token: &Value, count: &dashu_int::IBig) -> Option<()> {
        let Value::Data { constructor, fields } = token else { return None };
        if *constructor == 0 {
            self.finish()?;
            self.begun = Some((fields.first().cloned(), vec![Vec::new(); self.rows.lists]));
        } else if let Some((_, lists)) = &mut self.begun {
            lists.get_mut(*constructor as usize - 1)?.push(Run::repeated([fields.first()?.clone()], count.clone()));
        }
        Some(())
    }

    /// The row that has begun is complete.
    fn finish(&mut self) -> Option<()> {
        if let Some((rest, lists)) = self.begun.take() {
            let lists: Vec<Value> = lists.into_iter().map(|runs| Value::List(ListValue::from_runs(runs))).collect();
            let row = self.rows.skeleton.filled(rest.as_ref(), &lists)?;
            self.runs.push(Run::once([row]));
        }
        Some(())
    }
}

//! Lists whose elements have lists inside, as lists of tokens.
//!
//! A list `l` of values with `k` lists inside becomes a list `t` of *tokens*: `row r` begins an element, whose [skeleton](Skeleton) is `r`, and `item i y` adds `y` to the
//! list number `i` of the element that has begun. So `[[1, 2], []]` is `row, item 1, item 2, row`. What stands before the first row means nothing.
//!
//! A fold over `l` whose function reads the lists inside by folds of their own is one fold over `t`, a [`Machine`]: it remembers the accumulator before the
//! element that has begun, the skeleton of that element, and how far the inner folds have come. At the next row, and at the end, the element is complete, and the
//! outer function is applied. An inner fold starts with its row, so it may start from the outer accumulator or the skeleton, and its function may read both.
//!
//! * Two lists of one element that are read together: `both y z` adds `y` to one of them and `z` to the other. Such tokens come before all other items of
//!   these lists in their row, and only one of the two lists has other items; a constraint says so. Then the pairs are the two lists, zipped.
//! * An inner fold that needs the result of another one: the row *foretells* it (a prophecy variable), and a constraint says that every row is right.
//!
//! **Soundness.** The change is exact. Every list of tokens decodes to one list ([`Rows::decode`]), and every list is decoded from some tokens that meet the
//! constraints; by induction over the tokens, each fold that was replaced has the same value on `t` as the original on what `t` decodes to. Nothing else may read `l`
//! ([`unnested`] fails otherwise). A function that selects from the wrong constructor reads more of the element than its skeleton: it is not replaced.

use super::bounds::is_small;
use super::decode::Rows;
use super::machine::{Inner, Machine, Source, any, tuple};
use super::skeleton::{Bones, Skeleton};
use crate::rewrite::{Undefined, totalize};
use crate::term::{Constructor, Field, Map, Op, Set, Sort, SortNode, Store, Term};

/// The assertions with a list replaced by tokens, and how it is decoded; nothing if something reads it in another way, or it is better unfolded.
pub(super) fn unnested(store: &mut Store, assertions: &[Term], list: Term) -> Option<(Vec<Term>, Rows)> {
    if is_small(store, assertions, list) {
        return None;
    }
    let mut reading = Reading { foretells: true, ..Reading::new(store, list) };
    let replaced = reading.replaced(store, assertions, list)?;
    let tokens = Tokens::declare(store, &reading);
    let mut memo: Map<Term, Term> = Map::default();
    let mut constraints = tokens.order(store, &reading.pairs);
    for index in 0..reading.machines.len() {
        let (placeholder, machine) = &reading.machines[index];
        let value = machine.over(store, &tokens, &reading.foretold);
        let value = store.rebuild(&[value], &mut memo, |_, term| term)[0];
        memo.insert(*placeholder, value);
        if let Some(check) = reading.checks.get(placeholder) {
            constraints.push(store.rebuild(&[*check], &mut memo, |_, term| term)[0]);
        }
    }
    let mut replaced = store.rebuild(&replaced, &mut memo, |_, term| term);
    replaced.extend(constraints);
    Some((replaced, Rows::new(store, tokens.list, reading.skeleton, &tokens.kinds)))
}

/// The reads of a list, found one by one.
pub(super) struct Reading {
    /// What to call the list.
    pub(super) name: String,
    element_sort: Sort,
    /// Stands for the element in every function.
    element: Term,
    pub(super) skeleton: Skeleton,
    pub(super) bones: Bones,
    /// Stands for what is left of the element without its lists, if anything is.
    pub(super) begun: Option<Term>,
    /// The folds, with what stands for their values.
    pub(super) machines: Vec<(Term, Machine)>,
    /// Constraints on values of machines, by what stands for the value.
    checks: Map<Term, Term>,
    /// Lists of one element that are read together.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Whether results that other inner folds need are foretold.
    foretells: bool,
    /// The results of inner folds that others need, and what stands for them.
    foretold: Vec<(Inner, Term)>,
}

impl Reading {
    pub(super) fn new(store: &mut Store, list: Term) -> Reading {
        let element_sort = store.element_sort(store.sort_of(list)).expect("a list");
        let mut bones = Bones::default();
        let (skeleton, rest) = bones.of(store, element_sort);
        let element = store.fresh_constant("element", element_sort);
        bones.locate(store, element, element_sort, &skeleton);
        let name = match store.as_app(list) {
            Some((Op::Symbol(symbol), _)) => store.symbol(symbol).name.clone(),
            _ => "list".to_string(),
        };
        Reading {
            name,
            element_sort,
            element,
            skeleton,
            bones,
            begun: rest.map(|sort| store.fresh_constant("begun", sort)),
            machines: Vec::new(),
            checks: Map::default(),
            pairs: Vec::new(),
            foretells: false,
            foretold: Vec::new(),
        }
    }

    /// The assertions with constants in place of what is read of a list; nothing if something reads it in another way than by folds.
    pub(super) fn replaced(&mut self, store: &mut Store, assertions: &[Term], list: Term) -> Option<Vec<Term>> {
        let mut failed = false;
        let replaced = store.rebuild(assertions, &mut Map::default(), |store, term| {
            let read = match store.as_app(term) {
                Some((Op::Len, &[read])) if read == list => self.count(store),
                Some((Op::Fold, &[step, init, read])) if read == list => self.fold(store, step, init),
                _ => return term,
            };
            failed |= read.is_none();
            read.unwrap_or(term)
        });
        (!failed && !store.postorder(&replaced).contains(&list)).then_some(replaced)
    }

    /// How many elements there are.
    fn count(&mut self, store: &mut Store) -> Option<Term> {
        let (count, one, zero) = (store.bound(1, Sort::INT), store.int(1), store.int(0));
        let more = store.sum([count, one]);
        let step = store.lambda([Sort::INT, self.element_sort], more);
        self.fold(store, step, zero)
    }

    /// What stands for a fold over the list; nothing if it cannot be replaced.
    fn fold(&mut self, store: &mut Store, step: Term, init: Term) -> Option<Term> {
        if !store.is_closed(step) || !store.is_closed(init) || store.has_lists(store.sort_of(init)) {
            return None;
        }
        let machine = self.machine(store, step, init)?;
        Some(self.add(store, machine))
    }

    fn add(&mut self, store: &mut Store, machine: Machine) -> Term {
        let placeholder = store.fresh_constant("folded", store.sort_of(machine.init));
        self.machines.push((placeholder, machine));
        placeholder
    }

    /// The outer function, with the inner folds taken out.
    fn machine(&mut self, store: &mut Store, step: Term, init: Term) -> Option<Machine> {
        let acc = store.fresh_constant("acc", store.sort_of(init));
        let body = store.beta(step, &[acc, self.element]);
        if !is_guarded(store, body) {
            return None;
        }
        let mut inner: Vec<Inner> = Vec::new();
        let body = store.rebuild(&[body], &mut Map::default(), |store, term| self.read(store, term, &mut inner))[0];
        let mut terms = vec![body];
        terms.extend(inner.iter().flat_map(|inner| [inner.init, inner.step]));
        if !is_taken_apart(store, &terms, self.element) {
            return None;
        }
        let mut memo: Map<Term, Term> = self.begun.map(|begun| (self.element, begun)).into_iter().collect();
        let terms = store.rebuild(&terms, &mut memo, |store, term| self.bones.replaced(store, term).unwrap_or(term));
        for (read, pair) in inner.iter_mut().zip(terms[1..].chunks(2)) {
            (read.init, read.step) = (pair[0], pair[1]);
        }
        let mut machine = Machine { init, acc, begun: self.begun, body: terms[0], inner };
        if self.foretells {
            self.foretell(store, &mut machine);
        }
        Some(machine)
    }

    /// A fold over a list inside the element, or over two of them side by side, or a length, as a constant.
    fn read(&mut self, store: &mut Store, term: Term, inner: &mut Vec<Inner>) -> Term {
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
        if !store.is_closed(term) || store.has_lists(store.sort_of(init)) {
            return term;
        }
        let Some(source) = self.source(store, list) else { return term };
        let read = Inner { source, step, init, result: store.fresh_constant("inner", store.sort_of(init)) };
        if let Some(known) = inner.iter().find(|inner| inner.reads_as(&read)) {
            return known.result;
        }
        inner.push(read);
        read.result
    }

    fn source(&mut self, store: &Store, list: Term) -> Option<Source> {
        if let Some(number) = self.number(store, list) {
            return Some(Source::List(number));
        }
        let (Op::Zip, &[left, right]) = store.as_app(list)? else { return None };
        let (left, right) = (self.number(store, left)?, self.number(store, right)?);
        let pair = (left.min(right), left.max(right));
        let taken = |number: usize| self.pairs.iter().any(|(one, other)| *one == number || *other == number);
        if left == right || !self.pairs.contains(&pair) && (taken(left) || taken(right)) {
            return None;
        }
        if !self.pairs.contains(&pair) {
            self.pairs.push(pair);
        }
        Some(Source::Pairs(left, right))
    }

    fn number(&self, store: &Store, list: Term) -> Option<usize> {
        if list == self.element { Some(0) } else { self.bones.list(store, list) }
    }

    /// Inner folds no longer need the results of others, but what is foretold of them. An inner fold needs only those before it.
    fn foretell(&mut self, store: &mut Store, machine: &mut Machine) {
        let mut new: Vec<(Inner, Term)> = Vec::new();
        for index in 0..machine.inner.len() {
            let Inner { init, step, .. } = machine.inner[index];
            let used: Set<Term> = store.postorder(&[init, step]).into_iter().collect();
            let mut known: Map<Term, Term> = Map::default();
            for other in machine.inner[..index].iter().filter(|other| used.contains(&other.result)) {
                let same = |(inner, _): &&(Inner, Term)| inner.reads_as(other);
                let constant = match self.foretold.iter().find(same) {
                    Some((_, constant)) => *constant,
                    None => {
                        let constant = store.fresh_constant("foretold", store.sort_of(other.result));
                        self.foretold.push((*other, constant));
                        new.push((*other, constant));
                        constant
                    }
                };
                known.insert(other.result, constant);
            }
            let pair = store.rebuild(&[init, step], &mut known, |_, term| term);
            (machine.inner[index].init, machine.inner[index].step) = (pair[0], pair[1]);
        }
        for (inner, constant) in new {
            self.check(store, machine, inner, constant);
        }
    }

    /// That every row foretells the result of an inner fold of a machine. Where the inner fold needs the outer accumulator, the outer fold runs beside it.
    fn check(&mut self, store: &mut Store, machine: &Machine, inner: Inner, foretold: Term) {
        let (right, yes) = (store.eq(foretold, inner.result), store.bool(true));
        if !store.postorder(&[inner.init, inner.step]).contains(&machine.acc) {
            let acc = store.fresh_constant("acc", Sort::BOOL);
            let body = store.and([acc, right]);
            let value = self.add(store, Machine { init: yes, acc, begun: machine.begun, body, inner: vec![inner] });
            self.checks.insert(value, value);
            return;
        }
        let init = store.pair(machine.init, yes);
        let acc = store.fresh_constant("acc", store.sort_of(init));
        let (before, so_far) = (store.first(acc), store.second(acc));
        let mut memo: Map<Term, Term> = [(machine.acc, before)].into_iter().collect();
        let mut beside = |store: &mut Store, term: Term| store.rebuild(&[term], &mut memo, |_, term| term)[0];
        let holds = store.and([so_far, right]);
        let after = beside(store, machine.body);
        let body = store.pair(after, holds);
        let inner = machine.inner.iter().map(|inner| Inner {
            init: beside(store, inner.init),
            step: beside(store, inner.step),
            ..*inner
        });
        let inner = inner.collect();
        let value = self.add(store, Machine { init, acc, begun: machine.begun, body, inner });
        self.checks.insert(value, store.second(value));
    }
}

/// The tokens that take the place of a list.
pub(super) struct Tokens {
    /// Their sort. The first constructor begins a row: its fields are what is left of the element, if anything is, and what is foretold.
    pub(super) sort: Sort,
    /// A list of them.
    pub(super) list: Term,
    /// By constructor, after the first: the lists that its fields are added to.
    pub(super) kinds: Vec<Vec<usize>>,
}

impl Tokens {
    fn declare(store: &mut Store, reading: &Reading) -> Tokens {
        let field = |name: String, sort: Sort| Field { name, sort };
        let begun = reading.begun.map(|begun| field("begun".to_string(), store.sort_of(begun)));
        let foretold = (1..).zip(&reading.foretold);
        let foretold =
            foretold.map(|(number, (_, constant))| field(format!("foretold{number}"), store.sort_of(*constant)));
        let fields = begun.into_iter().chain(foretold).collect();
        let mut constructors = vec![Constructor { name: "row".to_string(), fields }];
        let lists = &reading.bones.lists;
        let label = |list: &usize| reading.bones.label(*list);
        let mut kinds: Vec<Vec<usize>> = (0..lists.len()).map(|list| vec![list]).collect();
        kinds.extend(reading.pairs.iter().map(|(one, other)| vec![*one, *other]));
        for kind in &kinds {
            let labels: Vec<String> = kind.iter().map(label).collect();
            let name = labels.join("&");
            let added = kind.iter().map(|list| {
                let sort = store.element_sort(lists[*list]).expect("a list");
                field(format!("added{}@{name}", label(list)), sort)
            });
            constructors.push(Constructor { name: format!("item{name}"), fields: added.collect() });
        }
        let declaration = store.declare_datatype("Token", 0);
        store.define_datatype(declaration, constructors);
        let sort = store.sort(SortNode::Data(declaration, [].into()));
        let list = store.list_sort(sort);
        Tokens { sort, list: store.fresh_constant(&reading.name, list), kinds }
    }

    /// For lists that are read together: in each row the pairs come first, and only one list goes on after them.
    fn order(&self, store: &mut Store, pairs: &[(usize, usize)]) -> Vec<Term> {
        let orders = pairs.iter().map(|(one, other)| {
            let (no, yes) = (store.bool(false), store.bool(true));
            let start = tuple(store, yes, &[no, no]);
            let sort = store.sort_of(start);
            let (state, token) = (store.bound(1, sort), store.bound(0, self.sort));
            let (fine, ended) = (store.first(state), store.second(state));
            let ended = [store.first(ended), store.second(ended)];
            let going = ended.map(|ended| store.not(ended));
            let mut next = tuple(store, fine, &[no, no]);
            for (kind, constructor) in self.kinds.iter().zip(1..) {
                let here = store.app(Op::Test(self.sort, constructor), [token]);
                let moved = match kind[..] {
                    [list] if list == *one => (vec![fine, going[1]], [yes, ended[1]]),
                    [list] if list == *other => (vec![fine, going[0]], [ended[0], yes]),
                    [left, right] if (left, right) == (*one, *other) => (vec![fine, going[0], going[1]], ended),
                    _ => (vec![fine], ended),
                };
                let fine = store.and(moved.0);
                let moved = tuple(store, fine, &moved.1);
                next = store.ite(here, moved, next);
            }
            let step = store.lambda([sort, self.sort], next);
            let end = store.fold(step, start, self.list);
            store.first(end)
        });
        orders.collect()
    }

    /// A row's fields: what is left of the element, and what is foretold.
    pub(super) fn row(&self, store: &mut Store, token: Term, count: usize) -> Vec<Term> {
        (0..).take(count).map(|field| store.app(Op::Select(self.sort, 0, field), [token])).collect()
    }

    /// Any fields of a row.
    pub(super) fn nothing(&self, store: &mut Store) -> Vec<Term> {
        store.field_sorts(self.sort, 0).into_iter().map(|sort| any(store, sort)).collect()
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

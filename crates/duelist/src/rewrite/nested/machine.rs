//! A fold over a list with lists inside its elements, as a fold over tokens.

use super::rows::Tokens;
use crate::term::{Node, Op, Set, Sort, SortNode, Store, Term};

/// What an inner fold reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The list of the element with this number.
    List(usize),
    /// Two lists of the element, side by side.
    Pairs(usize, usize),
}

/// A fold over a list inside an element.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inner {
    pub(super) source: Source,
    /// `λ state y. …`
    pub(super) step: Term,
    pub(super) init: Term,
    /// What stands for its value.
    pub(super) result: Term,
}

/// An outer fold, over constants.
#[derive(Debug)]
pub(super) struct Machine {
    /// The first accumulator.
    pub(super) init: Term,
    /// Stands for the accumulator before the element.
    pub(super) acc: Term,
    /// Stands for what is left of the element without its lists, if anything is.
    pub(super) begun: Option<Term>,
    /// The accumulator after the element.
    pub(super) body: Term,
    /// The inner folds.
    pub(super) inner: Vec<Inner>,
}

impl Machine {
    /// The fold over tokens. Its state is whether a row has begun, the accumulator before it, the fields of the row that are needed, and the states of the
    /// inner folds.
    pub(super) fn over(&self, store: &mut Store, tokens: &Tokens, foretold: &[(Inner, Term)]) -> Term {
        let row = self.row(store, foretold);
        let nothing: Vec<Term> = tokens.nothing(store);
        let nothing: Vec<Term> = row.iter().map(|(field, _)| nothing[*field]).collect();
        let row: (Vec<usize>, Vec<Term>) = row.into_iter().unzip();
        let start = self.begin(store, self.init, &row.1, &nothing);
        let (no, yes) = (store.bool(false), store.bool(true));
        let start = tuple(store, no, &start);
        let sort = store.sort_of(start);
        let (state, token) = (store.bound(1, sort), store.bound(0, tokens.sort));
        let parts = parts(store, state, 2 + row.0.len() + self.inner.len());
        let constants: Vec<Term> = std::iter::once(self.acc)
            .chain(row.1.iter().copied())
            .chain(self.inner.iter().map(|inner| inner.result))
            .collect();
        let before = self.after(store, &constants, &parts);
        let fields = tokens.row(store, token, foretold.len() + usize::from(self.begun.is_some()));
        let fields: Vec<Term> = row.0.iter().map(|field| fields[*field]).collect();
        let next = self.begin(store, before, &row.1, &fields);
        let mut next = tuple(store, yes, &next);
        let first = parts.len() - self.inner.len();
        for (kind, constructor) in tokens.kinds.iter().zip(1..) {
            let mut moved = parts.clone();
            for (place, inner) in (first..).zip(&self.inner) {
                if let Some(added) = inner.added(store, tokens, kind, constructor, token) {
                    let step = instance(store, inner.step, &constants, &parts);
                    moved[place] = store.beta(step, &[parts[place], added]);
                }
            }
            let moved = tuple(store, moved[0], &moved[1..]);
            let here = store.app(Op::Test(tokens.sort, constructor), [token]);
            next = store.ite(here, moved, next);
        }
        let step = store.lambda([sort, tokens.sort], next);
        let end = store.fold(step, start, tokens.list);
        let parts = self::parts(store, end, parts.len());
        self.after(store, &constants, &parts)
    }

    /// The fields of a row that are needed: their numbers, and what stands for them.
    fn row(&self, store: &Store, foretold: &[(Inner, Term)]) -> Vec<(usize, Term)> {
        let mut terms = vec![self.body];
        terms.extend(self.inner.iter().flat_map(|inner| [inner.init, inner.step]));
        let used: Set<Term> = store.postorder(&terms).into_iter().collect();
        let all = self.begun.into_iter().chain(foretold.iter().map(|(_, constant)| *constant));
        all.enumerate().filter(|(_, constant)| used.contains(constant)).collect()
    }

    /// What is remembered, but for whether a row has begun, at the beginning of a row.
    fn begin(&self, store: &mut Store, acc: Term, constants: &[Term], fields: &[Term]) -> Vec<Term> {
        let mut known = vec![(self.acc, acc)];
        known.extend(constants.iter().copied().zip(fields.iter().copied()));
        let mut parts: Vec<Term> = std::iter::once(acc).chain(fields.iter().copied()).collect();
        parts.extend(self.inner.iter().map(|inner| store.substitute(inner.init, &known)));
        parts
    }

    /// The accumulator once the element that has begun, if any, is complete.
    fn after(&self, store: &mut Store, constants: &[Term], parts: &[Term]) -> Term {
        let applied = instance(store, self.body, constants, parts);
        store.ite(parts[0], applied, parts[1])
    }
}

impl Inner {
    /// Whether another one is the same but for what stands for its value.
    pub(super) fn reads_as(&self, other: &Inner) -> bool {
        (self.source, self.step, self.init) == (other.source, other.step, other.init)
    }

    /// What a token of some kind adds to what the fold reads, if anything.
    fn added(&self, store: &mut Store, tokens: &Tokens, kind: &[usize], constructor: u32, token: Term) -> Option<Term> {
        let field = |list: usize| {
            let place = kind.iter().position(|other| *other == list)?;
            let place = u32::try_from(place).expect("two fields at most");
            Some(store.app(Op::Select(tokens.sort, constructor, place), [token]))
        };
        match self.source {
            Source::List(list) => field(list),
            Source::Pairs(left, right) => {
                let (left, right) = (field(left)?, field(right)?);
                Some(store.pair(left, right))
            }
        }
    }
}

/// A term over constants, as one over the parts of a state after the first.
fn instance(store: &mut Store, term: Term, constants: &[Term], parts: &[Term]) -> Term {
    let known: Vec<(Term, Term)> = constants.iter().copied().zip(parts[1..].iter().copied()).collect();
    store.substitute(term, &known)
}

/// The parts of nested pairs.
fn parts(store: &mut Store, tuple: Term, count: usize) -> Vec<Term> {
    let mut parts = Vec::with_capacity(count);
    let mut rest = tuple;
    for _ in 1..count {
        parts.push(store.first(rest));
        rest = store.second(rest);
    }
    parts.push(rest);
    parts
}

/// Parts as nested pairs.
pub(super) fn tuple(store: &mut Store, first: Term, rest: &[Term]) -> Term {
    let Some((last, others)) = rest.split_last() else { return first };
    let inner = others.iter().rev().fold(*last, |inner, part| store.pair(*part, inner));
    store.pair(first, inner)
}

/// Any value of a sort. One with lists inside has none.
pub(super) fn any(store: &mut Store, sort: Sort) -> Term {
    match store.sort_node(sort) {
        SortNode::Bool => store.bool(false),
        SortNode::Int => store.int(0),
        SortNode::Real => store.term(Node::Real(dashu_ratio::RBig::ZERO)),
        SortNode::BitVec(_) | SortNode::String | SortNode::Float(_) | SortNode::RoundingMode => {
            store.default_literal(sort).expect("their values are literals")
        }
        SortNode::List(element) => {
            let element = *element;
            store.app(Op::ListValue(element), [])
        }
        SortNode::Data(..) => {
            let fields: Vec<Term> = store.field_sorts(sort, 0).into_iter().map(|field| any(store, field)).collect();
            store.app(Op::Construct(sort, 0), fields)
        }
        _ => store.fresh_constant("any", sort),
    }
}

//! A shape of lists as a formula.

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::schedule::Block;
use super::watch::{self, Watch};
use crate::problem::flatten::{Shape, System};
use crate::term::{Node, Op, Sort, Store, Term};

/// A part of a list, in terms that a model of the query gives values to.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// How often the word is repeated.
    pub(super) count: Term,
    /// The fields of each element of the first repetition.
    pub(super) word: Vec<Vec<Term>>,
    /// What each repetition adds to the fields, if any: `None` for a field that stays as it is.
    pub(super) drift: Vec<Vec<Option<Term>>>,
}

/// What a part of a list is to be.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    /// An element that may be missing; its fields are symbolic where they are not given.
    Single(Option<Vec<Option<Term>>>),
    /// A repeated block.
    Block(Block, Count),
}

/// The count of a block.
#[derive(Clone, Debug)]
pub(super) enum Count {
    /// A number; then changes are symbolic.
    Fixed(IBig),
    /// Symbolic; then changes are from the palette.
    Symbolic,
    /// Symbolic, and so are changes: the query is not linear.
    Free,
}

/// Constants to draw changes from, of which 0 is the first. Integers change by the integers among them.
#[derive(Clone, Debug)]
pub(super) struct Palette {
    pub(super) changes: Vec<RBig>,
    pub(super) drifts: Vec<RBig>,
}

/// The query: what has been said so far.
#[derive(Debug)]
pub(super) struct Encoder<'a> {
    pub(super) palette: &'a Palette,
    pub(super) formulas: Vec<Term>,
    /// For fresh names.
    made: usize,
}

/// Products with one less than the count.
struct Product {
    /// One less than the count.
    times: Term,
    count: Count,
    /// Whether the block is repeated at all, that is, at least twice.
    repeated: Term,
}

impl<'a> Encoder<'a> {
    pub(super) fn new(palette: &'a Palette) -> Self {
        Encoder { palette, formulas: Vec::new(), made: 0 }
    }

    /// Says that a list has these parts: its results are those of the systems' runs over it. Its length is left at
    /// least the number of elements or, if `exact`, that number.
    pub(super) fn list(&mut self, store: &mut Store, system: &System, plans: &[Plan], exact: bool) -> Vec<Part> {
        let mut state = system.init.clone();
        let mut parts: Vec<Part> = Vec::new();
        let mut lengths: Vec<Term> = Vec::new();
        let mut previous: Option<Term> = None;
        for plan in plans {
            match plan {
                Plan::Single(given) => {
                    let (part, present) = self.single(store, system, given.as_deref(), &mut state);
                    // Of elements that may be missing, the first ones are there.
                    if let (Some(previous), None) = (previous, given) {
                        self.formulas.push(store.implies(present, previous));
                    }
                    previous = given.is_none().then_some(present);
                    lengths.push(part.count);
                    parts.push(part);
                }
                Plan::Block(block, count) => {
                    previous = None;
                    let part = self.block(store, system, *block, count, &mut state);
                    let word = store.int(block.word);
                    lengths.push(if block.word == 1 { part.count } else { store.app(Op::Mul, [word, part.count]) });
                    parts.push(part);
                }
            }
        }
        let length = store.sum(lengths);
        let said = if exact { store.eq(system.length, length) } else { store.le(length, system.length) };
        self.formulas.push(said);
        for (result, state) in system.results.iter().zip(&state) {
            self.formulas.push(store.eq(*result, *state));
        }
        parts
    }

    /// Says when lists of these parts, planned alike, are equal: then their parts must be, which is enough; and if they are not,
    /// their lengths differ, or they start alike up to a part that begins with different elements.
    pub(super) fn equality(&mut self, store: &mut Store, shape: &Shape, left: &[Part], right: &[Part], equal: Term) {
        let one = store.int(1);
        let mut same: Vec<Term> = Vec::new();
        let mut different: Vec<Term> = Vec::new();
        let mut aligned: Vec<Term> = Vec::new();
        for (left, right) in left.iter().zip(right) {
            let as_often = store.smart_eq(left.count, right.count);
            let (here, there) = (store.le(one, left.count), store.le(one, right.count));
            let mut word: Vec<Term> =
                left.word.iter().zip(&right.word).map(|(left, right)| shape.equal(store, left, right)).collect();
            let first_differs = store.smart_not(word[0]);
            let apart: Vec<Term> = aligned.iter().copied().chain([here, there, first_differs]).collect();
            different.push(store.smart_and(&apart));
            for (left, right) in left.drift.iter().flatten().zip(right.drift.iter().flatten()) {
                if let (Some(left), Some(right)) = (left, right) {
                    word.push(store.smart_eq(*left, *right));
                }
            }
            let word = store.smart_and(&word);
            same.push(as_often);
            same.push(store.implies(here, word));
            aligned.push(as_often);
        }
        let same = store.smart_and(&same);
        self.formulas.push(store.implies(equal, same));
        let length = |store: &mut Store, parts: &[Part]| {
            let lengths: Vec<Term> = parts
                .iter()
                .map(|part| {
                    let word = store.int(part.word.len());
                    store.smart(Op::Mul, &[word, part.count])
                })
                .collect();
            store.sum(lengths)
        };
        let (left, right) = (length(store, left), length(store, right));
        let as_long = store.smart_eq(left, right);
        different.push(store.smart_not(as_long));
        let different = store.smart_or(&different);
        self.formulas.push(store.or([equal, different]));
    }

    fn suffix(&mut self) -> String {
        self.made += 1;
        format!(".{}", self.made)
    }

    /// A constant that is equal to a term, or the term itself if it is small already.
    fn named(&mut self, store: &mut Store, name: &str, term: Term) -> Term {
        if store.children(term).is_empty() {
            return term;
        }
        let constant = store.fresh_constant(name, store.sort_of(term));
        self.formulas.push(store.eq(constant, term));
        constant
    }

    fn named_state(&mut self, store: &mut Store, system: &System, state: &[Term]) -> Vec<Term> {
        let suffix = self.suffix();
        let named = system.state.iter().zip(state);
        named.map(|(field, term)| self.named(store, &format!("{}{suffix}", field.name), *term)).collect()
    }

    fn element(&mut self, store: &mut Store, system: &System, given: Option<&[Option<Term>]>) -> Vec<Term> {
        let suffix = self.suffix();
        let mut element = system.fresh_element(store, &suffix);
        for (field, given) in element.iter_mut().zip(given.unwrap_or_default()) {
            *field = given.unwrap_or(*field);
        }
        let conditions = system.shape.well_formed(store, &element);
        self.formulas.extend(conditions);
        element
    }

    /// An element, and whether it is there: always if it is given.
    fn single(
        &mut self,
        store: &mut Store,
        system: &System,
        given: Option<&[Option<Term>]>,
        state: &mut Vec<Term>,
    ) -> (Part, Term) {
        let element = self.element(store, system, given);
        let next = system.next(store, state, &element);
        let (present, count, after) = if given.is_some() {
            (store.bool(true), store.int(1), next)
        } else {
            let present = store.fresh_constant(&format!("present.{}", self.made), Sort::BOOL);
            let (one, zero) = (store.int(1), store.int(0));
            let count = store.ite(present, one, zero);
            let after =
                state.iter().zip(next).map(|(before, after)| store.smart_ite(present, after, *before)).collect();
            (present, count, after)
        };
        *state = self.named_state(store, system, &after);
        (Part { count, word: vec![element], drift: Vec::new() }, present)
    }

    /// A block: its first repetition, its last, and the conditions of the lemma between them.
    fn block(
        &mut self,
        store: &mut Store,
        system: &System,
        block: Block,
        count: &Count,
        state: &mut Vec<Term>,
    ) -> Part {
        let product = self.count(store, count);
        let numbers: Vec<bool> = system.parts.iter().flat_map(|part| watch::numbers(&part.shape)).collect();
        let increments = watch::increments(system, store);
        let mut varying: Vec<bool> =
            numbers.iter().zip(&increments).map(|(n, by)| *n && by.as_ref().is_none_or(|by| !by.is_zero())).collect();
        let drifting: Vec<bool> =
            watch::numbers(&system.shape).into_iter().map(|number| number && block.drifts).collect();
        varying.extend(&drifting);
        let watches = watch::watches(system, store, &varying);

        // The first repetition.
        let before = state.clone();
        let word: Vec<Vec<Term>> = (0..block.word).map(|_| self.element(store, system, None)).collect();
        let mut first = vec![before.clone()];
        for element in &word {
            let next = system.next(store, &first[first.len() - 1], element);
            first.push(self.named_state(store, system, &next));
        }
        let after = first[block.word].clone();

        // How far the state and the elements move until the last repetition.
        let moved: Vec<Option<Term>> = (0..before.len())
            .map(|field| match &increments[field] {
                _ if !numbers[field] => None,
                Some(by) if by.is_zero() => None,
                Some(by) => {
                    let by = RBig::from(by * IBig::from(block.word));
                    Some(product.times_literal(store, &by, system.state[field].sort))
                }
                None => Some(self.change(store, &product, before[field], after[field], block.word)),
            })
            .collect();
        let drift: Vec<Vec<Option<Term>>> =
            word.iter().map(|element| self.drift(store, &product, element, &drifting)).collect();

        // The last repetition and the conditions.
        let mut conditions: Vec<Term> = Vec::new();
        for (field, moved) in moved.iter().enumerate() {
            let unmoved = moved.is_none() && increments[field].as_ref().is_none_or(|by| !by.is_zero());
            if unmoved {
                conditions.push(store.smart_eq(before[field], after[field]));
            }
        }
        let mut last = self.shifted(store, system, &before, &moved);
        for (place, element) in word.iter().enumerate() {
            let far: Vec<Term> = element
                .iter()
                .zip(&drift[place])
                .map(|(field, drift)| match drift {
                    Some(drift) => {
                        let far = product.of_drift(store, self, *drift);
                        plus(store, *field, far)
                    }
                    None => *field,
                })
                .collect();
            let one: Vec<Term> = first[place].iter().chain(element).copied().collect();
            let other: Vec<Term> = last.iter().chain(&far).copied().collect();
            conditions.extend(watches.iter().map(|watch: &Watch| watch.same(store, &one, &other)));
            let next = system.next(store, &last, &far);
            last = self.named_state(store, system, &next);
        }
        let expected = self.shifted(store, system, &after, &moved);
        for (found, expected) in last.iter().zip(&expected) {
            conditions.push(store.smart_eq(*found, *expected));
        }
        let all = store.smart_and(&conditions);
        self.formulas.push(store.implies(product.repeated, all));

        let zero = store.int(0);
        let count = product.count_term(store);
        let none = store.smart_eq(count, zero);
        let end: Vec<Term> =
            before.iter().zip(&expected).map(|(before, end)| store.smart_ite(none, *before, *end)).collect();
        *state = self.named_state(store, system, &end);
        Part { count, word, drift }
    }

    /// The count of a block and what is needed to multiply by it.
    fn count(&mut self, store: &mut Store, count: &Count) -> Product {
        if let Count::Fixed(number) = count {
            let times = store.int(number - IBig::ONE);
            let repeated = store.bool(*number > IBig::ONE);
            return Product { times, count: count.clone(), repeated };
        }
        let suffix = self.suffix();
        // `times` is one less than the count; a block that is missing has the count 0 and moves by nothing.
        let times = store.fresh_constant(&format!("times{suffix}"), Sort::INT);
        let (minus_one, one) = (store.int(-1), store.int(1));
        self.formulas.push(store.le(minus_one, times));
        let repeated = store.le(one, times);
        Product { times, count: count.clone(), repeated }
    }

    /// The fields moved by what they move by.
    fn shifted(&mut self, store: &mut Store, system: &System, state: &[Term], moved: &[Option<Term>]) -> Vec<Term> {
        let moved: Vec<Term> = state
            .iter()
            .zip(moved)
            .map(|(field, moved)| match moved {
                Some(moved) => plus(store, *field, *moved),
                None => *field,
            })
            .collect();
        self.named_state(store, system, &moved)
    }

    /// `(count − 1) · (after − before)`: with a symbolic count, for a difference from the palette, and 0 if the block is not
    /// repeated.
    fn change(&mut self, store: &mut Store, product: &Product, before: Term, after: Term, word: usize) -> Term {
        let sort = store.sort_of(before);
        if !matches!(product.count, Count::Symbolic) {
            let difference = store.app(Op::Sub, [after, before]);
            return product.times_term(store, difference);
        }
        let moved = store.fresh_constant(&format!("moved{}", self.suffix()), sort);
        let mut changes = self.palette.changes.clone();
        for change in &self.palette.changes {
            let whole = change * RBig::from(word);
            if !changes.contains(&whole) {
                changes.push(whole);
            }
        }
        let mut cases: Vec<Term> = Vec::new();
        for change in &changes {
            let Some(literal) = number(store, change, sort) else { continue };
            let there = plus(store, before, literal);
            let same = store.smart_eq(after, there);
            let far = product.times_literal(store, change, sort);
            let moves = store.eq(moved, far);
            cases.push(store.smart_and(&[same, moves]));
        }
        let some = store.or(cases);
        self.formulas.push(store.implies(product.repeated, some));
        let zero = product.times_literal(store, &RBig::ZERO, sort);
        let still = store.eq(moved, zero);
        self.formulas.push(store.or([product.repeated, still]));
        moved
    }

    /// By how much the fields of an element drift with each repetition.
    fn drift(
        &mut self,
        store: &mut Store,
        product: &Product,
        element: &[Term],
        drifting: &[bool],
    ) -> Vec<Option<Term>> {
        let mut result = Vec::with_capacity(element.len());
        for (field, drifts) in element.iter().zip(drifting) {
            if !drifts {
                result.push(None);
                continue;
            }
            let sort = store.sort_of(*field);
            let drift = store.fresh_constant(&format!("drift{}", self.suffix()), sort);
            if matches!(product.count, Count::Symbolic) {
                let cases: Vec<Term> = self
                    .palette
                    .drifts
                    .iter()
                    .filter_map(|step| {
                        let step = number(store, step, sort)?;
                        Some(store.eq(drift, step))
                    })
                    .collect();
                self.formulas.push(store.or(cases));
            }
            result.push(Some(drift));
        }
        result
    }
}

impl Product {
    fn count_term(&self, store: &mut Store) -> Term {
        match &self.count {
            Count::Fixed(count) => store.int(count.clone()),
            Count::Symbolic | Count::Free => {
                let one = store.int(1);
                store.sum([self.times, one])
            }
        }
    }

    /// `(count − 1) · literal`
    fn times_literal(&self, store: &mut Store, literal: &RBig, sort: Sort) -> Term {
        let times = self.times(store, sort);
        match number(store, literal, sort) {
            Some(literal_term) if literal.is_zero() => literal_term,
            Some(_) if literal.is_one() => times,
            Some(literal) => store.smart(Op::Mul, &[literal, times]),
            None => times,
        }
    }

    /// `(count − 1) · term`
    fn times_term(&self, store: &mut Store, term: Term) -> Term {
        let times = self.times(store, store.sort_of(term));
        store.smart(Op::Mul, &[times, term])
    }

    /// `count − 1` as a number of a sort.
    fn times(&self, store: &mut Store, sort: Sort) -> Term {
        match &self.count {
            _ if sort != Sort::REAL => self.times,
            Count::Fixed(count) => store.term(Node::Real(RBig::from(count - IBig::ONE))),
            Count::Symbolic | Count::Free => store.app(Op::ToReal, [self.times]),
        }
    }

    /// `(count − 1) · drift`
    fn of_drift(&self, store: &mut Store, encoder: &mut Encoder<'_>, drift: Term) -> Term {
        if !matches!(self.count, Count::Symbolic) {
            return self.times_term(store, drift);
        }
        let sort = store.sort_of(drift);
        let far = store.fresh_constant(&format!("far{}", encoder.suffix()), sort);
        for step in &encoder.palette.drifts {
            let Some(literal) = number(store, step, sort) else { continue };
            let is = store.eq(drift, literal);
            let product = self.times_literal(store, step, sort);
            let equal = store.eq(far, product);
            encoder.formulas.push(store.implies(is, equal));
        }
        far
    }
}

fn plus(store: &mut Store, left: Term, right: Term) -> Term {
    if store.sort_of(left) == Sort::INT {
        store.smart(Op::Add, &[left, right])
    } else {
        store.app(Op::Add, [left, right])
    }
}

/// A number as a literal of a numeric sort, if it is one of that sort.
fn number(store: &mut Store, value: &RBig, sort: Sort) -> Option<Term> {
    if sort == Sort::REAL {
        return Some(store.term(Node::Real(value.clone())));
    }
    value.is_int().then(|| store.int(value.numerator().clone()))
}

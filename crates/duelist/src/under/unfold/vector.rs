//! Lists element by element: the domain in which every list term can be unfolded.

use std::rc::Rc;

use dashu_int::IBig;

use crate::engine::Reason;
use crate::meaning::{Interpretation, Made, Memo, Read, Record, Transducer};
use crate::term::{Map, Node, Op, Sort, Store, Symbol, Term};

/// More elements than this are not unfolded.
pub(in crate::under) const MAX_ELEMENTS: usize = 2_000_000;

/// Counts that are literals up to this are unfolded in full, whatever the bound.
const MAX_LITERAL: usize = 4096;

/// Lists with fewer slots than this are left as they are.
const COMPACT: usize = 8;

/// After so many elements the limit is asked.
const LOOK: usize = 64;

/// A place where an element may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// Whether it is there.
    pub(super) present: Term,
    /// What it is then.
    pub(super) element: Term,
}

/// A list as slots: its elements are those of the slots that are present, in order, *provided that it is complete*.
#[derive(Clone, Debug)]
pub(super) struct Vector {
    pub(super) slots: Rc<[Slot]>,
    /// How many elements there are, complete or not.
    pub(super) length: Term,
    /// Whether the slots are all there is: a condition on counts that were cut off.
    pub(super) complete: Term,
    /// Whether slot `i` is the element at index `i`, and present if and only if `i < length`; complete or not.
    pub(super) dense: bool,
    /// No more slots than this are ever present.
    pub(super) most: usize,
}

/// What a constant with lists inside is made of.
#[derive(Clone, Debug)]
pub(super) enum Unknown {
    /// So many of these elements.
    List {
        /// How many.
        length: Term,
        /// Known terms.
        elements: Vec<Term>,
    },
    /// A record.
    Record {
        /// The number of its constructor, if there are several.
        tag: Option<Term>,
        /// By constructor, its fields, which are known terms.
        constructors: Vec<Vec<Term>>,
    },
}

/// An application of a function to, or with, lists. The function is the same at equal arguments.
#[derive(Clone, Debug)]
pub(super) struct Application {
    pub(super) symbol: Symbol,
    /// As it stands.
    pub(super) term: Term,
    arguments: Vec<Term>,
    pub(super) result: Term,
}

/// The domain.
///
/// **Soundness**: take any interpretation of the problem's symbols. It extends to the constants made here such that all `formulas` hold: a result that is read of a
/// list is only said to be what the slots give where the list is complete, and a length is exact in any case. So the formulas admit all models. Where
/// all `limits` hold, every list is complete, and every result is what it really is: then they admit no others.
pub(super) struct Vectors<'a> {
    memo: Memo<Vector>,
    /// Where counts that are no literals are cut off.
    bound: usize,
    /// What holds of the constants that were made.
    pub(super) formulas: Vec<Term>,
    /// That nothing was cut off.
    pub(super) limits: Vec<Term>,
    /// What constants with lists inside are made of, inner ones first.
    pub(super) unknowns: Vec<(Term, Unknown)>,
    /// The functions that were applied to, or yield, lists.
    pub(super) applications: Vec<Application>,
    stop: &'a dyn Fn() -> Option<Reason>,
    work: usize,
    plain: Map<Term, bool>,
}

impl<'a> Vectors<'a> {
    pub(super) fn new(bound: usize, stop: &'a dyn Fn() -> Option<Reason>) -> Vectors<'a> {
        Vectors {
            memo: Memo::default(),
            bound,
            formulas: Vec::new(),
            limits: Vec::new(),
            unknowns: Vec::new(),
            applications: Vec::new(),
            stop,
            work: 0,
            plain: Map::default(),
        }
    }

    /// All of these elements.
    pub(super) fn full(store: &mut Store, elements: &[Term]) -> Vector {
        let yes = store.bool(true);
        let slots = elements.iter().map(|element| Slot { present: yes, element: *element }).collect();
        Vector { slots, length: store.int(elements.len()), complete: yes, dense: true, most: elements.len() }
    }

    /// The first `length` of these elements; a limit says that there are no more.
    pub(super) fn prefix(&mut self, store: &mut Store, elements: &[Term], length: Term) -> Vector {
        let slot = |(index, element): (usize, &Term)| {
            let index = store.int(index);
            Slot { present: store.smart(Op::Lt, &[index, length]), element: *element }
        };
        let slots = elements.iter().enumerate().map(slot).collect();
        let complete = self.limit(store, length, elements.len());
        Vector { slots, length, complete, dense: true, most: elements.len() }
    }

    /// Notes that a count is cut off: whether it is not.
    fn limit(&mut self, store: &mut Store, count: Term, bound: usize) -> Term {
        let bound = store.int(bound);
        let within = store.smart(Op::Le, &[count, bound]);
        if !matches!(store.node(within), Node::Bool(true)) && !self.limits.contains(&within) {
            self.limits.push(within);
        }
        within
    }

    /// Asks every now and then whether to go on.
    fn tick(&mut self, slots: usize) -> Result<(), Reason> {
        let before = self.work / LOOK;
        self.work += slots;
        match self.work / LOOK == before {
            true => Ok(()),
            false => (self.stop)().map_or(Ok(()), Err),
        }
    }

    /// The value where the list is complete, and anything elsewhere.
    fn if_complete(&mut self, store: &mut Store, complete: Term, value: Term) -> Result<Term, Reason> {
        if let Node::Bool(true) = store.node(complete) {
            return Ok(value);
        }
        let result = store.fresh_constant("unfolded", store.sort_of(value));
        if let Some(list) = self.memo.known_list(value).cloned() {
            let length = self.if_complete(store, complete, list.length)?;
            let (zero, complete) = (store.int(0), store.smart_and(&[complete, list.complete]));
            self.formulas.push(store.le(zero, length));
            self.memo.define_list(result, Vector { length, complete, dense: false, ..list });
        } else if let Some(record) = self.memo.known_record(value).cloned() {
            let anything = self.unknown_record(store, result)?;
            let mut conditional = Record { guards: Vec::new(), fields: Vec::new() };
            for (guard, any) in record.guards.iter().zip(&anything.guards) {
                conditional.guards.push(store.smart_ite(complete, *guard, *any));
            }
            for (fields, any) in record.fields.into_iter().zip(anything.fields) {
                conditional.fields.push(match (fields, any) {
                    (Some(fields), Some(any)) => {
                        let pairs = fields.into_iter().zip(any);
                        let chosen = pairs.map(|(field, any)| self.chosen(store, complete, field, any));
                        Some(chosen.collect::<Result<_, _>>()?)
                    }
                    (fields, any) => fields.or(any),
                });
            }
            self.memo.define_record(result, conditional);
        } else {
            let same = store.eq(result, value);
            self.formulas.push(store.implies(complete, same));
        }
        Ok(result)
    }

    /// A list that was put together in many steps, with no more slots than it can have elements.
    fn compact(&mut self, store: &mut Store, term: Term) -> Result<(), Reason> {
        let Some(list) = self.memo.known_list(term).cloned() else { return Ok(()) };
        if list.dense || list.slots.len() <= list.most.max(COMPACT) {
            return Ok(());
        }
        let ordered = self.dense(store, &list)?;
        let slots = ordered.slots.iter().take(list.most).copied().collect();
        let dense = matches!(store.node(list.complete), Node::Bool(true));
        self.memo.define_list(term, Vector { slots, dense, ..list });
        Ok(())
    }

    /// Whether there are no lists in a function.
    fn is_plain(&mut self, store: &Store, function: Term) -> bool {
        *self.plain.entry(function).or_insert_with(|| store.is_scalar_function(function))
    }

    /// What a list term is, if that has been said.
    pub(super) fn defined(&self, list: Term) -> Option<Vector> {
        self.memo.known_list(list).cloned()
    }

    /// How many elements are present before each slot, and in all slots.
    fn positions(&mut self, store: &mut Store, vector: &Vector) -> (Vec<Term>, Term) {
        let (zero, one) = (store.int(0), store.int(1));
        let mut at = zero;
        let mut positions = Vec::with_capacity(vector.slots.len());
        for (index, slot) in vector.slots.iter().enumerate() {
            positions.push(if vector.dense { store.int(index) } else { at });
            let more = store.smart_ite(slot.present, one, zero);
            at = store.smart(Op::Add, &[at, more]);
        }
        (positions, at)
    }

    /// The same list with the elements at their indices.
    fn dense(&mut self, store: &mut Store, vector: &Vector) -> Result<Vector, Reason> {
        if vector.dense {
            return Ok(vector.clone());
        }
        let (positions, total) = self.positions(store, vector);
        let mut slots = Vec::with_capacity(vector.slots.len());
        for index in 0..vector.slots.len() {
            self.tick(vector.slots.len() - index)?;
            let here = store.int(index);
            let mut element = vector.slots[vector.slots.len() - 1].element;
            // At most `index` elements stand before the slot with this number.
            for at in (index..vector.slots.len()).rev() {
                let placed = store.smart_eq(positions[at], here);
                let found = store.smart_and(&[vector.slots[at].present, placed]);
                element = self.chosen(store, found, vector.slots[at].element, element)?;
            }
            slots.push(Slot { present: store.smart(Op::Lt, &[here, total]), element });
        }
        Ok(Vector { slots: slots.into(), dense: true, ..vector.clone() })
    }

    fn literal(&self, store: &Store, count: Term) -> Option<usize> {
        let Node::Int(count) = store.node(count) else { return None };
        usize::try_from(&count.clone().max(IBig::ZERO)).ok().filter(|count| *count <= MAX_LITERAL.max(self.bound))
    }

    fn concatenation(&mut self, store: &mut Store, vectors: &[Vector]) -> Result<Vector, Reason> {
        let total: usize = vectors.iter().map(|vector| vector.slots.len()).sum();
        self.tick(total)?;
        if total > MAX_ELEMENTS {
            return Err(Reason::Incomplete(format!("a list of {total} elements is too long to unfold")));
        }
        let dense = vectors.iter().rev().skip(1).all(|vector| is_full(store, vector))
            && vectors.last().is_none_or(|vector| vector.dense);
        let lengths: Vec<Term> = vectors.iter().map(|vector| vector.length).collect();
        let complete: Vec<Term> = vectors.iter().map(|vector| vector.complete).collect();
        Ok(Vector {
            slots: vectors.iter().flat_map(|vector| vector.slots.iter().copied()).collect(),
            length: if lengths.is_empty() { store.int(0) } else { store.smart(Op::Add, &lengths) },
            complete: store.smart_and(&complete),
            dense,
            most: vectors.iter().map(|vector| vector.most).sum(),
        })
    }

    /// The list if a condition holds, and nothing else.
    fn guarded(store: &mut Store, condition: Term, vector: &Vector) -> Vector {
        let slot = |slot: &Slot| Slot { present: store.smart_and(&[condition, slot.present]), element: slot.element };
        let slots = vector.slots.iter().map(slot).collect();
        let (zero, missing) = (store.int(0), store.smart_not(condition));
        Vector {
            slots,
            length: store.smart_ite(condition, vector.length, zero),
            complete: store.smart_or(&[missing, vector.complete]),
            dense: vector.dense,
            most: vector.most,
        }
    }

    fn choice(
        &mut self,
        store: &mut Store,
        condition: Term,
        then: &Vector,
        otherwise: &Vector,
    ) -> Result<Vector, Reason> {
        if let Node::Bool(value) = *store.node(condition) {
            return Ok(if value { then.clone() } else { otherwise.clone() });
        }
        let against = store.smart_not(condition);
        let [one, other] =
            [(condition, then), (against, otherwise)].map(|(when, list)| Self::guarded(store, when, list));
        let (shorter, longer) =
            if then.slots.len() < otherwise.slots.len() { (then, otherwise) } else { (otherwise, then) };
        let ends =
            shorter.slots.len() == longer.slots.len() || matches!(store.node(shorter.complete), Node::Bool(true));
        if !then.dense || !otherwise.dense || !ends {
            let most = then.most.max(otherwise.most);
            return Ok(Vector { most, ..self.concatenation(store, &[one, other])? });
        }
        let mut slots = Vec::with_capacity(longer.slots.len());
        for index in 0..longer.slots.len() {
            slots.push(match (then.slots.get(index), otherwise.slots.get(index)) {
                (Some(a), Some(b)) => Slot {
                    present: store.smart_ite(condition, a.present, b.present),
                    element: self.chosen(store, condition, a.element, b.element)?,
                },
                _ => one.slots.get(index).or(other.slots.get(index)).copied().expect("one of them is this long"),
            });
        }
        Ok(Vector {
            slots: slots.into(),
            length: store.smart_ite(condition, then.length, otherwise.length),
            complete: store.smart_ite(condition, then.complete, otherwise.complete),
            dense: true,
            most: then.most.max(otherwise.most),
        })
    }

    /// What a function is given of a slot. Nobody sees what it makes of an element that is not present; but if it makes a list of as many elements as a number says, that list is cut off, and
    /// must not be. So a number that is computed, as an index beyond the end of a range is, is nought where it is not present; constants are chosen by the solver.
    fn offered(&mut self, store: &mut Store, function: Term, slot: &Slot) -> Term {
        let computed = matches!(store.as_app(slot.element), Some((op, [_, ..])) if !matches!(op, Op::Symbol(_)));
        if !computed || store.sort_of(slot.element) != Sort::INT || self.is_plain(store, function) {
            return slot.element;
        }
        let zero = store.int(0);
        let element = store.smart_ite(slot.present, slot.element, zero);
        self.memo.stands_for_itself(element);
        element
    }

    fn images(&mut self, store: &mut Store, function: Term, vector: &Vector) -> Result<Vector, Reason> {
        let mut slots = Vec::with_capacity(vector.slots.len());
        for slot in vector.slots.iter() {
            let element = self.offered(store, function, slot);
            slots.push(Slot { element: self.apply(store, function, &[element])?, ..*slot });
        }
        Ok(Vector { slots: slots.into(), ..vector.clone() })
    }

    fn indexed(&mut self, store: &mut Store, function: Term, vector: &Vector) -> Result<Vector, Reason> {
        let (positions, _) = self.positions(store, vector);
        let mut slots = Vec::with_capacity(vector.slots.len());
        for (slot, position) in vector.slots.iter().zip(positions) {
            let element = self.offered(store, function, slot);
            slots.push(Slot { element: self.apply(store, function, &[position, element])?, ..*slot });
        }
        Ok(Vector { slots: slots.into(), ..vector.clone() })
    }

    /// The elements whose index is less than a count, or those whose index is not.
    fn slice(&mut self, store: &mut Store, count: Term, vector: &Vector, front: bool) -> Vector {
        let (positions, _) = self.positions(store, vector);
        let count = clip(store, count);
        let rest = store.smart(Op::Sub, &[vector.length, count]);
        let rest = clip(store, rest);
        let length = if front { least(store, vector.length, count) } else { rest };
        let mut slots = Vec::with_capacity(vector.slots.len());
        for (slot, position) in vector.slots.iter().zip(positions) {
            let before = store.smart(Op::Lt, &[position, count]);
            let wanted = if front { before } else { store.smart_not(before) };
            let present = store.smart_and(&[slot.present, wanted]);
            if !matches!(store.node(present), Node::Bool(false)) {
                slots.push(Slot { present, ..*slot });
            }
        }
        let dense = vector.dense && (front || matches!(store.node(count), Node::Int(_)));
        Vector { slots: slots.into(), length, complete: vector.complete, dense, most: vector.most }
    }

    fn counted(&mut self, store: &mut Store, count: Term, at: Term) -> Result<Vector, Reason> {
        let length = clip(store, count);
        let slots = self.literal(store, length).unwrap_or(self.bound);
        let mut elements = Vec::with_capacity(slots);
        for index in 0..slots {
            self.tick(1)?;
            let index = store.int(index);
            elements.push(self.apply(store, at, &[index])?);
        }
        Ok(self.prefix(store, &elements, length))
    }

    fn pairs(&mut self, store: &mut Store, left: &Vector, right: &Vector) -> Result<Vector, Reason> {
        let (one, other) = (self.dense(store, left)?, self.dense(store, right)?);
        let slots = one.slots.iter().zip(other.slots.iter()).map(|(one, other)| Slot {
            present: store.smart_and(&[one.present, other.present]),
            element: store.pair(one.element, other.element),
        });
        let slots: Rc<[Slot]> = slots.collect();
        for slot in slots.iter() {
            self.known(store, slot.element)?;
        }
        Ok(Vector {
            slots,
            length: least(store, left.length, right.length),
            complete: store.smart_and(&[left.complete, right.complete]),
            dense: left.dense && right.dense,
            most: left.most.min(right.most),
        })
    }

    fn cycle(&mut self, store: &mut Store, count: Term, vector: &Vector) -> Result<Vector, Reason> {
        if vector.slots.is_empty() && is_full(store, vector) {
            return Ok(vector.clone());
        }
        let count = clip(store, count);
        let known = self.literal(store, count);
        let mut copies = Vec::new();
        for index in 0..known.unwrap_or(self.bound) {
            let index = store.int(index);
            let again = store.smart(Op::Lt, &[index, count]);
            copies.push(Self::guarded(store, again, vector));
        }
        let mut list = self.concatenation(store, &copies)?;
        list.length = store.smart(Op::Mul, &[count, vector.length]);
        if known.is_none() {
            let within = self.limit(store, count, self.bound);
            list.complete = store.smart_and(&[vector.complete, within]);
            // What is cut off may be at an index that has a slot of an earlier copy.
            list.dense = false;
        }
        Ok(list)
    }

    fn flattened(&mut self, store: &mut Store, lists: &Vector) -> Result<Vector, Reason> {
        let mut parts = Vec::with_capacity(lists.slots.len());
        for slot in lists.slots.iter() {
            let inner = self.list(store, slot.element)?;
            parts.push(Self::guarded(store, slot.present, &inner));
        }
        let mut list = self.concatenation(store, &parts)?;
        if !matches!(store.node(lists.complete), Node::Bool(true)) {
            let (counted, zero) = (list.length, store.int(0));
            list.length = self.if_complete(store, lists.complete, counted)?;
            self.formulas.push(store.le(zero, list.length));
            list.complete = store.smart_and(&[lists.complete, list.complete]);
            list.dense = false;
        }
        Ok(list)
    }

    /// A constant, which is known.
    fn fresh(&mut self, store: &mut Store, name: &str, sort: Sort) -> Result<Term, Reason> {
        let constant = store.fresh_constant(name, sort);
        self.declare(store, constant)?;
        Ok(constant)
    }

    /// Makes sure that a constant is known, whatever it is.
    pub(super) fn declare(&mut self, store: &mut Store, constant: Term) -> Result<(), Reason> {
        match store.has_lists(store.sort_of(constant)) {
            true => self.unknown(store, constant),
            false => {
                self.memo.stands_for_itself(constant);
                Ok(())
            }
        }
    }

    /// Any value of the sort of a term with lists inside. Inner lists are cut off at the bound.
    fn unknown(&mut self, store: &mut Store, term: Term) -> Result<(), Reason> {
        let (sort, name) = (store.sort_of(term), self.name(store, term));
        if let Some(element) = store.element_sort(sort) {
            self.tick(self.bound)?;
            let length = store.fresh_constant(&format!("{name}.len"), Sort::INT);
            let zero = store.int(0);
            self.formulas.push(store.le(zero, length));
            let mut elements = Vec::with_capacity(self.bound);
            for at in 1..=self.bound {
                elements.push(self.fresh(store, &format!("{name}.{at}"), element)?);
            }
            let list = self.prefix(store, &elements, length);
            self.unknowns.push((term, Unknown::List { length, elements }));
            self.memo.define_list(term, list);
        } else {
            let record = self.unknown_record(store, term)?;
            self.memo.define_record(term, record);
        }
        Ok(())
    }

    fn unknown_record(&mut self, store: &mut Store, term: Term) -> Result<Record, Reason> {
        let (sort, name) = (store.sort_of(term), self.name(store, term));
        let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
        let tag = (count > 1).then(|| store.fresh_constant(&format!("{name}.tag"), Sort::INT));
        if let Some(tag) = tag {
            let (zero, last) = (store.int(0), store.int(count - 1));
            self.formulas.extend([store.le(zero, tag), store.le(tag, last)]);
        }
        let mut record = Record { guards: Vec::new(), fields: Vec::new() };
        let mut constructors = Vec::new();
        for constructor in (0..).take(count) {
            let index = store.int(constructor);
            record.guards.push(match tag {
                Some(tag) => store.smart_eq(tag, index),
                None => store.bool(true),
            });
            let names: Vec<String> =
                store.constructor(sort, constructor).fields.iter().map(|field| field.name.clone()).collect();
            let sorts = store.field_sorts(sort, constructor);
            let mut fields = Vec::with_capacity(names.len());
            for (field, sort) in names.iter().zip(sorts) {
                fields.push(self.fresh(store, &format!("{name}.{field}"), sort)?);
            }
            constructors.push(fields.clone());
            record.fields.push(Some(fields));
        }
        self.unknowns.push((term, Unknown::Record { tag, constructors }));
        Ok(record)
    }

    fn name(&self, store: &Store, term: Term) -> String {
        match store.as_app(term) {
            Some((Op::Symbol(symbol), _)) => store.symbol(symbol).name.clone(),
            _ => "any".to_string(),
        }
    }

    fn through(
        &mut self,
        store: &mut Store,
        first: Option<Term>,
        machine: &Transducer,
        vector: &Vector,
    ) -> Result<Vector, Reason> {
        let yes = store.bool(true);
        let mut state = machine.memory.map(|memory| memory.init);
        let mut slots: Vec<Slot> = first.map(|element| Slot { present: yes, element }).into_iter().collect();
        for slot in vector.slots.iter() {
            let arguments: Vec<Term> = state.into_iter().chain([slot.element]).collect();
            let keep = self.apply(store, machine.keep, &arguments)?;
            let element = self.apply(store, machine.emit, &arguments)?;
            slots.push(Slot { present: store.smart_and(&[slot.present, keep]), element });
            if let (Some(memory), Some(before)) = (machine.memory, state) {
                let after = self.apply(store, memory.next, &arguments)?;
                state = Some(self.chosen(store, slot.present, after, before)?);
            }
        }
        let emits_always = matches!(store.node(machine.keep), Node::Lambda(_, body) if *body == yes);
        let most = vector.most + usize::from(first.is_some());
        let mut list = Vector { slots: slots.into(), most, ..vector.clone() };
        if first.is_some() {
            let one = store.int(1);
            list.length = store.smart(Op::Add, &[one, list.length]);
        }
        if !emits_always {
            list.dense = false;
            let (_, counted) = self.positions(store, &list);
            let most = list.length;
            list.length = self.if_complete(store, list.complete, counted)?;
            if list.length != counted {
                let zero = store.int(0);
                let within = [store.le(zero, list.length), store.le(list.length, most)];
                self.formulas.extend(within);
            }
        }
        Ok(list)
    }

    fn fold(&mut self, store: &mut Store, step: Term, init: Term, vector: &Vector) -> Result<Term, Reason> {
        let mut acc = init;
        for slot in vector.slots.iter() {
            self.tick(1)?;
            let element = self.offered(store, step, slot);
            let next = self.apply(store, step, &[acc, element])?;
            acc = self.chosen(store, slot.present, next, acc)?;
            self.compact(store, acc)?;
        }
        self.if_complete(store, vector.complete, acc)
    }

    fn at(&mut self, store: &mut Store, vector: &Vector, index: Term, default: Term) -> Result<Term, Reason> {
        let (positions, _) = self.positions(store, vector);
        let mut value = default;
        for (slot, position) in vector.slots.iter().zip(positions).rev() {
            let here = store.smart_eq(position, index);
            let found = store.smart_and(&[here, slot.present]);
            value = self.chosen(store, found, slot.element, value)?;
        }
        let mut known = vector.complete;
        if vector.dense {
            let slots = store.int(vector.slots.len());
            let early = store.smart(Op::Lt, &[index, slots]);
            known = store.smart_or(&[known, early]);
        }
        self.if_complete(store, known, value)
    }

    /// Whether some element satisfies a predicate, or whether all do.
    fn some_or_all(&mut self, store: &mut Store, predicate: Term, vector: &Vector, all: bool) -> Result<Term, Reason> {
        let mut parts = Vec::with_capacity(vector.slots.len());
        for slot in vector.slots.iter() {
            self.tick(1)?;
            let element = self.offered(store, predicate, slot);
            let holds = self.apply(store, predicate, &[element])?;
            let wanted = if all { store.smart_not(holds) } else { holds };
            parts.push(store.smart_and(&[slot.present, wanted]));
        }
        let found = store.smart_or(&parts);
        let value = if all { store.smart_not(found) } else { found };
        self.if_complete(store, vector.complete, value)
    }

    fn sum(&mut self, store: &mut Store, sort: Sort, vector: &Vector) -> Result<Term, Reason> {
        let zero = if sort == Sort::REAL { store.term(Node::Real(dashu_ratio::RBig::ZERO)) } else { store.int(0) };
        let mut parts: Vec<Term> =
            vector.slots.iter().map(|slot| store.smart_ite(slot.present, slot.element, zero)).collect();
        let value = match parts.len() {
            0 => zero,
            1 => parts.remove(0),
            _ => store.smart(Op::Add, &parts),
        };
        self.if_complete(store, vector.complete, value)
    }

    fn equal(&mut self, store: &mut Store, left: &Vector, right: &Vector) -> Result<Term, Reason> {
        let same_length = store.smart_eq(left.length, right.length);
        if let Node::Bool(false) = store.node(same_length) {
            return Ok(same_length);
        }
        let (one, other) = (self.dense(store, left)?, self.dense(store, right)?);
        let mut parts = vec![same_length];
        for (one, other) in one.slots.iter().zip(other.slots.iter()) {
            self.tick(1)?;
            let same = self.same(store, one.element, other.element)?;
            parts.push(store.smart(Op::Implies, &[one.present, same]));
        }
        let value = store.smart_and(&parts);
        let complete = store.smart_and(&[left.complete, right.complete]);
        let result = self.if_complete(store, complete, value)?;
        if result != value {
            self.formulas.push(store.implies(result, same_length));
        }
        Ok(result)
    }
}

impl Interpretation for Vectors<'_> {
    type List = Vector;
    type Error = Reason;

    fn memo(&mut self) -> &mut Memo<Vector> {
        &mut self.memo
    }

    fn make(&mut self, store: &mut Store, made: &Made) -> Result<Vector, Reason> {
        match made {
            Made::Declared(_) => Err(Reason::Incomplete("a list without a length".to_string())),
            Made::Literal(elements) => Ok(Vectors::full(store, elements)),
            Made::Concatenation(lists) => {
                let vectors = lists.iter().map(|list| self.list(store, *list)).collect::<Result<Vec<_>, _>>()?;
                self.concatenation(store, &vectors)
            }
            Made::Choice { condition, then, otherwise } => {
                let (then, otherwise) = (self.list(store, *then)?, self.list(store, *otherwise)?);
                self.choice(store, *condition, &then, &otherwise)
            }
            Made::Image { function, list } => {
                let vector = self.list(store, *list)?;
                self.images(store, *function, &vector)
            }
            Made::Indexed { function, list } => {
                let vector = self.list(store, *list)?;
                self.indexed(store, *function, &vector)
            }
            Made::Prefix { count, list } => {
                let vector = self.list(store, *list)?;
                Ok(self.slice(store, *count, &vector, true))
            }
            Made::Suffix { count, list } => {
                let vector = self.list(store, *list)?;
                Ok(self.slice(store, *count, &vector, false))
            }
            Made::Reversal(list) => {
                let vector = self.list(store, *list)?;
                let dense = is_full(store, &vector);
                Ok(Vector { slots: vector.slots.iter().rev().copied().collect(), dense, ..vector })
            }
            Made::Counted { count, at } => self.counted(store, *count, *at),
            Made::Pairs(left, right) => {
                let (left, right) = (self.list(store, *left)?, self.list(store, *right)?);
                self.pairs(store, &left, &right)
            }
            Made::Flattened(lists) => {
                let vector = self.list(store, *lists)?;
                self.flattened(store, &vector)
            }
            Made::Cycle { count, list } => {
                let vector = self.list(store, *list)?;
                self.cycle(store, *count, &vector)
            }
            Made::Through { first, machine, list } => {
                let vector = self.list(store, *list)?;
                self.through(store, *first, machine, &vector)
            }
        }
    }

    fn read(&mut self, store: &mut Store, read: &Read) -> Result<Term, Reason> {
        match *read {
            Read::Length(list) => Ok(self.list(store, list)?.length),
            Read::Fold { step, init, list } => {
                let vector = self.list(store, list)?;
                self.fold(store, step, init, &vector)
            }
            Read::At { list, index, default } => {
                let vector = self.list(store, list)?;
                self.at(store, &vector, index, default)
            }
            Read::Exists { predicate, list } => {
                let vector = self.list(store, list)?;
                self.some_or_all(store, predicate, &vector, false)
            }
            Read::Forall { predicate, list } => {
                let vector = self.list(store, list)?;
                self.some_or_all(store, predicate, &vector, true)
            }
            Read::Sum(list) => {
                let vector = self.list(store, list)?;
                let sort = store.element_sort(store.sort_of(list)).expect("a list of numbers");
                self.sum(store, sort, &vector)
            }
            Read::Equal(left, right) => {
                let (left, right) = (self.list(store, left)?, self.list(store, right)?);
                self.equal(store, &left, &right)
            }
            Read::Same(term) => self.scalar(store, term),
        }
    }

    fn anything(&mut self, store: &mut Store, term: Term) -> Result<(), Reason> {
        let arguments: Vec<Term> = store.children(term).to_vec();
        if store.has_lists(store.sort_of(term)) {
            self.unknown(store, term)?;
        } else {
            let result = store.fresh_constant(&self.name(store, term), store.sort_of(term));
            self.memo.alias(term, result);
        }
        let Some((Op::Symbol(symbol), [_, ..])) = store.as_app(term) else { return Ok(()) };
        let arguments =
            arguments.into_iter().map(|argument| self.known(store, argument)).collect::<Result<Vec<_>, _>>()?;
        let result = self.known(store, term)?;
        let others: Vec<(Vec<Term>, Term)> = self
            .applications
            .iter()
            .filter(|other| other.symbol == symbol)
            .map(|other| (other.arguments.clone(), other.result))
            .collect();
        for (others, other) in others {
            let mut same = Vec::with_capacity(others.len());
            for (one, other) in arguments.iter().zip(&others) {
                same.push(self.same(store, *one, *other)?);
            }
            let same = store.smart_and(&same);
            let agree = self.same(store, result, other)?;
            self.formulas.push(store.smart(Op::Implies, &[same, agree]));
        }
        self.applications.push(Application { symbol, term, arguments, result });
        Ok(())
    }

    fn apply(&mut self, store: &mut Store, function: Term, arguments: &[Term]) -> Result<Term, Reason> {
        let value = store.beta(function, arguments);
        match self.is_plain(store, function) {
            true => {
                self.memo.stands_for_itself(value);
                Ok(value)
            }
            false => {
                arguments.iter().for_each(|argument| self.memo.is_known(*argument));
                self.known(store, value)
            }
        }
    }
}

/// Whether every slot is present, whatever happens, and nothing is missing.
fn is_full(store: &Store, vector: &Vector) -> bool {
    let certain = |term: Term| matches!(store.node(term), Node::Bool(true));
    certain(vector.complete) && vector.slots.iter().all(|slot| certain(slot.present))
}

/// `max(number, 0)`
fn clip(store: &mut Store, number: Term) -> Term {
    let zero = store.int(0);
    let negative = store.smart(Op::Le, &[number, zero]);
    store.smart_ite(negative, zero, number)
}

/// The lesser of two numbers.
fn least(store: &mut Store, one: Term, other: Term) -> Term {
    let ordered = store.smart(Op::Le, &[one, other]);
    store.smart_ite(ordered, one, other)
}

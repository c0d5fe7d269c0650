//! Lists with their elements at their indices, so that lists that are chosen, joined and put together in many steps keep as many slots as they can have elements.

use std::rc::Rc;

use super::vector::{Slot, Vector, Vectors};
use crate::engine::Reason;
use crate::meaning::Interpretation;
use crate::term::{Node, Op, Store, Term};

/// Lists with fewer slots than this are left as they are.
const COMPACT: usize = 8;

/// Of more slots than this it is not asked which exclude each other.
const MOST_COMPARED: usize = 64;

impl Vectors<'_> {
    /// A list that was put together in many steps, with no more slots than it can have elements; so for the lists inside it.
    pub(super) fn compact(&mut self, store: &mut Store, term: Term) -> Result<(), Reason> {
        if !store.has_lists(store.sort_of(term)) {
            return Ok(());
        }
        if let Some(record) = self.memo.known_record(term).cloned() {
            return record.fields.into_iter().flatten().flatten().try_for_each(|field| self.compact(store, field));
        }
        let Some(mut list) = self.memo.known_list(term).cloned() else { return Ok(()) };
        if !list.dense && list.slots.len() > list.most.max(COMPACT) {
            let dense = matches!(store.node(list.complete), Node::Bool(true));
            list = Vector { dense, ..self.dense(store, &list)? };
            self.memo.define_list(term, list.clone());
        }
        list.slots.iter().try_for_each(|slot| self.compact(store, slot.element))
    }

    /// The same list with the elements at their indices.
    ///
    /// Slot `k` of the result is present if more than `k` slots are. Its element is that of the first slot with which there are more than `k`.
    pub(super) fn dense(&mut self, store: &mut Store, vector: &Vector) -> Result<Vector, Reason> {
        if vector.dense {
            return Ok(vector.clone());
        }
        let most = vector.most.min(vector.slots.len());
        // By slot: whether there are at least 0, 1, 2, … up to it.
        let mut counts: Vec<Vec<Term>> = Vec::with_capacity(vector.slots.len());
        let mut before = vec![store.bool(false); most + 1];
        before[0] = store.bool(true);
        for slot in vector.slots.iter() {
            self.tick(most)?;
            for at in (1..=most).rev() {
                before[at] = store.smart_ite(slot.present, before[at - 1], before[at]);
            }
            counts.push(before.clone());
        }
        let mut slots = Vec::with_capacity(most);
        for index in 0..most {
            self.tick(vector.slots.len() - index)?;
            let mut element = vector.slots[vector.slots.len() - 1].element;
            // With at most `index` slots there are not more than `index`.
            for at in (index..vector.slots.len()).rev() {
                element = self.chosen(store, counts[at][index + 1], vector.slots[at].element, element)?;
            }
            slots.push(Slot { present: before[index + 1], element });
        }
        Ok(Vector { slots: slots.into(), dense: true, most, ..vector.clone() })
    }

    /// A complete list with its elements at their indices; nothing if it may not be complete.
    pub(super) fn ordered(&mut self, store: &mut Store, list: &Vector) -> Result<Option<Vector>, Reason> {
        match *store.node(list.complete) {
            Node::Bool(true) => self.dense(store, list).map(Some),
            _ => Ok(None),
        }
    }

    /// A list with the element of a list of at most one after it, both of which are complete and have their elements at their indices; nothing if they do not.
    pub(super) fn extended(
        &mut self,
        store: &mut Store,
        list: &Vector,
        last: &Vector,
    ) -> Result<Option<Vector>, Reason> {
        let is_complete = |list: &Vector| list.dense && matches!(store.node(list.complete), Node::Bool(true));
        let ([last_slot], true, true) = (&last.slots[..], is_complete(list), is_complete(last)) else {
            return Ok(None);
        };
        let mut slots = Vec::with_capacity(list.slots.len() + 1);
        let mut before = store.bool(true);
        for slot in list.slots.iter() {
            self.tick(1)?;
            let follows = store.smart_and(&[before, last_slot.present]);
            let present = store.smart_or(&[slot.present, follows]);
            let element = self.chosen(store, slot.present, slot.element, last_slot.element)?;
            slots.push(Slot { present, element });
            before = slot.present;
        }
        slots.push(Slot { present: store.smart_and(&[before, last_slot.present]), element: last_slot.element });
        let length = store.smart(Op::Add, &[list.length, last.length]);
        let slots: Rc<[Slot]> = slots.into();
        Ok(Some(Vector { slots, length, most: list.most + last.most, ..list.clone() }))
    }
}

/// How many of these slots are ever present at once, as far as it is plain that two of them exclude each other.
pub(super) fn most_present(store: &Store, slots: &[Slot]) -> usize {
    if slots.len() > MOST_COMPARED {
        return slots.len();
    }
    let mut single: Vec<Term> = Vec::new();
    let mut pairs = 0;
    for slot in slots {
        match single.iter().position(|other| exclude(store, *other, slot.present)) {
            Some(other) => {
                single.remove(other);
                pairs += 1;
            }
            None => single.push(slot.present),
        }
    }
    single.len() + pairs
}

/// Whether it is plain that two conditions do not hold together: one says the opposite of what is part of the other.
fn exclude(store: &Store, one: Term, other: Term) -> bool {
    let parts = |term: Term| match store.as_app(term) {
        Some((Op::And, parts)) => parts.to_vec(),
        _ => vec![term],
    };
    let (ones, others) = (parts(one), parts(other));
    let refutes = |some: &[Term], all: &[Term]| {
        some.iter().any(|part| parts(store.smart_not(*part)).iter().all(|part| all.contains(part)))
    };
    refutes(&ones, &others) || refutes(&others, &ones)
}

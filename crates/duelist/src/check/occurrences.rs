//! Where the elements of a list are, for loops that look for one value after the other in the same list.
//!
//! `List.contains`, `List.index_of` and counting the elements that equal a value walk the list. The second time that an instruction
//! walks the same list, it is walked once more for all, and from then on asked by hash.

use dashu_int::IBig;

use super::compile::{Action, Block, Instruction, Register};
use crate::model::{ListValue, Value};
use crate::term::{Map, Op};

/// Shorter lists are walked each time. Lists that are mostly repetitions are, too: they have few runs.
const LONG: usize = 32;

/// A list that an instruction has looked into before.
#[derive(Debug)]
struct Known {
    list: ListValue,
    /// For each element how often it occurs, and its first index: from the second time on.
    places: Option<Map<Value, (usize, usize)>>,
}

/// What instructions have looked into, by their targets.
#[derive(Debug, Default)]
pub(super) struct Occurrences(Map<Register, Known>);

impl Occurrences {
    /// How often a value occurs in a list, and where first, if an instruction with this target looks into the list again and again.
    ///
    /// The list is the same one if it is the same memory, which cannot be another one's as long as it is kept here.
    pub(super) fn of(&mut self, target: Register, list: &ListValue, value: &Value) -> Option<(usize, Option<usize>)> {
        let written: usize = list.runs().iter().map(|run| run.word().len()).sum();
        if written < LONG || list.len() > IBig::from(2 * written) {
            return None;
        }
        match self.0.get_mut(&target) {
            Some(known) if std::ptr::eq(known.list.runs(), list.runs()) => {
                let places = known.places.get_or_insert_with(|| places(list));
                let found = places.get(value);
                Some((found.map_or(0, |(count, _)| *count), found.map(|(_, first)| *first)))
            }
            _ => {
                self.0.insert(target, Known { list: list.clone(), places: None });
                None
            }
        }
    }
}

fn places(list: &ListValue) -> Map<Value, (usize, usize)> {
    let mut places: Map<Value, (usize, usize)> = Map::default();
    for (index, element) in list.iter().enumerate() {
        places.entry(element.into_owned()).or_insert((0, index)).0 += 1;
    }
    places
}

impl Block {
    /// The register of `v` if the function is `λ x. x = v`, or `λ x. v = x`, for a `v` from outside.
    pub(super) fn compares_with<'p>(&self, operands: impl Fn(&Instruction) -> &'p [Register]) -> Option<Register> {
        let ([parameter], [instruction]) = (&self.parameters[..], &self.code[..]) else { return None };
        if !matches!(instruction.action, Action::Apply(Op::Eq)) || instruction.target != self.result {
            return None;
        }
        match *operands(instruction) {
            [left, right] if left == *parameter && right != *parameter => Some(right),
            [left, right] if right == *parameter && left != *parameter => Some(left),
            _ => None,
        }
    }
}

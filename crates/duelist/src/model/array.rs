//! Arrays: functions from indices to elements that differ from a constant at a few places.

use std::hash::{Hash, Hasher};

use dashu_int::IBig;

use super::Value;
use crate::term::{Bits, Literal};

/// An array. Equal arrays are `==`: entries never hold the default, and of an array over a small sort the default is determined by its elements.
#[derive(Clone, Debug)]
pub struct ArrayValue {
    default: Value,
    entries: Vec<(Value, Value)>,
}

impl ArrayValue {
    /// The array with one element everywhere.
    #[must_use]
    pub fn constant(default: Value) -> ArrayValue {
        ArrayValue { default, entries: Vec::new() }
    }

    /// What is everywhere but at the entries.
    #[must_use]
    pub fn default_value(&self) -> &Value {
        &self.default
    }

    /// Where it is something else.
    #[must_use]
    pub fn entries(&self) -> &[(Value, Value)] {
        &self.entries
    }

    /// The element at an index.
    #[must_use]
    pub fn select(&self, index: &Value) -> &Value {
        self.entries.iter().find(|(known, _)| known == index).map_or(&self.default, |(_, element)| element)
    }

    /// The array with another element at an index.
    #[must_use]
    pub fn store(&self, index: Value, element: Value) -> ArrayValue {
        let mut entries: Vec<(Value, Value)> =
            self.entries.iter().filter(|(known, _)| *known != index).cloned().collect();
        let size = indices(&index);
        if element != self.default {
            entries.push((index, element));
        }
        ArrayValue { default: self.default.clone(), entries }.determined(size)
    }

    /// The same array with the default that its elements determine: the element that more than half of the indices have, else that of the first
    /// index. Only where there are so few indices that two arrays with different defaults could be equal.
    fn determined(self, size: Option<Vec<Value>>) -> ArrayValue {
        let Some(all) = size else { return self };
        if (self.entries.len() + 1) * 2 < all.len() {
            return self;
        }
        let elements: Vec<&Value> = all.iter().map(|index| self.select(index)).collect();
        let often = |wanted: &Value| elements.iter().filter(|element| **element == wanted).count() * 2 > elements.len();
        let default = elements.iter().copied().find(|element| often(element)).unwrap_or(elements[0]).clone();
        let entries = all.iter().zip(elements).filter(|(_, element)| **element != default);
        let entries = entries.map(|(index, element)| (index.clone(), element.clone())).collect();
        ArrayValue { default, entries }
    }
}

/// All indices of the sort that this one has, if it is a small one. Several indices are a tuple.
fn indices(index: &Value) -> Option<Vec<Value>> {
    match index {
        Value::Bool(_) => Some(vec![Value::Bool(false), Value::Bool(true)]),
        Value::Literal(Literal::Bits(bits)) if bits.width() <= 16 => {
            let all = 0..1_u32 << bits.width();
            Some(all.map(|value| Value::Literal(Literal::Bits(Bits::new(bits.width(), &IBig::from(value))))).collect())
        }
        Value::Data { constructor, fields } => {
            let parts: Vec<Vec<Value>> = fields.iter().map(indices).collect::<Option<_>>()?;
            let count = parts.iter().try_fold(1_usize, |count, part| count.checked_mul(part.len()))?;
            if count > 1 << 16 {
                return None;
            }
            let mut all: Vec<Vec<Value>> = vec![Vec::new()];
            for part in &parts {
                let longer = |known: &Vec<Value>| {
                    let known = known.clone();
                    part.iter().map(move |value| known.iter().chain([value]).cloned().collect::<Vec<Value>>())
                };
                all = all.iter().flat_map(longer).collect();
            }
            let tuple = |fields: Vec<Value>| Value::Data { constructor: *constructor, fields: fields.into() };
            Some(all.into_iter().map(tuple).collect())
        }
        _ => None,
    }
}

impl PartialEq for ArrayValue {
    fn eq(&self, other: &ArrayValue) -> bool {
        self.default == other.default
            && self.entries.len() == other.entries.len()
            && self.entries.iter().all(|(index, element)| other.select(index) == element)
    }
}

impl Eq for ArrayValue {}

impl Hash for ArrayValue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Entries have no order.
        self.default.hash(state);
        self.entries.len().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(value: u32) -> Value {
        Value::Literal(Literal::Bits(Bits::new(2, &IBig::from(value))))
    }

    #[test]
    fn equal_arrays_are_the_same_however_they_were_made() {
        let filled = |default: i64, elements: &[(u32, i64)]| {
            let start = ArrayValue::constant(Value::int(default));
            elements.iter().fold(start, |array, (index, element)| array.store(bits(*index), Value::int(*element)))
        };
        let one = filled(0, &[(0, 5), (1, 5), (2, 7), (3, 5)]);
        assert_eq!(one, filled(5, &[(2, 7)]));
        assert_eq!(one, filled(7, &[(3, 5), (0, 5), (1, 5)]));
        assert_ne!(one, filled(5, &[]));
        let two = filled(0, &[(2, 1), (3, 1)]);
        assert_eq!(two, filled(1, &[(0, 0), (1, 0)]));
        let flags = ArrayValue::constant(Value::int(1)).store(Value::Bool(true), Value::int(2));
        assert_eq!(flags, ArrayValue::constant(Value::int(2)).store(Value::Bool(false), Value::int(1)));
        let plain = ArrayValue::constant(Value::int(0)).store(Value::int(3), Value::int(1));
        assert_eq!(plain.store(Value::int(3), Value::int(0)), ArrayValue::constant(Value::int(0)));
        assert_eq!((plain.select(&Value::int(3)), plain.select(&Value::int(4))), (&Value::int(1), &Value::int(0)));
    }
}

//! Values: what a term means once every symbol has a meaning.

use std::sync::Arc;

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{ArrayValue, ListValue};
use crate::term::{Literal, Sort, SortNode, Store};
use crate::theory::Regex;

/// A value of some sort. Two values of one sort are the same value exactly if they are `==`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// `true` or `false`
    Bool(bool),
    /// An integer of any size.
    Int(IBig),
    /// A rational number.
    Real(RBig),
    /// A value of another theory.
    Literal(Literal),
    /// A regular language, as an argument of operators: never the value of a symbol.
    Language(Arc<Regex>),
    /// An array.
    Array(Arc<ArrayValue>),
    /// A constructor applied to its fields.
    Data {
        /// The constructor's index in its datatype.
        constructor: u32,
        /// The fields in order.
        fields: Arc<[Value]>,
    },
    /// An element of an uninterpreted sort; different numbers are different elements.
    Element(u32),
    /// A list.
    List(ListValue),
}

impl Value {
    /// An integer.
    pub fn int(value: impl Into<IBig>) -> Value {
        Value::Int(value.into())
    }

    /// A datatype value.
    pub fn data(constructor: u32, fields: impl Into<Arc<[Value]>>) -> Value {
        Value::Data { constructor, fields: fields.into() }
    }

    /// A list.
    pub fn list(elements: impl IntoIterator<Item = Value>) -> Value {
        Value::List(elements.into_iter().collect())
    }

    /// The value a sort has when nothing is said: `false`, 0, 0.0, the first constructor of default fields,
    /// element 0, the empty list.
    ///
    /// # Panics
    /// If values of the sort do not exist: a function sort, or a datatype that was not defined.
    #[must_use]
    pub fn default_for(store: &Store, sort: Sort) -> Value {
        default_in(store, sort, Instance::default())
    }

    /// Whether this is a value of the sort.
    #[must_use]
    pub fn fits(&self, store: &Store, sort: Sort) -> bool {
        fits_in(self, store, sort, Instance::default())
    }
}

/// What the parameters of a datatype's declaration stand for: sorts that may in turn mention the parameters of the
/// declaration further out. Walking declarations this way needs no new sorts in the store.
#[derive(Clone, Copy, Default)]
pub(super) struct Instance<'a> {
    pub(super) arguments: &'a [Sort],
    pub(super) outer: Option<&'a Instance<'a>>,
}

impl<'a> Instance<'a> {
    pub(super) fn parameter(&self, index: u32) -> (Sort, Instance<'a>) {
        (self.arguments[index as usize], self.outer.copied().unwrap_or_default())
    }
}

fn default_in(store: &Store, sort: Sort, instance: Instance<'_>) -> Value {
    match store.sort_node(sort) {
        SortNode::Bool => Value::Bool(false),
        SortNode::Int => Value::Int(IBig::ZERO),
        SortNode::Real => Value::Real(RBig::ZERO),
        SortNode::Array(_, element) => {
            Value::Array(Arc::new(ArrayValue::constant(default_in(store, *element, instance))))
        }
        SortNode::BitVec(_) | SortNode::String | SortNode::Float(_) | SortNode::RoundingMode => {
            Value::Literal(Literal::default_of(store.sort_node(sort)).expect("their values are literals"))
        }
        SortNode::Uninterpreted(..) => Value::Element(0),
        SortNode::List(_) => Value::List(ListValue::default()),
        SortNode::Parameter(index) => {
            let (sort, instance) = instance.parameter(*index);
            default_in(store, sort, instance)
        }
        SortNode::Data(_, arguments) => {
            let inner = Instance { arguments, outer: Some(&instance) };
            let fields = &store.constructor(sort, 0).fields;
            Value::Data {
                constructor: 0,
                fields: fields.iter().map(|field| default_in(store, field.sort, inner)).collect(),
            }
        }
        SortNode::Function(..) | SortNode::RegLan => panic!("functions are not values"),
    }
}

fn fits_in(value: &Value, store: &Store, sort: Sort, instance: Instance<'_>) -> bool {
    match (store.sort_node(sort), value) {
        (SortNode::Parameter(index), _) => {
            let (sort, instance) = instance.parameter(*index);
            fits_in(value, store, sort, instance)
        }
        (SortNode::Bool, Value::Bool(_))
        | (SortNode::Int, Value::Int(_))
        | (SortNode::Real, Value::Real(_))
        | (SortNode::Uninterpreted(..), Value::Element(_)) => true,
        (node, Value::Literal(literal)) => literal.sort() == *node,
        (SortNode::Array(index, element), Value::Array(array)) => {
            fits_in(array.default_value(), store, *element, instance)
                && array.entries().iter().all(|(at, value)| {
                    fits_in(at, store, *index, instance) && fits_in(value, store, *element, instance)
                })
        }
        (SortNode::List(element), Value::List(list)) => {
            // A drift has the shape of its word.
            let words = list.runs().iter().flat_map(|run| run.word());
            words.into_iter().all(|value| fits_in(value, store, *element, instance))
        }
        (SortNode::Data(_, arguments), Value::Data { constructor, fields }) => {
            let inner = Instance { arguments, outer: Some(&instance) };
            let constructors = store.datatype(sort).map_or(&[][..], |datatype| &datatype.constructors);
            constructors.get(*constructor as usize).is_some_and(|constructor| {
                constructor.fields.len() == fields.len()
                    && constructor.fields.iter().zip(&**fields).all(|(f, value)| fits_in(value, store, f.sort, inner))
            })
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Constructor, Field};

    #[test]
    fn defaults_of_nested_parametric_datatypes() {
        // (Box T) = box (inner (Pair T Int)); (Pair A B) = pair (first B) (second A)
        let mut s = Store::default();
        let [t0, t1] = [0, 1].map(|index| s.sort(SortNode::Parameter(index)));
        let field = |name: &str, sort| Field { name: name.into(), sort };
        let pair = s.declare_datatype("Pair", 2);
        let fields = vec![field("first", t1), field("second", t0)];
        s.define_datatype(pair, vec![Constructor { name: "pair".into(), fields }]);
        let boxed = s.declare_datatype("Box", 1);
        let inner = s.sort(SortNode::Data(pair, [t0, Sort::INT].into()));
        s.define_datatype(boxed, vec![Constructor { name: "box".into(), fields: vec![field("inner", inner)] }]);
        let sort = s.sort(SortNode::Data(boxed, [Sort::BOOL].into()));

        let value = Value::default_for(&s, sort);
        assert_eq!(value, Value::data(0, [Value::data(0, [Value::int(0), Value::Bool(false)])]));
        assert!(value.fits(&s, sort));
        assert!(!Value::data(0, [Value::data(0, [Value::Bool(false), Value::int(0)])]).fits(&s, sort));
        assert!(!Value::data(1, []).fits(&s, sort));
        assert!(!Value::data(0, []).fits(&s, sort));
        let list = s.list_sort(sort);
        assert!(Value::default_for(&s, list).fits(&s, list));
        assert!(!Value::list([Value::int(1)]).fits(&s, list));
    }
}

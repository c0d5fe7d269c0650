//! Values as data that can be drawn.

use serde::Serialize;

use crate::model::{ListForm, ListValue, Value, write_value};
use crate::term::{Sort, Store};

/// No more runs of a list, and no more elements of a run, are given.
const MOST: usize = 200;

/// A value, to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Shape {
    /// A number, a truth value, or anything else that is a word.
    Scalar {
        /// The word.
        text: String,
    },
    /// A value of a datatype.
    Record {
        /// The constructor.
        constructor: String,
        /// Names and values of its fields.
        fields: Vec<(String, Shape)>,
    },
    /// A list.
    List {
        /// How many elements it has.
        length: String,
        /// The elements, as repeated words.
        runs: Vec<Repeated>,
        /// Whether something was left out, because nobody would look at it.
        cut: bool,
    },
}

/// A word of elements that is repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Repeated {
    /// How often.
    pub count: String,
    /// The first repetition.
    pub word: Vec<Shape>,
    /// What each repetition adds to the numbers of the one before, if anything.
    pub drift: Option<Vec<Shape>>,
}

impl Shape {
    /// A value of a sort. Recursion follows sorts.
    pub(crate) fn of(store: &mut Store, sort: Sort, value: &Value) -> Shape {
        match value {
            Value::Data { constructor, fields } => {
                let sorts = store.field_sorts(sort, *constructor);
                let declared = store.constructor(sort, *constructor);
                let name = declared.name.to_string();
                let names: Vec<String> = declared.fields.iter().map(|field| field.name.to_string()).collect();
                let shapes = sorts.iter().zip(&**fields).map(|(sort, field)| Shape::of(store, *sort, field));
                let fields = names.into_iter().zip(shapes.collect::<Vec<_>>()).collect();
                Shape::Record { constructor: name, fields }
            }
            Value::List(list) => Shape::of_list(store, sort, list),
            _ => Shape::Scalar { text: text(store, sort, value) },
        }
    }

    fn of_list(store: &mut Store, sort: Sort, list: &ListValue) -> Shape {
        let Some(element) = store.element_sort(sort) else { return Shape::Scalar { text: String::new() } };
        let mut cut = list.runs().len() > MOST;
        let mut words = |values: &[Value]| -> Vec<Shape> {
            cut |= values.len() > MOST;
            values.iter().take(MOST).map(|value| Shape::of(store, element, value)).collect()
        };
        let repeated = |run: &crate::model::Run| Repeated {
            count: run.count().to_string(),
            word: words(run.word()),
            drift: run.drift().map(&mut words),
        };
        let runs = list.runs().iter().take(MOST).map(repeated).collect();
        Shape::List { length: list.len().to_string(), runs, cut }
    }
}

/// A value as the language writes it, with repetition kept.
pub(crate) fn text(store: &mut Store, sort: Sort, value: &Value) -> String {
    let mut text = String::new();
    // Strings can be written to.
    let _ = write_value(&mut text, store, sort, value, ListForm::Compact);
    text
}

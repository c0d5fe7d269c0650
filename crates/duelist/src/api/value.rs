//! Values of models.

use std::fmt;
use std::sync::Arc;

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::declare::{declare_sort, lower_sort};
use super::{Constructor, Datatype, Error, Sort};
use crate::elaborate::Context;
use crate::model::{self, ListForm};
use crate::term;

/// The value of a term in a model. It is shown as it is written in SMT-LIB.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value {
    /// `true` or `false`
    Bool(bool),
    /// An integer of any size.
    Int(IBig),
    /// A rational number.
    Real(RBig),
    /// A literal of another theory, such as a bit-vector.
    Literal(LiteralValue),
    /// A constructor applied to its fields.
    Data(DataValue),
    /// An element of a sort of which nothing is known.
    Element(ElementValue),
    /// A list.
    List(ListValue),
    /// A value that is only to be read, such as an array.
    Written(WrittenValue),
}

/// A value of a datatype.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DataValue {
    sort: Sort,
    constructor: usize,
    fields: Arc<[model::Value]>,
}

/// A literal of a theory that has neither truth values nor numbers, such as a bit-vector. It is shown as it is written in SMT-LIB.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LiteralValue {
    sort: Sort,
    literal: term::Literal,
}

impl LiteralValue {
    /// The bit-vector, if it is one.
    #[must_use]
    pub fn bits(&self) -> Option<&term::Bits> {
        match &self.literal {
            term::Literal::Bits(bits) => Some(bits),
            _ => None,
        }
    }

    /// The bits of a bit-vector as a natural number.
    #[must_use]
    pub fn unsigned(&self) -> Option<IBig> {
        self.bits().map(term::Bits::unsigned)
    }

    /// The code points of a string, if it is one.
    #[must_use]
    pub fn code_points(&self) -> Option<&[u32]> {
        match &self.literal {
            term::Literal::Text(text) => Some(text.codes()),
            _ => None,
        }
    }
}

/// A value that has no other form than its text, such as an array. It is shown as it is written in SMT-LIB.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenValue {
    sort: Sort,
    value: model::Value,
}

/// An element of an uninterpreted sort: all that is known is which elements are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ElementValue {
    sort: Sort,
    number: u32,
}

/// A list, which may be longer than anyone would want to write out: it is kept as [runs](ListValue::runs), and iterated as far as you go.
///
/// ```
/// use duelist::{Answer, List, Int, Solver, Value};
///
/// let l = List::<Int>::var("l");
/// let mut solver = Solver::default();
/// solver.assert(l.sum().eq(3_000_000_000_i64))?;
/// solver.assert(l.forall(|x| x.le(3) & x.ge(0)))?;
/// let Answer::Sat(model) = solver.check()? else { panic!("there are such lists") };
/// let Value::List(value) = model.value(&l)? else { panic!("a list") };
/// assert!(value.len() >= 1_000_000_000.into());
/// assert!(value.runs().count() < 10);
/// # Ok::<(), duelist::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ListValue {
    element: Sort,
    list: model::ListValue,
}

/// A part of a list: some values, so many times. Where numbers drift, repetition `j` (from 0) has `j` times the difference added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// What is repeated, at least one value.
    pub values: Vec<Value>,
    /// How many times, at least once.
    pub times: IBig,
    /// What is added to each of the values from one repetition to the next, if anything.
    pub drift: Option<Vec<Value>>,
}

impl Value {
    pub(crate) fn new(sort: &Sort, value: &model::Value) -> Value {
        match value {
            model::Value::Bool(value) => Value::Bool(*value),
            model::Value::Int(value) => Value::Int(value.clone()),
            model::Value::Real(value) => Value::Real(value.clone()),
            model::Value::Literal(literal) => {
                Value::Literal(LiteralValue { sort: sort.clone(), literal: literal.clone() })
            }
            model::Value::Data { constructor, fields } => Value::Data(DataValue {
                sort: sort.clone(),
                constructor: *constructor as usize,
                fields: Arc::clone(fields),
            }),
            model::Value::Element(number) => Value::Element(ElementValue { sort: sort.clone(), number: *number }),
            model::Value::List(list) => {
                let element = sort.element().unwrap_or(&Sort::Bool).clone();
                Value::List(ListValue { element, list: list.clone() })
            }
            model::Value::Array(_) | model::Value::Language(_) => {
                Value::Written(WrittenValue { sort: sort.clone(), value: value.clone() })
            }
        }
    }

    /// Its sort.
    #[must_use]
    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::Int(_) => Sort::Int,
            Value::Real(_) => Sort::Real,
            Value::Literal(literal) => literal.sort.clone(),
            Value::Data(data) => data.sort.clone(),
            Value::Element(element) => element.sort.clone(),
            Value::List(list) => Sort::list(list.element.clone()),
            Value::Written(written) => written.sort.clone(),
        }
    }

    fn inner(&self) -> model::Value {
        match self {
            Value::Bool(value) => model::Value::Bool(*value),
            Value::Int(value) => model::Value::Int(value.clone()),
            Value::Real(value) => model::Value::Real(value.clone()),
            Value::Literal(literal) => model::Value::Literal(literal.literal.clone()),
            Value::Data(data) => model::Value::data(data.constructor as u32, Arc::clone(&data.fields)),
            Value::Element(element) => model::Value::Element(element.number),
            Value::List(list) => model::Value::List(list.list.clone()),
            Value::Written(written) => written.value.clone(),
        }
    }

    fn write(&self, out: &mut dyn fmt::Write) -> Result<(), Error> {
        let (mut context, sort) = (Context::default(), self.sort());
        declare_sort(&mut context, &sort)?;
        let lowered = lower_sort(&mut context, &sort)?;
        let written = model::write_value(out, &mut context.store, lowered, &self.inner(), ListForm::ByLength);
        written.map(drop).map_err(|_| Error::Evaluation("it cannot be written".to_string()))
    }
}

/// As SMT-LIB text; long lists with their repetition kept.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => value.fmt(f),
            _ => self.write(f).map_err(|_| fmt::Error),
        }
    }
}

impl DataValue {
    /// Its sort.
    #[must_use]
    pub fn sort(&self) -> &Sort {
        &self.sort
    }

    fn datatype(&self) -> &Datatype {
        self.sort.datatype().expect("a datatype value has a datatype sort")
    }

    /// The constructor that it was made by.
    #[must_use]
    pub fn constructor(&self) -> &Constructor {
        &self.datatype().constructors[self.constructor]
    }

    /// The number of that constructor in its datatype.
    #[must_use]
    pub fn index(&self) -> usize {
        self.constructor
    }

    /// The fields in order.
    pub fn fields(&self) -> impl Iterator<Item = Value> + '_ {
        self.fields.iter().enumerate().map(|(index, value)| {
            let sort = self.sort.field(self.constructor, index).expect("as many sorts as fields");
            Value::new(&sort, value)
        })
    }

    /// A field by its name, if the value was made by its constructor.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<Value> {
        let index = self.constructor().fields.iter().position(|(field, _)| field == name)?;
        self.fields().nth(index)
    }
}

impl ElementValue {
    /// Its sort.
    #[must_use]
    pub fn sort(&self) -> &Sort {
        &self.sort
    }

    /// Its number: different numbers are different elements.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }
}

impl ListValue {
    /// The sort of its elements.
    #[must_use]
    pub fn element_sort(&self) -> &Sort {
        &self.element
    }

    /// The number of elements.
    #[must_use]
    pub fn len(&self) -> IBig {
        self.list.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The elements, each made when you get to it.
    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        self.list.iter().map(|value| Value::new(&self.element, &value))
    }

    /// The element at an index, however far away.
    #[must_use]
    pub fn get(&self, index: &IBig) -> Option<Value> {
        let mut start = IBig::ZERO;
        for run in self.list.runs() {
            let end = &start + run.len();
            if *index >= start && *index < end {
                let (offset, width) = (index - &start, IBig::from(run.word().len()));
                let place = usize::try_from(&offset % &width).ok()?;
                return Some(Value::new(&self.element, &run.element(&(offset / width), place)));
            }
            start = end;
        }
        None
    }

    /// What the list is made of.
    pub fn runs(&self) -> impl Iterator<Item = Run> + '_ {
        let values = |word: &[model::Value]| word.iter().map(|value| Value::new(&self.element, value)).collect();
        self.list.runs().iter().map(move |run| Run {
            values: values(run.word()),
            times: run.count().clone(),
            drift: run.drift().map(values),
        })
    }
}

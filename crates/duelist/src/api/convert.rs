//! Values of models as values of Rust.

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Error, Value};
use crate::term::Bits;

/// What a [`Value`] can be read as. `#[derive(Datatype)]` implements it for structs and enums.
pub trait FromValue: Sized {
    /// Reads a value.
    ///
    /// # Errors
    /// If it is not one of the type.
    fn from_value(value: &Value) -> Result<Self, Error>;
}

/// A list with more elements is not read into a `Vec`.
const MOST: u32 = 100_000_000;

/// The error of a value that is not one of a type.
pub(crate) fn mismatch<T>(value: &Value, wanted: &str) -> Result<T, Error> {
    let value = match value {
        Value::List(list) if list.len() > IBig::from(100) => format!("a list of {} elements", list.len()),
        other => other.to_string(),
    };
    Err(Error::Conversion { value, wanted: wanted.to_string() })
}

impl FromValue for Value {
    fn from_value(value: &Value) -> Result<Value, Error> {
        Ok(value.clone())
    }
}

impl FromValue for bool {
    fn from_value(value: &Value) -> Result<bool, Error> {
        match value {
            Value::Bool(value) => Ok(*value),
            other => mismatch(other, "bool"),
        }
    }
}

impl FromValue for IBig {
    fn from_value(value: &Value) -> Result<IBig, Error> {
        match value {
            Value::Int(value) => Ok(value.clone()),
            other => mismatch(other, "IBig"),
        }
    }
}

impl FromValue for RBig {
    fn from_value(value: &Value) -> Result<RBig, Error> {
        match value {
            Value::Real(value) => Ok(value.clone()),
            Value::Int(value) => Ok(RBig::from(value.clone())),
            other => mismatch(other, "RBig"),
        }
    }
}

impl FromValue for Bits {
    fn from_value(value: &Value) -> Result<Bits, Error> {
        let bits = match value {
            Value::Literal(literal) => literal.bits(),
            _ => None,
        };
        bits.cloned().map_or_else(|| mismatch(value, "Bits"), Ok)
    }
}

macro_rules! integers {
    ($($type:ident)*) => { $(
        impl FromValue for $type {
            fn from_value(value: &Value) -> Result<$type, Error> {
                let found = match value {
                    Value::Int(number) => $type::try_from(number).ok(),
                    Value::Literal(literal) => literal.unsigned().and_then(|number| $type::try_from(&number).ok()),
                    _ => None,
                };
                found.map_or_else(|| mismatch(value, stringify!($type)), Ok)
            }
        }
    )* };
}

integers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

impl<T: FromValue> FromValue for Vec<T> {
    fn from_value(value: &Value) -> Result<Vec<T>, Error> {
        match value {
            Value::List(list) if list.len() <= IBig::from(MOST) => {
                list.iter().map(|value| T::from_value(&value)).collect()
            }
            other => mismatch(other, "Vec"),
        }
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Result<Option<T>, Error> {
        let Value::Data(data) = value else { return mismatch(value, "Option") };
        match (data.constructor().name.as_str(), data.fields().next()) {
            ("none", None) => Ok(None),
            ("some", Some(field)) => T::from_value(&field).map(Some),
            _ => mismatch(value, "Option"),
        }
    }
}

macro_rules! tuples {
    ($(($($type:ident)*))*) => { $(
        impl<$($type: FromValue),*> FromValue for ($($type,)*) {
            fn from_value(value: &Value) -> Result<Self, Error> {
                let Value::Data(data) = value else { return mismatch(value, "a tuple") };
                let mut fields = data.fields();
                let read = ($(match fields.next() {
                    Some(field) => $type::from_value(&field)?,
                    None => return mismatch(value, "a longer tuple"),
                },)*);
                if fields.next().is_some() { mismatch(value, "a shorter tuple") } else { Ok(read) }
            }
        }
    )* };
}

tuples!((A B) (A B C) (A B C D));

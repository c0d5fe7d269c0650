//! The operators of FloatingPoint. Where the standard leaves a result open (the smaller of two zeros, NaN as a bit-vector or a real), a row has no value: nothing
//! is concluded from it, and no model may rest on it.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Call, Form, ILL_SORTED, Meaning, Pattern, Row};
use crate::check::EvalError;
use crate::elaborate::Arity;
use crate::model::Value;
use crate::term::{Bits, Float, FloatFormat, Literal, Rounding, SortNode};

const FLOAT: Pattern = Pattern::Float;
const MODE: Pattern = Pattern::RoundingMode;
const BOOL: Pattern = Pattern::Bool;
const BY_INDEX: Pattern = Pattern::Width(|indices, _| indices.first().copied());

/// `(fp sign exponent significand)`: the parts say which format it is.
const OF_PARTS: Pattern = Pattern::Format(|_, sorts| match sorts {
    [SortNode::BitVec(1), SortNode::BitVec(exponent), SortNode::BitVec(stored)] => {
        FloatFormat::new(*exponent, stored.checked_add(1)?)
    }
    _ => None,
});

/// `((_ to_fp exponent significand) bits)`, or of a rounding mode and a number.
const CONVERTED: Pattern = Pattern::Format(|indices, sorts| {
    let format = FloatFormat::new(*indices.first()?, *indices.get(1)?)?;
    match sorts {
        [SortNode::BitVec(width)] => (*width == format.exponent() + format.significand()).then_some(format),
        [SortNode::RoundingMode, SortNode::BitVec(_) | SortNode::Float(_) | SortNode::Int | SortNode::Real] => {
            Some(format)
        }
        _ => None,
    }
});

type Function = fn(&Call<'_>) -> Result<Value, EvalError>;

const fn row(name: &'static str, parameters: &'static [Pattern], result: Pattern, function: Function) -> Row {
    let (arity, form) = (Arity::Exactly(parameters.len()), Form::Plain);
    Row { name, also: &[], indices: 0, arity, parameters, result, form, meaning: Meaning::Function(function) }
}

const fn indexed(indices: usize, row: Row) -> Row {
    Row { indices, ..row }
}

const fn test(name: &'static str, function: Function) -> Row {
    row(name, &[FLOAT], BOOL, function)
}

const fn relation(name: &'static str, function: Function) -> Row {
    Row { arity: Arity::AtLeast(2), form: Form::Chain, ..row(name, &[FLOAT], BOOL, function) }
}

const fn mode(long: &'static [&'static str], name: &'static str, function: Function) -> Row {
    Row { also: long, ..row(name, &[], MODE, function) }
}

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    mode(&["roundNearestTiesToEven"], "RNE", |_| Ok(Value::Literal(Literal::Rounding(Rounding::NearestEven)))),
    mode(&["roundNearestTiesToAway"], "RNA", |_| Ok(Value::Literal(Literal::Rounding(Rounding::NearestAway)))),
    mode(&["roundTowardPositive"], "RTP", |_| Ok(Value::Literal(Literal::Rounding(Rounding::Positive)))),
    mode(&["roundTowardNegative"], "RTN", |_| Ok(Value::Literal(Literal::Rounding(Rounding::Negative)))),
    mode(&["roundTowardZero"], "RTZ", |_| Ok(Value::Literal(Literal::Rounding(Rounding::Zero)))),
    row("fp", &[Pattern::AnyWord, Pattern::AnyWord, Pattern::AnyWord], OF_PARTS, |call| {
        Float::of_parts(call.word(0)?, call.word(1)?, call.word(2)?).map(float).ok_or(ILL_SORTED)
    }),
    row("fp.abs", &[FLOAT], FLOAT, |call| {
        let a = call.float(0)?;
        Ok(float(if a.sign() == Some(true) { a.negated() } else { a.clone() }))
    }),
    row("fp.neg", &[FLOAT], FLOAT, |call| Ok(float(call.float(0)?.negated()))),
    row("fp.add", &[MODE, FLOAT, FLOAT], FLOAT, |call| Ok(float(call.float(1)?.plus(call.float(2)?, call.mode()?)))),
    row("fp.sub", &[MODE, FLOAT, FLOAT], FLOAT, |call| Ok(float(call.float(1)?.plus(&call.float(2)?.negated(), call.mode()?)))),
    row("fp.mul", &[MODE, FLOAT, FLOAT], FLOAT, |call| Ok(float(call.float(1)?.times(call.float(2)?, call.mode()?)))),
    row("fp.div", &[MODE, FLOAT, FLOAT], FLOAT, |call| Ok(float(call.float(1)?.over(call.float(2)?, call.mode()?)))),
    row("fp.fma", &[MODE, FLOAT, FLOAT, FLOAT], FLOAT, |call| {
        Ok(float(call.float(1)?.fused(call.float(2)?, call.float(3)?, call.mode()?)))
    }),
    row("fp.sqrt", &[MODE, FLOAT], FLOAT, |call| Ok(float(call.float(1)?.root(call.mode()?)))),
    row("fp.rem", &[FLOAT, FLOAT], FLOAT, |call| Ok(float(call.float(0)?.remainder(call.float(1)?)))),
    row("fp.roundToIntegral", &[MODE, FLOAT], FLOAT, |call| Ok(float(call.float(1)?.integral(call.mode()?)))),
    row("fp.min", &[FLOAT, FLOAT], FLOAT, |call| call.extreme(Ordering::Less)),
    row("fp.max", &[FLOAT, FLOAT], FLOAT, |call| call.extreme(Ordering::Greater)),
    relation("fp.leq", |call| call.compare_floats(|order| order != Ordering::Greater)),
    relation("fp.lt", |call| call.compare_floats(|order| order == Ordering::Less)),
    relation("fp.geq", |call| call.compare_floats(|order| order != Ordering::Less)),
    relation("fp.gt", |call| call.compare_floats(|order| order == Ordering::Greater)),
    relation("fp.eq", |call| call.compare_floats(|order| order == Ordering::Equal)),
    test("fp.isNormal", |call| Ok(Value::Bool(call.float(0)?.is_normal()))),
    test("fp.isSubnormal", |call| Ok(Value::Bool(call.float(0)?.is_subnormal()))),
    test("fp.isZero", |call| Ok(Value::Bool(call.float(0)?.is_zero()))),
    test("fp.isInfinite", |call| Ok(Value::Bool(call.float(0)?.is_infinite()))),
    test("fp.isNaN", |call| Ok(Value::Bool(call.float(0)?.is_nan()))),
    test("fp.isNegative", |call| Ok(Value::Bool(call.float(0)?.sign() == Some(true)))),
    test("fp.isPositive", |call| Ok(Value::Bool(call.float(0)?.sign() == Some(false)))),
    Row { arity: Arity::Between(1, 2), ..indexed(2, row("to_fp", &[Pattern::Convertible], CONVERTED, |call| {
        let format = call.format()?;
        match call.values {
            [Value::Literal(Literal::Bits(bits))] => of_bits(format, bits).map(float).ok_or(ILL_SORTED),
            [_, Value::Literal(Literal::Float(from))] => Ok(float(from.converted(format, call.mode()?))),
            [_, Value::Literal(Literal::Bits(bits))] => call.rounded(&RBig::from(bits.signed())),
            [_, Value::Int(number)] => call.rounded(&RBig::from(number.clone())),
            [_, Value::Real(number)] => call.rounded(number),
            _ => Err(ILL_SORTED),
        }
    })) },
    indexed(2, row("to_fp_unsigned", &[MODE, Pattern::AnyWord], CONVERTED, |call| {
        call.rounded(&RBig::from(call.word(1)?.unsigned()))
    })),
    indexed(1, row("fp.to_ubv", &[MODE, FLOAT], BY_INDEX, |call| {
        call.integer(|width| (IBig::ZERO, IBig::ONE << width))
    })),
    indexed(1, row("fp.to_sbv", &[MODE, FLOAT], BY_INDEX, |call| {
        call.integer(|width| (-(IBig::ONE << (width - 1)), IBig::ONE << (width - 1)))
    })),
    row("fp.to_real", &[FLOAT], Pattern::Real, |call| call.float(0)?.number().map(Value::Real).ok_or(OPEN)),
];

const OPEN: EvalError = EvalError::Unsupported("a floating-point operation whose result the standard leaves open");

fn float(float: Float) -> Value {
    Value::Literal(Literal::Float(float))
}

/// The number that is stored as these bits.
fn of_bits(format: FloatFormat, bits: &Bits) -> Option<Float> {
    let stored = format.significand() - 1;
    let part = |width: u32, from: u32| Bits::new(width, &(bits.unsigned() >> from as usize));
    Float::of_parts(&part(1, format.exponent() + stored), &part(format.exponent(), stored), &part(stored, 0))
}

impl Call<'_> {
    fn float(&self, index: usize) -> Result<&Float, EvalError> {
        match self.values.get(index) {
            Some(Value::Literal(Literal::Float(float))) => Ok(float),
            _ => Err(ILL_SORTED),
        }
    }

    /// The rounding mode, which comes first.
    fn mode(&self) -> Result<Rounding, EvalError> {
        match self.values.first() {
            Some(Value::Literal(Literal::Rounding(mode))) => Ok(*mode),
            _ => Err(ILL_SORTED),
        }
    }

    /// The format that the indices name.
    fn format(&self) -> Result<FloatFormat, EvalError> {
        FloatFormat::new(self.indices[0], self.indices[1]).ok_or(ILL_SORTED)
    }

    fn rounded(&self, number: &RBig) -> Result<Value, EvalError> {
        Ok(float(Float::rounded(self.format()?, self.mode()?, number, false)))
    }

    fn compare_floats(&self, test: fn(Ordering) -> bool) -> Result<Value, EvalError> {
        Ok(Value::Bool(self.float(0)?.compare(self.float(1)?).is_some_and(test)))
    }

    /// The smaller or the larger of two numbers.
    fn extreme(&self, wanted: Ordering) -> Result<Value, EvalError> {
        let (a, b) = (self.float(0)?, self.float(1)?);
        match a.compare(b) {
            _ if a == b => Ok(float(a.clone())),
            None => Ok(float(if a.is_nan() { b.clone() } else { a.clone() })),
            Some(Ordering::Equal) => Err(OPEN),
            Some(order) => Ok(float(if order == wanted { a.clone() } else { b.clone() })),
        }
    }

    /// The second argument as an integer, where it lies within the bounds for bit-vectors of the width that the index names.
    fn integer(&self, bounds: fn(usize) -> (IBig, IBig)) -> Result<Value, EvalError> {
        let number = self.float(1)?.number().ok_or(OPEN)?;
        let integer = self.mode()?.round(&number);
        let (least, beyond) = bounds(self.indices[0] as usize);
        if integer < least || integer >= beyond {
            return Err(OPEN);
        }
        Ok(Value::Literal(Literal::Bits(Bits::new(self.indices[0], &integer))))
    }
}

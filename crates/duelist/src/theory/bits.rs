//! The operators of FixedSizeBitVectors, all total.

use dashu_int::IBig;
use dashu_int::ops::DivEuclid as _;

use super::{Call, Form, ILL_SORTED, Meaning, Pattern, Row};
use crate::check::EvalError;
use crate::elaborate::Arity;
use crate::model::Value;
use crate::term::{Bits, Literal};

/// Bit-vectors may have so many bits.
pub const MAX_WIDTH: u32 = 1 << 16;

const WORD: Pattern = Pattern::Word;
const BOOL: Pattern = Pattern::Bool;
const INT: Pattern = Pattern::Int;
const ANY: Pattern = Pattern::AnyWord;

const ONE: Arity = Arity::Exactly(1);
const TWO: Arity = Arity::Exactly(2);
const SEVERAL: Arity = Arity::AtLeast(2);

type Function = fn(&Call<'_>) -> Result<Value, EvalError>;

const fn row(
    name: &'static str,
    arity: Arity,
    parameters: &'static [Pattern],
    result: Pattern,
    function: Function,
) -> Row {
    Row {
        name,
        also: &[],
        indices: 0,
        arity,
        parameters,
        result,
        form: Form::Plain,
        meaning: Meaning::Function(function),
    }
}

const fn indexed(name: &'static str, indices: usize, result: Pattern, function: Function) -> Row {
    Row { indices, ..row(name, ONE, &[ANY], result, function) }
}

const fn unary(name: &'static str, function: Function) -> Row {
    row(name, ONE, &[WORD], WORD, function)
}

const fn binary(name: &'static str, function: Function) -> Row {
    row(name, TWO, &[WORD], WORD, function)
}

const fn left(name: &'static str, function: Function) -> Row {
    Row { form: Form::Left, ..row(name, SEVERAL, &[WORD], WORD, function) }
}

const fn test(name: &'static str, function: Function) -> Row {
    row(name, TWO, &[WORD], BOOL, function)
}

const fn also(names: &'static [&'static str], row: Row) -> Row {
    Row { also: names, ..row }
}

const BIT: Pattern = Pattern::Width(|_, _| Some(1));
const BY_INDEX: Pattern = Pattern::Width(|indices, _| indices.first().copied());
const SUM: Pattern = Pattern::Width(|_, widths| widths.iter().try_fold(0_u32, |sum, width| sum.checked_add(*width)));
const WIDER: Pattern = Pattern::Width(|indices, widths| widths.first()?.checked_add(*indices.first()?));
const TIMES: Pattern = Pattern::Width(|indices, widths| widths.first()?.checked_mul(*indices.first()?));
const PART: Pattern = Pattern::Width(|indices, widths| {
    let [high, low] = *indices else { return None };
    (low <= high && high < *widths.first()?).then(|| high - low + 1)
});

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    Row { form: Form::Left, ..row("concat", SEVERAL, &[ANY], SUM, |call| {
        let (high, low) = call.words()?;
        let value = (high.unsigned() << low.width() as usize) | low.unsigned();
        Ok(word(high.width() + low.width(), &value))
    }) },
    indexed("extract", 2, PART, |call| {
        let (high, low) = (call.indices[0], call.indices[1]);
        Ok(word(high - low + 1, &(call.word(0)?.unsigned() >> low as usize)))
    }),
    unary("bvnot", |call| call.map(|a| -a - IBig::ONE)),
    unary("bvneg", |call| call.map(|a| -a)),
    left("bvand", |call| call.join(|a, b| a & b)),
    left("bvor", |call| call.join(|a, b| a | b)),
    left("bvxor", |call| call.join(|a, b| a ^ b)),
    left("bvadd", |call| call.join(|a, b| a + b)),
    left("bvmul", |call| call.join(|a, b| a * b)),
    binary("bvnand", |call| call.join(|a, b| -(a & b) - IBig::ONE)),
    binary("bvnor", |call| call.join(|a, b| -(a | b) - IBig::ONE)),
    binary("bvxnor", |call| call.join(|a, b| -(a ^ b) - IBig::ONE)),
    binary("bvsub", |call| call.join(|a, b| a - b)),
    binary("bvudiv", |call| call.join(|a, b| if b.is_zero() { IBig::NEG_ONE } else { a / b })),
    binary("bvurem", |call| call.join(|a, b| if b.is_zero() { a } else { a % b })),
    binary("bvsdiv", |call| call.join_signed(|a, b| match (b.is_zero(), a < IBig::ZERO) {
        (false, _) => a / b,
        (true, false) => IBig::NEG_ONE,
        (true, true) => IBig::ONE,
    })),
    binary("bvsrem", |call| call.join_signed(|a, b| if b.is_zero() { a } else { a % b })),
    binary("bvsmod", |call| call.join_signed(|a, b| if b.is_zero() { a } else { &a - floor_div(&a, &b) * &b })),
    binary("bvshl", |call| call.shift(|a, by| a.unsigned() << by)),
    binary("bvlshr", |call| call.shift(|a, by| a.unsigned() >> by)),
    binary("bvashr", |call| call.shift(|a, by| a.signed() >> by)),
    row("bvcomp", TWO, &[WORD], BIT, |call| {
        let (a, b) = call.words()?;
        Ok(word(1, &IBig::from(u8::from(a == b))))
    }),
    row("bvredor", ONE, &[WORD], BIT, |call| Ok(word(1, &IBig::from(u8::from(!call.word(0)?.unsigned().is_zero()))))),
    row("bvredand", ONE, &[WORD], BIT, |call| Ok(word(1, &IBig::from(u8::from(call.word(0)?.signed() == IBig::NEG_ONE))))),
    test("bvult", |call| call.compare(|a, b| a.unsigned() < b.unsigned())),
    test("bvule", |call| call.compare(|a, b| a.unsigned() <= b.unsigned())),
    test("bvugt", |call| call.compare(|a, b| a.unsigned() > b.unsigned())),
    test("bvuge", |call| call.compare(|a, b| a.unsigned() >= b.unsigned())),
    test("bvslt", |call| call.compare(|a, b| a.signed() < b.signed())),
    test("bvsle", |call| call.compare(|a, b| a.signed() <= b.signed())),
    test("bvsgt", |call| call.compare(|a, b| a.signed() > b.signed())),
    test("bvsge", |call| call.compare(|a, b| a.signed() >= b.signed())),
    row("bvnego", ONE, &[WORD], BOOL, |call| {
        let a = call.word(0)?;
        Ok(Value::Bool(overflows(a, &-a.signed())))
    }),
    test("bvuaddo", |call| call.compare(|a, b| a.unsigned() + b.unsigned() >= modulus(a))),
    test("bvsaddo", |call| call.compare(|a, b| overflows(a, &(a.signed() + b.signed())))),
    test("bvumulo", |call| call.compare(|a, b| a.unsigned() * b.unsigned() >= modulus(a))),
    test("bvsmulo", |call| call.compare(|a, b| overflows(a, &(a.signed() * b.signed())))),
    test("bvusubo", |call| call.compare(|a, b| a.unsigned() < b.unsigned())),
    test("bvssubo", |call| call.compare(|a, b| overflows(a, &(a.signed() - b.signed())))),
    test("bvsdivo", |call| call.compare(|a, b| overflows(a, &-a.signed()) && b.signed() == IBig::NEG_ONE)),
    indexed("repeat", 1, TIMES, |call| {
        let word = call.word(0)?;
        let part = word.unsigned();
        let value = (0..call.indices[0]).fold(IBig::ZERO, |so_far, _| (so_far << word.width() as usize) | &part);
        Ok(self::word(word.width() * call.indices[0], &value))
    }),
    indexed("zero_extend", 1, WIDER, |call| Ok(word(call.word(0)?.width() + call.indices[0], &call.word(0)?.unsigned()))),
    indexed("sign_extend", 1, WIDER, |call| Ok(word(call.word(0)?.width() + call.indices[0], &call.word(0)?.signed()))),
    indexed("rotate_left", 1, ANY, |call| Ok(rotated(call.word(0)?, u64::from(call.indices[0])))),
    indexed("rotate_right", 1, ANY, |call| {
        let word = call.word(0)?;
        Ok(rotated(word, u64::from(word.width() - call.indices[0] % word.width())))
    }),
    binary("ext_rotate_left", |call| {
        let (word, by) = call.words()?;
        Ok(rotated(word, remainder(&by.unsigned(), word.width())))
    }),
    binary("ext_rotate_right", |call| {
        let (word, by) = call.words()?;
        Ok(rotated(word, u64::from(word.width()) - remainder(&by.unsigned(), word.width())))
    }),
    also(&["int2bv", "nat2bv"], Row { indices: 1, ..row("int_to_bv", ONE, &[INT], BY_INDEX, |call| match call.values[0] {
        Value::Int(value) => Ok(word(call.indices[0], value)),
        _ => Err(ILL_SORTED),
    }) }),
    also(&["bv2nat", "bv2int"], row("ubv_to_int", ONE, &[ANY], INT, |call| Ok(Value::Int(call.word(0)?.unsigned())))),
    row("sbv_to_int", ONE, &[ANY], INT, |call| Ok(Value::Int(call.word(0)?.signed()))),
];

fn word(width: u32, value: &IBig) -> Value {
    Value::Literal(Literal::Bits(Bits::new(width, value)))
}

fn modulus(word: &Bits) -> IBig {
    IBig::ONE << word.width() as usize
}

/// Whether a number is none that a signed word of this width can be.
fn overflows(word: &Bits, value: &IBig) -> bool {
    let half = IBig::ONE << (word.width() as usize - 1);
    *value >= half || *value < -half
}

fn floor_div(a: &IBig, b: &IBig) -> IBig {
    // Euclidean division has a remainder that is not negative: for a negative divisor it rounds up.
    if *b > IBig::ZERO { a.div_euclid(b) } else { (-a).div_euclid(&-b) }
}

fn remainder(value: &IBig, width: u32) -> u64 {
    u64::try_from(&(value % IBig::from(width))).unwrap_or(0)
}

/// The word with its bits moved up by so many places, those that leave it coming back below.
fn rotated(bits: &Bits, by: u64) -> Value {
    let width = bits.width() as usize;
    let by = usize::try_from(by % u64::from(bits.width())).unwrap_or(0);
    let value = bits.unsigned();
    word(bits.width(), &((&value << by) | (&value >> (width - by))))
}

impl Call<'_> {
    pub(super) fn word(&self, index: usize) -> Result<&Bits, EvalError> {
        match self.values.get(index) {
            Some(Value::Literal(Literal::Bits(bits))) => Ok(bits),
            _ => Err(ILL_SORTED),
        }
    }

    fn words(&self) -> Result<(&Bits, &Bits), EvalError> {
        Ok((self.word(0)?, self.word(1)?))
    }

    fn map(&self, function: fn(IBig) -> IBig) -> Result<Value, EvalError> {
        let a = self.word(0)?;
        Ok(word(a.width(), &function(a.unsigned())))
    }

    fn join(&self, function: fn(IBig, IBig) -> IBig) -> Result<Value, EvalError> {
        let (a, b) = self.words()?;
        Ok(word(a.width(), &function(a.unsigned(), b.unsigned())))
    }

    fn join_signed(&self, function: fn(IBig, IBig) -> IBig) -> Result<Value, EvalError> {
        let (a, b) = self.words()?;
        Ok(word(a.width(), &function(a.signed(), b.signed())))
    }

    /// A shift by the second word; by the width or more, it is one by the width.
    fn shift(&self, function: fn(&Bits, usize) -> IBig) -> Result<Value, EvalError> {
        let (a, by) = self.words()?;
        let width = a.width() as usize;
        let by = usize::try_from(&by.unsigned()).map_or(width, |by| by.min(width));
        Ok(word(a.width(), &function(a, by)))
    }

    fn compare(&self, test: fn(&Bits, &Bits) -> bool) -> Result<Value, EvalError> {
        let (a, b) = self.words()?;
        Ok(Value::Bool(test(a, b)))
    }
}

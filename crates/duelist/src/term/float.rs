//! Floating-point numbers of any format, as IEEE 754 and SMT-LIB's theory FloatingPoint define them.
//!
//! Every operation is computed exactly in the rational numbers and then rounded once, which is what the standard asks for.

use std::cmp::Ordering;
use std::fmt;

use dashu_int::ops::{BitTest as _, SquareRoot as _, UnsignedAbs as _};
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use super::Bits;

/// How many bits a floating-point number has: `(_ FloatingPoint exponent significand)`, the hidden bit counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FloatFormat {
    exponent: u32,
    significand: u32,
}

impl FloatFormat {
    /// The formats that have names.
    pub const NAMED: [(&'static str, FloatFormat); 4] = [
        ("Float16", FloatFormat { exponent: 5, significand: 11 }),
        ("Float32", FloatFormat { exponent: 8, significand: 24 }),
        ("Float64", FloatFormat { exponent: 11, significand: 53 }),
        ("Float128", FloatFormat { exponent: 15, significand: 113 }),
    ];

    /// A format of at least two bits each, whose largest number has a reasonable size when it is written out.
    #[must_use]
    pub fn new(exponent: u32, significand: u32) -> Option<FloatFormat> {
        ((2..=16).contains(&exponent) && (2..=1024).contains(&significand))
            .then_some(FloatFormat { exponent, significand })
    }

    /// Bits of the exponent.
    #[must_use]
    pub fn exponent(self) -> u32 {
        self.exponent
    }

    /// Bits of the significand, the hidden one counted.
    #[must_use]
    pub fn significand(self) -> u32 {
        self.significand
    }

    /// What is added to an exponent to store it: the largest exponent of a number.
    fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent of the last place of the smallest numbers.
    fn least(self) -> i64 {
        2 - self.bias() - i64::from(self.significand)
    }

    /// The exponent of the last place of the largest numbers.
    fn greatest(self) -> i64 {
        self.bias() + 1 - i64::from(self.significand)
    }
}

/// The sort.
impl fmt::Display for FloatFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(_ FloatingPoint {} {})", self.exponent, self.significand)
    }
}

/// How a number that is no floating-point number becomes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// To the nearest, of two to the even one.
    NearestEven,
    /// To the nearest, of two to the one farther from zero.
    NearestAway,
    /// Upwards.
    Positive,
    /// Downwards.
    Negative,
    /// Towards zero.
    Zero,
}

impl Rounding {
    /// All of them, with their short and their long names.
    pub const ALL: [(Rounding, &'static str, &'static str); 5] = [
        (Rounding::NearestEven, "RNE", "roundNearestTiesToEven"),
        (Rounding::NearestAway, "RNA", "roundNearestTiesToAway"),
        (Rounding::Positive, "RTP", "roundTowardPositive"),
        (Rounding::Negative, "RTN", "roundTowardNegative"),
        (Rounding::Zero, "RTZ", "roundTowardZero"),
    ];

    /// The mode with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Rounding> {
        Rounding::ALL.into_iter().find(|(_, short, long)| *short == name || *long == name).map(|(mode, ..)| mode)
    }

    /// The integer that a number is rounded to.
    #[must_use]
    pub fn round(self, number: &RBig) -> IBig {
        let floor = number.floor();
        let rest = number - RBig::from(floor.clone());
        let half = RBig::from_parts(IBig::ONE, UBig::from(2_u8));
        let negative = *number < RBig::ZERO;
        let up = match (self, rest.cmp(&half)) {
            _ if rest == RBig::ZERO => false,
            (Rounding::Positive, _) => true,
            (Rounding::Negative, _) => false,
            (Rounding::Zero, _) => negative,
            (Rounding::NearestEven, Ordering::Equal) => floor.bit(0),
            (Rounding::NearestAway, Ordering::Equal) => !negative,
            (Rounding::NearestEven | Rounding::NearestAway, order) => order == Ordering::Greater,
        };
        if up { floor + IBig::ONE } else { floor }
    }

    /// Whether what is too large for a format becomes infinite, and not the largest number.
    fn overflows(self, negative: bool) -> bool {
        match self {
            Rounding::NearestEven | Rounding::NearestAway => true,
            Rounding::Positive => !negative,
            Rounding::Negative => negative,
            Rounding::Zero => false,
        }
    }
}

impl fmt::Display for Rounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Rounding::ALL.iter().filter(|(mode, ..)| mode == self).try_for_each(|(_, short, _)| f.write_str(short))
    }
}

/// A floating-point number, or what stands beside them. There is one NaN of each format.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Float {
    format: FloatFormat,
    class: Class,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Class {
    Nan,
    Infinite {
        negative: bool,
    },
    /// `significand · 2^exponent`, where the significand has all its bits, or fewer at the least exponent.
    Finite {
        negative: bool,
        significand: UBig,
        exponent: i64,
    },
}

/// `number · 2^exponent`
fn scaled(number: RBig, exponent: i64) -> RBig {
    let power = UBig::ONE << usize::try_from(exponent.unsigned_abs()).expect("exponents are small");
    if exponent < 0 { number / RBig::from(power) } else { number * RBig::from(power) }
}

fn signed(negative: bool, number: RBig) -> RBig {
    if negative { -number } else { number }
}

impl Float {
    /// No number.
    #[must_use]
    pub fn nan(format: FloatFormat) -> Float {
        Float { format, class: Class::Nan }
    }

    /// Beyond all numbers.
    #[must_use]
    pub fn infinite(format: FloatFormat, negative: bool) -> Float {
        Float { format, class: Class::Infinite { negative } }
    }

    /// One of the two zeros.
    #[must_use]
    pub fn zero(format: FloatFormat, negative: bool) -> Float {
        Float::finite(format, negative, UBig::ZERO, format.least())
    }

    fn finite(format: FloatFormat, negative: bool, significand: UBig, exponent: i64) -> Float {
        Float { format, class: Class::Finite { negative, significand, exponent } }
    }

    /// A number, rounded. Zero has two signs, so that of an exact zero is given.
    #[must_use]
    pub fn rounded(format: FloatFormat, mode: Rounding, number: &RBig, negative_zero: bool) -> Float {
        let bits = |number: &UBig| i64::try_from(number.bit_len()).expect("numbers fit the memory");
        if *number == RBig::ZERO {
            return Float::zero(format, negative_zero);
        }
        let negative = *number < RBig::ZERO;
        let size = signed(negative, number.clone());
        // The logarithm of the size lies between this and one less.
        let upper = bits(&size.numerator().clone().unsigned_abs()) - bits(size.denominator());
        // Far beyond the largest, or below half of the smallest, only the direction counts.
        if upper > format.bias() + 2 {
            return Float::too_large(format, mode, negative);
        }
        if upper < format.least() - 2 {
            let tiny = scaled(signed(negative, RBig::ONE), format.least() - 2);
            return Float::rounded(format, mode, &tiny, negative_zero);
        }
        let logarithm = if size >= scaled(RBig::ONE, upper) { upper } else { upper - 1 };
        let exponent = (logarithm + 1 - i64::from(format.significand)).max(format.least());
        let significand = mode.round(&scaled(number.clone(), -exponent)).unsigned_abs();
        let (significand, exponent) = if bits(&significand) > i64::from(format.significand) {
            (significand >> 1, exponent + 1)
        } else {
            (significand, exponent)
        };
        if exponent > format.greatest() {
            return Float::too_large(format, mode, negative);
        }
        Float::finite(format, negative, significand, exponent)
    }

    fn too_large(format: FloatFormat, mode: Rounding, negative: bool) -> Float {
        if mode.overflows(negative) {
            return Float::infinite(format, negative);
        }
        let all_ones = (UBig::ONE << format.significand as usize) - UBig::ONE;
        Float::finite(format, negative, all_ones, format.greatest())
    }

    /// The number with this sign, biased exponent and stored significand: `(fp sign exponent significand)`. `None` if there is no such format.
    #[must_use]
    pub fn of_parts(sign: &Bits, exponent: &Bits, significand: &Bits) -> Option<Float> {
        let format = FloatFormat::new(exponent.width(), significand.width() + 1).filter(|_| sign.width() == 1)?;
        let negative = sign.unsigned() == IBig::ONE;
        let biased = i64::try_from(exponent.unsigned()).ok()?;
        let stored = significand.unsigned().unsigned_abs();
        let hidden = UBig::ONE << (format.significand as usize - 1);
        Some(if biased == 0 {
            Float::finite(format, negative, stored, format.least())
        } else if biased == (1 << format.exponent) - 1 {
            if stored.is_zero() { Float::infinite(format, negative) } else { Float::nan(format) }
        } else {
            Float::finite(format, negative, stored + hidden, biased - 1 + format.least())
        })
    }

    /// The parts of a number or an infinity as they are stored; `None` of NaN, which has several representations.
    #[must_use]
    pub fn parts(&self) -> Option<(Bits, Bits, Bits)> {
        let hidden = UBig::ONE << (self.format.significand as usize - 1);
        let (negative, biased, stored) = match &self.class {
            Class::Nan => return None,
            Class::Infinite { negative } => (*negative, (1 << self.format.exponent) - 1, UBig::ZERO),
            Class::Finite { negative, significand, .. } if *significand < hidden => (*negative, 0, significand.clone()),
            Class::Finite { negative, significand, exponent } => {
                (*negative, exponent + 1 - self.format.least(), significand - hidden)
            }
        };
        Some((
            Bits::new(1, &IBig::from(u8::from(negative))),
            Bits::new(self.format.exponent, &biased.into()),
            Bits::new(self.format.significand - 1, &stored.into()),
        ))
    }

    /// Its format.
    #[must_use]
    pub fn format(&self) -> FloatFormat {
        self.format
    }

    /// The number; `None` of NaN and the infinities.
    #[must_use]
    pub fn number(&self) -> Option<RBig> {
        match &self.class {
            Class::Finite { negative, significand, exponent } => {
                Some(signed(*negative, scaled(RBig::from(significand.clone()), *exponent)))
            }
            Class::Nan | Class::Infinite { .. } => None,
        }
    }

    /// Whether it is no number.
    #[must_use]
    pub fn is_nan(&self) -> bool {
        self.class == Class::Nan
    }

    /// Whether it is one of the infinities.
    #[must_use]
    pub fn is_infinite(&self) -> bool {
        matches!(self.class, Class::Infinite { .. })
    }

    /// Whether it is one of the zeros.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        matches!(&self.class, Class::Finite { significand, .. } if significand.is_zero())
    }

    /// Whether it is a number other than zero whose significand has fewer bits than there are.
    #[must_use]
    pub fn is_subnormal(&self) -> bool {
        let hidden = self.format.significand as usize;
        matches!(&self.class, Class::Finite { significand, .. } if !significand.is_zero() && significand.bit_len() < hidden)
    }

    /// Whether it is a number whose significand has all bits.
    #[must_use]
    pub fn is_normal(&self) -> bool {
        matches!(self.class, Class::Finite { .. }) && !self.is_zero() && !self.is_subnormal()
    }

    /// Whether it has the sign of the negative numbers; `None` of NaN.
    #[must_use]
    pub fn sign(&self) -> Option<bool> {
        match self.class {
            Class::Nan => None,
            Class::Infinite { negative } | Class::Finite { negative, .. } => Some(negative),
        }
    }

    /// With the other sign.
    #[must_use]
    pub fn negated(&self) -> Float {
        let mut other = self.clone();
        match &mut other.class {
            Class::Nan => {}
            Class::Infinite { negative } | Class::Finite { negative, .. } => *negative = !*negative,
        }
        other
    }

    /// As numbers are compared: the zeros are the same, NaN is nothing.
    #[must_use]
    pub fn compare(&self, other: &Float) -> Option<Ordering> {
        let infinity = |float: &Float| match float.class {
            Class::Infinite { negative } => {
                if negative {
                    -1
                } else {
                    1
                }
            }
            _ => 0,
        };
        match (self.number(), other.number()) {
            (Some(left), Some(right)) => Some(left.cmp(&right)),
            _ if self.is_nan() || other.is_nan() => None,
            _ => Some(infinity(self).cmp(&infinity(other))),
        }
    }

    /// In another format.
    #[must_use]
    pub fn converted(&self, format: FloatFormat, mode: Rounding) -> Float {
        match (&self.class, self.number()) {
            (Class::Infinite { negative }, _) => Float::infinite(format, *negative),
            (Class::Finite { negative, .. }, Some(number)) => Float::rounded(format, mode, &number, *negative),
            _ => Float::nan(format),
        }
    }

    /// The nearest integer, which has the sign of the number.
    #[must_use]
    pub fn integral(&self, mode: Rounding) -> Float {
        match (self.number(), self.sign()) {
            (Some(number), Some(negative)) => {
                Float::rounded(self.format, mode, &RBig::from(mode.round(&number)), negative)
            }
            _ => self.clone(),
        }
    }

    /// `self + other`
    #[must_use]
    pub fn plus(&self, other: &Float, mode: Rounding) -> Float {
        match (self.number(), other.number()) {
            (Some(left), Some(right)) => {
                let sign = |float: &Float| float.sign() == Some(true);
                let zero = sum_of_zeros(sign(self), sign(other), mode);
                Float::rounded(self.format, mode, &(left + right), zero)
            }
            (Some(_), None) => other.clone(),
            (None, Some(_)) => self.clone(),
            (None, None) if self == other => self.clone(),
            (None, None) => Float::nan(self.format),
        }
    }

    /// `self · other`
    #[must_use]
    pub fn times(&self, other: &Float, mode: Rounding) -> Float {
        let (Some(left), Some(right)) = (self.sign(), other.sign()) else { return Float::nan(self.format) };
        let negative = left != right;
        match (self.number(), other.number()) {
            (Some(left), Some(right)) => Float::rounded(self.format, mode, &(left * right), negative),
            _ if self.is_zero() || other.is_zero() => Float::nan(self.format),
            _ => Float::infinite(self.format, negative),
        }
    }

    /// `self / other`
    #[must_use]
    pub fn over(&self, other: &Float, mode: Rounding) -> Float {
        let (Some(left), Some(right)) = (self.sign(), other.sign()) else { return Float::nan(self.format) };
        let negative = left != right;
        match (self.number(), other.number()) {
            (Some(_), Some(_)) if self.is_zero() && other.is_zero() => Float::nan(self.format),
            (_, Some(_)) if other.is_zero() => Float::infinite(self.format, negative),
            (Some(left), Some(right)) => Float::rounded(self.format, mode, &(left / right), negative),
            (Some(_), None) => Float::zero(self.format, negative),
            (None, Some(_)) => Float::infinite(self.format, negative),
            (None, None) => Float::nan(self.format),
        }
    }

    /// `self · factor + addend`, rounded once.
    #[must_use]
    pub fn fused(&self, factor: &Float, addend: &Float, mode: Rounding) -> Float {
        match (self.number(), factor.number(), addend.number()) {
            (Some(left), Some(right), Some(third)) => {
                let zero = sum_of_zeros(self.sign() != factor.sign(), addend.sign() == Some(true), mode);
                Float::rounded(self.format, mode, &(left * right + third), zero)
            }
            (Some(_), Some(_), None) => addend.clone(),
            // The product is infinite or NaN, and so not rounded.
            _ => self.times(factor, mode).plus(addend, mode),
        }
    }

    /// The square root.
    #[must_use]
    pub fn root(&self, mode: Rounding) -> Float {
        let Class::Finite { negative, significand, exponent } = &self.class else {
            return if self.sign() == Some(false) { self.clone() } else { Float::nan(self.format) };
        };
        if significand.is_zero() {
            return self.clone();
        }
        if *negative {
            return Float::nan(self.format);
        }
        // The root in places of `2^-places` has more bits than are kept. Where it is not exact, it lies between two integers, and so does no number at
        // which rounding changes: the middle is rounded as the root is.
        let more = i64::from(self.format.significand) + 4;
        let places = more + (-exponent).max(0);
        let number = scaled(RBig::from(significand.clone()), exponent + 2 * places).numerator().clone().unsigned_abs();
        let root = number.sqrt();
        let exact = &root * &root == number;
        let twice = (root << 1) + if exact { UBig::ZERO } else { UBig::ONE };
        Float::rounded(self.format, mode, &scaled(RBig::from(twice), -places - 1), false)
    }

    /// What remains of `self` after subtracting the nearest multiple of `other`: an exact number, which is zero with the sign of `self`.
    #[must_use]
    pub fn remainder(&self, other: &Float) -> Float {
        match (self.number(), other.number()) {
            (Some(_), _) if other.is_zero() => Float::nan(self.format),
            (Some(left), Some(right)) => {
                let multiple = Rounding::NearestEven.round(&(&left / &right));
                let rest = left - right * RBig::from(multiple);
                Float::rounded(self.format, Rounding::NearestEven, &rest, self.sign() == Some(true))
            }
            (Some(_), None) if other.is_infinite() => self.clone(),
            _ => Float::nan(self.format),
        }
    }
}

/// Whether an exact zero that is the sum of numbers of these signs is negative.
fn sum_of_zeros(left: bool, right: bool, mode: Rounding) -> bool {
    if left == right { left } else { mode == Rounding::Negative }
}

/// As SMT-LIB writes it.
impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FloatFormat { exponent, significand } = self.format;
        let named = match self.class {
            Class::Nan => "NaN",
            Class::Infinite { negative } => {
                if negative {
                    "-oo"
                } else {
                    "+oo"
                }
            }
            Class::Finite { negative, .. } if self.is_zero() => {
                if negative {
                    "-zero"
                } else {
                    "+zero"
                }
            }
            Class::Finite { .. } => "",
        };
        match self.parts().filter(|_| named.is_empty()) {
            Some((sign, biased, stored)) => write!(f, "(fp {sign} {biased} {stored})"),
            None => write!(f, "(_ {named} {exponent} {significand})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(value: f64) -> Float {
        let bits = value.to_bits();
        let part = |width: u32, from: u32| Bits::new(width, &IBig::from(bits >> from));
        Float::of_parts(&part(1, 63), &part(11, 52), &part(52, 0)).expect("a format")
    }

    /// The machine is the reference for numbers of 64 bits that are rounded to the nearest.
    #[test]
    fn doubles_are_those_of_the_machine() {
        let values = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.1,
            3.0,
            1e308,
            -1e308,
            5e-324,
            2.2e-308,
            1e-310,
            1e16,
            7.5,
            -2.5,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            f64::MAX,
            f64::MIN_POSITIVE,
            123_456_789.123,
        ];
        let mode = Rounding::NearestEven;
        for left in values {
            let a = double(left);
            assert_eq!(a.root(mode), double(left.sqrt()), "sqrt {left}");
            assert_eq!(a.integral(mode), double(left.round_ties_even()), "round {left}");
            for right in values {
                let b = double(right);
                assert_eq!(a.plus(&b, mode), double(left + right), "{left} + {right}");
                assert_eq!(a.times(&b, mode), double(left * right), "{left} * {right}");
                assert_eq!(a.over(&b, mode), double(left / right), "{left} / {right}");
                assert_eq!(a.compare(&b), left.partial_cmp(&right), "{left} <=> {right}");
                for third in values {
                    let c = double(third);
                    assert_eq!(a.fused(&b, &c, mode), double(left.mul_add(right, third)), "{left} * {right} + {third}");
                }
            }
        }
    }

    #[test]
    fn numbers_are_written_as_they_are_stored() {
        assert_eq!(double(1.0).to_string(), "(fp #b0 #b01111111111 #x0000000000000)");
        assert_eq!(double(f64::NAN).to_string(), "(_ NaN 11 53)");
        assert_eq!(double(-0.0).to_string(), "(_ -zero 11 53)");
        assert_eq!(double(f64::NEG_INFINITY).to_string(), "(_ -oo 11 53)");
    }

    #[test]
    fn directions() {
        let third = RBig::from_parts(IBig::ONE, UBig::from(3_u8));
        let format = FloatFormat::new(3, 3).expect("a format");
        let shown = |mode, number: &RBig| Float::rounded(format, mode, number, false).number().map(|n| n.to_string());
        assert_eq!(shown(Rounding::Positive, &third).as_deref(), Some("3/8"));
        assert_eq!(shown(Rounding::Zero, &third).as_deref(), Some("5/16"));
        assert_eq!(shown(Rounding::Negative, &-third).as_deref(), Some("-3/8"));
        let large = RBig::from(1000_u16);
        assert_eq!(shown(Rounding::Zero, &large).as_deref(), Some("14"));
        assert_eq!(shown(Rounding::NearestEven, &large), None);
    }
}

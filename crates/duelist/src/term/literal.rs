//! Values of theories that are written down: bit-vectors, strings and floating-point numbers.

use std::fmt;

use dashu_int::ops::{BitTest, RemEuclid};
use dashu_int::{IBig, UBig};

use super::{Float, Rounding, SortNode, Text};

/// A bit-vector.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits {
    width: u32,
    /// Less than two to the width.
    value: UBig,
}

impl Bits {
    /// The bit-vector of this width that is congruent to a number.
    #[must_use]
    pub fn new(width: u32, value: &IBig) -> Bits {
        Bits { width, value: value.rem_euclid(&(IBig::ONE << width as usize)) }
    }

    /// `#b0101` or `#x5F`
    #[must_use]
    pub fn parse(text: &str) -> Option<Bits> {
        let (radix, size) = match text.get(..2)? {
            "#b" => (2, 1),
            "#x" | "#X" => (16, 4),
            _ => return None,
        };
        let digits = &text[2..];
        let value = UBig::from_str_radix(digits, radix).ok()?;
        Some(Bits { width: size * u32::try_from(digits.len()).ok()?, value })
    }

    /// How many bits there are.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The bits as a number.
    #[must_use]
    pub fn unsigned(&self) -> IBig {
        IBig::from(self.value.clone())
    }

    /// The bits as a number in two's complement.
    #[must_use]
    pub fn signed(&self) -> IBig {
        let value = self.unsigned();
        if self.value.bit(self.width as usize - 1) { value - (IBig::ONE << self.width as usize) } else { value }
    }
}

/// As SMT-LIB writes it, in hexadecimal where that is possible.
impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.width % 4 == 0 {
            let digits = self.value.in_radix(16).to_string();
            return write!(f, "#x{digits:0>size$}", size = self.width as usize / 4);
        }
        let digits = self.value.in_radix(2).to_string();
        write!(f, "#b{digits:0>size$}", size = self.width as usize)
    }
}

/// A value of a theory that is neither a truth value nor a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Literal {
    /// A bit-vector.
    Bits(Bits),
    /// A string.
    Text(Text),
    /// A floating-point number.
    Float(Float),
    /// A rounding mode.
    Rounding(Rounding),
}

impl Literal {
    /// What its sort is.
    #[must_use]
    pub fn sort(&self) -> SortNode {
        match self {
            Literal::Bits(bits) => SortNode::BitVec(bits.width),
            Literal::Text(_) => SortNode::String,
            Literal::Float(float) => SortNode::Float(float.format()),
            Literal::Rounding(_) => SortNode::RoundingMode,
        }
    }

    /// The value that a sort has when nothing is said: zero, the empty string.
    #[must_use]
    pub fn default_of(sort: &SortNode) -> Option<Literal> {
        match sort {
            SortNode::BitVec(width) => Some(Literal::Bits(Bits::new(*width, &IBig::ZERO))),
            SortNode::String => Some(Literal::Text(Text::default())),
            SortNode::Float(format) => Some(Literal::Float(Float::zero(*format, false))),
            SortNode::RoundingMode => Some(Literal::Rounding(Rounding::NearestEven)),
            _ => None,
        }
    }
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Literal::Bits(bits) => bits.fmt(f),
            Literal::Text(text) => text.fmt(f),
            Literal::Float(float) => float.fmt(f),
            Literal::Rounding(mode) => mode.fmt(f),
        }
    }
}

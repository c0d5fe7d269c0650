//! Values of theories as they are written: `#x1F`, `#b01`, `(_ bv31 8)`, `"text"`, `(_ char #x41)`, `(fp #b0 #b011 #b00)`, `(_ NaN 8 24)`, `RNE`.

use std::str::FromStr as _;

use dashu_int::IBig;

use crate::syntax::{Expr, Kind};
use crate::term::{Bits, Float, FloatFormat, LAST_CHARACTER, Literal, Rounding, Text};
use crate::theory::MAX_WIDTH;

/// The value that is written here, if one is.
pub(crate) fn literal(expr: Expr<'_>) -> Option<Literal> {
    match expr.kind() {
        Kind::String => Text::parse(expr.text().strip_prefix('"')?.strip_suffix('"')?).map(Literal::Text),
        Kind::Bits => Bits::parse(expr.text()).filter(|bits| bits.width() <= MAX_WIDTH).map(Literal::Bits),
        Kind::Symbol => Rounding::named(expr.text()).map(Literal::Rounding),
        Kind::List => {
            if let [word, first, second, third] = expr.list()[..] {
                return match word.symbol()? {
                    "fp" => {
                        let part = |expr: Expr<'_>| Bits::parse(expr.text());
                        Float::of_parts(&part(first)?, &part(second)?, &part(third)?).map(Literal::Float)
                    }
                    "_" => special(first.symbol()?, format(second, third)?).map(Literal::Float),
                    _ => None,
                };
            }
            if let [underscore, name, code] = expr.list()[..] {
                if underscore.symbol() == Some("_") && name.symbol() == Some("char") {
                    let code = u32::from_str_radix(code.text().strip_prefix("#x")?, 16).ok()?;
                    return (code <= LAST_CHARACTER).then(|| Literal::Text(Text::new(&[code])));
                }
            }
            let [underscore, value, width] = expr.list()[..] else { return None };
            let digits = value.symbol().filter(|_| underscore.symbol() == Some("_"))?.strip_prefix("bv")?;
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let width = index(width).filter(|width| (1..=MAX_WIDTH).contains(width))?;
            Some(Literal::Bits(Bits::new(width, &IBig::from_str(digits).ok()?)))
        }
        _ => None,
    }
}

/// The floating-point number with this name.
fn special(name: &str, format: FloatFormat) -> Option<Float> {
    Some(match name {
        "NaN" => Float::nan(format),
        "+oo" => Float::infinite(format, false),
        "-oo" => Float::infinite(format, true),
        "+zero" => Float::zero(format, false),
        "-zero" => Float::zero(format, true),
        _ => return None,
    })
}

/// The format that these two numbers name.
pub(crate) fn format(exponent: Expr<'_>, significand: Expr<'_>) -> Option<FloatFormat> {
    FloatFormat::new(index(exponent)?, index(significand)?)
}

/// A number that is an index of `(_ name number …)`.
pub(crate) fn index(expr: Expr<'_>) -> Option<u32> {
    if expr.kind() == Kind::Numeral { expr.text().parse().ok() } else { None }
}

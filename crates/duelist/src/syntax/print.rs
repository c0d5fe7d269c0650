//! How names and strings are written so that they read back.

use std::fmt;

use super::tree::is_symbol_byte;

const RESERVED: [&str; 12] =
    ["_", "!", "as", "let", "exists", "forall", "match", "par", "BINARY", "DECIMAL", "NUMERAL", "STRING"];

/// Whether a name can be written without bars.
#[must_use]
pub fn is_simple_symbol(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.first().is_some_and(|b| !b.is_ascii_digit())
        && bytes.iter().copied().all(is_symbol_byte)
        && !RESERVED.contains(&name)
        && name != "HEXADECIMAL"
}

/// A name as SMT-LIB writes it: quoted with bars only where it has to be.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_simple_symbol(self.0) { f.write_str(self.0) } else { write!(f, "|{}|", self.0) }
    }
}

/// A text as an SMT-LIB string literal.
#[derive(Clone, Copy, Debug)]
pub struct StringLiteral<'a>(pub &'a str);

impl fmt::Display for StringLiteral<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.replace('"', "\"\""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_only_where_needed() {
        let check = |name: &str, expected: &str| assert_eq!(Quoted(name).to_string(), expected);
        check("abc", "abc");
        check("<=", "<=");
        check("a b", "|a b|");
        check("", "||");
        check("let", "|let|");
        check("1a", "|1a|");
        assert_eq!(StringLiteral("a\"b").to_string(), "\"a\"\"b\"");
    }
}

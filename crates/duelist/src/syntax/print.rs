//! How names, strings and whole expressions are written so that they can be read back.

use std::fmt;

use super::Expr;
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

/// An expression on one line: atoms as written, one space between elements, comments gone.
impl fmt::Display for Expr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        enum Piece<'t> {
            Expr(Expr<'t>),
            Space,
            Close,
        }
        let mut todo = vec![Piece::Expr(*self)];
        while let Some(piece) = todo.pop() {
            match piece {
                Piece::Expr(expr) if expr.is_list() => {
                    f.write_str("(")?;
                    todo.push(Piece::Close);
                    let from = todo.len();
                    for (index, child) in expr.children().enumerate() {
                        if index > 0 {
                            todo.push(Piece::Space);
                        }
                        todo.push(Piece::Expr(child));
                    }
                    todo[from..].reverse();
                }
                Piece::Expr(atom) => f.write_str(atom.text())?,
                Piece::Space => f.write_str(" ")?,
                Piece::Close => f.write_str(")")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::{Position, Source, Tree};

    #[test]
    fn expressions_read_back() {
        let check = |text: &str, expected: &str| {
            let tree = Tree::parse(Source { text: text.to_string(), start: Position::START }).unwrap();
            assert_eq!(tree.root().to_string(), expected);
        };
        check("(a (b\n  c) () ; comment )\n |d  e| \"f  g\")", "(a (b c) () |d  e| \"f  g\")");
        let deep = "(".repeat(100_000) + &")".repeat(100_000);
        check(&deep, &deep);
    }

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

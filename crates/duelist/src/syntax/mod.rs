//! S-expressions with positions: the text side of SMT-LIB, knowing no sorts.
//!
//! [`Commands`] cuts a stream of bytes into commands as soon as their last parenthesis has arrived,
//! [`Tree`] is one command parsed, [`Expr`] a cursor into it. Nothing here recurses on the native stack.

mod commands;
mod print;
mod tree;

pub use commands::{Commands, Parameter, Parameters};
pub use print::{Quoted, StringLiteral, is_simple_symbol};
pub use tree::{Expr, Kind, Tree};

use std::fmt;

/// A range of bytes in the text of one command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// A place in the input, counted from one; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl Position {
    /// Where the input begins.
    pub const START: Position = Position { line: 1, column: 1 };

    /// The position after reading `text` from here.
    #[must_use]
    pub fn advance(self, text: &str) -> Position {
        match text.rfind('\n') {
            None => Position { line: self.line, column: self.column + count(text) },
            Some(at) => {
                let lines = text.bytes().filter(|b| *b == b'\n').count();
                Position { line: self.line + clamp(lines), column: 1 + count(&text[at + 1..]) }
            }
        }
    }
}

fn clamp(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn count(text: &str) -> u32 {
    clamp(text.chars().count())
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} column {}", self.line, self.column)
    }
}

/// The text of one command and where in the input it begins.
#[derive(Clone, Debug)]
pub struct Source {
    /// The command, from its opening to its closing parenthesis.
    pub text: String,
    /// Position of its first character.
    pub start: Position,
}

impl Source {
    /// The position of a byte offset of this text.
    #[must_use]
    pub fn position(&self, offset: u32) -> Position {
        let mut at = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        self.start.advance(&self.text[..at])
    }
}

/// What is wrong with a text before it has any meaning.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SyntaxError {
    /// `)` with nothing open.
    #[error("unexpected `)`: no parenthesis is open here")]
    StrayParenthesis,
    /// The input ended inside a command.
    #[error("missing `)`: the input ended before this parenthesis was closed")]
    Unclosed,
    /// The input ended inside a string literal.
    #[error("missing `\"`: the input ended inside this string")]
    UnclosedString,
    /// The input ended inside a quoted symbol.
    #[error("missing `|`: the input ended inside this symbol")]
    UnclosedSymbol,
    /// A word where a command was expected.
    #[error("expected a command in parentheses, found `{0}`")]
    NotACommand(String),
    /// A character that no token starts with.
    #[error("unexpected character `{}`", printable(*.0))]
    Character(char),
    /// A malformed number or bit literal.
    #[error("invalid literal `{0}`")]
    Literal(String),
    /// A quoted symbol with a backslash.
    #[error("a quoted symbol cannot contain a backslash")]
    Backslash,
    /// Bytes that are not UTF-8.
    #[error("the input is not valid UTF-8")]
    NotUtf8,
    /// The stream could not be read.
    #[error("cannot read the input: {0}")]
    Unreadable(String),
    /// More than 4 GiB in one command.
    #[error("the command is larger than four gigabytes")]
    TooLarge,
    /// A limit was reached before the command ended: why.
    #[error("{0}")]
    Stopped(String),
}

fn printable(c: char) -> String {
    if c.is_control() { c.escape_default().to_string() } else { c.to_string() }
}

impl SyntaxError {
    /// This error, at a place of the input.
    #[must_use]
    pub fn at(self, position: Position) -> LocatedSyntaxError {
        LocatedSyntaxError { position, error: self }
    }
}

/// A [`SyntaxError`] and its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {error}")]
pub struct LocatedSyntaxError {
    /// Where.
    pub position: Position,
    /// What.
    pub error: SyntaxError,
}

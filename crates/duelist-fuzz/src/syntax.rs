//! Hostile text: bytes and token streams that no person would write. The reader must answer each with commands or errors.

use std::panic::{AssertUnwindSafe, catch_unwind};

use duelist::frontend::{Commands, Parameters, Position, Source};
use duelist::internals::syntax::Tree;
use duelist::{Options, Response, Solver};

use crate::random::Random;

/// Tokens, complete and cut off, known and unknown.
const TOKENS: &[&str] = &[
    "(",
    "(",
    "(",
    ")",
    ")",
    ")",
    "((",
    "))",
    " ",
    "\n",
    "\r\n",
    "\t",
    "assert",
    "check-sat",
    "declare-const",
    "declare-fun",
    "define-fun",
    "declare-datatype",
    "declare-datatypes",
    "declare-sort",
    "define-sort",
    "define-const",
    "push",
    "pop",
    "get-value",
    "get-model",
    "set-option",
    "set-info",
    "get-info",
    "reset",
    "echo",
    "Int",
    "Bool",
    "Real",
    "List",
    "(List Int)",
    "x",
    "y",
    "l",
    "x",
    "l",
    "true",
    "false",
    "and",
    "or",
    "not",
    "=>",
    "=",
    "distinct",
    "ite",
    "let",
    "lambda",
    "match",
    "par",
    "as",
    "_",
    "is",
    "!",
    ":named",
    ":k",
    "+",
    "-",
    "*",
    "div",
    "mod",
    "/",
    "<",
    "<=",
    "0",
    "1",
    "42",
    "007",
    "1.5",
    "1.",
    ".5",
    "#b101",
    "#xFF",
    "#",
    "\"text\"",
    "\"",
    "\"\"",
    "|a b|",
    "|",
    "||",
    "\\",
    ";c\n",
    ";param:",
    "List.len",
    "List.map",
    "List.fold",
    "List.value",
    "List.append",
    "List.repeat",
    "List.filter",
    "List.nth",
    "(lambda ((x Int)) x)",
    "((x Int))",
    "(declare-const x Int)",
    "(declare-const l (List Int))",
    "->",
    "forall",
    "exists",
    "\u{0}",
    "\u{fffd}",
    "ü",
    "99999999999999999999999999",
    "()",
];

/// What a text did to the reader.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Defect {
    /// It panicked.
    #[error("panic on {0:?}")]
    Panic(String),
    /// A command that was read, printed and read again is another one.
    #[error("{0:?} is printed as {1:?}, which is printed as {2:?}")]
    Unstable(String, String, String),
}

/// Input `index`: bytes or tokens.
#[must_use]
pub fn input(seed: u64, index: u64) -> Vec<u8> {
    let mut random = Random::of(seed, &index.to_string());
    let mut bytes = Vec::new();
    if random.one_in(4) {
        let length = random.below(120);
        let printable = random.one_in(2);
        bytes.extend((0..length).map(|_| {
            let byte = random.bits().to_le_bytes()[0];
            if printable && !random.one_in(20) { b' ' + byte % 95 } else { byte }
        }));
    } else {
        for _ in 0..random.below(40) {
            bytes.extend_from_slice(random.pick(TOKENS).as_bytes());
            if !random.one_in(8) {
                bytes.push(b' ');
            }
        }
    }
    bytes
}

/// Reads a text as the solver does, prints and reads each command again, and lets it take effect. Questions are left out.
///
/// # Errors
/// What is wrong with the reader, not with the text.
pub fn read(bytes: &[u8]) -> Result<(), Defect> {
    let shown = || String::from_utf8_lossy(bytes).into_owned();
    catch_unwind(AssertUnwindSafe(|| try_read(bytes))).unwrap_or_else(|_| Err(Defect::Panic(shown())))
}

fn try_read(bytes: &[u8]) -> Result<(), Defect> {
    let mut solver = Solver::new(Options { timeout: 1000, ..Options::default() });
    for source in Commands::new(bytes, Parameters::default()) {
        let Ok(source) = source else { continue };
        let Ok(tree) = Tree::parse(source.clone()) else { continue };
        let printed = tree.root().to_string();
        let again = Tree::parse(Source { text: printed.clone(), start: Position::START });
        let twice = again.map_or_else(|error| error.to_string(), |tree| tree.root().to_string());
        if twice != printed {
            return Err(Defect::Unstable(source.text, printed, twice));
        }
        let asks = ["check-sat", "set-option"].iter().any(|word| printed.contains(word));
        if !asks {
            if let Response::Exit = solver.execute(source) {
                break;
            }
        }
    }
    Ok(())
}

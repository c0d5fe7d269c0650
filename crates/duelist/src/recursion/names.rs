//! Names of constants that the user did not declare: witnesses, and what selectors yield where they do not belong.
//!
//! A name is its stem and a number. The number depends on the names in scope alone, and not on what a store still remembers: so who answers a script and
//! forgets what was popped has the same names as who follows it and forgets nothing, and a certificate that one wrote is understood by the other.

use crate::term::Symbol;

#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    entries: Vec<Entry>,
    /// How many there were at each `push`.
    levels: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Entry {
    stem: String,
    number: usize,
    symbol: Symbol,
    /// Whether the user has declared it.
    declared: bool,
}

impl Names {
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The next number for a stem. Numbers grow with the entries, so that only the last one counts.
    pub(super) fn next(&self, stem: &str) -> usize {
        self.entries.iter().rev().find(|entry| entry.stem == stem).map_or(0, |entry| entry.number + 1)
    }

    /// A constant got a name, with the number that [`next`](Names::next) has given.
    pub(super) fn insert(&mut self, stem: &str, number: usize, symbol: Symbol) {
        self.entries.push(Entry { stem: stem.to_string(), number, symbol, declared: false });
    }

    /// The user has declared something. If its name is one that might be given here, that is left out from now on.
    pub(super) fn meet(&mut self, name: &str, symbol: Symbol) {
        let Some((stem, number)) = name.rsplit_once('!') else { return };
        if let Ok(number) = number.parse::<u32>() {
            let number = (number as usize).max(self.next(stem));
            self.entries.push(Entry { stem: stem.to_string(), number, symbol, declared: true });
        }
    }

    /// The constants with a stem, in order.
    pub(super) fn with_stem(&self, stem: &str) -> impl Iterator<Item = Symbol> {
        let given = move |entry: &&Entry| entry.stem == stem && !entry.declared;
        self.entries.iter().filter(given).map(|entry| entry.symbol)
    }

    pub(super) fn push(&mut self) {
        self.levels.push(self.entries.len());
    }

    /// Closes a level; what was named there.
    pub(super) fn pop(&mut self, keep: bool) -> Vec<Symbol> {
        let length = self.levels.pop().unwrap_or(0);
        if keep { Vec::new() } else { self.undo_to(length) }
    }

    /// Forgets what was named after there were so many names; what that was.
    pub(super) fn undo_to(&mut self, length: usize) -> Vec<Symbol> {
        let length = length.min(self.entries.len());
        self.entries.drain(length..).map(|entry| entry.symbol).collect()
    }
}

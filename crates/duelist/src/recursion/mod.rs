//! Recursive functions over lists and numbers, read as terms of the list language (DESIGN: other ways to write a list).
//!
//! A definition is taken apart into its cases: which arguments get smaller from call to call, what is yielded where one of them ends, and what
//! is made of the next elements and the result for the rest. A module per shape proposes a term of the list language for that.
//!
//! **Invariant:** proposals are not trusted. The defining equations of the function must be proved of the term that is proposed, one for each
//! case, and since some argument gets smaller with every call, the equations have only one solution. What is not proved is not used.

mod compute;
mod cut;
mod definition;
mod fuse;
mod inner;
mod lower;
mod mutual;
mod names;
mod read;
mod records;
mod remainder;
mod shapes;
mod strided;
mod structure;
mod suffix;
mod unfold;
mod unroll;
mod upwards;

pub(crate) use fuse::fuse;
pub(crate) use lower::Lowering;
pub(crate) use read::read;
pub(crate) use shapes::lambda_over;
pub(crate) use structure::refutes as refutes_by_induction;

use indexmap::IndexMap;
use names::Names;

use crate::term::{Map, Shown, Sort, Store, Symbol, Term};

/// What constants are called that stand for something that is said to exist.
pub(crate) const WITNESS: &str = "witness";

/// What a function was read as is shown up to so many characters.
const LONG: usize = 10_000;

/// Why a term cannot be said in the list language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unreadable {
    /// A function is called that was not recognised.
    #[error("`{function}` is not a function over lists that can be read: {reason}")]
    Function { function: String, reason: String },
}

/// A recursive function.
#[derive(Clone, Debug)]
pub(crate) struct Function {
    name: String,
    parameters: Vec<String>,
    /// The body as the user wrote it, under a binder for the parameters. Calls are applications of symbols.
    body: Term,
    reading: Result<Reading, String>,
}

/// What a function was read as.
#[derive(Clone, Debug)]
struct Reading {
    /// A closed lambda of the list language.
    function: Term,
    /// The shape of its recursion.
    shape: &'static str,
}

impl Function {
    /// A function that has not been read yet.
    pub(crate) fn new(name: String, parameters: Vec<String>, body: Term) -> Function {
        Function { name, parameters, body, reading: Err("it has not been read yet".to_string()) }
    }

    /// The function in the list language.
    fn reading(&self) -> Result<Term, Unreadable> {
        match &self.reading {
            Ok(reading) => Ok(reading.function),
            Err(reason) => Err(Unreadable::Function { function: self.name.clone(), reason: reason.clone() }),
        }
    }
}

/// What is known about recursive functions and datatypes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Functions {
    functions: IndexMap<Symbol, Function, rustc_hash::FxBuildHasher>,
    /// What selectors yield where they do not belong.
    elsewhere: Map<(Sort, u32, u32), Symbol>,
    /// Values for places that are never read.
    any: Map<Sort, Symbol>,
    /// That the natural numbers in the value of a constant are not negative.
    facts: Map<Symbol, Term>,
    /// The names of constants that the user did not declare.
    names: Names,
    /// Whether there is a recursive datatype.
    datatypes: bool,
}

impl Functions {
    /// Whether everything the user writes is in the list language already.
    pub(crate) fn is_empty(&self) -> bool {
        !self.datatypes && self.functions.is_empty()
    }

    /// There is a recursive datatype, or one with such values inside.
    pub(crate) fn meet_datatype(&mut self) {
        self.datatypes = true;
    }

    pub(crate) fn insert(&mut self, symbol: Symbol, function: Function) {
        self.functions.insert(symbol, function);
    }

    fn get(&self, symbol: Symbol) -> Option<&Function> {
        self.functions.get(&symbol)
    }

    /// Whether a symbol is one of them.
    pub(crate) fn contains(&self, symbol: Symbol) -> bool {
        self.get(symbol).is_some()
    }

    /// Whether a term calls one of them.
    pub(crate) fn is_called(&self, store: &Store, term: Term) -> bool {
        !self.functions.is_empty() && store.symbols_in(&[term]).iter().any(|symbol| self.contains(*symbol))
    }

    /// Opens a level of names.
    pub(crate) fn push(&mut self) {
        self.names.push();
    }

    /// Closes the last level. Its constants are forgotten, unless they are to be kept.
    pub(crate) fn pop(&mut self, keep: bool) {
        let closed = self.names.pop(keep);
        self.drop_constants(&closed);
    }

    /// How many names there are.
    pub(crate) fn mark(&self) -> usize {
        self.names.len()
    }

    /// Forgets the constants that got their names since there were so many.
    pub(crate) fn undo_to(&mut self, mark: usize) {
        let closed = self.names.undo_to(mark);
        self.drop_constants(&closed);
    }

    fn drop_constants(&mut self, closed: &[Symbol]) {
        if !closed.is_empty() {
            self.elsewhere.retain(|_, symbol| !closed.contains(symbol));
            self.any.retain(|_, symbol| !closed.contains(symbol));
        }
    }

    /// Takes note of a name of the user's, which is no name for anything else.
    pub(crate) fn meet_name(&mut self, name: &str, symbol: Symbol) {
        self.names.meet(name, symbol);
    }

    /// The constants for what is said to exist, as the user would have declared them.
    pub(crate) fn witnesses(&self) -> impl Iterator<Item = Symbol> {
        self.names.with_stem(WITNESS)
    }

    /// The constant of this name for something that is said to exist.
    pub(crate) fn witness(&self, store: &Store, name: &str) -> Option<Symbol> {
        let mut all = self.witnesses();
        all.find(|symbol| store.symbol(*symbol).name == name)
    }

    /// Forgets what mentions symbols that the store has forgotten.
    pub(crate) fn forget(&mut self, store: &Store) {
        self.functions.retain(|symbol, _| store.knows(*symbol));
        self.elsewhere.retain(|_, symbol| store.knows(*symbol));
        self.any.retain(|_, symbol| store.knows(*symbol));
        self.facts.retain(|symbol, _| store.knows(*symbol));
    }

    /// What must be assumed about the constants in terms: that natural numbers are not negative.
    pub(crate) fn facts_about(&self, store: &Store, terms: &[Term]) -> Vec<Term> {
        if self.facts.is_empty() {
            return Vec::new();
        }
        store.symbols_in(terms).iter().filter_map(|symbol| self.facts.get(symbol).copied()).collect()
    }

    /// What the last functions were read as, or why they were not.
    pub(crate) fn readings(&self, count: usize) -> Vec<(String, Result<Term, String>)> {
        let last = self.functions.values().skip(self.functions.len() - count);
        let reading = |function: &Function| match &function.reading {
            Ok(reading) => Ok(reading.function),
            Err(reason) => Err(reason.clone()),
        };
        last.map(|function| (function.name.clone(), reading(function))).collect()
    }

    /// That the natural numbers in a constant are not negative.
    pub(crate) fn fact_about(&self, symbol: Symbol) -> Option<Term> {
        self.facts.get(&symbol).copied()
    }

    /// What each function was read as, in the order of their definitions: the name, the shape and the function, or why not.
    pub(crate) fn recognized(&self, store: &Store) -> Vec<(String, String)> {
        let shown = |function: &Function| match &function.reading {
            Ok(reading) => format!("{}: {}", reading.shape, Shown(store, reading.function).brief(LONG)),
            Err(reason) => format!("not recognised: {reason}"),
        };
        self.functions.values().map(|function| (function.name.clone(), shown(function))).collect()
    }

    /// The constants that stand for what the user did not declare.
    pub(crate) fn hidden(&self) -> impl Iterator<Item = Symbol> {
        let mut symbols: Vec<Symbol> = self.elsewhere.values().chain(self.any.values()).copied().collect();
        symbols.sort_unstable();
        symbols.into_iter()
    }
}

//! Which name means what: global names with `push` and `pop`, and local ones.

use super::error::{ErrorKind, Result, nearest};
use super::{builtin, sorts, synonyms};
use crate::syntax::Span;
use crate::term::{Map, Sort, SortDeclaration, Store, Symbol, TUPLE, TUPLE_NAMES, Term};

/// What a global name stands for.
#[derive(Clone, Debug)]
pub(crate) enum Global {
    /// `declare-const`, `declare-fun`
    Symbol(Symbol),
    /// `define-fun`: a closed lambda, or a closed term if it takes no arguments.
    Definition { term: Term, parameters: Box<[Sort]> },
    /// A constructor of a datatype.
    Constructor(SortDeclaration, u32),
    /// A selector: the field of a constructor.
    Selector(SortDeclaration, u32, u32),
}

/// What a global sort name stands for.
#[derive(Clone, Debug)]
pub(crate) enum GlobalSort {
    /// `declare-sort` with this arity.
    Uninterpreted(SortDeclaration, usize),
    /// A datatype with this arity.
    Data(SortDeclaration, usize),
    /// `define-sort` with this arity; the sort mentions its parameters.
    Definition(Sort, usize),
}

/// A character that no symbol has.
const NO_SYMBOL: char = '\\';

/// What a further function of a name is known as.
fn overload(name: &str, number: usize) -> String {
    format!("{name}{NO_SYMBOL}{number}")
}

/// Names that are declared from the start. A declaration of the user hides them.
static PREDECLARED: [(&str, Global); 3] = [
    (TUPLE_NAMES.1, Global::Constructor(TUPLE, 0)),
    (TUPLE_NAMES.2[0], Global::Selector(TUPLE, 0, 0)),
    (TUPLE_NAMES.2[1], Global::Selector(TUPLE, 0, 1)),
];
static PREDECLARED_SORT: GlobalSort = GlobalSort::Data(TUPLE, 2);

/// The global names. SMT-LIB forbids declaring a name again, so a level is undone by forgetting its names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Globals {
    names: Map<String, Global>,
    sorts: Map<String, GlobalSort>,
    /// Names in order of declaration, terms' and sorts' apart by the flag.
    trail: Vec<(bool, String)>,
    /// Terms that were given names by `:named`, each with the length of the trail before it.
    labels: Vec<(usize, Term)>,
    levels: Vec<usize>,
}

impl Globals {
    pub(crate) fn get(&self, name: &str) -> Option<&Global> {
        let predeclared = || PREDECLARED.iter().find(|(known, _)| *known == name).map(|(_, global)| global);
        self.names.get(name).or_else(predeclared)
    }

    pub(crate) fn get_sort(&self, name: &str) -> Option<&GlobalSort> {
        self.sorts.get(name).or_else(|| (name == TUPLE_NAMES.0).then_some(&PREDECLARED_SORT))
    }

    /// Whether `name` may still be declared.
    pub(crate) fn check_free(&self, name: &str, span: Span) -> Result<()> {
        if builtin::is_reserved(name) {
            return ErrorKind::BuiltIn(name.to_string()).at(span);
        }
        if self.names.contains_key(name) || self.tester_of(name).is_some() {
            return ErrorKind::Redeclared(name.to_string()).at(span);
        }
        Ok(())
    }

    pub(crate) fn check_sort_free(&self, name: &str, span: Span) -> Result<()> {
        if sorts::BUILT_IN.contains(&name) {
            return ErrorKind::BuiltIn(name.to_string()).at(span);
        }
        if self.sorts.contains_key(name) {
            return ErrorKind::Redeclared(name.to_string()).at(span);
        }
        Ok(())
    }

    pub(crate) fn insert(&mut self, name: &str, global: Global) {
        self.names.insert(name.to_string(), global);
        self.trail.push((false, name.to_string()));
    }

    /// Another function of a name that one has already.
    pub(crate) fn insert_overload(&mut self, name: &str, symbol: Symbol) {
        let number = self.overloads(name).count();
        self.insert(&overload(name, number), Global::Symbol(symbol));
    }

    /// The functions of a name besides the first.
    pub(crate) fn overloads(&self, name: &str) -> impl Iterator<Item = Symbol> {
        (0..).map_while(move |number| match self.names.get(&overload(name, number)) {
            Some(Global::Symbol(symbol)) => Some(*symbol),
            _ => None,
        })
    }

    /// A name for a closed term, given by `:named`.
    pub(crate) fn insert_label(&mut self, name: &str, term: Term) {
        self.labels.push((self.trail.len(), term));
        self.insert(name, Global::Definition { term, parameters: [].into() });
    }

    /// The names in scope that `:named` has given, in order.
    pub(crate) fn labels(&self) -> impl Iterator<Item = (&str, Term)> {
        self.labels.iter().map(|(at, term)| (self.trail[*at].1.as_str(), *term))
    }

    /// The definitions in scope, in order.
    pub(crate) fn definitions(&self) -> impl Iterator<Item = (&str, Term)> {
        self.trail.iter().filter(|(sort, _)| !sort).filter_map(|(_, name)| match self.names.get(name) {
            Some(Global::Definition { term, .. }) => Some((name.as_str(), *term)),
            _ => None,
        })
    }

    pub(crate) fn insert_sort(&mut self, name: &str, sort: GlobalSort) {
        self.sorts.insert(name.to_string(), sort);
        self.trail.push((true, name.to_string()));
    }

    /// The constructor that `is-C` tests.
    pub(crate) fn tester_of(&self, name: &str) -> Option<(SortDeclaration, u32)> {
        match self.get(name.strip_prefix("is-")?) {
            Some(Global::Constructor(declaration, index)) => Some((*declaration, *index)),
            _ => None,
        }
    }

    pub(crate) fn push(&mut self) {
        self.levels.push(self.trail.len());
    }

    /// Closes a level and forgets its names, unless they are to be kept.
    pub(crate) fn pop(&mut self, keep: bool) {
        let length = self.levels.pop().unwrap_or(0);
        if !keep {
            self.undo_to(length);
        }
    }

    /// Forgets what was inserted after there were `length` names.
    pub(crate) fn undo_to(&mut self, length: usize) {
        self.labels.retain(|(at, _)| *at < length);
        for (is_sort, name) in self.trail.drain(length..) {
            if is_sort {
                self.sorts.remove(&name);
            } else {
                self.names.remove(&name);
            }
        }
    }

    pub(crate) fn mark(&self) -> usize {
        self.trail.len()
    }

    /// The known name nearest to an unknown one.
    pub(crate) fn nearest_name<'a>(&'a self, name: &str, locals: impl Iterator<Item = &'a str>) -> Option<String> {
        let globals = self.recent().filter(|(is_sort, name)| !is_sort && !name.contains(NO_SYMBOL));
        let globals = globals.map(|(_, name)| name.as_str());
        nearest(name, locals.chain(globals).chain(builtin::names()))
    }

    pub(crate) fn nearest_sort(&self, name: &str) -> Option<String> {
        let globals = self.recent().filter(|(is_sort, _)| *is_sort).map(|(_, name)| name.as_str());
        synonyms::of_sort(name).or_else(|| nearest(name, globals.chain(sorts::BUILT_IN.iter().copied())))
    }

    /// The names declared last: in a file of many names and many errors, comparing all of them would take hours.
    fn recent(&self) -> impl Iterator<Item = &(bool, String)> {
        self.trail.iter().rev().take(1000)
    }
}

/// Local names: variables of `let`, `lambda`, `match` and of definitions. Each remembers under how many binder variables
/// its value was built, so that a use further in sees it shifted.
#[derive(Debug, Default)]
pub(crate) struct Locals<'t> {
    names: Map<&'t str, Vec<(Term, u32)>>,
    order: Vec<&'t str>,
    /// How many binder variables enclose the current place.
    pub(crate) depth: u32,
}

impl<'t> Locals<'t> {
    pub(crate) fn bind(&mut self, name: &'t str, value: Term) {
        self.names.entry(name).or_default().push((value, self.depth));
        self.order.push(name);
    }

    /// Undoes the last `count` bindings.
    pub(crate) fn unbind(&mut self, count: usize) {
        for name in self.order.drain(self.order.len() - count..) {
            if let Some(stack) = self.names.get_mut(name) {
                stack.pop();
            }
        }
    }

    pub(crate) fn get(&self, store: &mut Store, name: &str) -> Option<Term> {
        let (value, depth) = *self.names.get(name)?.last()?;
        Some(store.shift(value, self.depth - depth))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &'t str> {
        self.order.iter().copied()
    }
}

//! Lists written out, put together and repeated.

use super::Context;
use super::builtin::Arguments;
use super::error::{ErrorKind, Result};
use crate::syntax::Expr;
use crate::term::{Dialect, Op, Set, Sort, SortNode, Term};
use crate::theory::{Row, characters};

fn operator(name: &str) -> Op {
    Row::named(name).expect("a row of the table").op(&[])
}

impl Context {
    /// The element sort of an argument that must be a list.
    pub(super) fn expect_list_term(&self, function: &str, index: usize, list: Term, place: Expr<'_>) -> Result<Sort> {
        let sort = self.store.sort_of(list);
        match self.store.element_sort(sort) {
            Some(element) => Ok(element),
            None => {
                let expected = if function.starts_with("seq.") { "a sequence" } else { "a list" };
                let (function, found, expected) = (function.to_string(), self.show(sort), expected.to_string());
                ErrorKind::ArgumentSort { function, index, expected, found }.at(place.span())
            }
        }
    }

    /// `(List.value T (e …))`, its elements already elaborated.
    pub(super) fn list_value(&mut self, element: Sort, terms: &[Term], places: &[Expr<'_>]) -> Result<Term> {
        let mut elements = Vec::with_capacity(terms.len());
        for (term, place) in terms.iter().zip(places) {
            match self.coerce(*term, element) {
                Some(term) => elements.push(term),
                None => {
                    let (expected, found) = (self.show(element), self.show(self.store.sort_of(*term)));
                    return ErrorKind::SortMismatch { what: "the list element".into(), expected, found }
                        .at(place.span());
                }
            }
        }
        Ok(self.store.app(Op::ListValue(element), elements))
    }

    /// `(List.append l …)`
    pub(super) fn apply_append(&mut self, name: &str, arguments: &Arguments<'_, '_>) -> Result<Term> {
        self.expect_list_term(name, 1, arguments.terms[0], arguments.place(0))?;
        let sort = self.store.sort_of(arguments.terms[0]);
        for index in 1..arguments.terms.len() {
            self.argument(name, arguments, index, sort)?;
        }
        Ok(self.store.app(Op::Append, arguments.terms))
    }

    /// `(seq.++ s …)`: a list that is put together of units is written out.
    pub(super) fn apply_concatenate(&mut self, name: &str, arguments: &Arguments<'_, '_>) -> Result<Term> {
        self.store.hear(Dialect::Sequences);
        let appended = self.apply_append(name, arguments)?;
        let mut elements = Vec::new();
        for part in arguments.terms {
            let Some((Op::ListValue(_), units)) = self.store.as_app(*part) else { return Ok(appended) };
            elements.extend_from_slice(units);
        }
        let element = self.expect_list_term(name, 1, appended, arguments.whole)?;
        Ok(self.store.app(Op::ListValue(element), elements))
    }

    /// `(as seq.empty sort)`
    pub(super) fn empty_sequence(&mut self, sort: Expr<'_>) -> Result<Term> {
        self.store.hear(Dialect::Sequences);
        let found = self.value_sort(sort)?;
        match self.store.element_sort(found) {
            Some(element) => Ok(self.store.app(Op::ListValue(element), [])),
            None => {
                let (expected, found) = ("the sort of a sequence".to_string(), self.show(found));
                ErrorKind::SortMismatch { what: "`seq.empty`".into(), expected, found }.at(sort.span())
            }
        }
    }

    /// `(List.repeat n e)`
    pub(super) fn apply_repeat(&mut self, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let count = self.argument("List.repeat", arguments, 0, Sort::INT)?;
        let sort = self.store.sort_of(arguments.terms[1]);
        if let SortNode::Function(..) = self.store.sort_node(sort) {
            let (function, found) = ("List.repeat".to_string(), self.show(sort));
            let expected = "a value".to_string();
            return ErrorKind::ArgumentSort { function, index: 2, expected, found }.at(arguments.place(1).span());
        }
        Ok(self.store.app(Op::Repeat, [count, arguments.terms[1]]))
    }

    /// `(List.cycle n l)`
    pub(super) fn apply_cycle(&mut self, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let count = self.argument("List.cycle", arguments, 0, Sort::INT)?;
        self.expect_list_term("List.cycle", 2, arguments.terms[1], arguments.place(1))?;
        Ok(self.store.app(Op::Cycle, [count, arguments.terms[1]]))
    }

    /// `(List.of_string s)`: the characters of a string, each a string of its own, at the positions `0 … len − 1`.
    pub(super) fn apply_of_string(&mut self, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let sort = self.store.sort(SortNode::String);
        let text = self.argument("List.of_string", arguments, 0, sort)?;
        Ok(characters(&self.store, text))
    }

    /// `(List.to_string l)`: strings, or the characters with these codes, one after the other.
    pub(super) fn apply_to_string(&mut self, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let list = arguments.terms[0];
        let element = self.expect_list_term("List.to_string", 1, list, arguments.place(0))?;
        let string = self.store.sort(SortNode::String);
        if element != string && element != Sort::INT {
            let (function, found) = ("List.to_string".to_string(), self.show(self.store.sort_of(list)));
            let expected = "(List String) or (List Int)".to_string();
            return ErrorKind::ArgumentSort { function, index: 1, expected, found }.at(arguments.place(0).span());
        }
        let (before, last) = (self.store.bound(1, string), self.store.bound(0, element));
        let last = if element == Sort::INT { self.store.app(operator("str.from_code"), [last]) } else { last };
        let joined = self.store.app(operator("str.++"), [before, last]);
        let step = self.store.lambda([string, element], joined);
        let none = self.store.default_literal(string).expect("strings are literals");
        Ok(self.store.fold(step, none, list))
    }

    /// `(List.drift n (List.value …) (List.value …))`
    pub(super) fn apply_drift(&mut self, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let count = self.argument("List.drift", arguments, 0, Sort::INT)?;
        self.expect_list_term("List.drift", 2, arguments.terms[1], arguments.place(1))?;
        let (word, drift) = (arguments.terms[1], arguments.terms[2]);
        self.argument("List.drift", arguments, 2, self.store.sort_of(word))?;
        if !self.drifts(word, drift) {
            let expected = "two values of List.value of the same shape";
            let found = "lists that differ in more than numbers".to_string();
            return ErrorKind::Expected { expected, found }.at(arguments.whole.span());
        }
        Ok(self.store.app(Op::Drift, [count, word, drift]))
    }

    /// Whether two terms are the same but for numbers that are written out, at a reasonable depth. A record that is not written out has
    /// no visible numbers: it must have none. Lists inside do not drift.
    fn drifts(&mut self, word: Term, drift: Term) -> bool {
        const MAX_DEPTH: usize = 64;
        let mut todo = vec![(word, drift, 0)];
        while let Some((word, drift, depth)) = todo.pop() {
            let sort = self.store.sort_of(word);
            match (self.store.as_app(word), self.store.as_app(drift)) {
                _ if sort.is_numeric() => {}
                (Some((op, left)), Some((other, right)))
                    if op == other
                        && left.len() == right.len()
                        && (matches!(op, Op::Construct(..)) || matches!(op, Op::ListValue(_)) && depth == 0)
                        && depth < MAX_DEPTH =>
                {
                    todo.extend(left.iter().zip(right).map(|(left, right)| (*left, *right, depth + 1)));
                }
                _ if word != drift || depth == 0 => return false,
                _ => {
                    if self.has_numbers(sort) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Whether values of a sort can contain numbers.
    fn has_numbers(&mut self, sort: Sort) -> bool {
        let (mut todo, mut seen) = (vec![sort], Set::default());
        while let Some(sort) = todo.pop() {
            if sort.is_numeric() {
                return true;
            }
            if !seen.insert(sort) {
                continue;
            }
            todo.extend(self.store.element_sort(sort));
            let constructors = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
            for constructor in (0..).take(constructors) {
                todo.extend(self.store.field_sorts(sort, constructor));
            }
        }
        false
    }
}

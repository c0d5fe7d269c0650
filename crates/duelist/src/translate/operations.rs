//! The list operators of the terms to be written: each becomes a function, one per lambda and list sort that it is used with.
//!
//! Where a theory has a function of its own, that one is used. Elsewhere [`Encoding::define`] may know a good definition, and all others are
//! made here: by `List.append`, or as recursive functions, one row of [`Words::recursion`] each.

use std::fmt::Write as _;
use std::rc::Rc;

use super::encoding::{self, Encoding, Name, Variable, arguments};
use super::names::{Locals, suffix};
use super::recursion::Frame;
use super::rows::Words;
use super::writer::{Facts, Scope, Writer};
use crate::term::{Combinator, Node, Op, Outcome, Parameter, Sort, Store, Term};

/// What determines the function that an application of a list operator becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    op: Op,
    /// The lambda among the arguments, always the first one.
    pub(super) function: Option<Term>,
    /// The elements of the list that it makes or, if it makes none, reads.
    element: Sort,
}

/// The key of an application of a list operator that is written as a function.
pub(super) fn key(store: &Store, term: Term) -> Option<Key> {
    let (op, arguments) = store.as_app(term)?;
    match op {
        Op::Eq | Op::Len | Op::Map | Op::Fold | Op::FoldRight | Op::Zip | Op::Rev => {}
        Op::Append | Op::Repeat | Op::Cycle | Op::Combinator(_) => {}
        _ => return None,
    }
    let made = store.element_sort(store.sort_of(term)).filter(|_| makes_list(op));
    let element = made.or_else(|| sources(store, term).last().copied())?;
    let function = arguments.first().copied().filter(|first| matches!(store.node(*first), Node::Lambda(..)));
    Some(Key { op, function, element })
}

/// Whether an operator makes a list. One that yields an element or an accumulator does not, though that may be a list.
fn makes_list(op: Op) -> bool {
    match op {
        Op::Combinator(combinator) => matches!(combinator.signature().outcome, Outcome::List(_)),
        Op::Map | Op::Zip | Op::Rev | Op::Append | Op::Repeat | Op::Cycle => true,
        _ => false,
    }
}

/// The elements of the lists that an application reads from left to right. Elements, defaults and accumulators are no such lists, though they may be lists.
fn sources(store: &Store, term: Term) -> Vec<Sort> {
    let Some((op, arguments)) = store.as_app(term) else { return Vec::new() };
    let is_read = |place: usize| match op {
        Op::Combinator(combinator) => matches!(combinator.signature().parameters.get(place), Some(Parameter::List(_))),
        Op::Fold | Op::FoldRight => place == 2,
        Op::Repeat => false,
        _ => true,
    };
    let lists = arguments.iter().enumerate().filter(|(place, _)| is_read(*place));
    lists.filter_map(|(_, list)| store.element_sort(store.sort_of(*list))).collect()
}

/// A list operator as written.
#[derive(Clone, Debug)]
pub(super) struct Operation {
    pub(super) name: String,
    /// The outer variables that calls pass on, by binder index as seen at the call.
    pub(super) captured: Rc<[(u32, Sort)]>,
    /// What calls pass next, before the arguments.
    pub(super) start: String,
}

/// A lambda as written.
#[derive(Debug)]
pub(super) struct Function {
    name: String,
    /// Its first parameters.
    outer: Vec<Variable>,
    captured: Rc<[(u32, Sort)]>,
}

/// The sorts of an application: the result, and the elements of the lists that it reads from left to right.
struct Sorts {
    result: Sort,
    sources: Vec<Sort>,
}

impl<E: Encoding> Writer<E> {
    /// Defines the function that an application of a list operator becomes, unless it is there; declares what a list that is
    /// written out needs.
    pub(super) fn prepare_operation(&mut self, store: &mut Store, out: &mut String, term: Term, facts: &Facts) {
        if let Some((Op::ListValue(element), _)) = store.as_app(term) {
            self.fill(store, out, element);
        }
        let Some(key) = key(store, term).filter(|key| !self.operations.contains_key(key)) else { return };
        let sorts = Sorts { result: store.sort_of(term), sources: sources(store, term) };
        let operation = match key.function {
            Some(lambda) => {
                let function = self.function(store, out, lambda, key.op, facts);
                self.define_combinator(store, out, key, &sorts, &function)
            }
            None => self.define_plain(store, out, key, &sorts),
        };
        self.operations.insert(key, operation);
    }

    /// The text around the elements of a list that is written out.
    pub(super) fn list_value(&self, element: Sort, count: usize) -> Vec<String> {
        let filler = self.fillers.get(&element).map_or("", String::as_str);
        self.encoding.value(&self.lists[&element], count, filler)
    }

    /// Declares what lists that are written out need besides their elements.
    fn fill(&mut self, store: &Store, out: &mut String, element: Sort) {
        if self.fillers.contains_key(&element) {
            return;
        }
        if let Some(sort) = self.encoding.filler(&self.lists[&element]) {
            let name = self.names.fresh(&format!("any{}", suffix(&[self.written_sort(store, element)])));
            let _ = writeln!(out, "(declare-const {name} {sort})");
            self.fillers.insert(element, name);
        }
    }

    /// The function for a lambda, defined if necessary.
    fn function(&mut self, store: &Store, out: &mut String, lambda: Term, op: Op, facts: &Facts) -> Rc<Function> {
        if let Some(function) = self.functions.get(&lambda) {
            return Rc::clone(function);
        }
        let Node::Lambda(parameters, body) = store.node(lambda) else { unreachable!("a key's function is a lambda") };
        let captured = Rc::clone(&facts.free[&lambda]);
        let outer: Vec<Variable> = captured
            .iter()
            .enumerate()
            .map(|(at, (_, sort))| (self.names.locals.captured(at + 1), self.written_sort(store, *sort)))
            .collect();
        let Locals { accumulator: acc, element: x, index: i, .. } = &self.names.locals;
        let own = match op {
            Op::Combinator(Combinator::MapIndexed) => vec![i, x],
            Op::FoldRight => vec![x, acc],
            _ if parameters.len() == 1 => vec![x],
            _ => vec![acc, x],
        };
        let named = own.into_iter().zip(parameters).map(|(name, sort)| (name.clone(), self.written_sort(store, *sort)));
        let own: Vec<Variable> = named.collect();

        let count = u32::try_from(own.len()).unwrap_or(u32::MAX);
        let mut scope = Scope::default();
        scope.variables.extend((0..count).rev().zip(&own).map(|(index, (name, _))| (index, name.clone())));
        let indices = captured.iter().map(|(index, _)| index + count);
        scope.variables.extend(indices.zip(&outer).map(|(index, (name, _))| (index, name.clone())));

        let name = match self.hints.get(&lambda).cloned() {
            Some(hint) => self.names.fresh(&hint),
            None => self.names.numbered("f"),
        };
        let signature: Vec<String> = outer.iter().chain(&own).map(|(name, sort)| format!("({name} {sort})")).collect();
        let result = self.written_sort(store, store.sort_of(*body));
        let _ = write!(out, "(define-fun {name} ({}) {result}\n  ", signature.join(" "));
        self.write_body(store, out, *body, scope, facts);
        out.push_str(")\n");
        let function = Rc::new(Function { name, outer, captured });
        self.functions.insert(lambda, Rc::clone(&function));
        function
    }

    /// Defines an operator with a function.
    fn define_combinator(
        &mut self,
        store: &mut Store,
        out: &mut String,
        key: Key,
        sorts: &Sorts,
        function: &Function,
    ) -> Operation {
        let name = self.names.fresh(&format!("{}_{}", stem(store, key.op), function.name.trim_matches('|')));
        let combinator = |element: Sort| encoding::Combinator {
            name: &name,
            function: &function.name,
            captured: &function.outer,
            source: &self.lists[&element],
            element: self.written_sort(store, element),
        };
        let start = match key.op {
            Op::Map => {
                let (map, target) = (combinator(sorts.sources[0]), &self.lists[&key.element]);
                self.encoding.map(out, &self.names.locals, &map, target);
                String::new()
            }
            Op::Fold => {
                let (fold, accumulator) = (combinator(sorts.sources[0]), self.written_sort(store, sorts.result));
                self.encoding.fold(out, &self.names.locals, &fold, &accumulator).to_string()
            }
            _ => self.define_recursion(store, out, key, sorts, &name, Some(function)),
        };
        Operation { name, captured: Rc::clone(&function.captured), start }
    }

    /// Defines an operator without function, unless the theory has it.
    fn define_plain(&mut self, store: &mut Store, out: &mut String, key: Key, sorts: &Sorts) -> Operation {
        let Key { op, element, .. } = key;
        let plain = |name: String, start: String| Operation { name, captured: Rc::from([]), start };
        if let Some(name) = self.encoding.builtin(op, &self.lists[&element]) {
            return plain(name, String::new());
        }
        if let Op::Combinator(which @ (Combinator::Cons | Combinator::Snoc)) = op {
            return plain(self.define_extension(store, out, which, element), String::new());
        }
        if op == Op::Rev {
            self.fill(store, out, element);
        }
        let name = self.fresh(store, op, element);
        let filler = self.fillers.get(&element).map_or("", String::as_str);
        let names = Name { own: &name, filler };
        let start = match self.encoding.define(out, &self.names.locals, op, &self.lists[&element], &names) {
            Some(start) => start,
            None => self.define_recursion(store, out, key, sorts, &name, None),
        };
        plain(name, start)
    }

    /// Defines `List.cons` or `List.snoc` by `List.append`; returns the name.
    fn define_extension(&mut self, store: &mut Store, out: &mut String, which: Combinator, element: Sort) -> String {
        self.fill(store, out, element);
        let append = self.append(store, out, element);
        let name = self.fresh(store, Op::Combinator(which), element);
        let Locals { list: l, element: x, .. } = &self.names.locals;
        let (sort, written) = (self.encoding.sort(&self.lists[&element]), self.written_sort(store, element));
        let one = self.list_value(element, 1).join(x);
        let _ = if which == Combinator::Cons {
            writeln!(out, "(define-fun {name} (({x} {written}) ({l} {sort})) {sort}\n  ({append} {one} {l}))")
        } else {
            writeln!(out, "(define-fun {name} (({l} {sort}) ({x} {written})) {sort}\n  ({append} {l} {one}))")
        };
        name
    }

    /// A name for an operator on lists with these elements.
    fn fresh(&mut self, store: &Store, op: Op, element: Sort) -> String {
        let element = self.written_sort(store, element);
        self.names.fresh(&format!("{}{}", stem(store, op), suffix(&[element])))
    }

    /// What appends two lists, as calls begin; defined if necessary.
    fn append(&mut self, store: &mut Store, out: &mut String, element: Sort) -> String {
        let key = Key { op: Op::Append, function: None, element };
        if !self.operations.contains_key(&key) {
            let sorts = Sorts { result: store.list_sort(element), sources: vec![element; 2] };
            let operation = self.define_plain(store, out, key, &sorts);
            self.operations.insert(key, operation);
        }
        let Operation { name, start, .. } = &self.operations[&key];
        format!("{name} {start}").trim_end().to_string()
    }

    /// Defines an operator as a recursive function; returns what calls pass before the arguments.
    fn define_recursion(
        &mut self,
        store: &mut Store,
        out: &mut String,
        key: Key,
        sorts: &Sorts,
        name: &str,
        function: Option<&Function>,
    ) -> String {
        let makes_list = makes_list(key.op);
        if makes_list {
            self.fill(store, out, key.element);
        }
        let appends = matches!(key.op, Op::Cycle | Op::Combinator(Combinator::Concat));
        let append = if appends { self.append(store, out, key.element) } else { String::new() };
        let data = data(store, key);
        let empty = self.list_value(key.element, 0).concat();
        let locals = &self.names.locals;
        let lists = sorts.sources.iter().map(|element| &self.lists[element]);
        let sources: Vec<(&E::List, &str)> = match key.op {
            Op::Cycle => Vec::new(),
            _ => lists.zip([locals.list.as_str(), locals.other.as_str()]).collect(),
        };
        let frame = Frame {
            encoding: &self.encoding,
            locals,
            name,
            captured: function.map_or(&[][..], |function| &function.outer),
            sources: &sources,
            result: &self.written_sort(store, sorts.result),
            target: makes_list.then(|| (&self.lists[&key.element], empty.as_str())),
        };
        let cursors = frame.cursors();
        let head = function.map(|function| format!("{} {}", function.name, arguments(&function.outer)));
        let words = Words {
            locals,
            function: head.as_deref().unwrap_or_default().trim_end(),
            elements: cursors.iter().map(|cursor| cursor.element.as_str()).collect(),
            result: frame.result,
            element: &self.written_sort(store, key.element),
            append: &append,
            data: data.map_or(("", ""), |(sort, constructor)| {
                let names = &self.data[&sort];
                (names.constructor(constructor), names.selector(constructor, 0))
            }),
        };
        words.recursion(key.op).define(out, &frame)
    }
}

/// What the names of functions for an operator begin with.
fn stem(store: &Store, op: Op) -> String {
    match op {
        Op::Eq => "same".to_string(),
        _ => op.name(store).replace("List.", ""),
    }
}

/// The datatype that an operator needs to know, and its constructor: pairs for `List.zip`, options for `List.filter_map`.
fn data(store: &mut Store, key: Key) -> Option<(Sort, u32)> {
    match (key.op, key.function) {
        (Op::Zip, _) => Some((key.element, 0)),
        (Op::Combinator(Combinator::FilterMap), Some(lambda)) => {
            let option = store.function_sort(lambda).1;
            store.payload(option).map(|payload| (option, payload.constructor))
        }
        _ => None,
    }
}

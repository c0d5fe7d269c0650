//! Writes typed terms in one of the encodings, together with everything they need: sorts, functions, shared subterms.
//!
//! A lambda becomes a function at the top level that takes the variables it captures as its first parameters, and the combinator
//! that uses it another one. So the nesting of combinators is gone, and since a lambda's term has a smaller id than the
//! combinator's, one pass in ascending order defines everything before its use.

use std::fmt::Write as _;
use std::rc::Rc;

use super::encoding::Encoding;
use super::names::Names;
use super::operations::{Function, Key, Operation, key};
use super::sorts::DataNames;
use crate::term::{Map, Node, Op, Set, Sort, Store, Symbol, Term, write_int, write_real};

/// From how many symbols on a subterm that occurs again gets a name. Smaller ones read better when repeated, and
/// repeating them lets a text grow only by this factor.
const SHARED_SIZE: u32 = 8;

/// What has been declared and defined so far, and how to write terms with it.
#[derive(Debug)]
pub(super) struct Writer<E: Encoding> {
    pub(super) encoding: E,
    pub(super) names: Names,
    /// The names of the user's defined functions, by their lambda.
    pub(super) hints: Map<Term, String>,
    symbols: Map<Symbol, String>,
    pub(super) data: Map<Sort, DataNames>,
    /// By element sort.
    pub(super) lists: Map<Sort, E::List>,
    /// What fills lists that are written out, by element sort.
    pub(super) fillers: Map<Sort, String>,
    /// By lambda.
    pub(super) functions: Map<Term, Rc<Function>>,
    pub(super) operations: Map<Key, Operation>,
    definitions: Map<Term, String>,
    /// Closed terms that have been written out before.
    written: Set<Term>,
}

/// The variables in scope: their names, the last parameter last, and names of shared subterms.
#[derive(Debug, Default)]
pub(super) struct Scope {
    pub(super) variables: Map<u32, String>,
    shared: Map<Term, String>,
}

/// Facts about the terms of one command, found bottom-up.
#[derive(Debug, Default)]
pub(super) struct Facts {
    pub(super) free: Map<Term, Rc<[(u32, Sort)]>>,
    /// Written symbols, those behind a name not counted.
    size: Map<Term, u32>,
}

impl<E: Encoding> Writer<E> {
    pub(super) fn new(encoding: E, names: Names) -> Writer<E> {
        Writer {
            encoding,
            names,
            hints: Map::default(),
            symbols: Map::default(),
            data: Map::default(),
            lists: Map::default(),
            fillers: Map::default(),
            functions: Map::default(),
            operations: Map::default(),
            definitions: Map::default(),
            written: Set::default(),
        }
    }

    /// Forgets all declarations and definitions; their names are not given out again.
    pub(super) fn clear(&mut self) {
        self.hints.clear();
        self.symbols.clear();
        self.data.clear();
        self.lists.clear();
        self.fillers.clear();
        self.functions.clear();
        self.operations.clear();
        self.definitions.clear();
        self.written.clear();
    }

    /// Declares a symbol.
    pub(super) fn declare(&mut self, store: &mut Store, out: &mut String, symbol: Symbol) {
        let info = store.symbol(symbol).clone();
        let sorts: Vec<String> = info.parameters.iter().map(|sort| self.sort(store, out, *sort)).collect();
        let result = self.sort(store, out, info.sort);
        let name = self.names.user(&info.name);
        let _ = if sorts.is_empty() {
            writeln!(out, "(declare-const {name} {result})")
        } else {
            writeln!(out, "(declare-fun {name} ({}) {result})", sorts.join(" "))
        };
        if let Some(list) = store.element_sort(info.sort).map(|element| &self.lists[&element]) {
            if let Some(formula) = self.encoding.well_formed(list, &name) {
                let _ = writeln!(out, "(assert {formula})");
            }
        }
        self.symbols.insert(symbol, name);
    }

    /// Declares and defines what `terms` need, and what they share.
    pub(super) fn prepare(&mut self, store: &mut Store, out: &mut String, terms: &[Term]) {
        let (found, uses) = self.reachable(store, terms);
        let mut facts = Facts::default();
        for term in found {
            self.prepare_sorts(store, out, term);
            facts.add(store, term, |child| self.definitions.contains_key(&child));
            self.prepare_operation(store, out, term, &facts);
            let is_value = !matches!(store.node(term), Node::Lambda(..));
            if is_value && store.is_closed(term) && facts.size[&term] >= SHARED_SIZE {
                // Terms of an earlier command count as used once more.
                let before = u32::from(!self.written.insert(term));
                if before + uses[&term] > 1 {
                    self.define_term(store, out, term);
                    facts.size.insert(term, 1);
                }
            }
        }
    }

    /// Writes a closed term that has been prepared.
    pub(super) fn write_closed(&self, store: &Store, out: &mut String, term: Term) {
        self.write(store, out, term, &Scope::default());
    }

    /// The terms below `roots` that have no name yet, children first, and how often each occurs.
    fn reachable(&self, store: &Store, roots: &[Term]) -> (Vec<Term>, Map<Term, u32>) {
        store.occurrences(roots, |term| self.definitions.contains_key(&term))
    }

    fn prepare_sorts(&mut self, store: &mut Store, out: &mut String, term: Term) {
        let sorts = match store.node(term) {
            Node::Lambda(parameters, _) => parameters.to_vec(),
            Node::App(Op::Test(sort, _) | Op::Select(sort, ..), _) => vec![*sort],
            _ => vec![store.sort_of(term)],
        };
        for sort in sorts {
            self.sort(store, out, sort);
        }
    }

    /// Names a closed term.
    fn define_term(&mut self, store: &Store, out: &mut String, term: Term) {
        let name = self.names.numbered("t");
        let _ = write!(out, "(define-fun {name} () {} ", self.written_sort(store, store.sort_of(term)));
        self.write_closed(store, out, term);
        out.push_str(")\n");
        self.definitions.insert(term, name);
    }

    /// Writes the body of a function, shared subterms first.
    pub(super) fn write_body(&self, store: &Store, out: &mut String, body: Term, mut scope: Scope, facts: &Facts) {
        let mut closing = 0;
        for term in self.shared(store, body, facts) {
            closing += 1;
            let name = self.names.locals.shared(closing);
            let _ = write!(out, "(let (({name} ");
            self.write(store, out, term, &scope);
            out.push_str(")) ");
            scope.shared.insert(term, name);
        }
        self.write(store, out, body, &scope);
        out.push_str(&")".repeat(closing));
    }

    /// The subterms that a body mentions more than once and that are worth a name, children first. What stands in
    /// inner lambdas is written in functions of their own; closed terms have names already.
    fn shared(&self, store: &Store, body: Term, facts: &Facts) -> Vec<Term> {
        let mut uses: Map<Term, u32> = Map::default();
        let mut found = Vec::new();
        let mut todo = vec![body];
        while let Some(term) = todo.pop() {
            if self.definitions.contains_key(&term) || !matches!(store.node(term), Node::App(..)) {
                continue;
            }
            let count = uses.entry(term).or_insert(0);
            *count += 1;
            if *count == 1 {
                found.push(term);
                todo.extend_from_slice(store.children(term));
            }
        }
        found.sort_unstable();
        // A term whose shared parts have names is smaller than it was.
        let mut size: Map<Term, u32> = Map::default();
        found.retain(|term| {
            let children = store.children(*term).iter();
            let parts = children.map(|child| size.get(child).or(facts.size.get(child)).copied().unwrap_or(1));
            let written = parts.fold(1, u32::saturating_add);
            let shared = uses[term] > 1 && written >= SHARED_SIZE && !store.is_closed(*term);
            size.insert(*term, if shared { 1 } else { written });
            shared
        });
        found
    }

    /// Writes a term whose needs are defined.
    fn write(&self, store: &Store, out: &mut String, root: Term, scope: &Scope) {
        enum Piece {
            Term(Term),
            Text(&'static str),
            Owned(String),
        }
        let mut todo = vec![Piece::Term(root)];
        while let Some(piece) = todo.pop() {
            let term = match piece {
                Piece::Text(text) => {
                    out.push_str(text);
                    continue;
                }
                Piece::Owned(text) => {
                    out.push_str(&text);
                    continue;
                }
                Piece::Term(term) => term,
            };
            if let Some(name) = self.definitions.get(&term).or(scope.shared.get(&term)) {
                out.push_str(name);
                continue;
            }
            let (op, arguments) = match store.node(term) {
                Node::Bool(value) => {
                    let _ = write!(out, "{value}");
                    continue;
                }
                Node::Int(value) => {
                    let _ = write_int(out, value);
                    continue;
                }
                Node::Real(value) => {
                    let _ = write_real(out, value);
                    continue;
                }
                Node::Literal(value) => {
                    let _ = write!(out, "{value}");
                    continue;
                }
                Node::Bound(index, _) => {
                    out.push_str(&scope.variables[index]);
                    continue;
                }
                Node::Lambda(..) | Node::Forall(..) => unreachable!("combinators write their functions"),
                Node::App(op, arguments) => (*op, &arguments[..]),
            };
            if let Op::ListValue(element) = op {
                let mut texts = self.list_value(element, arguments.len()).into_iter().rev();
                todo.extend(texts.next().map(Piece::Owned));
                for (argument, text) in arguments.iter().rev().zip(texts) {
                    todo.push(Piece::Term(*argument));
                    todo.push(Piece::Owned(text));
                }
                continue;
            }
            let (head, arguments) = self.head(store, term, op, arguments, scope);
            out.push_str(if arguments.is_empty() { "" } else { "(" });
            out.push_str(&head);
            todo.extend((!arguments.is_empty()).then_some(Piece::Text(")")));
            for argument in arguments.iter().rev() {
                todo.push(Piece::Term(*argument));
                todo.push(Piece::Text(" "));
            }
        }
    }

    /// What an application begins with, and the arguments that follow it.
    fn head<'a>(
        &self,
        store: &Store,
        term: Term,
        op: Op,
        arguments: &'a [Term],
        scope: &Scope,
    ) -> (String, &'a [Term]) {
        if let Some(key) = key(store, term) {
            let Operation { name, captured, start } = &self.operations[&key];
            let captured = captured.iter().map(|(index, _)| scope.variables[index].as_str());
            let head: Vec<&str> = [name.as_str()].into_iter().chain(captured).chain([start.trim_end()]).collect();
            let functions = usize::from(key.function.is_some());
            return (head.join(" ").trim_end().to_string(), &arguments[functions..]);
        }
        let head = match op {
            Op::Symbol(symbol) => self.symbols[&symbol].clone(),
            Op::Construct(sort, index) => self.data[&sort].constructor(index).to_string(),
            Op::Select(sort, constructor, field) => self.data[&sort].selector(constructor, field).to_string(),
            Op::Test(sort, index) => format!("(_ is {})", self.data[&sort].constructor(index)),
            Op::ConstArray(sort) => format!("(as const {})", self.written_sort(store, sort)),
            other => other.name(store),
        };
        (head, arguments)
    }
}

impl Facts {
    /// Adds the facts about a term whose children are there, or are `named`.
    fn add(&mut self, store: &Store, term: Term, named: impl Fn(Term) -> bool) {
        let mut size = 1_u32;
        for child in store.children(term) {
            // A call of a combinator mentions its function by name.
            let is_function = matches!(store.node(*child), Node::Lambda(..));
            let part = if is_function || named(*child) { 1 } else { self.size[child] };
            size = size.saturating_add(part);
        }
        self.size.insert(term, size);
        if store.is_closed(term) {
            self.free.insert(term, Rc::from([]));
            return;
        }
        let mut free: Vec<(u32, Sort)> = match store.node(term) {
            Node::Bound(index, sort) => vec![(*index, *sort)],
            Node::Lambda(parameters, body) | Node::Forall(parameters, body) => {
                let count = u32::try_from(parameters.len()).unwrap_or(u32::MAX);
                let inner = self.free[body].iter();
                inner.filter(|(index, _)| *index >= count).map(|(index, sort)| (index - count, *sort)).collect()
            }
            _ => {
                let children = store.children(term).iter().filter_map(|child| self.free.get(child));
                children.flat_map(|free| free.iter().copied()).collect()
            }
        };
        // The outermost variable first.
        free.sort_unstable_by(|left, right| right.cmp(left));
        free.dedup();
        self.free.insert(term, free.into());
    }
}

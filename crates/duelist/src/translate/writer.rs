//! Writes typed terms in one of the encodings, together with everything they need: sorts, functions, shared subterms.
//!
//! A lambda becomes a function at the top level that takes the variables it captures as its first parameters, and the combinator
//! that uses it another one. So the nesting of combinators is gone, and since a lambda's term has a smaller id than the
//! combinator's, one pass in ascending order defines everything before its use.

use std::fmt::Write as _;
use std::rc::Rc;

use super::encoding::{Combinator, Encoding, Helper, Operation, Variable};
use super::names::{Names, suffix};
use super::sorts::DataNames;
use crate::term::{Map, Node, Op, Set, Sort, Store, Symbol, Term, write_int, write_real};

/// From how many symbols on a subterm that occurs again gets a name. Smaller ones read better when repeated, and
/// repeating them lets a text grow only by this factor.
const SHARED_SIZE: u32 = 8;

/// A function made from a lambda and its combinator, both under their written names.
#[derive(Clone, Debug)]
struct Function {
    combinator: String,
    /// The outer variables that calls pass on, by binder index as seen at the call.
    captured: Rc<[(u32, Sort)]>,
}

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
    helpers: Map<(Sort, Helper), String>,
    functions: Map<Term, Function>,
    definitions: Map<Term, String>,
    /// Closed terms that have been written out before.
    written: Set<Term>,
}

/// The variables in scope: their names, the last parameter last, and names of shared subterms.
#[derive(Debug, Default)]
struct Scope {
    variables: Map<u32, String>,
    shared: Map<Term, String>,
}

/// Facts about the terms of one command, found bottom-up.
#[derive(Debug, Default)]
struct Facts {
    free: Map<Term, Rc<[(u32, Sort)]>>,
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
            helpers: Map::default(),
            functions: Map::default(),
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
        self.helpers.clear();
        self.functions.clear();
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
            self.prepare_helpers(store, out, term);
            facts.add(store, term, |child| self.definitions.contains_key(&child));
            if let Some((Op::Map | Op::Fold, arguments)) = store.as_app(term) {
                let arguments = arguments.to_vec();
                self.define_function(store, out, term, &arguments, &facts);
            }
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

    fn prepare_helpers(&mut self, store: &Store, out: &mut String, term: Term) {
        let Some((op, arguments)) = store.as_app(term) else { return };
        let element = match op {
            Op::ListValue(element) => Some(element),
            Op::Len | Op::Eq => store.element_sort(store.sort_of(arguments[0])),
            _ => None,
        };
        let Some(element) = element else { return };
        let list = &self.lists[&element];
        let operation = match op {
            Op::ListValue(_) => self.encoding.filler(list),
            Op::Len => Some(self.encoding.length(list)),
            _ => Some(self.encoding.equality(list)),
        };
        let Some(Operation::Defined(helper)) = operation else { return };
        if self.helpers.contains_key(&(element, helper)) {
            return;
        }
        let name = self.names.fresh(&format!("{}{}", helper.stem(), suffix(&[self.written_sort(store, element)])));
        self.encoding.define(out, &self.names.locals, helper, list, &name);
        self.helpers.insert((element, helper), name);
    }

    /// Defines the functions for a `map` or `fold` and its lambda, unless they are there.
    fn define_function(&mut self, store: &Store, out: &mut String, term: Term, arguments: &[Term], facts: &Facts) {
        let lambda = arguments[0];
        let Node::Lambda(parameters, body) = store.node(lambda) else {
            unreachable!("definitions are expanded: functions are lambdas")
        };
        if self.functions.contains_key(&lambda) {
            return;
        }
        let captured = Rc::clone(&facts.free[&lambda]);
        let outer: Vec<Variable> = captured
            .iter()
            .enumerate()
            .map(|(at, (_, sort))| (self.names.locals.captured(at + 1), self.written_sort(store, *sort)))
            .collect();
        let locals = &self.names.locals;
        let own = match parameters.len() {
            1 => vec![locals.element.clone()],
            _ => vec![locals.accumulator.clone(), locals.element.clone()],
        };
        let own: Vec<Variable> =
            own.into_iter().zip(parameters).map(|(name, sort)| (name, self.written_sort(store, *sort))).collect();

        let count = u32::try_from(own.len()).unwrap_or(u32::MAX);
        let mut scope = Scope::default();
        scope.variables.extend((0..count).rev().zip(&own).map(|(index, (name, _))| (index, name.clone())));
        let indices = captured.iter().map(|(index, _)| index + count);
        scope.variables.extend(indices.zip(&outer).map(|(index, (name, _))| (index, name.clone())));

        let function = match self.hints.get(&lambda).cloned() {
            Some(hint) => self.names.fresh(&hint),
            None => self.names.numbered("f"),
        };
        let signature: Vec<String> = outer.iter().chain(&own).map(|(name, sort)| format!("({name} {sort})")).collect();
        let result = self.written_sort(store, store.sort_of(*body));
        let _ = write!(out, "(define-fun {function} ({}) {result}\n  ", signature.join(" "));
        self.write_body(store, out, *body, scope, facts);
        out.push_str(")\n");

        let list = arguments[arguments.len() - 1];
        let element = store.element_sort(store.sort_of(list)).expect("combinators take a list");
        let is_map = arguments.len() == 2;
        let stem = if is_map { "map" } else { "fold" };
        let name = self.names.fresh(&format!("{stem}_{}", function.trim_matches('|')));
        let combinator = Combinator {
            name: &name,
            function: &function,
            captured: &outer,
            source: &self.lists[&element],
            element: &self.written_sort(store, element),
        };
        if is_map {
            let target = store.element_sort(store.sort_of(term)).expect("mapping makes a list");
            self.encoding.map(out, &self.names.locals, &combinator, &self.lists[&target]);
        } else {
            let accumulator = self.written_sort(store, store.sort_of(term));
            self.encoding.fold(out, &self.names.locals, &combinator, &accumulator);
        }
        self.functions.insert(lambda, Function { combinator: name, captured });
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
    fn write_body(&self, store: &Store, out: &mut String, body: Term, mut scope: Scope, facts: &Facts) {
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
                Node::Bound(index, _) => {
                    out.push_str(&scope.variables[index]);
                    continue;
                }
                Node::Lambda(..) | Node::Forall(..) => unreachable!("combinators write their functions"),
                Node::App(op, arguments) => (*op, &arguments[..]),
            };
            if let Op::ListValue(element) = op {
                let filler = self.helpers.get(&(element, Helper::Filler)).map_or("", String::as_str);
                let mut texts = self.encoding.value(&self.lists[&element], arguments.len(), filler).into_iter().rev();
                todo.extend(texts.next().map(Piece::Owned));
                for (argument, text) in arguments.iter().rev().zip(texts) {
                    todo.push(Piece::Term(*argument));
                    todo.push(Piece::Owned(text));
                }
                continue;
            }
            let (head, arguments) = self.head(store, op, arguments, scope);
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
    fn head<'a>(&self, store: &Store, op: Op, arguments: &'a [Term], scope: &Scope) -> (String, &'a [Term]) {
        let list = |at: usize| {
            store.element_sort(store.sort_of(arguments[at])).map(|element| (element, &self.lists[&element]))
        };
        let operation = |element: Sort, operation: Operation| match operation {
            Operation::Builtin(name) => name,
            Operation::Defined(helper) => self.helpers[&(element, helper)].clone(),
        };
        let head = match op {
            Op::Symbol(symbol) => self.symbols[&symbol].clone(),
            Op::Construct(sort, index) => self.data[&sort].constructor(index).to_string(),
            Op::Select(sort, constructor, field) => self.data[&sort].selector(constructor, field).to_string(),
            Op::Test(sort, index) => format!("(_ is {})", self.data[&sort].constructor(index)),
            Op::Len => {
                let (element, list) = list(0).expect("only lists have a length");
                operation(element, self.encoding.length(list))
            }
            Op::Eq => match list(0) {
                None => "=".to_string(),
                Some((element, list)) => {
                    let chosen = self.encoding.equality(list);
                    let start = if matches!(chosen, Operation::Builtin(_)) { "" } else { E::START };
                    format!("{} {start}", operation(element, chosen)).trim_end().to_string()
                }
            },
            Op::Map | Op::Fold => {
                let function = &self.functions[&arguments[0]];
                let mut head = function.combinator.clone();
                for (index, _) in function.captured.iter() {
                    let _ = write!(head, " {}", scope.variables[index]);
                }
                if op == Op::Fold {
                    let _ = write!(head, " {}", E::START);
                }
                return (head.trim_end().to_string(), &arguments[1..]);
            }
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

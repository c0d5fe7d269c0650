//! Our terms as SMT-LIB text for a solver.
//!
//! Every symbol, datatype and constructor is sent under its own name and a number, `children~4`, so that nothing can
//! clash with the solver's own names or with a name that was declared again after a `pop`. A letter before the number keeps
//! apart what is numbered separately: `some~d7` is a constructor, `t~t9` a definition, `x~b0` a bound variable. Shared subterms become
//! definitions (`define-fun`), which last as long as the level they were made on: text stays linear in the size of the DAG,
//! and later assertions that build on earlier terms name them instead of repeating them.

use std::fmt::Write as _;

use crate::syntax::Quoted;
use crate::term::{Map, Node, Op, Set, ShownSort, Sort, SortNode, Store, Symbol, Term, write_int, write_real};

/// What has been declared and defined to a solver, level by level.
#[derive(Debug, Default)]
pub(super) struct Printer {
    symbols: Set<Symbol>,
    sorts: Set<Sort>,
    definitions: Set<Term>,
    trail: Vec<Item>,
    levels: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
enum Item {
    Symbol(Symbol),
    Sort(Sort),
    Definition(Term),
}

fn numbered(name: &str, kind: &str, number: u32) -> String {
    Quoted(&format!("{name}~{kind}{number}")).to_string()
}

/// The name under which a symbol is sent.
pub(crate) fn symbol_name(store: &Store, symbol: Symbol) -> String {
    numbered(&store.symbol(symbol).name, "", symbol.index())
}

/// The name under which a constructor of a datatype's instance is sent.
pub(crate) fn constructor_name(store: &Store, sort: Sort, index: u32) -> String {
    numbered(&store.constructor(sort, index).name, "d", sort.index())
}

fn selector_name(store: &Store, sort: Sort, constructor: u32, field: u32) -> String {
    numbered(&store.constructor(sort, constructor).fields[field as usize].name, "d", sort.index())
}

fn definition_name(term: Term) -> String {
    format!("t~t{}", term.index())
}

/// A formula as a text of its own, `((x Sort) …) formula`: the parameters are the constants in it that are given.
pub(crate) fn predicate_text(store: &Store, parameters: &[Term], formula: Term) -> String {
    let (found, uses) = store.occurrences(&[formula], |_| false);
    let mut out = "(".to_string();
    for parameter in parameters.iter().filter(|parameter| uses.contains_key(*parameter)) {
        let separator = if out.len() > 1 { " " } else { "" };
        let _ = write!(
            out,
            "{separator}({} {})",
            term_text(store, *parameter),
            sort_name(store, store.sort_of(*parameter))
        );
    }
    out.push_str(") ");
    let mut printer = Printer::default();
    let mut closing = 0;
    let shared = |term: &Term| uses[term] > 1 && !store.children(*term).is_empty() && store.is_closed(*term);
    for term in found.into_iter().filter(shared) {
        let _ = write!(out, "(let (({} ", definition_name(term));
        printer.write(store, &mut out, term, 0, &Map::default());
        out.push_str(")) ");
        printer.definitions.insert(term);
        closing += 1;
    }
    printer.write(store, &mut out, formula, 0, &Map::default());
    out.push_str(&")".repeat(closing));
    out
}

/// A small scalar term as text, in the names under which its symbols are sent.
pub(crate) fn term_text(store: &Store, term: Term) -> String {
    let mut out = String::new();
    Printer::default().write(store, &mut out, term, 0, &Map::default());
    out
}

/// A script that asks whether formulas have a common model, for any solver.
pub(crate) fn script_text(store: &mut Store, formulas: &[Term]) -> String {
    let mut out = String::new();
    let mut printer = Printer::default();
    for formula in formulas {
        printer.command(store, &mut out, "(assert ", &[*formula], ")");
    }
    out
}

fn sort_name(store: &Store, sort: Sort) -> String {
    match store.sort_node(sort) {
        SortNode::Array(index, element) => {
            format!("(Array {} {})", sort_name(store, *index), sort_name(store, *element))
        }
        SortNode::Bool | SortNode::Int | SortNode::Real => ShownSort(store, sort).to_string(),
        SortNode::BitVec(_) | SortNode::String | SortNode::RegLan | SortNode::Float(_) | SortNode::RoundingMode => {
            ShownSort(store, sort).to_string()
        }
        SortNode::Data(declaration, _) | SortNode::Uninterpreted(declaration, _) => {
            numbered(store.declaration_name(*declaration), "", sort.index())
        }
        other => unreachable!("{other:?} is not a scalar sort"),
    }
}

impl Printer {
    pub(super) fn push(&mut self) {
        self.levels.push(self.trail.len());
    }

    pub(super) fn pop(&mut self) {
        let length = self.levels.pop().unwrap_or(0);
        for item in self.trail.drain(length..) {
            match item {
                Item::Symbol(symbol) => self.symbols.remove(&symbol),
                Item::Sort(sort) => self.sorts.remove(&sort),
                Item::Definition(term) => self.definitions.remove(&term),
            };
        }
    }

    /// Appends a command that mentions `terms`, preceded by the declarations and definitions they need.
    pub(super) fn command(&mut self, store: &mut Store, out: &mut String, before: &str, terms: &[Term], after: &str) {
        self.prepare(store, out, terms);
        self.inquiry(store, out, before, terms, after);
    }

    /// Appends a command that mentions `terms`, whose symbols are all declared; declares and defines nothing,
    /// since that would make a solver forget its model.
    pub(super) fn inquiry(&self, store: &Store, out: &mut String, before: &str, terms: &[Term], after: &str) {
        out.push_str(before);
        for (index, term) in terms.iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            self.write(store, out, *term, 0, &Map::default());
        }
        out.push_str(after);
        out.push('\n');
    }

    pub(super) fn knows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }

    /// Declares what `terms` mention and defines what they share.
    fn prepare(&mut self, store: &mut Store, out: &mut String, terms: &[Term]) {
        let (found, uses) = store.occurrences(terms, |term| self.definitions.contains(&term));
        for term in found {
            match store.node(term) {
                Node::App(Op::Symbol(symbol), _) => self.declare(store, out, *symbol),
                Node::App(
                    Op::Construct(sort, _) | Op::Test(sort, _) | Op::Select(sort, ..) | Op::ConstArray(sort),
                    _,
                ) => {
                    self.declare_sort(store, out, *sort);
                }
                Node::Forall(parameters, _) => {
                    parameters.clone().iter().for_each(|sort| self.declare_sort(store, out, *sort));
                }
                _ => {}
            }
            let shared = uses[&term] > 1 && !store.children(term).is_empty();
            if shared && store.is_closed(term) {
                let (name, sort) = (definition_name(term), sort_name(store, store.sort_of(term)));
                let _ = write!(out, "(define-fun {name} () {sort} ");
                self.write(store, out, term, 0, &Map::default());
                out.push_str(")\n");
                self.definitions.insert(term);
                self.trail.push(Item::Definition(term));
            }
        }
    }

    fn declare(&mut self, store: &mut Store, out: &mut String, symbol: Symbol) {
        if !self.symbols.insert(symbol) {
            return;
        }
        self.trail.push(Item::Symbol(symbol));
        let info = store.symbol(symbol).clone();
        info.parameters.iter().chain([&info.sort]).for_each(|sort| self.declare_sort(store, out, *sort));
        let parameters: Vec<String> = info.parameters.iter().map(|sort| sort_name(store, *sort)).collect();
        let (name, sort) = (symbol_name(store, symbol), sort_name(store, info.sort));
        let _ = writeln!(out, "(declare-fun {name} ({}) {sort})", parameters.join(" "));
    }

    fn declare_sort(&mut self, store: &mut Store, out: &mut String, sort: Sort) {
        let node = store.sort_node(sort).clone();
        if let SortNode::Array(index, element) = node {
            self.declare_sort(store, out, index);
            self.declare_sort(store, out, element);
        }
        if !matches!(node, SortNode::Data(..) | SortNode::Uninterpreted(..)) || !self.sorts.insert(sort) {
            return;
        }
        if let SortNode::Uninterpreted(..) = node {
            let _ = writeln!(out, "(declare-sort {} 0)", sort_name(store, sort));
        } else {
            let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
            let mut text = String::new();
            for index in 0..u32::try_from(count).unwrap_or(u32::MAX) {
                let _ = write!(text, "({}", constructor_name(store, sort, index));
                for (field, field_sort) in (0..).zip(store.field_sorts(sort, index)) {
                    self.declare_sort(store, out, field_sort);
                    let (name, field_sort) = (selector_name(store, sort, index, field), sort_name(store, field_sort));
                    let _ = write!(text, " ({name} {field_sort})");
                }
                text.push(')');
            }
            let _ = writeln!(out, "(declare-datatypes (({} 0)) (({text})))", sort_name(store, sort));
        }
        self.trail.push(Item::Sort(sort));
    }

    /// Writes a term, naming what is defined. `lets` names shared open subterms of the enclosing binder.
    fn write(&self, store: &Store, out: &mut String, root: Term, depth: u32, lets: &Map<Term, String>) {
        enum Piece {
            Term(Term),
            Text(&'static str),
        }
        let mut todo = vec![Piece::Term(root)];
        while let Some(piece) = todo.pop() {
            let term = match piece {
                Piece::Text(text) => {
                    out.push_str(text);
                    continue;
                }
                Piece::Term(term) => term,
            };
            if self.definitions.contains(&term) {
                out.push_str(&definition_name(term));
                continue;
            }
            if let Some(name) = lets.get(&term).filter(|_| term != root) {
                out.push_str(name);
                continue;
            }
            let _ = match store.node(term) {
                Node::Bool(value) => write!(out, "{value}"),
                Node::Int(value) => write_int(out, value),
                Node::Real(value) => write_real(out, value),
                Node::Literal(value) => write!(out, "{value}"),
                Node::Bound(index, _) => write!(out, "x~b{}", depth - 1 - index),
                Node::Lambda(..) => unreachable!("no list combinator is sent to a solver"),
                Node::Forall(parameters, body) => {
                    self.write_forall(store, out, parameters, *body, depth);
                    Ok(())
                }
                Node::App(op, arguments) => {
                    let name = operator_name(store, *op);
                    if arguments.is_empty() {
                        out.push_str(&name);
                    } else {
                        let _ = write!(out, "({name} ");
                        todo.push(Piece::Text(")"));
                        for (index, argument) in arguments.iter().enumerate().rev() {
                            todo.push(Piece::Term(*argument));
                            if index > 0 {
                                todo.push(Piece::Text(" "));
                            }
                        }
                    }
                    Ok(())
                }
            };
        }
    }

    fn write_forall(&self, store: &Store, out: &mut String, parameters: &[Sort], body: Term, depth: u32) {
        out.push_str("(forall (");
        for (sort, number) in parameters.iter().zip(depth..) {
            let _ = write!(out, "(x~b{number} {})", sort_name(store, *sort));
        }
        out.push_str(") ");
        let inner = depth + u32::try_from(parameters.len()).unwrap_or(u32::MAX);
        let mut lets = Map::default();
        let mut closing = 0;
        for term in self.shared_open(store, body) {
            let name = format!("s~s{inner}~s{}", term.index());
            let _ = write!(out, "(let (({name} ");
            self.write(store, out, term, inner, &lets);
            out.push_str(")) ");
            lets.insert(term, name);
            closing += 1;
        }
        match lets.get(&body) {
            Some(name) => out.push_str(name),
            None => self.write(store, out, body, inner, &lets),
        }
        out.push_str(&")".repeat(closing + 1));
    }

    /// Open subterms of a binder's body that occur more than once, children first; inner binders are left alone.
    fn shared_open(&self, store: &Store, body: Term) -> Vec<Term> {
        let mut uses: Map<Term, u32> = Map::default();
        let mut found = Vec::new();
        let mut todo = vec![body];
        while let Some(term) = todo.pop() {
            let count = uses.entry(term).or_insert(0);
            *count += 1;
            if *count == 1 && !self.definitions.contains(&term) {
                found.push(term);
                if matches!(store.node(term), Node::App(..)) {
                    todo.extend_from_slice(store.children(term));
                }
            }
        }
        found.retain(|term| uses[term] > 1 && !store.is_closed(*term) && matches!(store.node(*term), Node::App(..)));
        found.sort_unstable();
        found
    }
}

fn operator_name(store: &Store, op: Op) -> String {
    match op {
        Op::Symbol(symbol) => symbol_name(store, symbol),
        Op::Construct(sort, index) => constructor_name(store, sort, index),
        Op::Select(sort, constructor, field) => selector_name(store, sort, constructor, field),
        Op::Test(sort, index) => format!("(_ is {})", constructor_name(store, sort, index)),
        Op::ConstArray(sort) => format!("(as const {})", sort_name(store, sort)),
        other => other.name(store),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_kinds_of_names_meet() {
        // Constants called `t` and `x` whose numbers are those of a definition and of a bound variable.
        let mut s = Store::default();
        let x = s.fresh_constant("x", Sort::INT);
        let bound = s.bound(0, Sort::INT);
        let sum = s.sum([x, bound]);
        let same = s.eq(sum, sum);
        let all = s.forall(&[Sort::INT], same);
        let mut out = String::new();
        Printer::default().command(&mut s, &mut out, "(assert ", &[all], ")");
        assert_eq!(
            out,
            "(declare-fun x~0 () Int)\n(assert (forall ((x~b0 Int)) (let ((s~s1~s2 (+ x~0 x~b0))) (= s~s1~s2 s~s1~s2))))\n"
        );
    }

    #[test]
    fn what_depends_on_a_bound_variable_is_shared_inside_its_binder() {
        let mut s = Store::default();
        let x = s.fresh_constant("x", Sort::INT);
        let (bound, double) = (s.bound(0, Sort::INT), s.sum([x, x]));
        let sum = s.sum([double, bound]);
        let (same, equal) = (s.eq(sum, double), s.eq(sum, bound));
        let body = s.or([same, equal]);
        let text = predicate_text(&s, &[x], s.forall(&[Sort::INT], body));
        assert!(text.starts_with("((x~0 Int)) (let ((t~t"), "{text}");
        assert!(text.contains("(forall ((x~b0 Int)) (let ((s~s1"), "{text}");
    }

    #[test]
    fn shared_terms_are_defined_once_and_forgotten_by_pop() {
        let mut s = Store::default();
        let t = s.fresh_constant("t", Sort::INT);
        let double = s.sum([t, t]);
        let product = s.app(Op::Mul, [double, double]);
        let formula = s.eq(product, double);
        let (mut printer, mut out) = (Printer::default(), String::new());
        printer.push();
        printer.command(&mut s, &mut out, "(assert ", &[formula], ")");
        let text = "(declare-fun t~0 () Int)\n(define-fun t~t1 () Int (+ t~0 t~0))\n(assert (= (* t~t1 t~t1) t~t1))\n";
        assert_eq!(out, text);
        printer.pop();
        out.clear();
        printer.command(&mut s, &mut out, "(assert ", &[formula], ")");
        assert_eq!(out, text);
    }
}

//! Terms as SMT-LIB text: what is used more than once is written once.

use std::fmt::Write as _;

use indexmap::IndexSet;

use super::expr::{Expr, Head};
use super::{Error, Sort};
use crate::syntax::Quoted;
use crate::term::{Map, Set};

/// What has to be known of a term to write it, and to declare what it mentions.
pub(crate) struct Plan {
    /// The term and every one below it, arguments first.
    order: Vec<Expr>,
    facts: Map<*const (), Fact>,
    /// What the names of variables and of shared terms begin with: no symbol does.
    prefix: String,
}

/// What is known of one term.
#[derive(Default)]
struct Fact {
    uses: usize,
    /// The variables that are not bound in it, in order.
    free: Vec<u64>,
    place: usize,
}

/// A declared constant or function.
pub(crate) struct Declared<'a> {
    pub(crate) name: &'a str,
    pub(crate) parameters: &'a [Sort],
    pub(crate) sort: &'a Sort,
}

impl Plan {
    /// Looks at everything below a term.
    pub(crate) fn new(root: &Expr) -> Plan {
        let mut plan = Plan { order: Vec::new(), facts: Map::default(), prefix: "!".to_string() };
        plan.visit(root);
        while plan.symbols().any(|symbol| symbol.name.starts_with(&plan.prefix)) {
            plan.prefix.push('!');
        }
        plan
    }

    fn visit(&mut self, root: &Expr) {
        let mut todo = vec![(root, false)];
        while let Some((expr, done)) = todo.pop() {
            if done {
                self.finish(expr);
                continue;
            }
            let known = self.facts.contains_key(&expr.identity());
            self.facts.entry(expr.identity()).or_default().uses += 1;
            if !known {
                todo.push((expr, true));
                todo.extend(expr.node().arguments.iter().rev().map(|argument| (argument, false)));
                if let Head::Lambda(variables) = &expr.node().head {
                    todo.extend(variables.iter().rev().map(|variable| (variable, false)));
                }
            }
        }
    }

    fn finish(&mut self, expr: &Expr) {
        let mut free: Vec<u64> = Vec::new();
        for argument in &expr.node().arguments {
            free.extend(&self.facts[&argument.identity()].free);
        }
        match &expr.node().head {
            Head::Variable(id) => free.push(*id),
            Head::Lambda(variables) => {
                let own: Vec<u64> = variables.iter().map(variable).collect();
                free.retain(|id| !own.contains(id));
            }
            _ => {}
        }
        free.sort_unstable();
        free.dedup();
        let place = self.order.len();
        let fact = self.facts.entry(expr.identity()).or_default();
        (fact.free, fact.place) = (free, place);
        self.order.push(expr.clone());
    }

    /// # Errors
    /// If a variable is not bound.
    pub(crate) fn check_closed(&self) -> Result<(), Error> {
        let root = self.root();
        let Some(id) = self.facts[&root.identity()].free.first() else { return Ok(()) };
        let escaped = self.order.iter().find(|expr| variable(expr) == *id).unwrap_or(root);
        Err(Error::Escaped { sort: escaped.sort().to_string() })
    }

    /// The declared constants and functions in the terms, some of them more than once.
    pub(crate) fn symbols(&self) -> impl Iterator<Item = Declared<'_>> {
        self.order.iter().filter_map(|expr| match &expr.node().head {
            Head::Symbol(name, parameters) => Some(Declared { name, parameters, sort: expr.sort() }),
            _ => None,
        })
    }

    /// The sorts of the terms.
    pub(crate) fn sorts(&self) -> IndexSet<&Sort> {
        let parameters = self.symbols().flat_map(|symbol| symbol.parameters);
        self.order.iter().map(Expr::sort).chain(parameters).collect()
    }

    fn root(&self) -> &Expr {
        self.order.last().expect("a term is below itself")
    }

    /// The term as text.
    pub(crate) fn text(&self) -> String {
        let mut writer = Writer { plan: self, out: String::new(), shared: Map::default(), open: Set::default() };
        // Terms that are shared among the functions that bind their youngest variable: there they are given names.
        for expr in &self.order {
            let fact = &self.facts[&expr.identity()];
            if fact.uses > 1 && !expr.node().arguments.is_empty() && !matches!(expr.node().head, Head::Lambda(_)) {
                writer.shared.entry(fact.free.last().copied()).or_default().push(expr.clone());
            }
        }
        writer.run(self.root());
        writer.out
    }
}

/// The number of a variable, and one that no variable has otherwise.
fn variable(expr: &Expr) -> u64 {
    match expr.node().head {
        Head::Variable(id) => id,
        _ => u64::MAX,
    }
}

/// What is still to be written.
enum Task {
    /// A term, or the name that it was given.
    Expr(Expr),
    /// A term itself.
    Definition(Expr),
    Text(&'static str),
    /// The beginning of a definition of its name.
    Let(Expr),
    /// From here on the term has its name.
    Open(Expr),
    /// Up to here.
    Close(Vec<Expr>),
}

struct Writer<'a> {
    plan: &'a Plan,
    out: String,
    /// The terms that are given names, by the variable under whose binder they are: those that do not depend on others first.
    shared: Map<Option<u64>, Vec<Expr>>,
    /// Those that have their names here.
    open: Set<*const ()>,
}

impl Writer<'_> {
    fn run(&mut self, root: &Expr) {
        let mut todo = Vec::new();
        self.scope(&[None], root, &mut todo);
        while let Some(task) = todo.pop() {
            match task {
                Task::Text(text) => self.out.push_str(text),
                Task::Let(expr) => {
                    self.out.push_str("(let ((");
                    self.name(&expr);
                    self.out.push(' ');
                }
                Task::Open(expr) => self.open.extend([expr.identity()]),
                Task::Close(exprs) => self.open.retain(|open| exprs.iter().all(|expr| expr.identity() != *open)),
                Task::Expr(expr) if self.open.contains(&expr.identity()) => self.name(&expr),
                Task::Expr(expr) | Task::Definition(expr) => self.write(&expr, &mut todo),
            }
        }
    }

    /// A term in which what is shared below it, under the binder of these variables, has names.
    fn scope(&mut self, variables: &[Option<u64>], body: &Expr, todo: &mut Vec<Task>) {
        let groups = variables.iter().filter_map(|variable| self.shared.get(variable));
        let place = |expr: &Expr| self.plan.facts[&expr.identity()].place;
        let mut named: Vec<Expr> = groups.flatten().filter(|expr| place(expr) < place(body)).cloned().collect();
        named.sort_by_key(place);
        todo.push(Task::Close(named.clone()));
        named.iter().for_each(|_| todo.push(Task::Text(")")));
        todo.push(Task::Expr(body.clone()));
        for expr in named.into_iter().rev() {
            todo.push(Task::Open(expr.clone()));
            todo.push(Task::Text(")) "));
            todo.push(Task::Definition(expr.clone()));
            todo.push(Task::Let(expr));
        }
    }

    fn name(&mut self, expr: &Expr) {
        let _ = write!(self.out, "{}{}", self.plan.prefix, self.plan.facts[&expr.identity()].place);
    }

    fn write(&mut self, expr: &Expr, todo: &mut Vec<Task>) {
        let node = expr.node();
        match &node.head {
            Head::Variable(_) => return self.name(expr),
            Head::Operator(name) if node.arguments.is_empty() => return self.out.push_str(name),
            Head::Symbol(name, _) if node.arguments.is_empty() => {
                let _ = write!(self.out, "{}", Quoted(name));
                return;
            }
            Head::Lambda(variables) => {
                self.out.push_str("(lambda (");
                for (index, variable) in variables.iter().enumerate() {
                    self.out.push_str(if index == 0 { "(" } else { " (" });
                    self.name(variable);
                    let _ = write!(self.out, " {})", variable.sort());
                }
                self.out.push_str(") ");
                todo.push(Task::Text(")"));
                let ids: Vec<Option<u64>> = variables.iter().map(|expr| Some(variable(expr))).collect();
                return self.scope(&ids, &node.arguments[0], todo);
            }
            Head::Elements(sort) => {
                let _ = write!(self.out, "(List.value {sort} (");
                todo.push(Task::Text("))"));
            }
            Head::Operator(name) => {
                let _ = write!(self.out, "({name} ");
                todo.push(Task::Text(")"));
            }
            Head::Symbol(name, _) => {
                let _ = write!(self.out, "({} ", Quoted(name));
                todo.push(Task::Text(")"));
            }
        }
        for (index, argument) in node.arguments.iter().enumerate().rev() {
            todo.push(Task::Expr(argument.clone()));
            if index > 0 {
                todo.push(Task::Text(" "));
            }
        }
    }
}

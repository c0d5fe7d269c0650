//! Scripts in the list language, whatever dialect they are written in: recursive datatypes and functions as lists and combinators.

use std::fmt::Write as _;

use super::Error;
use crate::script::{Command, Diagnostic, Options, Solver, Step};
use crate::syntax::{Quoted, Tree};
use crate::term::{Node, Shown, ShownSort, Symbol, Term, shown_definition};

/// A script on its way into the list language.
pub(super) struct Lists {
    solver: Solver,
    /// In order; what is declared on a level is forgotten with it.
    declared: Vec<Symbol>,
    levels: Vec<usize>,
    text: String,
}

/// Writes commands in the list language.
///
/// # Errors
/// The first command that is wrong.
pub(super) fn write(commands: &[Tree]) -> Result<String, Error> {
    let solver = Solver::new(Options::default());
    let mut lists = Lists { solver, declared: Vec::new(), levels: Vec::new(), text: String::new() };
    for command in commands {
        lists.command(command).map_err(Error::Command)?;
    }
    Ok(lists.text)
}

impl Lists {
    fn command(&mut self, tree: &Tree) -> Result<(), Diagnostic> {
        let (command, step) = self.solver.follow(tree)?;
        match step {
            Step::Declared(symbol) => self.declare(symbol),
            Step::Sorts(_) => self.datatypes(&command, tree),
            Step::Defined(name, term) => self.define(name, term),
            Step::Read(functions) => {
                for (name, reading) in functions {
                    match reading {
                        Ok(term) => self.define(&name, term),
                        Err(reason) => {
                            let _ = writeln!(self.text, "; {name}: {reason}");
                        }
                    }
                }
            }
            Step::Asserted(term, label) => {
                self.meet(&[term]);
                let term = Shown(self.solver.store(), term).to_string();
                let _ = match label {
                    Some(label) => writeln!(self.text, "(assert (! {term} :named {}))", Quoted(label)),
                    None => writeln!(self.text, "(assert {term})"),
                };
            }
            Step::Checked(terms) if !terms.is_empty() => self.terms("check-sat-assuming", &terms),
            Step::Valued(terms) => self.terms("get-value", &terms),
            Step::Checked(_) | Step::Pushed(_) | Step::Popped(_) | Step::Cleared | Step::Other => {
                match step {
                    Step::Pushed(levels) => self.levels.extend(std::iter::repeat_n(self.declared.len(), levels)),
                    Step::Popped(levels) => {
                        let left = self.levels.len() - levels;
                        self.declared.truncate(self.levels.get(left).copied().unwrap_or(usize::MAX));
                        self.levels.truncate(left);
                    }
                    Step::Cleared => {
                        self.levels.clear();
                        self.declared.clear();
                    }
                    _ => {}
                }
                let _ = writeln!(self.text, "{}", tree.source().text);
            }
        }
        Ok(())
    }

    fn terms(&mut self, command: &str, terms: &[Term]) {
        self.meet(terms);
        let store = self.solver.store();
        let shown: Vec<String> = terms.iter().map(|term| Shown(store, *term).to_string()).collect();
        let _ = writeln!(self.text, "({command} ({}))", shown.join(" "));
    }

    /// Declares what a term mentions and the user did not declare. A name that was given up after a question may be given again, to what means the same.
    fn meet(&mut self, terms: &[Term]) {
        for symbol in self.solver.store().symbols_in(terms) {
            if self.declared.contains(&symbol) {
                continue;
            }
            let store = self.solver.store();
            let name = &store.symbol(symbol).name;
            if self.declared.iter().any(|other| store.symbol(*other).name == *name) {
                self.declared.push(symbol);
            } else {
                self.declare(symbol);
            }
        }
    }

    fn declare(&mut self, symbol: Symbol) {
        self.declared.push(symbol);
        let store = self.solver.store();
        let info = store.symbol(symbol);
        let sorts: Vec<String> = info.parameters.iter().map(|sort| ShownSort(store, *sort).to_string()).collect();
        let (name, sort) = (Quoted(&info.name), ShownSort(store, info.sort));
        let _ = writeln!(self.text, "(declare-fun {name} ({}) {sort})", sorts.join(" "));
        if let Some(fact) = self.solver.fact_about(symbol) {
            let _ = writeln!(self.text, "(assert {})", Shown(self.solver.store(), fact));
        }
    }

    fn define(&mut self, name: &str, term: Term) {
        let store = self.solver.store();
        let body = match store.node(term) {
            Node::Lambda(_, body) => *body,
            _ => term,
        };
        let sort = ShownSort(store, store.sort_of(body)).to_string();
        let (parameters, body) = shown_definition(store, term);
        self.meet(&[term]);
        let _ = writeln!(self.text, "(define-fun {} ({parameters}) {sort} {body})", Quoted(name));
    }

    /// Sorts are declared as they were, but for those that are lists or numbers, and with lists and numbers in their fields.
    fn datatypes(&mut self, command: &Command<'_>, tree: &Tree) {
        let Command::DeclareDatatypes { heads, .. } = command else {
            let _ = writeln!(self.text, "{}", tree.source().text);
            return;
        };
        let images: Vec<_> =
            heads.iter().filter_map(|(name, _)| self.solver.image_of_datatype(name.symbol()?)).collect();
        if images.is_empty() {
            return;
        }
        let names: Vec<String> =
            images.iter().map(|datatype| format!("({} {})", Quoted(&datatype.name), datatype.arity)).collect();
        let store = self.solver.store();
        let mut bodies = Vec::new();
        for datatype in &images {
            let constructors: Vec<String> = datatype
                .constructors
                .iter()
                .map(|constructor| {
                    let field = |field: &crate::term::Field| {
                        format!(" ({} {})", Quoted(&field.name), ShownSort(store, field.sort))
                    };
                    let fields: String = constructor.fields.iter().map(field).collect();
                    format!("({}{fields})", Quoted(&constructor.name))
                })
                .collect();
            let constructors = format!("({})", constructors.join(" "));
            bodies.push(if datatype.arity == 0 {
                constructors
            } else {
                let parameters: Vec<String> = (0..datatype.arity).map(|index| format!("T{index}")).collect();
                format!("(par ({}) {constructors})", parameters.join(" "))
            });
        }
        let _ = writeln!(self.text, "(declare-datatypes ({}) ({}))", names.join(" "), bodies.join(" "));
    }
}

//! Scripts in the list language as standard SMT-LIB, in the three encodings of the paper's §7.4.
//!
//! A script is followed command by command: what the solver would read, with definitions expanded and every term typed, is
//! written in terms of [`Encoding`] instead. The encodings agree on everything but lists, so there is one writer for the three.

mod arrays;
mod datatypes;
mod encoding;
mod limits;
mod lists;
mod names;
mod operations;
mod recursion;
mod rows;
mod sequences;
mod sorts;
#[cfg(test)]
mod tests;
mod writer;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::BufRead;

use crate::rewrite::{by_elements, spell_out, within_bounds_by_functions};
use crate::script::{Command, Diagnostic, InForce, Options, Solver, Step};
use crate::syntax::{Commands, Expr, Parameters, Tree};
use crate::term::{Node, Op, Set, Sort, Store, Symbol, Term};
use names::Names;
use writer::Writer;

/// What lists become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// A datatype of lists with recursive functions: any solver with datatypes and `define-fun-rec`, such as Z3 and cvc5.
    Datatypes,
    /// A record of a length and an array, with recursive functions and arrays by `lambda`: Z3.
    Arrays,
    /// Sequences with `seq.map` and `seq.fold_left`: Z3.
    Sequences,
}

impl Encoding {
    /// All of them.
    pub const ALL: [Encoding; 3] = [Encoding::Datatypes, Encoding::Arrays, Encoding::Sequences];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Datatypes => "datatypes",
            Encoding::Arrays => "arrays",
            Encoding::Sequences => "sequences",
        }
    }
}

/// What cannot be translated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A command is wrong or has no counterpart.
    #[error("{0}")]
    Command(Diagnostic),
    /// A parameter that no `;param:` line mentions.
    #[error("parameter {0} is not used by any ;param: line")]
    UnusedParameter(String),
}

/// Translates a script, up to its end or to `exit`.
///
/// The result means the same: every `check-sat` has the same answer, and models agree on the symbols both have. It is for a
/// solver that supports the encoding, with `(set-logic ALL)`.
///
/// # Errors
/// The first command that is wrong: a script with errors has no translation.
///
/// ```
/// use duelist::frontend::{Encoding, Parameters, translate};
///
/// let script = "(declare-const l (List Int)) (assert (= (List.len l) 3)) (check-sat)";
/// let text = translate(script.as_bytes(), Parameters::default(), Encoding::Sequences)?;
/// assert_eq!(text, "(set-logic ALL)\n(declare-const l (Seq Int))\n(assert (= (seq.len l) 3))\n(check-sat)\n");
/// # Ok::<(), duelist::frontend::TranslationError>(())
/// ```
pub fn translate(input: impl BufRead, parameters: Parameters, encoding: Encoding) -> Result<String, Error> {
    let commands = read(input, parameters)?;
    match encoding {
        Encoding::Datatypes => Translation::new(&commands, datatypes::Datatypes).run(&commands),
        Encoding::Arrays => Translation::new(&commands, arrays::Arrays).run(&commands),
        Encoding::Sequences => Translation::new(&commands, sequences::Sequences).run(&commands),
    }
}

/// Writes a script in the list language: recursive datatypes that are lists or numbers as such, and recursive functions as what they were read as.
///
/// # Errors
/// The first command that is wrong.
///
/// ```
/// use duelist::frontend::{Parameters, as_lists};
///
/// let script = "(declare-datatype L ((nil) (cons (hd Int) (tl L))))
///     (define-fun-rec len ((l L)) Int (match l ((nil 0) ((cons x r) (+ 1 (len r))))))
///     (declare-const l L) (assert (= (len l) 3)) (check-sat)";
/// let text = as_lists(script.as_bytes(), Parameters::default())?;
/// assert!(text.contains("(assert (= (List.len l) 3))"));
/// # Ok::<(), duelist::frontend::TranslationError>(())
/// ```
pub fn as_lists(input: impl BufRead, parameters: Parameters) -> Result<String, Error> {
    lists::write(&read(input, parameters)?)
}

fn read(input: impl BufRead, parameters: Parameters) -> Result<Vec<Tree>, Error> {
    let mut commands = Commands::new(input, parameters);
    let mut trees: Vec<Tree> = Vec::new();
    for source in commands.by_ref() {
        let tree = source.and_then(Tree::parse).map_err(|error| Error::Command(error.into()))?;
        let is_last = matches!(Command::read(tree.root()), Ok(Command::Exit));
        trees.push(tree);
        if is_last {
            break;
        }
    }
    match commands.parameters().unused() {
        Some(parameter) => Err(Error::UnusedParameter(parameter.name.clone())),
        None => Ok(trees),
    }
}

/// Every name in a declaration: what the user declares, and some sorts.
fn declared(commands: &[Tree]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let declares = |whole: &Expr<'_>| {
        use Command::{DeclareDatatypes, DeclareFun, DeclareSort};
        matches!(Command::read(*whole), Ok(DeclareFun { .. } | DeclareSort { .. } | DeclareDatatypes { .. }))
    };
    let mut todo: Vec<Expr<'_>> = commands.iter().map(Tree::root).filter(declares).collect();
    while let Some(expr) = todo.pop() {
        names.extend(expr.symbol().map(String::from));
        todo.extend(expr.children());
    }
    names
}

/// The options of the standard, which every solver knows.
const STANDARD_OPTIONS: [&str; 14] = [
    "diagnostic-output-channel",
    "global-declarations",
    "interactive-mode",
    "print-success",
    "produce-assertions",
    "produce-assignments",
    "produce-models",
    "produce-proofs",
    "produce-unsat-assumptions",
    "produce-unsat-cores",
    "random-seed",
    "regular-output-channel",
    "reproducible-resource-limit",
    "verbosity",
];

/// A script on its way into an encoding.
///
/// Declarations and definitions stand outside all levels, before the outermost `push` around the command that needs them:
/// Z3 5.4 crashes on recursive functions that were defined inside a level, once it is popped. No name is used twice, so
/// what outlives its level does no harm.
struct Translation<E: encoding::Encoding> {
    solver: Solver,
    writer: Writer<E>,
    /// The text, a piece per command, and empty ones to be filled.
    pieces: Vec<String>,
    /// How many levels are open.
    depth: usize,
    /// The piece for declarations before the outermost open level.
    outside: usize,
    /// The piece for declarations before the last check, as long as nothing has changed since: behind it they would
    /// cost the solver its model.
    check: Option<usize>,
    logic_set: bool,
    /// What stands for elements out of bounds, by the sort of the elements.
    functions: Vec<(Symbol, Sort)>,
    /// The constants and functions that are declared.
    stated: Set<Symbol>,
}

impl<E: encoding::Encoding> Translation<E> {
    fn new(commands: &[Tree], encoding: E) -> Self {
        Translation {
            solver: Solver::new(Options::default()),
            writer: Writer::new(encoding, Names::new(declared(commands))),
            pieces: Vec::new(),
            depth: 0,
            outside: 0,
            check: None,
            logic_set: false,
            functions: Vec::new(),
            stated: Set::default(),
        }
    }

    fn run(mut self, commands: &[Tree]) -> Result<String, Error> {
        for command in commands {
            self.command(command).map_err(Error::Command)?;
        }
        Ok(self.pieces.concat())
    }

    fn command(&mut self, tree: &Tree) -> Result<(), Diagnostic> {
        let (command, step) = self.solver.follow(tree)?;
        let verbatim = || format!("{}\n", tree.source().text);
        let text = match command {
            Command::SetLogic => return Ok(()),
            Command::SetInfo => verbatim(),
            Command::SetOption { name, .. } if STANDARD_OPTIONS.contains(&name) => verbatim(),
            Command::SetOption { .. } => commented(&verbatim()),
            _ => {
                if !self.logic_set {
                    self.logic_set = true;
                    self.pieces.push("(set-logic ALL)\n".to_string());
                }
                self.step(step, tree)?
            }
        };
        self.pieces.push(text);
        self.logic_set &= !matches!(command, Command::Reset);
        Ok(())
    }

    /// The text of a command that did `step`, the declarations that it needs left out.
    fn step(&mut self, step: Step<'_>, tree: &Tree) -> Result<String, Diagnostic> {
        if !matches!(step, Step::Valued(_) | Step::Other) {
            self.check = None;
        }
        let store = self.solver.store();
        let mut needs = String::new();
        let mut out = String::new();
        let known = self.functions.len();
        let functions = &mut self.functions;
        let step = step.map(|terms| {
            let terms = match E::KNOWS_ELEMENTS {
                true => by_elements(store, terms),
                false => within_bounds_by_functions(store, terms, functions),
            };
            spell_out(store, &terms)
        });
        let new = self.functions[known..].to_vec();
        let sayable = match &step {
            Step::Declared(symbol) => limits::declaration::<E>(store, *symbol),
            Step::Asserted(term, _) => limits::terms::<E>(store, &[*term]),
            Step::Checked(terms) | Step::Valued(terms) => limits::terms::<E>(store, terms),
            _ => Ok(()),
        };
        let sayable = new
            .iter()
            .fold(sayable, |so_far, (symbol, _)| so_far.and_then(|()| limits::declaration::<E>(store, *symbol)));
        sayable.map_err(|limit| {
            let span = tree.root().span();
            let context = Some((tree.source().text.clone(), span));
            Diagnostic { position: tree.source().position(span.start), message: limit.to_string(), context }
        })?;
        new.iter().for_each(|(symbol, _)| self.writer.declare(store, &mut needs, *symbol));
        self.stated.extend(new.iter().map(|(symbol, _)| *symbol));
        let mentioned = match &step {
            Step::Declared(symbol) => vec![*symbol],
            Step::Asserted(term, _) => store.symbols_in(&[*term]),
            Step::Checked(terms) | Step::Valued(terms) => store.symbols_in(terms),
            _ => Vec::new(),
        };
        for symbol in mentioned {
            if self.stated.insert(symbol) {
                self.state(&mut needs, symbol);
            }
        }
        let store = self.solver.store();
        match step {
            Step::Declared(_) => {}
            Step::Sorts(sorts) => sorts.into_iter().for_each(|sort| drop(self.writer.sort(store, &mut needs, sort))),
            Step::Defined(name, term) => {
                if matches!(store.node(term), Node::Lambda(..)) {
                    self.writer.hints.insert(term, name.to_string());
                }
            }
            Step::Read(functions) => {
                for (name, term) in functions.into_iter().filter_map(|(name, read)| Some((name, read.ok()?))) {
                    if matches!(store.node(term), Node::Lambda(..)) {
                        self.writer.hints.insert(term, name);
                    }
                }
            }
            Step::Asserted(term, label) => {
                let label = label.map(|label| self.writer.names.user(label));
                self.writer.prepare(store, &mut needs, &[term]);
                out.push_str(if label.is_some() { "(assert (! " } else { "(assert " });
                self.writer.write_closed(store, &mut out, term);
                if let Some(label) = label {
                    let _ = write!(out, " :named {label})");
                }
                out.push_str(")\n");
            }
            Step::Pushed(levels) => {
                if self.depth == 0 {
                    self.outside = self.slot();
                }
                self.depth += levels;
                let _ = writeln!(out, "(push {levels})");
            }
            Step::Popped(levels) => {
                self.depth -= levels;
                let _ = writeln!(out, "(pop {levels})");
            }
            Step::Cleared => {
                self.depth = 0;
                self.functions.clear();
                self.writer.clear();
                let _ = writeln!(out, "{}", tree.source().text);
                let InForce { store, symbols, .. } = self.solver.in_force();
                self.stated = symbols.iter().copied().collect();
                symbols.into_iter().for_each(|symbol| self.writer.declare(store, &mut out, symbol));
            }
            Step::Checked(assumptions) => {
                self.check = Some(self.slot());
                if assumptions.is_empty() {
                    out.push_str("(check-sat)\n");
                } else {
                    needs.push_str(&self.assume(&mut out, &assumptions));
                }
            }
            Step::Valued(terms) => needs.push_str(&self.ask(&mut out, "(get-value (", &terms)),
            Step::Other => {
                let _ = writeln!(out, "{}", tree.source().text);
            }
        }
        match self.check {
            _ if self.depth > 0 => self.pieces[self.outside].push_str(&needs),
            Some(check) => self.pieces[check].push_str(&needs),
            None => self.pieces.push(needs),
        }
        Ok(out)
    }

    /// Declares a constant or function, with what must be assumed of it.
    fn state(&mut self, needs: &mut String, symbol: Symbol) {
        let fact = self.solver.fact_about(symbol);
        let store = self.solver.store();
        self.writer.declare(store, needs, symbol);
        if let Some(fact) = fact {
            let fact = spell_out(store, &[fact])[0];
            self.writer.prepare(store, needs, &[fact]);
            needs.push_str("(assert ");
            self.writer.write_closed(store, needs, fact);
            needs.push_str(")\n");
        }
    }

    /// An empty piece here, to be filled later.
    fn slot(&mut self) -> usize {
        self.pieces.push(String::new());
        self.pieces.len() - 1
    }

    /// Writes a check under assumptions; returns what it needs. Solvers take only literals, so each other formula gets a constant
    /// that equals it.
    fn assume(&mut self, out: &mut String, assumptions: &[Term]) -> String {
        let mut needs = String::new();
        out.push_str("(check-sat-assuming (");
        for (index, term) in assumptions.iter().enumerate() {
            out.push_str(if index > 0 { " " } else { "" });
            let store = self.solver.store();
            self.writer.prepare(store, &mut needs, &[*term]);
            if is_literal(store, *term) {
                self.writer.write_closed(store, out, *term);
            } else {
                let name = self.writer.names.fresh("assumed");
                let _ = write!(needs, "(declare-const {name} Bool)\n(assert (= {name} ");
                self.writer.write_closed(store, &mut needs, *term);
                needs.push_str("))\n");
                out.push_str(&name);
            }
        }
        out.push_str("))\n");
        needs
    }

    /// Writes a question about terms; returns what it needs.
    fn ask(&mut self, out: &mut String, before: &str, terms: &[Term]) -> String {
        let store = self.solver.store();
        let mut needs = String::new();
        self.writer.prepare(store, &mut needs, terms);
        out.push_str(before);
        for (index, term) in terms.iter().enumerate() {
            out.push_str(if index > 0 { " " } else { "" });
            self.writer.write_closed(store, out, *term);
        }
        out.push_str("))\n");
        needs
    }
}

/// Whether a formula is a constant or the negation of one.
fn is_literal(store: &Store, formula: Term) -> bool {
    let atom = match store.as_app(formula) {
        Some((Op::Not, [inner])) => *inner,
        _ => formula,
    };
    matches!(store.as_app(atom), Some((Op::Symbol(_), [])))
}

/// Text as a comment, line by line.
fn commented(text: &str) -> String {
    text.lines().map(|line| format!("; {line}\n")).collect()
}

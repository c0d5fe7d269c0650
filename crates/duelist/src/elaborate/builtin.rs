//! The built-in functions on scalars: their names, arities, sorts, and how chains and coercions become plain operators.

use dashu_ratio::RBig;

use super::Context;
use super::error::{Arity, ErrorKind, Result};
use crate::syntax::Expr;
use crate::term::{Node, Op, Signature, Sort, Term, sequence_names};

/// A built-in function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builtin {
    Not,
    And,
    Or,
    Implies,
    Xor,
    Eq,
    Distinct,
    Ite,
    Add,
    Sub,
    Mul,
    IntDiv,
    Mod,
    Abs,
    RealDiv,
    Lt,
    Le,
    Gt,
    Ge,
    ToReal,
    ToInt,
    IsInt,
    Append,
    /// `seq.++`
    Concatenate,
    Repeat,
    Cycle,
    Drift,
}

const FUNCTIONS: [(&str, Builtin, Arity); 27] = [
    ("not", Builtin::Not, Arity::Exactly(1)),
    ("and", Builtin::And, Arity::AtLeast(1)),
    ("or", Builtin::Or, Arity::AtLeast(1)),
    ("=>", Builtin::Implies, Arity::AtLeast(2)),
    ("xor", Builtin::Xor, Arity::AtLeast(2)),
    ("=", Builtin::Eq, Arity::AtLeast(2)),
    ("distinct", Builtin::Distinct, Arity::AtLeast(2)),
    ("ite", Builtin::Ite, Arity::Exactly(3)),
    ("+", Builtin::Add, Arity::AtLeast(1)),
    ("-", Builtin::Sub, Arity::AtLeast(1)),
    ("*", Builtin::Mul, Arity::AtLeast(1)),
    ("div", Builtin::IntDiv, Arity::AtLeast(2)),
    ("mod", Builtin::Mod, Arity::Exactly(2)),
    ("abs", Builtin::Abs, Arity::Exactly(1)),
    ("/", Builtin::RealDiv, Arity::AtLeast(2)),
    ("<", Builtin::Lt, Arity::AtLeast(2)),
    ("<=", Builtin::Le, Arity::AtLeast(2)),
    (">", Builtin::Gt, Arity::AtLeast(2)),
    (">=", Builtin::Ge, Arity::AtLeast(2)),
    ("to_real", Builtin::ToReal, Arity::Exactly(1)),
    ("to_int", Builtin::ToInt, Arity::Exactly(1)),
    ("is_int", Builtin::IsInt, Arity::Exactly(1)),
    ("List.append", Builtin::Append, Arity::AtLeast(1)),
    ("seq.++", Builtin::Concatenate, Arity::AtLeast(1)),
    ("List.repeat", Builtin::Repeat, Arity::Exactly(2)),
    ("List.cycle", Builtin::Cycle, Arity::Exactly(2)),
    ("List.drift", Builtin::Drift, Arity::Exactly(3)),
];

const NAMES: [&str; 32] = [
    "true",
    "false",
    "not",
    "and",
    "or",
    "=>",
    "xor",
    "=",
    "distinct",
    "ite",
    "+",
    "-",
    "*",
    "div",
    "mod",
    "abs",
    "/",
    "<",
    "<=",
    ">",
    ">=",
    "to_real",
    "to_int",
    "is_int",
    "let",
    "match",
    "lambda",
    "List.value",
    "List.append",
    "List.repeat",
    "List.cycle",
    "List.drift",
];

const BINDERS: [&str; 7] = ["forall", "exists", "as", "_", "!", "par", "choice"];

/// Names that suggestions may propose and that nobody may declare.
pub(crate) fn names<'a>() -> impl Iterator<Item = &'a str> {
    NAMES.into_iter().chain(Signature::all().iter().map(|signature| signature.name))
}

/// Whether a name belongs to the language.
pub(crate) fn is_reserved(name: &str) -> bool {
    names().chain(sequence_names()).any(|known| known == name) || BINDERS.contains(&name)
}

/// The built-in function with this name.
pub(crate) fn lookup(name: &str) -> Option<Builtin> {
    FUNCTIONS.iter().find(|(known, ..)| *known == name).map(|(_, builtin, _)| *builtin)
}

impl Builtin {
    fn entry(self) -> &'static (&'static str, Builtin, Arity) {
        FUNCTIONS.iter().find(|(_, builtin, _)| *builtin == self).expect("every built-in is in the table")
    }

    /// How it is written, with sorts in place of the arguments, if it is about lists.
    fn shape(self) -> Option<&'static str> {
        Some(match self {
            Builtin::Append => "(List.append (List T) …)",
            Builtin::Concatenate => "(seq.++ (Seq T) …)",
            Builtin::Repeat => "(List.repeat Int T)",
            Builtin::Cycle => "(List.cycle Int (List T))",
            Builtin::Drift => "(List.drift Int (List T) (List T))",
            _ => return None,
        })
    }
}

/// An application as elaboration sees it: the terms, and where they were written.
pub(crate) struct Arguments<'a, 't> {
    pub(crate) whole: Expr<'t>,
    pub(crate) terms: &'a [Term],
    /// Whether `whole` is `(function argument …)`; else it is a function's name, and a combinator supplies the arguments.
    pub(crate) written: bool,
}

impl<'t> Arguments<'_, 't> {
    /// Where the argument with this index was written.
    pub(crate) fn place(&self, index: usize) -> Expr<'t> {
        self.whole.children().nth(index + 1).filter(|_| self.written).unwrap_or(self.whole)
    }

    pub(crate) fn check_arity(&self, function: &str, expected: Arity) -> Result<()> {
        let found = self.terms.len();
        if expected.admits(found) {
            return Ok(());
        }
        ErrorKind::Arity { function: function.to_string(), expected, found }.at(self.whole.span())
    }
}

impl Context {
    /// The term with the sort `expected`, an integer where a real is expected being converted.
    pub(crate) fn coerce(&mut self, term: Term, expected: Sort) -> Option<Term> {
        let found = self.store.sort_of(term);
        if found == expected {
            return Some(term);
        }
        if (found, expected) != (Sort::INT, Sort::REAL) {
            return None;
        }
        Some(match self.store.node(term) {
            Node::Int(value) => {
                let value = RBig::from(value.clone());
                self.store.term(Node::Real(value))
            }
            _ => self.store.app(Op::ToReal, [term]),
        })
    }

    /// Argument number `index` with the sort `expected`, or an error that names both.
    pub(crate) fn argument(
        &mut self,
        function: &str,
        arguments: &Arguments<'_, '_>,
        index: usize,
        expected: Sort,
    ) -> Result<Term> {
        match self.coerce(arguments.terms[index], expected) {
            Some(term) => Ok(term),
            None => {
                let found = self.show(self.store.sort_of(arguments.terms[index]));
                self.argument_error(function, arguments, index, self.show(expected), found)
            }
        }
    }

    fn argument_error<T>(
        &self,
        function: &str,
        arguments: &Arguments<'_, '_>,
        index: usize,
        expected: String,
        found: String,
    ) -> Result<T> {
        let function = function.to_string();
        ErrorKind::ArgumentSort { function, index: index + 1, expected, found }.at(arguments.place(index).span())
    }

    fn all(&mut self, function: &str, arguments: &Arguments<'_, '_>, sort: Sort) -> Result<Vec<Term>> {
        (0..arguments.terms.len()).map(|index| self.argument(function, arguments, index, sort)).collect()
    }

    /// All arguments as integers or, if one of them is a real, as reals.
    fn numbers(&mut self, function: &str, arguments: &Arguments<'_, '_>) -> Result<Vec<Term>> {
        let mut sort = Sort::INT;
        for (index, term) in arguments.terms.iter().enumerate() {
            match self.store.sort_of(*term) {
                Sort::INT => {}
                Sort::REAL => sort = Sort::REAL,
                other => {
                    let found = self.show(other);
                    return self.argument_error(function, arguments, index, "Int or Real".to_string(), found);
                }
            }
        }
        self.all(function, arguments, sort)
    }

    /// All arguments with the sort of the first one, or as reals if numbers are mixed.
    fn alike(&mut self, function: &str, arguments: &Arguments<'_, '_>) -> Result<Vec<Term>> {
        let first = self.store.sort_of(arguments.terms[0]);
        if first.is_numeric() && arguments.terms.iter().all(|term| self.store.sort_of(*term).is_numeric()) {
            return self.numbers(function, arguments);
        }
        self.all(function, arguments, first)
    }

    pub(crate) fn apply_builtin(&mut self, builtin: Builtin, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let (name, _, arity) = *builtin.entry();
        match builtin.shape() {
            Some(shape) if !arity.admits(arguments.terms.len()) => {
                let (found, signature) = (arguments.terms.len(), shape.to_string());
                return ErrorKind::ListArity { function: name, expected: arity, found, signature }
                    .at(arguments.whole.span());
            }
            _ => arguments.check_arity(name, arity)?,
        }
        Ok(match builtin {
            Builtin::Not => {
                let term = self.argument(name, arguments, 0, Sort::BOOL)?;
                self.store.not(term)
            }
            Builtin::And => {
                let terms = self.all(name, arguments, Sort::BOOL)?;
                self.store.and(terms)
            }
            Builtin::Or => {
                let terms = self.all(name, arguments, Sort::BOOL)?;
                self.store.or(terms)
            }
            Builtin::Implies => {
                let terms = self.all(name, arguments, Sort::BOOL)?;
                self.right_associative(Op::Implies, &terms)
            }
            Builtin::Xor => {
                let terms = self.all(name, arguments, Sort::BOOL)?;
                self.left_associative(Op::Xor, &terms)
            }
            Builtin::Eq => {
                let terms = self.alike(name, arguments)?;
                self.chain(Op::Eq, &terms, false)
            }
            Builtin::Distinct => {
                let terms = self.alike(name, arguments)?;
                self.distinct(&terms)
            }
            Builtin::Ite => self.apply_ite(arguments)?,
            Builtin::Add => {
                let terms = self.numbers(name, arguments)?;
                if terms.len() == 1 { terms[0] } else { self.store.app(Op::Add, terms) }
            }
            Builtin::Mul => {
                let terms = self.numbers(name, arguments)?;
                if terms.len() == 1 { terms[0] } else { self.store.app(Op::Mul, terms) }
            }
            Builtin::Sub => {
                let terms = self.numbers(name, arguments)?;
                if terms.len() == 1 { self.negate(terms[0]) } else { self.left_associative(Op::Sub, &terms) }
            }
            Builtin::IntDiv => {
                let terms = self.all(name, arguments, Sort::INT)?;
                self.left_associative(Op::IntDiv, &terms)
            }
            Builtin::Mod => {
                let terms = self.all(name, arguments, Sort::INT)?;
                self.store.app(Op::Mod, terms)
            }
            Builtin::RealDiv => {
                let terms = self.all(name, arguments, Sort::REAL)?;
                self.left_associative(Op::RealDiv, &terms)
            }
            Builtin::Lt | Builtin::Le | Builtin::Gt | Builtin::Ge => {
                let terms = self.numbers(name, arguments)?;
                let op = if matches!(builtin, Builtin::Lt | Builtin::Gt) { Op::Lt } else { Op::Le };
                self.chain(op, &terms, matches!(builtin, Builtin::Gt | Builtin::Ge))
            }
            Builtin::Abs => {
                let term = self.argument(name, arguments, 0, Sort::INT)?;
                self.store.app(Op::Abs, [term])
            }
            Builtin::ToReal => self.argument(name, arguments, 0, Sort::REAL)?,
            Builtin::ToInt => {
                let term = self.argument(name, arguments, 0, Sort::REAL)?;
                self.store.app(Op::ToInt, [term])
            }
            Builtin::IsInt => {
                let term = self.argument(name, arguments, 0, Sort::REAL)?;
                self.store.app(Op::IsInt, [term])
            }
            Builtin::Append => self.apply_append(name, arguments)?,
            Builtin::Concatenate => self.apply_concatenate(name, arguments)?,
            Builtin::Repeat => self.apply_repeat(arguments)?,
            Builtin::Cycle => self.apply_cycle(arguments)?,
            Builtin::Drift => self.apply_drift(arguments)?,
        })
    }

    fn apply_ite(&mut self, arguments: &Arguments<'_, '_>) -> Result<Term> {
        let condition = self.argument("ite", arguments, 0, Sort::BOOL)?;
        let (then, otherwise) = (arguments.terms[1], arguments.terms[2]);
        match self.unify(then, otherwise) {
            Some((then, otherwise)) => Ok(self.store.ite(condition, then, otherwise)),
            None => {
                let (left, right) = (self.show(self.store.sort_of(then)), self.show(self.store.sort_of(otherwise)));
                ErrorKind::Branches { left, right }.at(arguments.place(2).span())
            }
        }
    }

    /// Two terms brought to one sort, if possible.
    pub(crate) fn unify(&mut self, left: Term, right: Term) -> Option<(Term, Term)> {
        let (left_sort, right_sort) = (self.store.sort_of(left), self.store.sort_of(right));
        let right_as_left = self.coerce(right, left_sort).map(|right| (left, right));
        right_as_left.or_else(|| self.coerce(left, right_sort).map(|left| (left, right)))
    }

    fn negate(&mut self, term: Term) -> Term {
        match self.store.node(term) {
            Node::Int(value) => {
                let value = -value.clone();
                self.store.int(value)
            }
            Node::Real(value) => {
                let value = -value.clone();
                self.store.term(Node::Real(value))
            }
            _ => self.store.app(Op::Neg, [term]),
        }
    }

    fn left_associative(&mut self, op: Op, terms: &[Term]) -> Term {
        let (first, rest) = terms.split_first().expect("arity was checked");
        rest.iter().fold(*first, |left, right| self.store.app(op, [left, *right]))
    }

    fn right_associative(&mut self, op: Op, terms: &[Term]) -> Term {
        let (last, rest) = terms.split_last().expect("arity was checked");
        rest.iter().rev().fold(*last, |right, left| self.store.app(op, [*left, right]))
    }

    /// `(op a b c)` as `(and (op a b) (op b c))`, each pair swapped if asked.
    fn chain(&mut self, op: Op, terms: &[Term], swap: bool) -> Term {
        let links: Vec<Term> = terms
            .windows(2)
            .map(|pair| self.store.app(op, if swap { [pair[1], pair[0]] } else { [pair[0], pair[1]] }))
            .collect();
        self.store.and(links)
    }

    /// `distinct` of values without lists stays one term; of others it is the conjunction of disequalities.
    fn distinct(&mut self, terms: &[Term]) -> Term {
        if !self.store.has_lists(self.store.sort_of(terms[0])) && terms.len() > 2 {
            return self.store.app(Op::Distinct, terms);
        }
        let mut pairs = Vec::new();
        for (index, left) in terms.iter().enumerate() {
            for right in &terms[index + 1..] {
                let equal = self.store.eq(*left, *right);
                pairs.push(self.store.not(equal));
            }
        }
        self.store.and(pairs)
    }
}

//! Applications of built-in functions: how chains and coercions become plain operators. What there is on scalars stands in [`crate::theory`].

use dashu_ratio::RBig;

use super::Context;
use super::error::{Arity, ErrorKind, Result};
use crate::syntax::Expr;
use crate::term::{Node, Op, Signature, Sort, SortNode, Term};
use crate::theory::{Form, Meaning, Misfit, Pattern, Row};

/// A built-in function.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Builtin {
    /// An operator on scalars, with its indices.
    Scalar(&'static Row, [u32; 2]),
    Append,
    /// `seq.++`
    Concatenate,
    Repeat,
    Cycle,
    Drift,
    OfString,
    ToString,
}

/// Those on lists that are not combinators of the table: how they are written, with sorts in place of the arguments.
const LISTS: [(&str, Builtin, Arity, &str); 7] = [
    ("List.append", Builtin::Append, Arity::AtLeast(1), "(List.append (List T) …)"),
    ("seq.++", Builtin::Concatenate, Arity::AtLeast(1), "(seq.++ (Seq T) …)"),
    ("List.repeat", Builtin::Repeat, Arity::Exactly(2), "(List.repeat Int T)"),
    ("List.cycle", Builtin::Cycle, Arity::Exactly(2), "(List.cycle Int (List T))"),
    ("List.drift", Builtin::Drift, Arity::Exactly(3), "(List.drift Int (List T) (List T))"),
    ("List.of_string", Builtin::OfString, Arity::Exactly(1), "(List.of_string String)"),
    ("List.to_string", Builtin::ToString, Arity::Exactly(1), "(List.to_string (List String))"),
];

const WORDS: [&str; 6] = ["true", "false", "let", "match", "lambda", "List.value"];

const BINDERS: [&str; 7] = ["forall", "exists", "as", "_", "!", "par", "choice"];

/// Names that suggestions may propose and that nobody may declare.
pub(crate) fn names<'a>() -> impl Iterator<Item = &'a str> {
    let operators = Row::all().iter().filter(|row| row.is_reserved()).map(|row| row.name);
    let lists = LISTS.iter().map(|(name, ..)| *name);
    WORDS.into_iter().chain(operators).chain(lists).chain(Signature::all().iter().map(|signature| signature.name))
}

/// Whether a name belongs to the language.
pub(crate) fn is_reserved(name: &str) -> bool {
    names().any(|known| known == name) || BINDERS.contains(&name)
}

/// The built-in function with this name, which nobody may declare.
pub(crate) fn lookup(name: &str) -> Option<Builtin> {
    let list = LISTS.iter().find(|(known, ..)| *known == name).map(|(_, builtin, ..)| *builtin);
    list.or_else(|| Row::named(name).filter(|row| row.is_reserved()).map(|row| Builtin::Scalar(row, [0; 2])))
}

/// The operator of another theory with this name: it gives way to what the user declares.
pub(crate) fn theory(name: &str) -> Option<&'static Row> {
    Row::named(name).filter(|row| !row.is_reserved())
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
        if matches!(self.store.sort_node(first), SortNode::RegLan) {
            return ErrorKind::Language.at(arguments.place(0).span());
        }
        if first.is_numeric() && arguments.terms.iter().all(|term| self.store.sort_of(*term).is_numeric()) {
            return self.numbers(function, arguments);
        }
        self.all(function, arguments, first)
    }

    pub(crate) fn apply_builtin(&mut self, builtin: Builtin, arguments: &Arguments<'_, '_>) -> Result<Term> {
        if let Builtin::Scalar(row, indices) = builtin {
            arguments.check_arity(row.name, row.arity)?;
            return self.apply_scalar(row, &indices[..row.indices], arguments);
        }
        let found = arguments.terms.len();
        let entry =
            LISTS.iter().find(|(_, known, ..)| std::mem::discriminant(known) == std::mem::discriminant(&builtin));
        match entry {
            Some((name, _, arity, shape)) if !arity.admits(found) => {
                let signature = (*shape).to_string();
                ErrorKind::ListArity { function: name, expected: *arity, found, signature }.at(arguments.whole.span())
            }
            _ => match builtin {
                Builtin::Append => self.apply_append("List.append", arguments),
                Builtin::Concatenate => self.apply_concatenate("seq.++", arguments),
                Builtin::Repeat => self.apply_repeat(arguments),
                Builtin::Cycle => self.apply_cycle(arguments),
                Builtin::OfString => self.apply_of_string(arguments),
                Builtin::ToString => self.apply_to_string(arguments),
                Builtin::Drift | Builtin::Scalar(..) => self.apply_drift(arguments),
            },
        }
    }

    /// An operator of the table applied to arguments that are as many as it takes.
    fn apply_scalar(&mut self, row: &'static Row, indices: &[u32], arguments: &Arguments<'_, '_>) -> Result<Term> {
        if row.form == Form::Choice {
            return self.apply_ite(arguments);
        }
        let terms = match (row.meaning, row.parameters.first().copied().unwrap_or(Pattern::Bool)) {
            (Meaning::Function(_), _) => self.fitting(row, indices, arguments)?,
            (..) if row.form == Form::Divides => self.fitting(row, indices, arguments)?,
            (_, Pattern::Number) => self.numbers(row.name, arguments)?,
            (_, Pattern::Any) => self.alike(row.name, arguments)?,
            (_, Pattern::Int) => self.all(row.name, arguments, Sort::INT)?,
            (_, Pattern::Real) => self.all(row.name, arguments, Sort::REAL)?,
            (..) => self.all(row.name, arguments, Sort::BOOL)?,
        };
        let op = row.op(indices);
        Ok(match row.form {
            Form::Convert => terms[0],
            Form::Together if terms.len() == 1 => terms[0],
            Form::Minus if terms.len() == 1 => self.negate(terms[0]),
            Form::Plain | Form::Together | Form::Choice => self.store.app(op, terms),
            Form::Left | Form::Minus => self.left_associative(op, &terms),
            Form::Right => self.right_associative(op, &terms),
            Form::Chain => self.chain(op, &terms, false),
            Form::ChainBackwards => self.chain(op, &terms, true),
            Form::Pairwise => self.distinct(&terms),
            Form::Divides => {
                let (divisor, zero) = (self.store.int(indices[0]), self.store.int(0));
                let rest = self.store.app(op, [terms[0], divisor]);
                self.store.eq(rest, zero)
            }
        })
    }

    /// The arguments, whose sorts must be what the row says.
    fn fitting(&mut self, row: &'static Row, indices: &[u32], arguments: &Arguments<'_, '_>) -> Result<Vec<Term>> {
        let sorts: Vec<Sort> = arguments.terms.iter().map(|term| self.store.sort_of(*term)).collect();
        match row.sort(&self.store, indices, &sorts) {
            Ok(_) => Ok(arguments.terms.to_vec()),
            Err(Misfit::Argument(index, expected)) => {
                let found = self.show(sorts[index]);
                self.argument_error(row.name, arguments, index, expected, found)
            }
            Err(Misfit::Indices) => ErrorKind::Indices(row.name.to_string()).at(arguments.whole.span()),
        }
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

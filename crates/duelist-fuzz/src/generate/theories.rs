//! Random terms of bit-vectors, strings and arrays. Operators are taken from the solver's own table.

use duelist::internals::elaborate::Arity;
use duelist::internals::theory::{Pattern, Row};

use super::terms::{Generator, word};
use super::vocabulary::{Kind, Scalar};
use crate::sexp::{Sexp, list};

/// So many operators are drawn before one that does not fit is given up.
const DRAWS: usize = 40;

/// The format of the floating-point numbers.
const TINY: [u32; 2] = [3, 4];

/// What an operator is applied to, and with which indices.
struct Use {
    row: &'static Row,
    indices: Vec<u32>,
    arguments: Vec<Argument>,
}

#[derive(Clone, Copy)]
enum Argument {
    Scalar(Scalar),
    /// A regular expression, which is written where it is used.
    Language,
}

impl Generator<'_> {
    /// An operator that gives a value of this sort, applied to terms of the problem's sorts.
    pub(super) fn theory_operation(&mut self, sort: Scalar, fuel: usize) -> Option<Sexp> {
        if !self.sorts().any(Scalar::is_of_theory) {
            return None;
        }
        let usage = (0..DRAWS).find_map(|_| self.draw(sort))?;
        let arguments = usage.arguments.iter().map(|argument| match argument {
            Argument::Scalar(sort) => self.scalar(*sort, fuel - 1),
            Argument::Language => self.language(2),
        });
        let arguments: Vec<Sexp> = arguments.collect();
        Some(usage.written(arguments))
    }

    /// An operator with indices and sorts of arguments, if those that are drawn fit the sort.
    fn draw(&mut self, sort: Scalar) -> Option<Use> {
        let &row = self.random.pick(Row::all());
        if row.is_reserved() {
            return None;
        }
        let sorts: Vec<Scalar> = self.sorts().collect();
        let words: Vec<Scalar> = sorts.iter().copied().filter(|sort| sort.width().is_some()).collect();
        let indices = match row.result {
            Pattern::Format(_) => TINY[..row.indices].to_vec(),
            _ => (0..row.indices).map(|_| self.below(9)).collect(),
        };
        let mut arguments: Vec<Argument> = Vec::new();
        for index in 0..self.arity(row) {
            let first = arguments.first().and_then(|argument| argument.scalar());
            let known = |sort: Scalar| sorts.contains(&sort).then_some(sort);
            let sort = match row.parameter(index) {
                Pattern::Bool => Scalar::Bool,
                Pattern::Int => Scalar::Int,
                Pattern::Real => known(Scalar::Real)?,
                Pattern::String => known(Scalar::Text)?,
                Pattern::Array => known(Scalar::Chart)?,
                Pattern::Float => known(Scalar::Tiny)?,
                Pattern::RoundingMode => Scalar::Mode,
                Pattern::Convertible if index == 0 => Scalar::Mode,
                Pattern::Convertible => *self.random.pick(&[Scalar::Int, Scalar::Nibble, Scalar::Tiny]),
                Pattern::Index | Pattern::Element => Scalar::Int,
                Pattern::RegLan => {
                    arguments.push(Argument::Language);
                    continue;
                }
                Pattern::Word | Pattern::Number | Pattern::Any if first.is_some() => first?,
                Pattern::Number | Pattern::Any => Scalar::Int,
                Pattern::Word | Pattern::AnyWord | Pattern::Width(_) | Pattern::Format(_) if words.is_empty() => {
                    return None;
                }
                Pattern::Word | Pattern::AnyWord | Pattern::Width(_) | Pattern::Format(_) => *self.random.pick(&words),
            };
            arguments.push(Argument::Scalar(sort));
        }
        let usage = Use { row, indices, arguments };
        (usage.sort() == Some(sort)).then_some(usage)
    }

    /// How many arguments an application of an operator gets.
    fn arity(&mut self, row: &Row) -> usize {
        match row.arity {
            Arity::Exactly(count) | Arity::Between(_, count) => count,
            Arity::AtLeast(least) => least.max(2),
        }
    }

    /// A regular expression of constants.
    fn language(&mut self, depth: usize) -> Sexp {
        let rows: Vec<&'static Row> =
            Row::all().iter().copied().filter(|row| matches!(row.result, Pattern::RegLan)).collect();
        loop {
            let row = *self.random.pick(&rows);
            let leaf = !row.parameters.iter().any(|parameter| matches!(parameter, Pattern::RegLan));
            if depth == 0 && !leaf {
                continue;
            }
            let indices = (0..row.indices).map(|_| self.below(4)).collect();
            let arguments: Vec<Sexp> = (0..self.arity(row))
                .map(|_| if leaf { self.theory_literal(Scalar::Text) } else { self.language(depth - 1) })
                .collect();
            return Use { row, indices, arguments: Vec::new() }.written(arguments);
        }
    }

    /// A value of a sort of these theories.
    pub(super) fn theory_literal(&mut self, sort: Scalar) -> Sexp {
        match sort.width() {
            Some(width) => {
                let value = match self.random.below(4) {
                    0 => (1 << width) - 1,
                    1 => 1 << (width - 1),
                    _ => self.random.below(4),
                };
                Sexp::from(format!("#b{value:0>digits$b}", digits = width as usize))
            }
            None if sort == Scalar::Text => {
                let text: String =
                    (0..self.random.below(3)).map(|_| *self.random.pick(&["a", "b", "7", "\"\""])).collect();
                Sexp::from(format!("\"{text}\""))
            }
            None if sort == Scalar::Mode => Sexp::from(*self.random.pick(&["RNE", "RNA", "RTP", "RTN", "RTZ"])),
            None if sort == Scalar::Tiny => match self.random.below(6) {
                0 => {
                    let &name = self.random.pick(&["NaN", "+oo", "-zero"]);
                    list!["_", name, "3", "4"]
                }
                _ => {
                    let (sign, exponent, stored) = (self.below(2), self.below(8), self.below(8));
                    word(&format!("(fp #b{sign} #b{exponent:0>3b} #b{stored:0>3b})"))
                }
            },
            None => {
                let mut array = list![word("(as const (Array Int Int))"), self.simple(Kind::Scalar(Scalar::Int))];
                for _ in 0..self.random.below(3) {
                    let (index, element) =
                        (self.simple(Kind::Scalar(Scalar::Int)), self.simple(Kind::Scalar(Scalar::Int)));
                    array = list!["store", array, index, element];
                }
                array
            }
        }
    }

    fn below(&mut self, bound: usize) -> u32 {
        u32::try_from(self.random.below(bound)).unwrap_or(0)
    }
}

impl Argument {
    fn scalar(self) -> Option<Scalar> {
        match self {
            Argument::Scalar(sort) => Some(sort),
            Argument::Language => None,
        }
    }
}

impl Use {
    /// The sort of the application, if problems know it.
    fn sort(&self) -> Option<Scalar> {
        let first = self.arguments.first().and_then(|argument| argument.scalar());
        match self.row.result {
            Pattern::Bool => Some(Scalar::Bool),
            Pattern::Int | Pattern::Index | Pattern::Element => Some(Scalar::Int),
            Pattern::Real => Some(Scalar::Real),
            Pattern::String => Some(Scalar::Text),
            Pattern::RegLan | Pattern::Convertible => None,
            Pattern::RoundingMode => Some(Scalar::Mode),
            Pattern::Float => Some(Scalar::Tiny),
            // `fp` takes its format apart into words of widths that nothing else here has.
            Pattern::Format(_) => (!self.indices.is_empty()).then_some(Scalar::Tiny),
            Pattern::Number | Pattern::Any | Pattern::Word | Pattern::AnyWord | Pattern::Array => first,
            Pattern::Width(width) => {
                let widths = self.arguments.iter().filter_map(|argument| argument.scalar()?.width());
                let width = width(&self.indices, &widths.collect::<Vec<_>>())?;
                Scalar::THEORIES.into_iter().find(|sort| sort.width() == Some(width))
            }
        }
    }

    fn written(&self, arguments: Vec<Sexp>) -> Sexp {
        let mut operator = Sexp::from(self.row.name);
        if !self.indices.is_empty() {
            let mut parts = vec![Sexp::from("_"), operator];
            parts.extend(self.indices.iter().map(|index| Sexp::from(index.to_string())));
            operator = Sexp::List(parts);
        }
        if arguments.is_empty() {
            return operator;
        }
        let mut parts = vec![operator];
        parts.extend(arguments);
        Sexp::List(parts)
    }
}

//! The operators of Core, Ints, Reals and Reals_Ints, which rewriting knows by name.

use super::{Form, Meaning, Pattern, Row};
use crate::elaborate::Arity;
use crate::term::Op;

const BOOL: Pattern = Pattern::Bool;
const INT: Pattern = Pattern::Int;
const REAL: Pattern = Pattern::Real;
const NUMBER: Pattern = Pattern::Number;
const ANY: Pattern = Pattern::Any;

const ONE: Arity = Arity::Exactly(1);
const TWO: Arity = Arity::Exactly(2);
const SOME: Arity = Arity::AtLeast(1);
const SEVERAL: Arity = Arity::AtLeast(2);

const fn row(
    name: &'static str,
    op: Op,
    arity: Arity,
    parameters: &'static [Pattern],
    result: Pattern,
    form: Form,
) -> Row {
    Row { name, also: &[], indices: 0, arity, parameters, result, form, meaning: Meaning::Core(op) }
}

#[rustfmt::skip]
pub(super) static ROWS: &[Row] = &[
    row("not", Op::Not, ONE, &[BOOL], BOOL, Form::Plain),
    row("and", Op::And, SOME, &[BOOL], BOOL, Form::Together),
    row("or", Op::Or, SOME, &[BOOL], BOOL, Form::Together),
    row("=>", Op::Implies, SEVERAL, &[BOOL], BOOL, Form::Right),
    row("xor", Op::Xor, SEVERAL, &[BOOL], BOOL, Form::Left),
    row("=", Op::Eq, SEVERAL, &[ANY], BOOL, Form::Chain),
    row("distinct", Op::Distinct, SEVERAL, &[ANY], BOOL, Form::Pairwise),
    row("ite", Op::Ite, Arity::Exactly(3), &[BOOL, ANY], ANY, Form::Choice),
    row("+", Op::Add, SOME, &[NUMBER], NUMBER, Form::Together),
    row("-", Op::Sub, SOME, &[NUMBER], NUMBER, Form::Minus),
    row("*", Op::Mul, SOME, &[NUMBER], NUMBER, Form::Together),
    row("div", Op::IntDiv, SEVERAL, &[INT], INT, Form::Left),
    row("mod", Op::Mod, TWO, &[INT], INT, Form::Plain),
    row("abs", Op::Abs, ONE, &[INT], INT, Form::Plain),
    row("/", Op::RealDiv, SEVERAL, &[REAL], REAL, Form::Left),
    row("<", Op::Lt, SEVERAL, &[NUMBER], BOOL, Form::Chain),
    row("<=", Op::Le, SEVERAL, &[NUMBER], BOOL, Form::Chain),
    row(">", Op::Lt, SEVERAL, &[NUMBER], BOOL, Form::ChainBackwards),
    row(">=", Op::Le, SEVERAL, &[NUMBER], BOOL, Form::ChainBackwards),
    row("to_real", Op::ToReal, ONE, &[REAL], REAL, Form::Convert),
    row("to_int", Op::ToInt, ONE, &[REAL], INT, Form::Plain),
    row("is_int", Op::IsInt, ONE, &[REAL], BOOL, Form::Plain),
    Row { indices: 1, ..row("divisible", Op::Mod, ONE, &[INT], BOOL, Form::Divides) },
];

/// The name of an operator of these theories. A row that reads backwards names another one.
pub(crate) fn name(op: Op) -> Option<&'static str> {
    let is =
        |row: &&Row| matches!(row.meaning, Meaning::Core(found) if found == op) && row.form != Form::ChainBackwards;
    match op {
        Op::Neg => Some("-"),
        _ => ROWS.iter().find(is).map(|row| row.name),
    }
}

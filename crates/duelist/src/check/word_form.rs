//! Operators on words that change with the number of a repetition; [`super::repeat`] says what forms are for.
//!
//! A word's form is a line of integers, and the horizon is cut where that line would leave the words: nothing that wraps around is covered. So below the
//! horizon words are integers, and every operator here is arithmetic on integers whose result is a word again, or is brought back by a multiple of
//! `2ⁿ` that is the same for every repetition.

use dashu_int::IBig;
use dashu_int::ops::{DivEuclid as _, RemEuclid as _};
use dashu_ratio::RBig;

use super::form::{Form, Horizon};
use crate::model::Value;
use crate::term::{Bits, Literal};
use crate::theory::Operator;

/// `start + j · step` for repetition `j`, in words of some width.
struct Line {
    width: u32,
    start: IBig,
    step: IBig,
}

impl Line {
    /// The line of an operand, which is a word for every repetition below the horizon.
    fn of(form: &Form, horizon: &mut Horizon) -> Option<Line> {
        let line = match form {
            Form::Fixed(Value::Literal(Literal::Bits(bits))) => {
                Line { width: bits.width(), start: bits.unsigned(), step: IBig::ZERO }
            }
            Form::Word { width, start, step } => Line { width: *width, start: start.clone(), step: step.clone() },
            _ => return None,
        };
        line.within(&(IBig::ONE << line.width as usize), horizon);
        Some(line)
    }

    /// Cuts the horizon where the line leaves the numbers from 0 up to, not including, a bound; it starts among them.
    fn within(&self, bound: &IBig, horizon: &mut Horizon) {
        if self.step > IBig::ZERO {
            horizon.limit((bound - &self.start - IBig::ONE).div_euclid(&self.step) + IBig::ONE);
        } else if self.step < IBig::ZERO {
            horizon.limit((&self.start).div_euclid(&-&self.step) + IBig::ONE);
        }
    }

    /// The form of the words of this width that are congruent to the line.
    fn wrapped(width: u32, start: &IBig, step: IBig, horizon: &mut Horizon) -> Form {
        let modulus = IBig::ONE << width as usize;
        let start = IBig::from(start.rem_euclid(&modulus));
        let line = Line { width, start, step };
        line.within(&modulus, horizon);
        if line.step.is_zero() {
            return Form::Fixed(Value::Literal(Literal::Bits(Bits::new(width, &line.start))));
        }
        Form::Word { width, start: line.start, step: line.step }
    }

    /// Start and step of the number in two's complement.
    fn signed(&self, horizon: &mut Horizon) -> (IBig, IBig) {
        let half = IBig::ONE << (self.width as usize - 1);
        if self.start < half {
            self.within(&half, horizon);
            return (self.start.clone(), self.step.clone());
        }
        let above = Line { width: self.width, start: &self.start - &half, step: self.step.clone() };
        above.within(&half, horizon);
        (&self.start - (half * IBig::from(2)), self.step.clone())
    }
}

/// An operator on forms of which not all are fixed; `None` if the result is not a line, or nobody knows.
pub(super) fn apply(operator: Operator, operands: &[Form], horizon: &mut Horizon) -> Option<Form> {
    let name = operator.row().name;
    if name == "int_to_bv" {
        let Form::Int { start, step } = operands.first()? else { return None };
        return Some(Line::wrapped(operator.indices()[0], start, step.clone(), horizon));
    }
    let first = Line::of(operands.first()?, horizon)?;
    let second = operands.get(1).map(|operand| Line::of(operand, horizon));
    let width = first.width;
    let less = |a: (&IBig, &IBig), b: (&IBig, &IBig), strict: bool, horizon: &mut Horizon| {
        let (start, step) = (RBig::from(b.0 - a.0), RBig::from(b.1 - a.1));
        Some(Form::Fixed(Value::Bool(horizon.positive(&start, &step, strict))))
    };
    match (name, second) {
        ("bvadd", Some(Some(second))) => {
            Some(Line::wrapped(width, &(first.start + second.start), first.step + second.step, horizon))
        }
        ("bvsub", Some(Some(second))) => {
            Some(Line::wrapped(width, &(first.start - second.start), first.step - second.step, horizon))
        }
        ("bvneg", None) => Some(Line::wrapped(width, &-first.start, -first.step, horizon)),
        ("bvnot", None) => Some(Line::wrapped(width, &(-first.start - IBig::ONE), -first.step, horizon)),
        ("bvmul", Some(Some(second))) => {
            let (factor, moving) = match (first.step.is_zero(), second.step.is_zero()) {
                (true, _) => (first.start, second),
                (false, true) => (second.start, first),
                (false, false) => return None,
            };
            Some(Line::wrapped(width, &(&factor * moving.start), factor * moving.step, horizon))
        }
        ("zero_extend", None) => Some(Line::wrapped(width + operator.indices()[0], &first.start, first.step, horizon)),
        ("sign_extend", None) => {
            let (start, step) = first.signed(horizon);
            Some(Line::wrapped(width + operator.indices()[0], &start, step, horizon))
        }
        ("extract", None) if operator.indices()[1] == 0 => {
            Some(Line::wrapped(operator.indices()[0] + 1, &first.start, first.step, horizon))
        }
        ("ubv_to_int", None) => Some(Form::int(first.start, first.step)),
        ("sbv_to_int", None) => {
            let (start, step) = first.signed(horizon);
            Some(Form::int(start, step))
        }
        ("bvult" | "bvusubo", Some(Some(b))) => less((&first.start, &first.step), (&b.start, &b.step), true, horizon),
        ("bvule", Some(Some(b))) => less((&first.start, &first.step), (&b.start, &b.step), false, horizon),
        ("bvugt", Some(Some(b))) => less((&b.start, &b.step), (&first.start, &first.step), true, horizon),
        ("bvuge", Some(Some(b))) => less((&b.start, &b.step), (&first.start, &first.step), false, horizon),
        ("bvslt" | "bvsle" | "bvsgt" | "bvsge", Some(Some(second))) => {
            let (a, b) = (first.signed(horizon), second.signed(horizon));
            let (a, b) = if name == "bvslt" || name == "bvsle" { (a, b) } else { (b, a) };
            less((&a.0, &a.1), (&b.0, &b.1), name == "bvslt" || name == "bvsgt", horizon)
        }
        ("bvuaddo", Some(Some(second))) => {
            let (start, step) = (first.start + second.start, first.step + second.step);
            less((&(IBig::ONE << width as usize), &IBig::ZERO), (&start, &step), false, horizon)
        }
        _ => None,
    }
}

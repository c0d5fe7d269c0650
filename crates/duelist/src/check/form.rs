//! Values that are affine in the number of a repetition, and operators on them; [`super::repeat`] says what they are for.

use dashu_int::IBig;
use dashu_int::ops::{Abs, BitTest};
use dashu_ratio::RBig;

use super::apply::{MAX_REAL_BITS, real_bits};
use super::word_form;
use crate::model::Value;
use crate::term::{Bits, Literal, Op};

/// A value for each repetition `j`, affine in `j`.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Form {
    /// The same for all; forms that do not change are always this.
    Fixed(Value),
    /// `start + j · step`
    Int { start: IBig, step: IBig },
    /// `start + j · step`
    Real { start: RBig, step: RBig },
    /// The word `start + j · step`, wherever that is one.
    Word { width: u32, start: IBig, step: IBig },
    /// A constructor of forms.
    Data { constructor: u32, fields: Vec<Form> },
}

impl Form {
    pub(super) fn int(start: IBig, step: IBig) -> Form {
        if step.is_zero() { Form::Fixed(Value::Int(start)) } else { Form::Int { start, step } }
    }

    fn real(start: RBig, step: RBig) -> Form {
        if step.is_zero() { Form::Fixed(Value::Real(start)) } else { Form::Real { start, step } }
    }

    fn data(constructor: u32, fields: Vec<Form>) -> Form {
        let fixed: Option<Vec<Value>> = fields.iter().map(|field| field.fixed().cloned()).collect();
        match fixed {
            Some(fields) => Form::Fixed(Value::data(constructor, fields)),
            None => Form::Data { constructor, fields },
        }
    }

    pub(super) fn fixed(&self) -> Option<&Value> {
        match self {
            Form::Fixed(value) => Some(value),
            _ => None,
        }
    }

    /// `value + (first + j · stride) · drift` for repetition `j`.
    pub(super) fn drifting(value: &Value, drift: &Value, first: &IBig, stride: &IBig) -> Form {
        match (value, drift) {
            (Value::Int(value), Value::Int(drift)) => Form::int(value + drift * first, drift * stride),
            (Value::Real(value), Value::Real(drift)) => {
                let (first, stride) = (RBig::from(first.clone()), RBig::from(stride.clone()));
                Form::real(value + drift * first, drift * stride)
            }
            (Value::Data { constructor, fields }, Value::Data { fields: drifts, .. }) => {
                let fields = fields.iter().zip(&**drifts);
                Form::data(
                    *constructor,
                    fields.map(|(value, drift)| Form::drifting(value, drift, first, stride)).collect(),
                )
            }
            _ => Form::Fixed(value.clone()),
        }
    }

    /// The affine form that is `after` at `j = 0` and was `before` one repetition earlier.
    pub(super) fn through(before: &Value, after: &Value) -> Option<Form> {
        match (before, after) {
            (Value::Int(before), Value::Int(after)) => Some(Form::int(after.clone(), after - before)),
            (Value::Real(before), Value::Real(after)) => Some(Form::real(after.clone(), after - before)),
            (Value::Literal(Literal::Bits(before)), Value::Literal(Literal::Bits(after))) if before != after => {
                let (start, width) = (after.unsigned(), after.width());
                Some(Form::Word { width, step: &start - before.unsigned(), start })
            }
            (Value::Data { constructor: left, fields: before }, Value::Data { constructor: right, fields: after })
                if left == right && before.len() == after.len() =>
            {
                let fields: Option<Vec<Form>> =
                    before.iter().zip(&**after).map(|(before, after)| Form::through(before, after)).collect();
                Some(Form::data(*left, fields?))
            }
            _ => (before == after).then(|| Form::Fixed(after.clone())),
        }
    }

    /// The value for repetition `j`.
    pub(super) fn at(&self, j: &IBig) -> Value {
        match self {
            Form::Fixed(value) => value.clone(),
            Form::Int { start, step } => Value::Int(start + step * j),
            Form::Real { start, step } => Value::Real(start + step * RBig::from(j.clone())),
            Form::Word { width, start, step } => Value::Literal(Literal::Bits(Bits::new(*width, &(start + step * j)))),
            Form::Data { constructor, fields } => {
                Value::Data { constructor: *constructor, fields: fields.iter().map(|field| field.at(j)).collect() }
            }
        }
    }

    /// Whether a word in it depends on the repetition. Elements of lists cannot: see [`crate::model::Run`].
    pub(super) fn has_moving_word(&self) -> bool {
        match self {
            Form::Word { .. } => true,
            Form::Data { fields, .. } => fields.iter().any(Form::has_moving_word),
            _ => false,
        }
    }

    /// The form with `j + 1` for `j`.
    pub(super) fn next(&self) -> Form {
        match self {
            Form::Fixed(_) => self.clone(),
            Form::Int { start, step } => Form::int(start + step, step.clone()),
            Form::Real { start, step } => Form::real(start + step, step.clone()),
            Form::Word { width, start, step } => Form::Word { width: *width, start: start + step, step: step.clone() },
            Form::Data { constructor, fields } => Form::data(*constructor, fields.iter().map(Form::next).collect()),
        }
    }

    /// What each repetition adds, in the shape that [`Run::drifting`] expects.
    pub(super) fn step(&self) -> Value {
        match self {
            Form::Fixed(Value::Int(_)) => Value::Int(IBig::ZERO),
            Form::Fixed(Value::Real(_)) => Value::Real(RBig::ZERO),
            Form::Fixed(Value::Data { constructor, fields }) => {
                let fields = fields.iter().map(|field| Form::Fixed(field.clone()).step()).collect();
                Value::Data { constructor: *constructor, fields }
            }
            Form::Fixed(value) => value.clone(),
            Form::Int { step, .. } => Value::Int(step.clone()),
            Form::Real { step, .. } => Value::Real(step.clone()),
            Form::Word { .. } => unreachable!("words in lists do not drift: see `has_moving_word`"),
            Form::Data { constructor, fields } => {
                Value::Data { constructor: *constructor, fields: fields.iter().map(Form::step).collect() }
            }
        }
    }

    /// Start and step of a number, unless they are too large to be computed with.
    fn line(&self) -> Option<(RBig, RBig)> {
        if self.bits() > MAX_REAL_BITS {
            return None;
        }
        match self {
            Form::Fixed(Value::Int(value)) => Some((RBig::from(value.clone()), RBig::ZERO)),
            Form::Fixed(Value::Real(value)) => Some((value.clone(), RBig::ZERO)),
            Form::Int { start, step } => Some((RBig::from(start.clone()), RBig::from(step.clone()))),
            Form::Real { start, step } => Some((start.clone(), step.clone())),
            Form::Fixed(Value::Literal(Literal::Bits(bits))) => Some((RBig::from(bits.unsigned()), RBig::ZERO)),
            Form::Word { start, step, .. } => Some((RBig::from(start.clone()), RBig::from(step.clone()))),
            _ => None,
        }
    }

    /// About how many bits a number has.
    pub(super) fn bits(&self) -> usize {
        match self {
            Form::Fixed(Value::Int(value)) => value.bit_len(),
            Form::Fixed(Value::Real(value)) => real_bits(value),
            Form::Int { start, step } | Form::Word { start, step, .. } => start.bit_len() + step.bit_len(),
            Form::Real { start, step } => real_bits(start) + real_bits(step),
            _ => 0,
        }
    }

    /// Whether this is a number that is an integer for every `j`.
    fn is_int(&self) -> bool {
        matches!(self, Form::Fixed(Value::Int(_)) | Form::Int { .. })
    }

    fn of_line(start: RBig, step: RBig, int: bool) -> Form {
        if int { Form::int(start.numerator().clone(), step.numerator().clone()) } else { Form::real(start, step) }
    }

    fn constructor(&self) -> Option<u32> {
        match self {
            Form::Fixed(Value::Data { constructor, .. }) | Form::Data { constructor, .. } => Some(*constructor),
            _ => None,
        }
    }

    pub(super) fn field(&self, index: usize) -> Option<Form> {
        match self {
            Form::Fixed(Value::Data { fields, .. }) => fields.get(index).cloned().map(Form::Fixed),
            Form::Data { fields, .. } => fields.get(index).cloned(),
            _ => None,
        }
    }

    fn width(&self) -> usize {
        match self {
            Form::Fixed(Value::Data { fields, .. }) => fields.len(),
            Form::Data { fields, .. } => fields.len(),
            _ => 0,
        }
    }
}

/// How many repetitions what has been computed covers; none is unlimited.
#[derive(Default)]
pub(super) struct Horizon(Option<IBig>);

impl Horizon {
    pub(super) fn limit(&mut self, repetitions: IBig) {
        self.0 = Some(match self.0.take() {
            Some(known) => known.min(repetitions),
            None => repetitions,
        });
    }

    pub(super) fn cut(&self, most: &IBig) -> IBig {
        self.0.as_ref().map_or_else(|| most.clone(), |horizon| horizon.min(most).clone())
    }

    /// Whether `start + j·step > 0` (or `≥ 0` if not `strict`) at `j = 0`, and so up to the horizon.
    pub(super) fn positive(&mut self, start: &RBig, step: &RBig, strict: bool) -> bool {
        let holds = if strict { *start > RBig::ZERO } else { *start >= RBig::ZERO };
        let towards = if holds { *step < RBig::ZERO } else { *step > RBig::ZERO };
        if towards {
            let zero = -(start / step);
            // At the zero itself the strict inequality is false and the other one true.
            let flips_at_zero = holds == strict;
            let first = if flips_at_zero { zero.ceil() } else { zero.floor() + IBig::ONE };
            self.limit(first);
        }
        holds
    }

    /// Whether two forms are equal at `j = 0`, and so up to the horizon; `None` if that cannot be told.
    fn equal(&mut self, left: &Form, right: &Form) -> Option<bool> {
        if let (Some(left), Some(right)) = (left.fixed(), right.fixed()) {
            return Some(left == right);
        }
        if let (Some((a, b)), Some((c, d))) = (left.line(), right.line()) {
            let (start, step) = (a - c, b - d);
            if step.is_zero() {
                return Some(start.is_zero());
            }
            if start.is_zero() {
                self.limit(IBig::ONE);
                return Some(true);
            }
            let zero = -(start / step);
            if zero > RBig::ZERO && zero.is_int() {
                self.limit(zero.numerator().clone());
            }
            return Some(false);
        }
        let (one, other) = (left.constructor()?, right.constructor()?);
        if one != other || left.width() != right.width() {
            return Some(false);
        }
        let mut all = true;
        for index in 0..left.width() {
            all &= self.equal(&left.field(index)?, &right.field(index)?)?;
        }
        Some(all)
    }
}

/// An operator on forms of which not all are fixed; `None` if the result is not affine.
pub(super) fn apply_forms(op: Op, operands: &[Form], horizon: &mut Horizon) -> Option<Form> {
    let int = operands.iter().all(Form::is_int);
    match op {
        Op::Ite => match operands[0].fixed()? {
            Value::Bool(true) => Some(operands[1].clone()),
            Value::Bool(false) => Some(operands[2].clone()),
            _ => None,
        },
        Op::Add | Op::Sub => {
            let mut lines = operands.iter().map(Form::line);
            let (mut start, mut step) = lines.next()??;
            for line in lines {
                let (more, slope) = line?;
                (start, step) = if op == Op::Add { (start + more, step + slope) } else { (start - more, step - slope) };
            }
            Some(Form::of_line(start, step, int))
        }
        Op::Neg => {
            let (start, step) = operands[0].line()?;
            Some(Form::of_line(-start, -step, int))
        }
        Op::Mul => {
            let mut moving: Option<(RBig, RBig)> = None;
            let mut factor = RBig::ONE;
            for operand in operands {
                let (start, step) = operand.line()?;
                if step.is_zero() {
                    factor *= start;
                    if real_bits(&factor) > MAX_REAL_BITS {
                        return None;
                    }
                } else if moving.replace((start, step)).is_some() {
                    return None;
                }
            }
            let (start, step) = moving?;
            Some(Form::of_line(start * &factor, step * factor, int))
        }
        Op::Abs => {
            let (start, step) = operands[0].line()?;
            let positive = horizon.positive(&start, &step, false);
            Some(if positive { Form::of_line(start, step, int) } else { Form::of_line(start.abs(), -step, int) })
        }
        Op::ToReal => {
            let (start, step) = operands[0].line()?;
            Some(Form::real(start, step))
        }
        Op::Lt | Op::Le => {
            let ((a, b), (c, d)) = (operands[0].line()?, operands[1].line()?);
            Some(Form::Fixed(Value::Bool(horizon.positive(&(c - a), &(d - b), op == Op::Lt))))
        }
        Op::Eq => Some(Form::Fixed(Value::Bool(horizon.equal(&operands[0], &operands[1])?))),
        Op::Theory(operator) => word_form::apply(operator, operands, horizon),
        Op::Construct(_, constructor) => Some(Form::data(constructor, operands.to_vec())),
        Op::Test(_, wanted) => Some(Form::Fixed(Value::Bool(operands[0].constructor()? == wanted))),
        Op::Select(_, wanted, field) if operands[0].constructor()? == wanted => operands[0].field(field as usize),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_refused() {
        let times = |bits: usize, factors: usize| {
            let mut operands = vec![Form::Fixed(Value::Int(IBig::ONE << bits)); factors];
            operands.push(Form::Int { start: IBig::ZERO, step: IBig::ONE });
            apply_forms(Op::Mul, &operands, &mut Horizon::default())
        };
        let expected = Form::Int { start: IBig::ZERO, step: IBig::ONE << 200 };
        assert_eq!(times(100, 2), Some(expected));
        assert_eq!(times(MAX_REAL_BITS, 1), None);
        assert!(times(MAX_REAL_BITS / 2, 1).is_some());
        assert_eq!(times(MAX_REAL_BITS / 2, 100), None);
    }
}

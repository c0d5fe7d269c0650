//! Many repetitions of a list's run at once.
//!
//! Lists may have more elements than anyone can walk, as runs of a word that is repeated, possibly with numbers that grow by a constant. Here
//! a function is evaluated once for many repetitions: not on values but on [`Form`]s, which give a value for each repetition `j = 0, 1, …`
//! and are affine in `j`. Where a comparison between numbers would change its outcome, the *horizon* is: no
//! more repetitions are covered.
//!
//! **Soundness.** Operators are applied to forms only where the result is, for every `j` below the horizon, the operator's value on the forms'
//! values at `j`: literally for arithmetic that is affine in `j`, and for a comparison because its outcome at `j = 0` is its outcome
//! at every such `j` (the horizon is computed to be so). Everything else must not depend on `j` or is refused. So, by induction over the
//! program, the result's form at `j` is the function's value at `j`.
//!
//! For a fold, suppose the accumulator before repetition `j` is guessed to be `F(j)`, with `F(0)` the accumulator that is actually there, and that the
//! accumulator after a repetition comes out as the form `F(j + 1)`. Then, by induction on `j`, the guess is right for every `j` up to and including the
//! horizon `h`, and the accumulator after `h` repetitions is `F(h)`. If it comes out as anything else, nothing is concluded.

use std::borrow::Cow;

use dashu_int::IBig;
use dashu_int::ops::Abs;
use dashu_ratio::RBig;

use super::compile::{Action, Block, Program};
use super::eval::Machine;
use super::{EvalError, apply};
use crate::model::{ListValue, Run, Value};
use crate::term::{Map, Op};

/// Lists of at most this many elements are walked element by element.
const WALKED: u32 = 10_000;
/// No more elements than this are visited one by one.
const VISITED: u32 = 10_000_000;
/// The accumulator may need this many repetitions to come back to its shape.
const PERIODS: usize = 4;

/// A value for each repetition `j`, affine in `j`.
#[derive(Clone, Debug, PartialEq)]
enum Form {
    /// The same for all; forms that do not change are always this.
    Fixed(Value),
    /// `start + j · step`
    Int { start: IBig, step: IBig },
    /// `start + j · step`
    Real { start: RBig, step: RBig },
    /// A constructor of forms.
    Data { constructor: u32, fields: Vec<Form> },
}

/// What stands in the way of evaluating on forms.
enum Stop {
    /// Something that is not affine.
    Refused,
    Failed(EvalError),
}

impl From<EvalError> for Stop {
    fn from(error: EvalError) -> Stop {
        Stop::Failed(error)
    }
}

impl Form {
    fn int(start: IBig, step: IBig) -> Form {
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

    fn fixed(&self) -> Option<&Value> {
        match self {
            Form::Fixed(value) => Some(value),
            _ => None,
        }
    }

    /// `value + (first + j · stride) · drift` for repetition `j`.
    fn drifting(value: &Value, drift: &Value, first: &IBig, stride: &IBig) -> Form {
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
    fn through(before: &Value, after: &Value) -> Option<Form> {
        match (before, after) {
            (Value::Int(before), Value::Int(after)) => Some(Form::int(after.clone(), after - before)),
            (Value::Real(before), Value::Real(after)) => Some(Form::real(after.clone(), after - before)),
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
    fn at(&self, j: &IBig) -> Value {
        match self {
            Form::Fixed(value) => value.clone(),
            Form::Int { start, step } => Value::Int(start + step * j),
            Form::Real { start, step } => Value::Real(start + step * RBig::from(j.clone())),
            Form::Data { constructor, fields } => {
                Value::Data { constructor: *constructor, fields: fields.iter().map(|field| field.at(j)).collect() }
            }
        }
    }

    /// The form with `j + 1` for `j`.
    fn next(&self) -> Form {
        match self {
            Form::Fixed(_) => self.clone(),
            Form::Int { start, step } => Form::int(start + step, step.clone()),
            Form::Real { start, step } => Form::real(start + step, step.clone()),
            Form::Data { constructor, fields } => Form::data(*constructor, fields.iter().map(Form::next).collect()),
        }
    }

    /// What each repetition adds, in the shape that [`Run::drifting`] expects.
    fn step(&self) -> Value {
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
            Form::Data { constructor, fields } => {
                Value::Data { constructor: *constructor, fields: fields.iter().map(Form::step).collect() }
            }
        }
    }

    /// Start and step of a number.
    fn line(&self) -> Option<(RBig, RBig)> {
        match self {
            Form::Fixed(Value::Int(value)) => Some((RBig::from(value.clone()), RBig::ZERO)),
            Form::Fixed(Value::Real(value)) => Some((value.clone(), RBig::ZERO)),
            Form::Int { start, step } => Some((RBig::from(start.clone()), RBig::from(step.clone()))),
            Form::Real { start, step } => Some((start.clone(), step.clone())),
            _ => None,
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

    fn field(&self, index: usize) -> Option<Form> {
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
struct Horizon(Option<IBig>);

impl Horizon {
    fn limit(&mut self, repetitions: IBig) {
        self.0 = Some(match self.0.take() {
            Some(known) => known.min(repetitions),
            None => repetitions,
        });
    }

    fn cut(&self, most: &IBig) -> IBig {
        self.0.as_ref().map_or_else(|| most.clone(), |horizon| horizon.min(most).clone())
    }

    /// Whether `start + j·step > 0` (or `≥ 0` if not `strict`) at `j = 0`, and so up to the horizon.
    fn positive(&mut self, start: &RBig, step: &RBig, strict: bool) -> bool {
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

impl Machine<'_> {
    /// The fold of a block over a list.
    pub(super) fn fold_list(
        &mut self,
        program: &Program,
        block: &Block,
        init: Value,
        list: &ListValue,
    ) -> Result<Value, EvalError> {
        let mut accumulator = init;
        let walk = list.len() <= IBig::from(WALKED);
        let mut visited = Visited(0);
        for run in list.runs() {
            if walk || run.count().is_one() {
                visited.charge(run.len())?;
                let count = usize::try_from(run.count()).unwrap_or(usize::MAX);
                for repetition in 0..count {
                    accumulator = self.repetition(program, block, accumulator, run, &IBig::from(repetition))?;
                }
            } else {
                accumulator = self.fold_run(program, block, accumulator, run, &mut visited)?;
            }
        }
        Ok(accumulator)
    }

    /// One repetition, element by element.
    fn repetition(
        &mut self,
        program: &Program,
        block: &Block,
        accumulator: Value,
        run: &Run,
        repetition: &IBig,
    ) -> Result<Value, EvalError> {
        let mut accumulator = accumulator;
        for place in 0..run.word().len() {
            let element = run.element(repetition, place);
            accumulator = self.call(program, block, [Cow::Owned(accumulator), element])?;
        }
        Ok(accumulator)
    }

    /// Strides as long as possible, and single repetitions between them.
    fn fold_run(
        &mut self,
        program: &Program,
        block: &Block,
        accumulator: Value,
        run: &Run,
        visited: &mut Visited,
    ) -> Result<Value, EvalError> {
        let mut accumulator = accumulator;
        let mut done = IBig::ZERO;
        let mut failures: u32 = 0;
        let mut rest_until_next_try: u64 = 0;
        while done < *run.count() {
            let period = 1 + failures as usize % PERIODS;
            let unit = IBig::from(period);
            let before = accumulator.clone();
            for _ in 0..period.min(usize::try_from(run.count() - &done).unwrap_or(usize::MAX)) {
                visited.charge(IBig::from(run.word().len()))?;
                accumulator = self.repetition(program, block, accumulator, run, &done)?;
                done += IBig::ONE;
            }
            if rest_until_next_try > 0 {
                rest_until_next_try -= 1;
                continue;
            }
            let units = (run.count() - &done) / &unit;
            if units.is_zero() {
                continue;
            }
            let stride = match Form::through(&before, &accumulator) {
                Some(form) => match self.stride(program, block, form, run, &done, period) {
                    Ok(stride) => stride,
                    Err(Stop::Refused) => None,
                    Err(Stop::Failed(error)) => return Err(error),
                },
                None => None,
            };
            match stride {
                Some((form, horizon)) => {
                    let far = horizon.cut(&units);
                    accumulator = form.at(&far);
                    done += far * unit;
                    failures = 0;
                }
                None => {
                    failures += 1;
                    let rounds = failures / u32::try_from(PERIODS).unwrap_or(1);
                    rest_until_next_try = (1_u64 << rounds.min(20)) - 1;
                }
            }
        }
        Ok(accumulator)
    }

    /// Tries the guess that the accumulator before unit `j`, a unit being `period` repetitions from `first` on, is `form` at
    /// `j`. If it is confirmed, the form and up to where.
    fn stride(
        &mut self,
        program: &Program,
        block: &Block,
        form: Form,
        run: &Run,
        first: &IBig,
        period: usize,
    ) -> Result<Option<(Form, Horizon)>, Stop> {
        let mut horizon = Horizon::default();
        let mut accumulator = form.clone();
        let stride = IBig::from(period);
        for repetition in 0..period {
            let first = first + IBig::from(repetition);
            for place in 0..run.word().len() {
                let element = element_form(run, place, &first, &stride);
                accumulator = self.call_forms(program, block, [accumulator, element], &mut horizon)?;
            }
        }
        Ok((accumulator == form.next()).then_some((form, horizon)))
    }

    /// The map of a block over a list: runs become runs.
    pub(super) fn map_list(
        &mut self,
        program: &Program,
        block: &Block,
        list: &ListValue,
    ) -> Result<ListValue, EvalError> {
        let walk = list.len() <= IBig::from(WALKED);
        let mut visited = Visited(0);
        let mut runs: Vec<Run> = Vec::new();
        for run in list.runs() {
            let mut done = IBig::ZERO;
            while done < *run.count() {
                let rest = run.count() - &done;
                if !walk && !rest.is_one() {
                    match self.map_run(program, block, run, &done) {
                        Ok((forms, horizon)) => {
                            let far = horizon.cut(&rest);
                            let word: Vec<Value> = forms.iter().map(|form| form.at(&IBig::ZERO)).collect();
                            let steps: Vec<Value> = forms.iter().map(Form::step).collect();
                            runs.push(Run::drifting(word, far.clone(), steps).ok_or(apply::ILL_SORTED)?);
                            done += far;
                            continue;
                        }
                        Err(Stop::Refused) => {}
                        Err(Stop::Failed(error)) => return Err(error),
                    }
                }
                visited.charge(IBig::from(run.word().len()))?;
                let mut images = Vec::with_capacity(run.word().len());
                for place in 0..run.word().len() {
                    images.push(self.call(program, block, [run.element(&done, place)])?);
                }
                runs.push(Run::once(images));
                done += IBig::ONE;
            }
        }
        Ok(ListValue::from_runs(runs))
    }

    fn map_run(
        &mut self,
        program: &Program,
        block: &Block,
        run: &Run,
        first: &IBig,
    ) -> Result<(Vec<Form>, Horizon), Stop> {
        let mut horizon = Horizon::default();
        let mut images = Vec::with_capacity(run.word().len());
        for place in 0..run.word().len() {
            let element = element_form(run, place, first, &IBig::ONE);
            images.push(self.call_forms(program, block, [element], &mut horizon)?);
        }
        Ok((images, horizon))
    }

    /// A block's result for arguments that are forms.
    fn call_forms<const N: usize>(
        &mut self,
        program: &Program,
        block: &Block,
        arguments: [Form; N],
        horizon: &mut Horizon,
    ) -> Result<Form, Stop> {
        self.charge(1 + block.code.len())?;
        let mut forms: Map<u32, Form> = block.parameters.iter().copied().zip(arguments).collect();
        let get = |machine: &Self, forms: &Map<u32, Form>, register: u32| match forms.get(&register) {
            Some(form) => form.clone(),
            None => Form::Fixed(machine.register(register).clone()),
        };
        for instruction in &block.code {
            let operands: Vec<Form> =
                program.operands(instruction).iter().map(|register| get(self, &forms, *register)).collect();
            let values: Option<Vec<Value>> = operands.iter().map(|operand| operand.fixed().cloned()).collect();
            let form = match (instruction.action, values) {
                (Action::Map(_) | Action::Fold(_), _) => return Err(Stop::Refused),
                (Action::Literal(_), _) => Form::Fixed(self.apply_values(instruction, &[])?),
                (Action::Apply(_), Some(values)) => Form::Fixed(self.apply_values(instruction, &values)?),
                (Action::Apply(op), None) => apply_forms(op, &operands, horizon).ok_or(Stop::Refused)?,
            };
            forms.insert(instruction.target, form);
        }
        Ok(get(self, &forms, block.result))
    }
}

/// The element at a place of the word in repetition `first + j·stride`.
fn element_form(run: &Run, place: usize, first: &IBig, stride: &IBig) -> Form {
    let value = &run.word()[place];
    match run.drift() {
        Some(drift) => Form::drifting(value, &drift[place], first, stride),
        None => Form::Fixed(value.clone()),
    }
}

/// An operator on forms of which not all are fixed; `None` if the result is not affine.
fn apply_forms(op: Op, operands: &[Form], horizon: &mut Horizon) -> Option<Form> {
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
        Op::Construct(_, constructor) => Some(Form::data(constructor, operands.to_vec())),
        Op::Test(_, wanted) => Some(Form::Fixed(Value::Bool(operands[0].constructor()? == wanted))),
        Op::Select(_, wanted, field) if operands[0].constructor()? == wanted => operands[0].field(field as usize),
        _ => None,
    }
}

/// How many elements were visited one by one.
struct Visited(u64);

impl Visited {
    fn charge(&mut self, elements: IBig) -> Result<(), EvalError> {
        self.0 = u64::try_from(&elements).ok().and_then(|elements| self.0.checked_add(elements)).unwrap_or(u64::MAX);
        if self.0 > u64::from(VISITED) { Err(EvalError::TooLong) } else { Ok(()) }
    }
}

//! Many repetitions of a list's run at once.
//!
//! Lists may have more elements than anyone can walk, as runs of a word that is repeated, possibly with numbers that grow by a constant. Here
//! a function is evaluated once for many repetitions: not on values but on [`Form`]s, which give a value for each repetition `j = 0, 1, …`
//! and are affine in `j`. The *horizon* is where a comparison between numbers would change its outcome: no
//! more repetitions are covered.
//!
//! **Soundness.** Operators are applied to forms only where the result is, for every `j` below the horizon, the operator's value on the forms'
//! values at `j`: literally for arithmetic that is affine in `j`, and for a comparison because its outcome at `j = 0` is its outcome
//! at every such `j` (that is how the horizon is computed). Everything else must not depend on `j` or is refused. So, by induction over the
//! program, the result's form at `j` is the function's value at `j`.
//!
//! For a fold, suppose the accumulator before repetition `j` is guessed to be `F(j)`, with `F(0)` the accumulator that is actually there, and that the
//! accumulator after a repetition comes out as the form `F(j + 1)`. Then, by induction on `j`, the guess is right for every `j` up to and including the
//! horizon `h`, and the accumulator after `h` repetitions is `F(h)`. If it comes out as anything else, nothing is concluded.

use std::borrow::Cow;

use dashu_int::IBig;

use super::compile::{Action, Block, Instruction, Program};
use super::eval::Machine;
use super::form::{Form, Horizon, apply_forms};
use super::words::Code;
use super::{EvalError, apply};
use crate::model::{ListValue, Run, Value};
use crate::term::Map;

/// Lists of at most this many elements are walked element by element, on values.
const WALKED: u32 = 10_000;
/// Lists of at most this many elements are walked in machine words, if their folds allow it.
const WALKED_IN_WORDS: u32 = 10_000_000;
/// Shorter ones are not worth another compilation.
const FEW: u32 = 100;
/// No more elements than this are visited one by one.
const VISITED: u32 = 10_000_000;
/// The accumulator may need this many repetitions to come back to its shape.
const PERIODS: usize = 4;

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

/// In which order a function gets what a list feeds it.
#[derive(Clone, Copy)]
pub(super) enum Order {
    /// The accumulator, if any, then the element.
    Plain,
    /// Elements are pairs of an index and an element: the index, the accumulator, if any, then the element.
    Indexed,
}

/// A compiled function that is applied to the elements of a list.
#[derive(Clone, Copy)]
pub(super) struct Function<'p> {
    pub(super) program: &'p Program,
    pub(super) block: &'p Block,
    pub(super) order: Order,
}

impl Function<'_> {
    /// The arguments for one element, in the order of the parameters.
    fn arguments<T>(
        self,
        accumulator: Option<T>,
        element: T,
        halves: impl Fn(T) -> Option<(T, T)>,
    ) -> Option<[Option<T>; 3]> {
        Some(match self.order {
            Order::Plain => [accumulator, Some(element), None],
            Order::Indexed => {
                let (index, element) = halves(element)?;
                [Some(index), accumulator, Some(element)]
            }
        })
    }
}

/// The two fields of a pair.
fn halves(pair: Cow<'_, Value>) -> Option<(Cow<'_, Value>, Cow<'_, Value>)> {
    match &*pair {
        Value::Data { fields, .. } => match &**fields {
            [first, second] => Some((Cow::Owned(first.clone()), Cow::Owned(second.clone()))),
            _ => None,
        },
        _ => None,
    }
}

impl Machine<'_> {
    /// A function's result for an element and, if it takes one, an accumulator.
    fn feed(
        &mut self,
        function: Function<'_>,
        accumulator: Option<Value>,
        element: Cow<'_, Value>,
    ) -> Result<Value, EvalError> {
        let arguments = function.arguments(accumulator.map(Cow::Owned), element, halves).ok_or(apply::ILL_SORTED)?;
        self.call(function.program, function.block, arguments)
    }

    /// The same for forms.
    fn feed_forms(
        &mut self,
        function: Function<'_>,
        accumulator: Option<Form>,
        element: Form,
        horizon: &mut Horizon,
    ) -> Result<Form, Stop> {
        let halves = |pair: Form| Some((pair.field(0)?, pair.field(1)?));
        let arguments = function.arguments(accumulator, element, halves).ok_or(Stop::Refused)?;
        self.call_forms(function, arguments, horizon)
    }

    /// The fold of a function over a list; `trail` collects the accumulators after each element.
    pub(super) fn fold_list(
        &mut self,
        function: Function<'_>,
        init: Value,
        list: &ListValue,
        mut trail: Option<&mut Vec<Run>>,
    ) -> Result<Value, EvalError> {
        if let (Order::Plain, None) = (function.order, &trail) {
            if let Some(result) = self.fold_in_words(function.program, function.block, &init, list)? {
                return Ok(result);
            }
        }
        let mut accumulator = init;
        let walk = list.len() <= IBig::from(WALKED);
        let mut visited = Visited(0);
        for run in list.runs() {
            if walk || run.count().is_one() {
                visited.charge(run.len())?;
                let count = usize::try_from(run.count()).unwrap_or(usize::MAX);
                for repetition in 0..count {
                    accumulator =
                        self.repetition(function, accumulator, run, &IBig::from(repetition), trail.as_deref_mut())?;
                }
            } else {
                accumulator = self.fold_run(function, accumulator, run, &mut visited, trail.as_deref_mut())?;
            }
        }
        Ok(accumulator)
    }

    /// The fold in machine words, if it is worth it and possible.
    pub(super) fn fold_in_words(
        &mut self,
        program: &Program,
        block: &Block,
        init: &Value,
        list: &ListValue,
    ) -> Result<Option<Value>, EvalError> {
        let length = list.len();
        if !self.words || length < IBig::from(FEW) || length > IBig::from(WALKED_IN_WORDS) {
            return Ok(None);
        }
        match Code::new(program, block, self.store, self.model, |register| self.register(register)) {
            Some(mut code) => code.fold(init, list, self),
            None => Ok(None),
        }
    }

    /// One repetition, element by element.
    fn repetition(
        &mut self,
        function: Function<'_>,
        accumulator: Value,
        run: &Run,
        repetition: &IBig,
        trail: Option<&mut Vec<Run>>,
    ) -> Result<Value, EvalError> {
        let mut accumulator = accumulator;
        let mut passed = Vec::new();
        for place in 0..run.word().len() {
            let element = run.element(repetition, place);
            accumulator = self.feed(function, Some(accumulator), element)?;
            if trail.is_some() {
                passed.push(accumulator.clone());
            }
        }
        if let Some(trail) = trail {
            trail.push(Run::once(passed));
        }
        Ok(accumulator)
    }

    /// Strides as long as possible, and single repetitions between them.
    fn fold_run(
        &mut self,
        function: Function<'_>,
        accumulator: Value,
        run: &Run,
        visited: &mut Visited,
        mut trail: Option<&mut Vec<Run>>,
    ) -> Result<Value, EvalError> {
        let mut accumulator = accumulator;
        let mut done = IBig::ZERO;
        let mut patience = Patience::default();
        while done < *run.count() {
            let period = 1 + patience.failures as usize % PERIODS;
            let unit = IBig::from(period);
            let before = accumulator.clone();
            for _ in 0..period.min(usize::try_from(run.count() - &done).unwrap_or(usize::MAX)) {
                visited.charge(IBig::from(run.word().len()))?;
                accumulator = self.repetition(function, accumulator, run, &done, trail.as_deref_mut())?;
                done += IBig::ONE;
            }
            if !patience.tries_now() {
                continue;
            }
            let units = (run.count() - &done) / &unit;
            if units.is_zero() {
                continue;
            }
            let stride = match Form::through(&before, &accumulator) {
                // The accumulators that a trail wants are elements of a list, and words in lists do not drift.
                Some(form) if trail.is_some() && form.has_moving_word() => None,
                Some(form) => match self.stride(function, form, run, &done, period) {
                    Ok(stride) => stride,
                    Err(Stop::Refused) => None,
                    Err(Stop::Failed(error)) => return Err(error),
                },
                None => None,
            };
            match stride {
                Some((form, horizon, passed)) => {
                    let far = horizon.cut(&units);
                    if let Some(trail) = trail.as_deref_mut() {
                        trail.push(run_of(&passed, far.clone())?);
                    }
                    accumulator = form.at(&far);
                    done += far * unit;
                    patience = Patience::default();
                }
                None => patience.failed(PERIODS),
            }
        }
        Ok(accumulator)
    }

    /// Tries the guess that the accumulator before unit `j`, a unit being `period` repetitions from `first` on, is `form` at
    /// `j`. If it is confirmed, the form, up to where, and the
    /// accumulators after each element of a unit.
    fn stride(
        &mut self,
        function: Function<'_>,
        form: Form,
        run: &Run,
        first: &IBig,
        period: usize,
    ) -> Result<Option<(Form, Horizon, Vec<Form>)>, Stop> {
        let mut horizon = Horizon::default();
        let mut passed = Vec::new();
        let mut accumulator = form.clone();
        let stride = IBig::from(period);
        for repetition in 0..period {
            let first = first + IBig::from(repetition);
            for place in 0..run.word().len() {
                let element = element_form(run, place, &first, &stride);
                accumulator = self.feed_forms(function, Some(accumulator), element, &mut horizon)?;
                passed.push(accumulator.clone());
            }
        }
        Ok((accumulator == form.next()).then_some((form, horizon, passed)))
    }

    /// The map of a function over a list: runs become runs.
    pub(super) fn map_list(&mut self, function: Function<'_>, list: &ListValue) -> Result<ListValue, EvalError> {
        let mut runs: Vec<Run> = Vec::new();
        self.map_parts(function, list, |_, _, image| {
            runs.push(image);
            Ok(())
        })?;
        Ok(ListValue::from_runs(runs))
    }

    /// The same, part by part: `receive` is given a run of the list, the number of a repetition, and the images of all repetitions from
    /// there on that were evaluated together, as a run with as many.
    pub(super) fn map_parts(
        &mut self,
        function: Function<'_>,
        list: &ListValue,
        mut receive: impl FnMut(&Run, &IBig, Run) -> Result<(), EvalError>,
    ) -> Result<(), EvalError> {
        let walk = list.len() <= IBig::from(WALKED);
        let mut visited = Visited(0);
        for run in list.runs() {
            let mut done = IBig::ZERO;
            let mut patience = Patience::default();
            while done < *run.count() {
                let rest = run.count() - &done;
                if !walk && !rest.is_one() && patience.tries_now() {
                    match self.map_run(function, run, &done) {
                        Ok((forms, horizon)) if !forms.iter().any(Form::has_moving_word) => {
                            let far = horizon.cut(&rest);
                            receive(run, &done, run_of(&forms, far.clone())?)?;
                            done += far;
                            patience = Patience::default();
                            continue;
                        }
                        Ok(_) | Err(Stop::Refused) => patience.failed(1),
                        Err(Stop::Failed(error)) => return Err(error),
                    }
                }
                visited.charge(IBig::from(run.word().len()))?;
                let mut images = Vec::with_capacity(run.word().len());
                for place in 0..run.word().len() {
                    images.push(self.feed(function, None, run.element(&done, place))?);
                }
                receive(run, &done, Run::once(images))?;
                done += IBig::ONE;
            }
        }
        Ok(())
    }

    fn map_run(&mut self, function: Function<'_>, run: &Run, first: &IBig) -> Result<(Vec<Form>, Horizon), Stop> {
        let mut horizon = Horizon::default();
        let mut images = Vec::with_capacity(run.word().len());
        for place in 0..run.word().len() {
            let element = element_form(run, place, first, &IBig::ONE);
            images.push(self.feed_forms(function, None, element, &mut horizon)?);
        }
        Ok((images, horizon))
    }

    /// A block's result for arguments that are forms.
    fn call_forms(
        &mut self,
        function: Function<'_>,
        arguments: [Option<Form>; 3],
        horizon: &mut Horizon,
    ) -> Result<Form, Stop> {
        let Function { program, block, .. } = function;
        self.charge(1 + block.code.len())?;
        let arguments = arguments.into_iter().flatten();
        let mut forms: Map<u32, Form> = block.parameters.iter().copied().zip(arguments).collect();
        let get = |machine: &Self, forms: &Map<u32, Form>, register: u32| match forms.get(&register) {
            Some(form) => form.clone(),
            None => Form::Fixed(machine.register(register).clone()),
        };
        for instruction in &block.code {
            let operands: Vec<Form> =
                program.operands(instruction).iter().map(|register| get(self, &forms, *register)).collect();
            self.charge(operands.iter().map(Form::bits).sum::<usize>() / 256)?;
            let values: Option<Vec<Value>> = operands.iter().map(|operand| operand.fixed().cloned()).collect();
            let form = match (instruction.action, values) {
                (
                    Action::Map(inner) | Action::Fold(inner) | Action::FoldRight(inner) | Action::Combine(_, inner),
                    Some(_),
                ) => self.inner_loop(program, instruction, inner, &forms)?,
                (Action::Map(_) | Action::Fold(_) | Action::FoldRight(_) | Action::Combine(..), None) => {
                    return Err(Stop::Refused);
                }
                (Action::Literal(_), _) => Form::Fixed(self.apply_values(instruction, &[])?),
                (Action::Apply(_), Some(values)) => Form::Fixed(self.apply_values(instruction, &values)?),
                (Action::Apply(op), None) => apply_forms(op, &operands, horizon).ok_or(Stop::Refused)?,
            };
            forms.insert(instruction.target, form);
        }
        Ok(get(self, &forms, block.result))
    }
}

impl Machine<'_> {
    /// A loop inside a function, if nothing that it reads depends on the repetition: then its value does not either.
    fn inner_loop(
        &mut self,
        program: &Program,
        instruction: &Instruction,
        block: usize,
        forms: &Map<u32, Form>,
    ) -> Result<Form, Stop> {
        let reads = program.reads(block).into_iter().chain(program.operands(instruction).iter().copied());
        for register in reads {
            if let Some(form) = forms.get(&register) {
                let value = form.fixed().ok_or(Stop::Refused)?;
                self.fill(register, value.clone());
            }
        }
        self.step(program, instruction)?;
        Ok(Form::Fixed(self.register(instruction.target).clone()))
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

/// The run whose repetition number `j` consists of these forms at `j`.
fn run_of(forms: &[Form], count: IBig) -> Result<Run, EvalError> {
    let word: Vec<Value> = forms.iter().map(|form| form.at(&IBig::ZERO)).collect();
    let steps: Vec<Value> = forms.iter().map(Form::step).collect();
    Run::drifting(word, count, steps).ok_or(apply::ILL_SORTED)
}

/// When to try again to evaluate many repetitions at once: after failures, later and later.
#[derive(Default)]
struct Patience {
    failures: u32,
    /// How many repetitions are walked before the next attempt.
    rest: u64,
}

impl Patience {
    fn tries_now(&mut self) -> bool {
        let now = self.rest == 0;
        self.rest = self.rest.saturating_sub(1);
        now
    }

    /// The wait doubles each time that all `ways` have failed.
    fn failed(&mut self, ways: usize) {
        self.failures += 1;
        let rounds = self.failures as usize / ways;
        self.rest = (1 << rounds.min(20)) - 1;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visits_are_counted() {
        let mut visited = Visited(0);
        for _ in 0..2 {
            assert_eq!(visited.charge(IBig::from(VISITED / 2)), Ok(()));
        }
        assert_eq!(visited.charge(IBig::ONE), Err(EvalError::TooLong));
        assert_eq!(Visited(1).charge(IBig::from(u64::MAX)), Err(EvalError::TooLong));
        assert_eq!(Visited(0).charge(IBig::ONE << 100), Err(EvalError::TooLong));
    }
}

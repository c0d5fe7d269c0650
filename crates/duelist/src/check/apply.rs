//! The meaning of every operator that takes no function, as the SMT-LIB theories define it.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::Arc;

use dashu_int::IBig;
use dashu_int::ops::{Abs, BitTest, DivEuclid, RemEuclid};
use dashu_ratio::RBig;

use super::EvalError;
use super::eval::Budget;
use crate::model::{ArrayValue, ListValue, Model, Run, Underspecified, Value};
use crate::term::{Combinator, Op, Set, Sort, Store, Symbol};

/// Sort checking rules this out: the term was not built by it.
pub(crate) const ILL_SORTED: EvalError = EvalError::Unsupported("an ill-sorted term");

/// An integer may have about so many bits (six hundred thousand digits). No single operation on it, printing included, then takes longer than
/// a deadline may be missed by.
const MAX_BITS: usize = 1 << 21;
/// The operands of an operation on reals may have about so many bits; they are costlier, because fractions are reduced.
pub(super) const MAX_REAL_BITS: usize = 1 << 20;
/// The length of a list may have so many bits (twenty thousand digits), so that what is computed from it is not much larger than the elements.
const MAX_LENGTH_BITS: usize = 1 << 16;

/// A list to be repeated with everything in it written out may have this many elements.
const MAX_WORD: usize = 1_000_000;

/// The arguments of an application.
pub(super) struct Operands<'r> {
    registers: &'r [Value],
    operands: &'r [u32],
}

impl<'r> Operands<'r> {
    pub(super) fn new(registers: &'r [Value], operands: &'r [u32]) -> Self {
        Operands { registers, operands }
    }

    fn get(&self, index: usize) -> &'r Value {
        &self.registers[self.operands[index] as usize]
    }

    fn iter(&self) -> impl Iterator<Item = &'r Value> {
        let registers = self.registers;
        self.operands.iter().map(move |operand| &registers[*operand as usize])
    }

    fn pair(&self) -> (&'r Value, &'r Value) {
        (self.get(0), self.get(1))
    }
}

/// What else gives an application its meaning.
pub(super) struct Context<'a> {
    pub(super) store: &'a Store,
    pub(super) model: &'a Model,
    /// The sort of the application.
    pub(super) sort: Sort,
}

/// The value of `op` applied to `operands`.
pub(super) fn apply(
    op: Op,
    operands: &Operands<'_>,
    context: &Context<'_>,
    budget: &mut Budget<'_>,
) -> Result<Value, EvalError> {
    match meaning(op, operands, context, budget)? {
        Value::Int(value) if value.bit_len() > MAX_BITS => Err(EvalError::TooLarge),
        value => Ok(value),
    }
}

fn meaning(
    op: Op,
    operands: &Operands<'_>,
    context: &Context<'_>,
    budget: &mut Budget<'_>,
) -> Result<Value, EvalError> {
    match op {
        Op::Symbol(symbol) => context.symbol(symbol, operands),
        Op::Not => Ok(Value::Bool(!truth(operands.get(0))?)),
        Op::And => fold_bool(operands, true, |a, b| a & b),
        Op::Or => fold_bool(operands, false, |a, b| a | b),
        Op::Implies => Ok(Value::Bool(!truth(operands.get(0))? | truth(operands.get(1))?)),
        Op::Xor => fold_bool(operands, false, |a, b| a ^ b),
        Op::Eq => {
            let (left, right) = operands.pair();
            if let Value::List(list) = left {
                budget.charge(list.effort())?;
            }
            Ok(Value::Bool(left == right))
        }
        Op::Distinct => Ok(Value::Bool(distinct(operands, budget)?)),
        Op::Ite => Ok(operands.get(if truth(operands.get(0))? { 1 } else { 2 }).clone()),
        Op::Add | Op::Sub | Op::Neg | Op::Mul | Op::Abs => arithmetic(op, operands, budget),
        Op::IntDiv | Op::Mod => {
            let (Value::Int(dividend), Value::Int(divisor)) = operands.pair() else {
                return Err(ILL_SORTED);
            };
            if divisor.is_zero() {
                let operation = if op == Op::Mod { Underspecified::Mod } else { Underspecified::IntDiv };
                return context.outside(operation, &[operands.get(0).clone()]);
            }
            integer_effort(dividend, divisor, budget)?;
            Ok(Value::Int(match op {
                Op::Mod => dividend.rem_euclid(divisor).into(),
                _ => dividend.div_euclid(divisor),
            }))
        }
        Op::RealDiv => {
            let (Value::Real(dividend), Value::Real(divisor)) = operands.pair() else {
                return Err(ILL_SORTED);
            };
            if divisor.is_zero() {
                return context.outside(Underspecified::RealDiv, &[operands.get(0).clone()]);
            }
            real_effort(dividend, divisor, budget)?;
            Ok(Value::Real(dividend / divisor))
        }
        Op::Lt => Ok(Value::Bool(compare(operands, budget)?.is_lt())),
        Op::Le => Ok(Value::Bool(compare(operands, budget)?.is_le())),
        Op::ToReal => match operands.get(0) {
            Value::Int(value) => Ok(Value::Real(RBig::from(value.clone()))),
            _ => Err(ILL_SORTED),
        },
        Op::ToInt => match operands.get(0) {
            Value::Real(value) => Ok(Value::Int(value.floor())),
            _ => Err(ILL_SORTED),
        },
        Op::IsInt => match operands.get(0) {
            Value::Real(value) => Ok(Value::Bool(value.denominator().is_one())),
            _ => Err(ILL_SORTED),
        },
        Op::Construct(_, constructor) => Ok(Value::Data { constructor, fields: operands.iter().cloned().collect() }),
        Op::Select(sort, wanted, field) => match operands.get(0) {
            Value::Data { constructor, fields } if *constructor == wanted => {
                fields.get(field as usize).cloned().ok_or(ILL_SORTED)
            }
            Value::Data { .. } => {
                context.outside(Underspecified::Select(sort, wanted, field), &[operands.get(0).clone()])
            }
            _ => Err(ILL_SORTED),
        },
        Op::Test(_, wanted) => match operands.get(0) {
            Value::Data { constructor, .. } => Ok(Value::Bool(*constructor == wanted)),
            _ => Err(ILL_SORTED),
        },
        Op::ListValue(_) => Ok(Value::List(operands.iter().cloned().collect())),
        Op::Len => match operands.get(0) {
            Value::List(list) => Ok(Value::Int(list.len())),
            _ => Err(ILL_SORTED),
        },
        Op::Append => {
            let mut runs: Vec<Run> = Vec::new();
            for operand in operands.iter() {
                runs.extend_from_slice(list(operand)?.runs());
            }
            Ok(Value::List(ListValue::from_runs(runs)))
        }
        Op::Zip => {
            let (left, right) = (list(operands.get(0))?, list(operands.get(1))?);
            budget.charge(left.effort().saturating_add(right.effort()))?;
            left.zip(right).map(Value::List).ok_or(EvalError::TooLong)
        }
        Op::Rev => {
            let list = list(operands.get(0))?;
            budget.charge(list.effort())?;
            Ok(Value::List(list.reversed()))
        }
        Op::Repeat => {
            let word = [operands.get(1).clone()];
            Ok(Value::List(ListValue::from_runs([Run::repeated(word, count(operands.get(0))?.clone())])))
        }
        Op::Cycle => cycle(count(operands.get(0))?, list(operands.get(1))?, budget),
        Op::Drift => {
            let (word, drift) = (written_out(operands.get(1))?, written_out(operands.get(2))?);
            let run = Run::drifting(word, count(operands.get(0))?.clone(), drift);
            Ok(Value::List(ListValue::from_runs([run.ok_or(EvalError::Unsupported("a drift of another shape"))?])))
        }
        Op::ConstArray(_) => Ok(Value::Array(Arc::new(ArrayValue::constant(operands.get(0).clone())))),
        Op::Theory(operator) => {
            let values: Vec<&Value> = operands.iter().collect();
            operator.apply(&values)
        }
        Op::Combinator(combinator) => combine(combinator, operands, context, budget),
        Op::Call | Op::Map | Op::Fold | Op::FoldRight => Err(ILL_SORTED),
    }
}

/// The value of a list combinator without a function.
fn combine(
    combinator: Combinator,
    operands: &Operands<'_>,
    context: &Context<'_>,
    budget: &mut Budget<'_>,
) -> Result<Value, EvalError> {
    match combinator {
        Combinator::Sum => {
            let zero = Value::default_for(context.store, context.sort);
            let charge = |sum: &RBig, summand: &RBig| {
                budget.charge(1)?;
                match context.sort {
                    Sort::INT => integer_effort(sum.numerator(), summand.numerator(), budget),
                    _ => real_effort(sum, summand, budget),
                }
            };
            list(operands.get(0))?.sum(&zero, charge)?.ok_or(ILL_SORTED)
        }
        Combinator::Contains => Ok(Value::Bool(list(operands.get(1))?.position(operands.get(0)).is_some())),
        Combinator::Last => {
            let last = list(operands.get(0))?.last().map(Cow::into_owned);
            Ok(last.unwrap_or_else(|| operands.get(1).clone()))
        }
        Combinator::IndexOf => {
            let position = list(operands.get(1))?.position(operands.get(0));
            Ok(Value::Int(position.unwrap_or(IBig::NEG_ONE)))
        }
        Combinator::Head => {
            let head = list(operands.get(0))?.iter().next().map(Cow::into_owned);
            Ok(head.unwrap_or_else(|| operands.get(1).clone()))
        }
        Combinator::Nth => {
            let element = list(operands.get(0))?.nth(integer(operands.get(1))?);
            Ok(element.unwrap_or_else(|| operands.get(2).clone()))
        }
        Combinator::Element => match list(operands.get(0))?.nth(integer(operands.get(1))?) {
            Some(element) => Ok(element),
            None => {
                let arguments = [operands.get(0).clone(), operands.get(1).clone()];
                context.outside(Underspecified::Element(context.sort), &arguments)
            }
        },
        Combinator::Occurrence => {
            let (list, wanted) = (written_out(operands.get(0))?, written_out(operands.get(1))?);
            Ok(Value::Int(occurrence(&list, &wanted, integer(operands.get(2))?, budget)?))
        }
        Combinator::Min | Combinator::Max => {
            let wanted = if combinator == Combinator::Min { Ordering::Less } else { Ordering::Greater };
            let extreme = list(operands.get(0))?.extreme(wanted);
            Ok(extreme.unwrap_or_else(|| operands.get(1).clone()))
        }
        Combinator::Sorted => Ok(Value::Bool(list(operands.get(0))?.is_sorted())),
        Combinator::Distinct => {
            let distinct = list(operands.get(0))?.is_distinct(|| budget.charge(1))?;
            distinct.map(Value::Bool).ok_or(EvalError::TooLong)
        }
        Combinator::Take => Ok(Value::List(list(operands.get(1))?.split(integer(operands.get(0))?).0)),
        Combinator::Drop => Ok(Value::List(list(operands.get(1))?.split(integer(operands.get(0))?).1)),
        Combinator::Cons => {
            let first = Run::once([operands.get(0).clone()]);
            let rest = list(operands.get(1))?.runs().iter().cloned();
            Ok(Value::List(ListValue::from_runs(std::iter::once(first).chain(rest))))
        }
        Combinator::Snoc => {
            let last = Run::once([operands.get(1).clone()]);
            let rest = list(operands.get(0))?.runs().iter().cloned();
            Ok(Value::List(ListValue::from_runs(rest.chain([last]))))
        }
        Combinator::Concat => {
            let lists = list(operands.get(0))?;
            Ok(Value::List(concat(lists, budget)?))
        }
        Combinator::Range => {
            let (from, to) = (integer(operands.get(0))?, integer(operands.get(1))?);
            bounded_length(&(to - from))?;
            Ok(Value::List(ListValue::range(from, to)))
        }
        Combinator::Filter
        | Combinator::FilterMap
        | Combinator::MapIndexed
        | Combinator::Scan
        | Combinator::TakeWhile
        | Combinator::DropWhile
        | Combinator::Exists
        | Combinator::Forall
        | Combinator::Count
        | Combinator::Find
        | Combinator::FoldIndexed => Err(ILL_SORTED),
    }
}

impl Context<'_> {
    fn symbol(&self, symbol: Symbol, operands: &Operands<'_>) -> Result<Value, EvalError> {
        let name = || self.store.symbol(symbol).name.clone();
        let value = if operands.operands.is_empty() {
            self.model.constants.get(&symbol)
        } else {
            let arguments: Vec<Value> = operands.iter().cloned().collect();
            self.model.functions.get(&symbol).map(|table| table.get(&arguments))
        };
        self.checked(value.ok_or_else(|| EvalError::Unassigned(name()))?, name)
    }

    /// The value of an operation outside its domain, for the arguments that it depends on.
    fn outside(&self, operation: Underspecified, arguments: &[Value]) -> Result<Value, EvalError> {
        match self.model.underspecified.get(&operation) {
            Some(table) => self.checked(table.get(arguments), || self.name(operation)),
            None => Ok(Value::default_for(self.store, self.sort)),
        }
    }

    fn checked(&self, value: &Value, name: impl FnOnce() -> String) -> Result<Value, EvalError> {
        if value.fits(self.store, self.sort) { Ok(value.clone()) } else { Err(EvalError::IllSorted(name())) }
    }

    fn name(&self, operation: Underspecified) -> String {
        match operation {
            Underspecified::IntDiv => "div".into(),
            Underspecified::Mod => "mod".into(),
            Underspecified::RealDiv => "/".into(),
            Underspecified::Element(_) => "seq.nth".into(),
            Underspecified::Select(sort, constructor, field) => {
                self.store.constructor(sort, constructor).fields[field as usize].name.clone()
            }
        }
    }
}

fn list(value: &Value) -> Result<&ListValue, EvalError> {
    match value {
        Value::List(list) => Ok(list),
        _ => Err(ILL_SORTED),
    }
}

fn integer(value: &Value) -> Result<&IBig, EvalError> {
    match value {
        Value::Int(value) => Ok(value),
        _ => Err(ILL_SORTED),
    }
}

/// How many times something is to be repeated.
fn count(value: &Value) -> Result<&IBig, EvalError> {
    integer(value).and_then(|count| bounded_length(count).map(|()| count))
}

/// Refuses lengths that are large numbers themselves.
fn bounded_length(length: &IBig) -> Result<(), EvalError> {
    if *length > IBig::ZERO && length.bit_len() > MAX_LENGTH_BITS { Err(EvalError::TooLong) } else { Ok(()) }
}

/// The elements of a list that is not too long.
fn written_out(value: &Value) -> Result<Vec<Value>, EvalError> {
    let list = list(value)?;
    if list.len() > IBig::from(MAX_WORD) {
        return Err(EvalError::TooLong);
    }
    Ok(list.iter().map(Cow::into_owned).collect())
}

/// The first index from `from` on at which `wanted` occurs in a list, or −1; an index before the beginning or past the end is no place to begin.
fn occurrence(list: &[Value], wanted: &[Value], from: &IBig, budget: &mut Budget<'_>) -> Result<IBig, EvalError> {
    let Ok(from) = usize::try_from(from) else { return Ok(IBig::NEG_ONE) };
    for at in from..(list.len() + 1).saturating_sub(wanted.len()) {
        budget.charge(1 + wanted.len())?;
        if list[at..].starts_with(wanted) {
            return Ok(IBig::from(at));
        }
    }
    Ok(IBig::NEG_ONE)
}

/// The elements of the elements of a list. A run of lists that do not change is a repetition of what they are together.
fn concat(lists: &ListValue, budget: &mut Budget<'_>) -> Result<ListValue, EvalError> {
    let mut runs: Vec<Run> = Vec::new();
    for run in lists.runs() {
        if run.drift().is_some() {
            if *run.count() > IBig::from(MAX_WORD) {
                return Err(EvalError::TooLong);
            }
            for inner in ListValue::from_runs([run.clone()]).iter() {
                budget.charge(1 + list(&inner)?.runs().len())?;
                runs.extend_from_slice(list(&inner)?.runs());
            }
            continue;
        }
        let mut word: Vec<Run> = Vec::new();
        for inner in run.word() {
            word.extend_from_slice(list(inner)?.runs());
        }
        let together = cycle(run.count(), &ListValue::from_runs(word), budget)?;
        runs.extend_from_slice(list(&together)?.runs());
    }
    Ok(ListValue::from_runs(runs))
}

/// A list so many times.
fn cycle(count: &IBig, word: &ListValue, budget: &mut Budget<'_>) -> Result<Value, EvalError> {
    // A single run needs no writing out, nor does a list that is taken a few times.
    if let [run] = word.runs() {
        if run.drift().is_none() {
            let run = Run::repeated(run.word(), run.count() * count);
            bounded_length(run.count())?;
            return Ok(Value::List(ListValue::from_runs([run])));
        }
    }
    match usize::try_from(&count.clone().max(IBig::ZERO)) {
        Ok(times) if times <= MAX_WORD => {
            budget.charge(times * word.runs().len())?;
            let runs = std::iter::repeat_n(word.runs(), times).flatten().cloned();
            Ok(Value::List(ListValue::from_runs(runs)))
        }
        _ => {
            let word = written_out(&Value::List(word.clone()))?;
            Ok(Value::List(ListValue::from_runs([Run::repeated(word, count.clone())])))
        }
    }
}

fn truth(value: &Value) -> Result<bool, EvalError> {
    match value {
        Value::Bool(value) => Ok(*value),
        _ => Err(ILL_SORTED),
    }
}

fn fold_bool(operands: &Operands<'_>, start: bool, combine: fn(bool, bool) -> bool) -> Result<Value, EvalError> {
    operands.iter().try_fold(start, |so_far, value| Ok(combine(so_far, truth(value)?))).map(Value::Bool)
}

fn distinct(operands: &Operands<'_>, budget: &mut Budget<'_>) -> Result<bool, EvalError> {
    let mut seen = Set::default();
    for value in operands.iter() {
        budget.charge(if let Value::List(list) = value { list.effort() } else { 1 })?;
        if !seen.insert(value) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn arithmetic(op: Op, operands: &Operands<'_>, budget: &mut Budget<'_>) -> Result<Value, EvalError> {
    let first = operands.get(0);
    match (op, first) {
        (Op::Neg, Value::Int(value)) => return Ok(Value::Int(-value)),
        (Op::Neg, Value::Real(value)) => return Ok(Value::Real(-value)),
        (Op::Abs, Value::Int(value)) => return Ok(Value::Int(value.abs())),
        _ => {}
    }
    let mut result = None;
    for right in operands.iter().skip(1) {
        let left = result.as_ref().unwrap_or(first);
        result = Some(match (op, left, right) {
            (Op::Add, Value::Int(left), Value::Int(right)) => Value::Int(left + right),
            (Op::Sub, Value::Int(left), Value::Int(right)) => Value::Int(left - right),
            (Op::Mul, Value::Int(left), Value::Int(right)) => {
                integer_effort(left, right, budget)?;
                Value::Int(left * right)
            }
            (_, Value::Real(left), Value::Real(right)) => {
                real_effort(left, right, budget)?;
                Value::Real(match op {
                    Op::Add => left + right,
                    Op::Sub => left - right,
                    Op::Mul => left * right,
                    _ => return Err(ILL_SORTED),
                })
            }
            _ => return Err(ILL_SORTED),
        });
    }
    Ok(result.unwrap_or_else(|| first.clone()))
}

fn compare(operands: &Operands<'_>, budget: &mut Budget<'_>) -> Result<Ordering, EvalError> {
    match operands.pair() {
        (Value::Int(left), Value::Int(right)) => Ok(left.cmp(right)),
        (Value::Real(left), Value::Real(right)) => {
            real_effort(left, right, budget)?;
            Ok(left.cmp(right))
        }
        _ => Err(ILL_SORTED),
    }
}

/// Refuses numbers that would take the memory or the time of the machine.
fn integer_effort(left: &IBig, right: &IBig, budget: &mut Budget<'_>) -> Result<(), EvalError> {
    let bits = left.bit_len() + right.bit_len();
    if bits > MAX_BITS { Err(EvalError::TooLarge) } else { budget.charge(bits / 256) }
}

fn real_effort(left: &RBig, right: &RBig, budget: &mut Budget<'_>) -> Result<(), EvalError> {
    let bits = real_bits(left) + real_bits(right);
    if bits > MAX_REAL_BITS { Err(EvalError::TooLarge) } else { budget.charge(bits / 256) }
}

/// The bits of numerator and denominator.
pub(super) fn real_bits(value: &RBig) -> usize {
    value.numerator().bit_len() + value.denominator().bit_len()
}

//! Runs compiled terms.

use std::borrow::Cow;

use super::compile::{Action, Block, Instruction, Program};
use super::occurrences::Occurrences;
use super::repeat::{Function, Order};
use super::{EvalError, apply};
use crate::model::{ListValue, Model, Value};
use crate::term::{Combinator, Node, Op, Store, Term};

/// Gives terms their values under a model, each subterm once. Follows SMT-LIB to the letter: integers of any size,
/// Euclidean `div` and `mod`, and for operators outside their domain the interpretation that the model claims.
pub struct Evaluator<'a> {
    machine: Machine<'a>,
    program: Program,
    /// How much of the program's root has run.
    executed: usize,
}

impl<'a> Evaluator<'a> {
    /// An evaluator without a limit.
    #[must_use]
    pub fn new(store: &'a Store, model: &'a Model) -> Evaluator<'a> {
        let machine = Machine {
            store,
            model,
            words: true,
            occurrences: Occurrences::default(),
            registers: Vec::new(),
            budget: Budget { limit: &|| false, steps: 0 },
        };
        Evaluator { machine, program: Program::new(), executed: 0 }
    }

    /// Lets `limit` end evaluations: it is asked every few thousand steps, and `true` means stop.
    #[must_use]
    pub fn with_limit(mut self, limit: &'a dyn Fn() -> bool) -> Evaluator<'a> {
        self.machine.budget.limit = limit;
        self
    }

    /// Does everything on values.
    #[cfg(test)]
    pub(super) fn without_words(mut self) -> Evaluator<'a> {
        self.machine.words = false;
        self
    }

    /// The value of a closed fold in machine words, if it can be had there.
    #[cfg(test)]
    pub(super) fn in_words(&mut self, fold: Term) -> Result<Option<Value>, EvalError> {
        self.value(fold)?;
        let last = self.program.root().last().expect("it was compiled");
        let Action::Fold(block) = last.action else { panic!("not a fold") };
        let [init, list] = *self.program.operands(last) else { panic!("two operands") };
        let (init, list) = (self.machine.register(init).clone(), self.machine.list(list)?);
        self.machine.fold_in_words(&self.program, self.program.block(block), &init, &list)
    }

    /// The value of a closed term that is not a function. Terms may be of any depth; what was computed for one term is
    /// known for the next, and after an error the evaluator may be asked on.
    ///
    /// # Errors
    /// If some part of the term has no value, even one that would not matter for the result: see [`EvalError`].
    pub fn value(&mut self, term: Term) -> Result<Value, EvalError> {
        // What an error leaves behind is forgotten, so that it cannot reach terms that have nothing to do with it.
        self.evaluate(term).inspect_err(|_| (self.program, self.executed) = (Program::new(), 0))
    }

    fn evaluate(&mut self, term: Term) -> Result<Value, EvalError> {
        let register = self.program.compile(self.machine.store, term)?;
        self.machine.registers.resize(self.program.registers(), Value::Bool(false));
        while let Some(instruction) = self.program.root().get(self.executed) {
            self.machine.budget.charge(1)?;
            self.machine.step(&self.program, instruction)?;
            self.executed += 1;
        }
        Ok(self.machine.registers[register as usize].clone())
    }
}

/// Counts steps, and now and then asks whether to stop.
pub(super) struct Budget<'a> {
    limit: &'a dyn Fn() -> bool,
    steps: usize,
}

impl Budget<'_> {
    const INTERVAL: usize = 4096;

    /// To be called before work of about this many steps.
    pub(super) fn charge(&mut self, steps: usize) -> Result<(), EvalError> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps < Self::INTERVAL {
            return Ok(());
        }
        self.steps = 0;
        if (self.limit)() { Err(EvalError::Interrupted) } else { Ok(()) }
    }
}

/// The registers, and what instructions need to know of the world.
pub(super) struct Machine<'a> {
    pub(super) store: &'a Store,
    pub(super) model: &'a Model,
    /// Whether long folds may be run in machine words.
    pub(super) words: bool,
    occurrences: Occurrences,
    registers: Vec<Value>,
    budget: Budget<'a>,
}

impl Machine<'_> {
    pub(super) fn step(&mut self, program: &Program, instruction: &Instruction) -> Result<(), EvalError> {
        let operands = program.operands(instruction);
        let value = match instruction.action {
            Action::Apply(op) => match self.looked_up(op, instruction.target, operands) {
                Some(value) => value,
                None => {
                    let context = apply::Context { store: self.store, model: self.model, sort: instruction.sort };
                    apply::apply(op, &apply::Operands::new(&self.registers, operands), &context, &mut self.budget)?
                }
            },
            Action::Map(block) => {
                let list = self.list(operands[0])?;
                Value::List(
                    self.map_list(Function { program, block: program.block(block), order: Order::Plain }, &list)?,
                )
            }
            Action::Fold(block) => {
                let (init, list) = (self.register(operands[0]).clone(), self.list(operands[1])?);
                let function = Function { program, block: program.block(block), order: Order::Plain };
                self.fold_list(function, init, &list, None)?
            }
            Action::FoldRight(block) => {
                let (init, list) = (self.register(operands[0]).clone(), self.list(operands[1])?);
                let function = Function { program, block: program.block(block), order: Order::Plain };
                self.fold_list(function, init, &list.reversed(), None)?
            }
            Action::Combine(combinator, block) => {
                let known = self.counted(program, combinator, block, instruction.target, operands);
                match known {
                    Some(count) => count,
                    None => {
                        let arguments: Vec<Value> =
                            operands.iter().map(|operand| self.register(*operand).clone()).collect();
                        self.combine(program, combinator, program.block(block), &arguments)?
                    }
                }
            }
            Action::Literal(term) => self.literal(term)?,
        };
        self.registers[instruction.target as usize] = value;
        Ok(())
    }

    /// Whether a value is in a list, or where, if the instruction is known to look into it again and again.
    fn looked_up(&mut self, op: Op, target: u32, operands: &[u32]) -> Option<Value> {
        let Op::Combinator(combinator @ (Combinator::Contains | Combinator::IndexOf)) = op else { return None };
        let [Some(value), Some(Value::List(list))] = [0, 1].map(|place| self.registers.get(operands[place] as usize))
        else {
            return None;
        };
        let (_, first) = self.occurrences.of(target, list, value)?;
        Some(match combinator {
            Combinator::Contains => Value::Bool(first.is_some()),
            _ => first.map_or(Value::int(-1), Value::int),
        })
    }

    /// The number of elements that equal a value, if the instruction is known to look into the list again and again.
    fn counted(
        &mut self,
        program: &Program,
        combinator: Combinator,
        block: usize,
        target: u32,
        operands: &[u32],
    ) -> Option<Value> {
        if combinator != Combinator::Count {
            return None;
        }
        let value = program.block(block).compares_with(|instruction| program.operands(instruction))?;
        let (value, Value::List(list)) =
            (self.registers.get(value as usize)?, self.registers.get(operands[0] as usize)?)
        else {
            return None;
        };
        Some(Value::int(self.occurrences.of(target, list, value)?.0))
    }

    /// A block's result for these arguments.
    pub(super) fn call(
        &mut self,
        program: &Program,
        block: &Block,
        arguments: [Option<Cow<'_, Value>>; 3],
    ) -> Result<Value, EvalError> {
        self.budget.charge(1 + block.code.len())?;
        for (parameter, argument) in block.parameters.iter().zip(arguments.into_iter().flatten()) {
            self.registers[*parameter as usize] = argument.into_owned();
        }
        block.code.iter().try_for_each(|instruction| self.step(program, instruction))?;
        let result = &mut self.registers[block.result as usize];
        Ok(if block.owns_result { std::mem::replace(result, Value::Bool(false)) } else { result.clone() })
    }

    /// What an instruction other than a combinator makes of these operands.
    pub(super) fn apply_values(&mut self, instruction: &Instruction, operands: &[Value]) -> Result<Value, EvalError> {
        match instruction.action {
            Action::Literal(term) => self.literal(term),
            Action::Apply(op) => {
                let places: Vec<u32> = (0..).take(operands.len()).collect();
                let context = apply::Context { store: self.store, model: self.model, sort: instruction.sort };
                apply::apply(op, &apply::Operands::new(operands, &places), &context, &mut self.budget)
            }
            Action::Map(_) | Action::Fold(_) | Action::FoldRight(_) | Action::Combine(..) => Err(apply::ILL_SORTED),
        }
    }

    fn literal(&self, term: Term) -> Result<Value, EvalError> {
        match self.store.node(term) {
            Node::Bool(value) => Ok(Value::Bool(*value)),
            Node::Int(value) => Ok(Value::Int(value.clone())),
            Node::Real(value) => Ok(Value::Real(value.clone())),
            Node::Literal(value) => Ok(Value::Literal(value.clone())),
            _ => Err(EvalError::Unsupported("a literal of an unknown kind")),
        }
    }

    pub(super) fn fill(&mut self, register: u32, value: Value) {
        self.registers[register as usize] = value;
    }

    pub(super) fn register(&self, register: u32) -> &Value {
        &self.registers[register as usize]
    }

    pub(super) fn charge(&mut self, steps: usize) -> Result<(), EvalError> {
        self.budget.charge(steps)
    }

    fn list(&self, register: u32) -> Result<ListValue, EvalError> {
        match self.register(register) {
            Value::List(list) => Ok(list.clone()),
            _ => Err(apply::ILL_SORTED),
        }
    }
}

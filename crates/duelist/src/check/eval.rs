//! Runs compiled terms.

use super::compile::{Action, Block, Instruction, Program};
use super::{EvalError, apply};
use crate::model::{Model, Value};
use crate::term::{Node, Store, Term};

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
        let machine = Machine { store, model, registers: Vec::new(), budget: Budget { limit: &|| false, steps: 0 } };
        Evaluator { machine, program: Program::new(), executed: 0 }
    }

    /// Lets `limit` end evaluations: it is asked every few thousand steps, and `true` means stop.
    #[must_use]
    pub fn with_limit(mut self, limit: &'a dyn Fn() -> bool) -> Evaluator<'a> {
        self.machine.budget.limit = limit;
        self
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
struct Machine<'a> {
    store: &'a Store,
    model: &'a Model,
    registers: Vec<Value>,
    budget: Budget<'a>,
}

impl Machine<'_> {
    fn step(&mut self, program: &Program, instruction: &Instruction) -> Result<(), EvalError> {
        let operands = program.operands(instruction);
        let value = match instruction.action {
            Action::Apply(op) => {
                let context = apply::Context { store: self.store, model: self.model, sort: instruction.sort };
                apply::apply(op, &apply::Operands::new(&self.registers, operands), &context, &mut self.budget)?
            }
            Action::Map(block) => self.map(program, program.block(block), operands[0])?,
            Action::Fold(block) => self.fold(program, program.block(block), operands[0], operands[1])?,
            Action::Literal(term) => match self.store.node(term) {
                Node::Bool(value) => Value::Bool(*value),
                Node::Int(value) => Value::Int(value.clone()),
                Node::Real(value) => Value::Real(value.clone()),
                _ => return Err(EvalError::Unsupported("a literal of an unknown kind")),
            },
        };
        self.registers[instruction.target as usize] = value;
        Ok(())
    }

    fn run(&mut self, program: &Program, block: &Block) -> Result<(), EvalError> {
        self.budget.charge(1 + block.code.len())?;
        block.code.iter().try_for_each(|instruction| self.step(program, instruction))
    }

    fn map(&mut self, program: &Program, block: &Block, list: u32) -> Result<Value, EvalError> {
        let Value::List(list) = self.registers[list as usize].clone() else {
            return Err(apply::ILL_SORTED);
        };
        let (element, result) = (block.parameters[0] as usize, block.result as usize);
        let mut results = Vec::new();
        for value in list.iter() {
            self.registers[element] = value.into_owned();
            self.run(program, block)?;
            results.push(if block.owns_result {
                std::mem::replace(&mut self.registers[result], Value::Bool(false))
            } else {
                self.registers[result].clone()
            });
        }
        Ok(Value::List(results.into()))
    }

    fn fold(&mut self, program: &Program, block: &Block, init: u32, list: u32) -> Result<Value, EvalError> {
        let Value::List(list) = self.registers[list as usize].clone() else {
            return Err(apply::ILL_SORTED);
        };
        let (accumulator, element) = (block.parameters[0] as usize, block.parameters[1] as usize);
        let result = block.result as usize;
        self.registers[accumulator] = self.registers[init as usize].clone();
        for value in list.iter() {
            self.registers[element] = value.into_owned();
            self.run(program, block)?;
            if block.owns_result {
                self.registers.swap(accumulator, result);
            } else if accumulator != result {
                self.registers[accumulator] = self.registers[result].clone();
            }
        }
        Ok(std::mem::replace(&mut self.registers[accumulator], Value::Bool(false)))
    }
}

//! Terms as programs: a nest of loops over one file of registers.
//!
//! Every subterm gets a register and an instruction that fills it; the function of a `fold` or `map` is a [`Block`]
//! that runs once per element. An instruction stands in the block of the innermost function whose variables it depends
//! on, so what does not change in a loop is computed before it, and closed terms are computed once, in the root. This
//! is allowed because evaluation has no effects and every operator is total.
//!
//! **Invariant:** ids of children are smaller than their parent's, so compiling in ascending order fills registers
//! before they are read. Only functions that use variables of enclosing functions recurse here, up to [`MAX_NESTING`].

use std::collections::BTreeSet;

use super::EvalError;
use crate::term::{Combinator, Map, Node, Op, Set, Sort, Store, Term};

/// How deeply functions that capture variables may be nested.
const MAX_NESTING: usize = 256;

/// A place for a value.
pub(super) type Register = u32;

/// What an instruction does with its operands.
#[derive(Clone, Copy, Debug)]
pub(super) enum Action {
    /// The literal that this term is.
    Literal(Term),
    /// Any operator without a function.
    Apply(Op),
    /// Collects the results of this block for the elements of the operand.
    Map(usize),
    /// Runs this block over the elements of the second operand, starting with the first.
    Fold(usize),
    /// The same from the last element to the first.
    FoldRight(usize),
    /// This combinator with this block as its function.
    Combine(Combinator, usize),
}

/// Fills one register.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instruction {
    pub(super) action: Action,
    pub(super) target: Register,
    /// The sort of the result.
    pub(super) sort: Sort,
    first: u32,
    count: u32,
}

/// A compiled function.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// Where the caller puts the arguments.
    pub(super) parameters: Vec<Register>,
    /// Computes `result` from the parameters and from registers of enclosing blocks.
    pub(super) code: Vec<Instruction>,
    /// Where the result is afterwards.
    pub(super) result: Register,
    /// Whether each run computes `result` anew, so that the caller may take it away.
    pub(super) owns_result: bool,
    /// The levels of the enclosing functions that the block reads from, all of them: a fold that reads from two levels
    /// must run inside the inner one, and the function around it inside the outer one.
    outer: BTreeSet<u32>,
}

/// A function being compiled, or the root.
#[derive(Debug, Default)]
struct Scope {
    parameters: Vec<Register>,
    code: Vec<Instruction>,
    registers: Map<Term, Register>,
    blocks: Map<Term, usize>,
    outer: BTreeSet<u32>,
}

/// Everything compiled so far; grows, and never compiles a closed term or function twice.
#[derive(Debug)]
pub(super) struct Program {
    /// The root and the functions around the term at hand, outermost first; a scope's place is its level.
    scopes: Vec<Scope>,
    blocks: Vec<Block>,
    operands: Vec<Register>,
    /// For each register, the level of the scope that fills it.
    levels: Vec<u32>,
    /// For each register, the sort of its values.
    sorts: Vec<Sort>,
}

impl Program {
    pub(super) fn new() -> Program {
        Program {
            scopes: vec![Scope::default()],
            blocks: Vec::new(),
            operands: Vec::new(),
            levels: Vec::new(),
            sorts: Vec::new(),
        }
    }

    /// The register of a closed term, valid once all of [`Program::root`] has run. After an error the program is of no
    /// more use.
    pub(super) fn compile(&mut self, store: &Store, term: Term) -> Result<Register, EvalError> {
        if !store.is_closed(term) {
            return Err(EvalError::Unsupported("a term with a variable that nothing binds"));
        }
        for term in self.missing(store, term) {
            match store.node(term) {
                Node::Lambda(..) => self.function(store, term).map(|_| ())?,
                _ => self.emit(store, term)?,
            }
        }
        let register = self.scopes[0].registers.get(&term).copied();
        register.ok_or(EvalError::Unsupported("a function as a value"))
    }

    /// The code outside of all functions, in the order of execution; only ever extended.
    pub(super) fn root(&self) -> &[Instruction] {
        &self.scopes[0].code
    }

    /// A compiled function.
    pub(super) fn block(&self, block: usize) -> &Block {
        &self.blocks[block]
    }

    /// The registers that a function reads, those of the functions inside it included.
    pub(super) fn reads(&self, block: usize) -> Vec<Register> {
        let (mut found, mut todo) = (Vec::new(), vec![block]);
        while let Some(block) = todo.pop() {
            let block = self.block(block);
            found.push(block.result);
            for instruction in &block.code {
                found.extend_from_slice(self.operands(instruction));
                match instruction.action {
                    Action::Map(inner) | Action::Fold(inner) | Action::FoldRight(inner) | Action::Combine(_, inner) => {
                        todo.push(inner);
                    }
                    Action::Literal(_) | Action::Apply(_) => {}
                }
            }
        }
        found
    }

    /// Where an instruction finds its arguments.
    pub(super) fn operands(&self, instruction: &Instruction) -> &[Register] {
        &self.operands[instruction.first as usize..][..instruction.count as usize]
    }

    /// The sort of a register's values.
    pub(super) fn sort(&self, register: Register) -> Sort {
        self.sorts[register as usize]
    }

    /// How many registers there are.
    pub(super) fn registers(&self) -> usize {
        self.levels.len()
    }

    /// The closed terms and functions that occur anywhere in `root` and are not compiled yet, children first.
    fn missing(&self, store: &Store, root: Term) -> Vec<Term> {
        let compiled = &self.scopes[0];
        let mut seen = Set::default();
        let mut found = Vec::new();
        let mut todo = vec![root];
        while let Some(term) = todo.pop() {
            let known = compiled.registers.contains_key(&term) || compiled.blocks.contains_key(&term);
            if known || !seen.insert(term) {
                continue;
            }
            if store.is_closed(term) {
                found.push(term);
            }
            todo.extend_from_slice(store.children(term));
        }
        found.sort_unstable();
        found
    }

    /// Compiles a term whose children have registers in the innermost scope or the root.
    fn emit(&mut self, store: &Store, term: Term) -> Result<(), EvalError> {
        let (action, arguments) = match store.node(term) {
            Node::Bool(_) | Node::Int(_) | Node::Real(_) | Node::Literal(_) => (Action::Literal(term), &[][..]),
            Node::App(Op::Map, arguments) => (Action::Map(self.function_of(store, arguments, 1)?), &arguments[1..]),
            Node::App(Op::Fold, arguments) => (Action::Fold(self.function_of(store, arguments, 2)?), &arguments[1..]),
            Node::App(Op::FoldRight, arguments) => {
                let block = self.function_of(store, arguments, 2)?;
                (Action::FoldRight(self.flipped(block)), &arguments[1..])
            }
            Node::App(Op::Combinator(combinator), arguments) if combinator.signature().takes_function() => {
                let block = self.function(store, arguments[0])?;
                (Action::Combine(*combinator, block), &arguments[1..])
            }
            Node::App(Op::Call, _) => {
                return Err(EvalError::Unsupported("a call of a function parameter"));
            }
            Node::App(op, arguments) => (Action::Apply(*op), &**arguments),
            Node::Forall(..) => return Err(EvalError::Unsupported("a quantifier")),
            Node::Bound(..) | Node::Lambda(..) => {
                return Err(EvalError::Unsupported("a function as a value"));
            }
        };
        let first = self.operands.len();
        for argument in arguments {
            let register = self.lookup(store, *argument)?;
            self.operands.push(register);
        }
        let mut read: BTreeSet<u32> =
            self.operands[first..].iter().map(|register| self.level(*register)).filter(|level| *level > 0).collect();
        if let Action::Map(block) | Action::Fold(block) | Action::FoldRight(block) | Action::Combine(_, block) = action
        {
            read.extend(&self.blocks[block].outer);
        }
        let level = read.pop_last().unwrap_or(0);
        let target = self.fresh(level, store.sort_of(term));
        let (first, count) = (number(first), number(arguments.len()));
        let scope = &mut self.scopes[level as usize];
        scope.code.push(Instruction { action, target, sort: store.sort_of(term), first, count });
        scope.outer.append(&mut read);
        let innermost = self.scopes.len() - 1;
        self.scopes[innermost].registers.insert(term, target);
        Ok(())
    }

    fn function_of(&mut self, store: &Store, arguments: &[Term], parameters: usize) -> Result<usize, EvalError> {
        let block = self.function(store, arguments[0])?;
        if self.blocks[block].parameters.len() == parameters {
            Ok(block)
        } else {
            Err(EvalError::Unsupported("a function with a wrong number of parameters"))
        }
    }

    /// A block that takes its arguments in the opposite order.
    fn flipped(&mut self, block: usize) -> usize {
        let mut flipped = self.blocks[block].clone();
        flipped.parameters.reverse();
        self.blocks.push(flipped);
        self.blocks.len() - 1
    }

    /// The block of a lambda that stands in the innermost scope.
    fn function(&mut self, store: &Store, lambda: Term) -> Result<usize, EvalError> {
        let level = self.scopes.len();
        let home = if store.is_closed(lambda) { 0 } else { level - 1 };
        if let Some(block) = self.scopes[home].blocks.get(&lambda) {
            return Ok(*block);
        }
        let Node::Lambda(parameters, body) = store.node(lambda) else {
            return Err(EvalError::Unsupported("a function that is not given by a lambda"));
        };
        if level > MAX_NESTING {
            return Err(EvalError::Unsupported("functions nested this deeply"));
        }
        let parameters: Vec<Register> = parameters.iter().map(|sort| self.fresh(number(level), *sort)).collect();
        self.scopes.push(Scope { parameters, ..Scope::default() });
        for term in open_subterms(store, *body) {
            self.emit(store, term)?;
        }
        let result = self.lookup(store, *body)?;
        let Scope { parameters, code, mut outer, .. } = self.scopes.pop().unwrap_or_default();
        let own = self.level(result) == number(level);
        if !own && self.level(result) > 0 {
            outer.insert(self.level(result));
        }
        let owns_result = own && !parameters.contains(&result);
        self.blocks.push(Block { parameters, code, result, owns_result, outer });
        let block = self.blocks.len() - 1;
        self.scopes[home].blocks.insert(lambda, block);
        Ok(block)
    }

    /// The register of a compiled term or a variable, as seen from the innermost scope.
    fn lookup(&self, store: &Store, term: Term) -> Result<Register, EvalError> {
        if let Node::Bound(index, _) = store.node(term) {
            let variables = self.scopes.iter().rev().flat_map(|scope| scope.parameters.iter().rev());
            return variables.copied().nth(*index as usize).ok_or(EvalError::Unsupported("an unbound variable"));
        }
        let scope = if store.is_closed(term) { self.scopes.first() } else { self.scopes.last() };
        let register = scope.and_then(|scope| scope.registers.get(&term)).copied();
        register.ok_or(EvalError::Unsupported("a function as a value"))
    }

    fn level(&self, register: Register) -> u32 {
        self.levels[register as usize]
    }

    fn fresh(&mut self, level: u32, sort: Sort) -> Register {
        self.levels.push(level);
        self.sorts.push(sort);
        number(self.levels.len() - 1)
    }
}

/// The terms of a function's body to be compiled in its own scope, children first: no variables, and nothing inside the
/// functions it contains.
fn open_subterms(store: &Store, body: Term) -> Vec<Term> {
    let mut seen = Set::default();
    let mut found = Vec::new();
    let mut todo = vec![body];
    while let Some(term) = todo.pop() {
        let skipped = store.is_closed(term) || matches!(store.node(term), Node::Bound(..) | Node::Lambda(..));
        if !skipped && seen.insert(term) {
            found.push(term);
            todo.extend_from_slice(store.children(term));
        }
    }
    found.sort_unstable();
    found
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("fewer registers than 2^32")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_compiled_twice() {
        let s = &mut Store::default();
        let (acc, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
        let body = s.sum([acc, x]);
        let step = s.lambda([Sort::INT, Sort::INT], body);
        let (zero, one) = (s.int(0), s.int(1));
        let list = s.app(Op::ListValue(Sort::INT), [zero, one]);
        let folds = [s.fold(step, zero, list), s.fold(step, one, list)];
        let mut program = Program::new();
        let registers = folds.map(|fold| program.compile(s, fold).expect("it has a value"));
        let size = |program: &Program| (program.root().len(), program.blocks.len(), program.registers());
        // The two numbers, the list, and the folds; one function with two parameters and a sum.
        assert_eq!(size(&program), (5, 1, 8));
        assert_eq!(folds.map(|fold| program.compile(s, fold).expect("it has a value")), registers);
        let both = s.eq(folds[0], folds[1]);
        program.compile(s, both).expect("it has a value");
        assert_eq!(size(&program), (6, 1, 9));
    }
}

//! Folds over long lists in machine words: what `eval` does on values, done on 64-bit integers.
//!
//! A fold's function becomes straight-line code on single words; a datatype value is several of them ([`Layout`]), so that constructors and
//! selectors mostly take no code at all: they only decide which words are meant. A number that leaves 64 bits ends the attempt: the fold is
//! then evaluated on values, which have no bound. So are functions with anything in them that is not laid out in words.

use super::EvalError;
use super::compile::{Action, Block, Instruction, Program, Register};
use super::eval::Machine;
use crate::model::{Layout, ListValue, Model, Run, Underspecified, Value};
use crate::term::{Map, Op, Store};

/// A word of the file.
type Word = u32;

/// Computes one word from others; booleans are 0 and 1.
#[derive(Clone, Copy, Debug)]
enum Step {
    Not(Word, Word),
    And(Word, Word, Word),
    Or(Word, Word, Word),
    Eq(Word, Word, Word),
    Lt(Word, Word, Word),
    Le(Word, Word, Word),
    Add(Word, Word, Word),
    Sub(Word, Word, Word),
    Mul(Word, Word, Word),
    /// Zero where the divisor is.
    Div(Word, Word, Word),
    Mod(Word, Word, Word),
    Abs(Word, Word),
    /// The second if the first is true, else the third.
    Choose(Word, [Word; 3]),
}

/// The code of a function of an accumulator and an element.
pub(super) struct Code {
    /// With constants and the values of enclosing functions in their places.
    file: Vec<i64>,
    steps: Vec<Step>,
    accumulator: Place,
    element: Place,
    result: Place,
}

/// Where a value is.
#[derive(Clone, Debug)]
struct Place {
    layout: Layout,
    words: Vec<Word>,
}

impl Code {
    /// Compiles a block; `value` gives the registers that it does not fill itself. `None` if something in it has no words.
    pub(super) fn new<'v>(
        program: &Program,
        block: &Block,
        store: &Store,
        model: &Model,
        value: impl Fn(Register) -> &'v Value,
    ) -> Option<Code> {
        let mut compiler = Compiler { store, model, file: Vec::new(), constants: Map::default(), steps: Vec::new() };
        let mut places: Map<Register, Place> = Map::default();
        for parameter in &block.parameters {
            let layout = Layout::of(store, program.sort(*parameter))?;
            let words = (0..layout.words()).map(|_| compiler.fresh()).collect();
            places.insert(*parameter, Place { layout, words });
        }
        let place_of = |compiler: &mut Compiler<'_>, places: &mut Map<Register, Place>, register: Register| {
            if let Some(place) = places.get(&register) {
                return Some(place.clone());
            }
            let place = compiler.constant(Layout::of(store, program.sort(register))?, value(register))?;
            places.insert(register, place.clone());
            Some(place)
        };
        for instruction in &block.code {
            let operands = program.operands(instruction).iter();
            let operands: Option<Vec<Place>> =
                operands.map(|register| place_of(&mut compiler, &mut places, *register)).collect();
            let place = compiler.instruction(instruction, &operands?)?;
            places.insert(instruction.target, place);
        }
        let result = place_of(&mut compiler, &mut places, block.result)?;
        let [accumulator, element] = block.parameters[..] else { return None };
        let (accumulator, element) = (places.remove(&accumulator)?, places.remove(&element)?);
        Some(Code { file: compiler.file, steps: compiler.steps, accumulator, element, result })
    }

    /// The fold over a list; `None` if a number leaves 64 bits.
    pub(super) fn fold(
        &mut self,
        init: &Value,
        list: &ListValue,
        machine: &mut Machine<'_>,
    ) -> Result<Option<Value>, EvalError> {
        let (mut state, mut before) = (Vec::new(), Vec::new());
        if self.accumulator.layout.write(init, &mut state).is_none() {
            return Ok(None);
        }
        for run in list.runs() {
            let Some(mut elements) = Elements::of(run, &self.element.layout) else { return Ok(None) };
            let Ok(count) = u64::try_from(run.count()) else { return Ok(None) };
            for repetition in 0..count {
                if repetition > 0 && elements.advance().is_none() {
                    return Ok(None);
                }
                machine.charge(elements.words.len() * (1 + self.steps.len() / 8))?;
                before.clone_from(&state);
                for element in &elements.words {
                    set(&mut self.file, &self.accumulator.words, &state);
                    set(&mut self.file, &self.element.words, element);
                    if self.run().is_none() {
                        return Ok(None);
                    }
                    for (word, at) in state.iter_mut().zip(&self.result.words) {
                        *word = self.file[*at as usize];
                    }
                }
                // From the same state the same elements lead to it again.
                if state == before && elements.drift.is_empty() {
                    break;
                }
            }
        }
        Ok(self.result.layout.read(&state))
    }

    fn run(&mut self) -> Option<()> {
        let file = &mut self.file[..];
        for step in &self.steps {
            let get = |word: Word| file[word as usize];
            let (to, value) = match *step {
                Step::Not(to, a) => (to, 1 - get(a)),
                Step::And(to, a, b) => (to, get(a) & get(b)),
                Step::Or(to, a, b) => (to, get(a) | get(b)),
                Step::Eq(to, a, b) => (to, i64::from(get(a) == get(b))),
                Step::Lt(to, a, b) => (to, i64::from(get(a) < get(b))),
                Step::Le(to, a, b) => (to, i64::from(get(a) <= get(b))),
                Step::Add(to, a, b) => (to, get(a).checked_add(get(b))?),
                Step::Sub(to, a, b) => (to, get(a).checked_sub(get(b))?),
                Step::Mul(to, a, b) => (to, get(a).checked_mul(get(b))?),
                Step::Div(to, a, b) => (to, if get(b) == 0 { 0 } else { get(a).checked_div_euclid(get(b))? }),
                Step::Mod(to, a, b) => (to, if get(b) == 0 { 0 } else { get(a).checked_rem_euclid(get(b))? }),
                Step::Abs(to, a) => (to, get(a).checked_abs()?),
                Step::Choose(to, [c, a, b]) => (to, if get(c) == 0 { get(b) } else { get(a) }),
            };
            file[to as usize] = value;
        }
        Some(())
    }
}

fn set(file: &mut [i64], places: &[Word], words: &[i64]) {
    for (at, word) in places.iter().zip(words) {
        file[*at as usize] = *word;
    }
}

/// The words of a run's repetition at hand.
struct Elements {
    words: Vec<Vec<i64>>,
    drift: Vec<Vec<i64>>,
}

impl Elements {
    fn of(run: &Run, layout: &Layout) -> Option<Elements> {
        let write = |value: &Value| {
            let mut words = Vec::with_capacity(layout.words());
            layout.write(value, &mut words).map(|()| words)
        };
        let words = run.word().iter().map(write).collect::<Option<_>>()?;
        let mut drift = run.drift().unwrap_or_default().iter().map(write).collect::<Option<Vec<_>>>()?;
        let numbers = layout.numbers();
        for (word, number) in drift.iter_mut().flat_map(|words| words.iter_mut().zip(&numbers)) {
            *word = if *number { *word } else { 0 };
        }
        Some(Elements { words, drift })
    }

    fn advance(&mut self) -> Option<()> {
        for (word, step) in self.words.iter_mut().flatten().zip(self.drift.iter().flatten()) {
            *word = word.checked_add(*step)?;
        }
        Some(())
    }
}

struct Compiler<'a> {
    store: &'a Store,
    model: &'a Model,
    file: Vec<i64>,
    constants: Map<i64, Word>,
    steps: Vec<Step>,
}

impl Compiler<'_> {
    fn fresh(&mut self) -> Word {
        self.file.push(0);
        u32::try_from(self.file.len() - 1).unwrap_or(u32::MAX)
    }

    fn number(&mut self, value: i64) -> Word {
        if let Some(word) = self.constants.get(&value) {
            return *word;
        }
        let word = self.fresh();
        self.file[word as usize] = value;
        self.constants.insert(value, word);
        word
    }

    fn constant(&mut self, layout: Layout, value: &Value) -> Option<Place> {
        let mut words = Vec::new();
        layout.write(value, &mut words)?;
        Some(Place { words: words.into_iter().map(|word| self.number(word)).collect(), layout })
    }

    fn emit(&mut self, step: impl FnOnce(Word) -> Step) -> Word {
        let to = self.fresh();
        self.steps.push(step(to));
        to
    }

    fn chain(&mut self, words: &[Word], step: fn(Word, Word, Word) -> Step) -> Option<Word> {
        let (first, rest) = words.split_first()?;
        Some(rest.iter().fold(*first, |left, right| self.emit(|to| step(to, left, *right))))
    }

    fn all(&mut self, words: &[Word]) -> Word {
        self.chain(words, Step::And).unwrap_or_else(|| self.number(1))
    }

    fn choose(&mut self, condition: Word, then: Word, otherwise: Word) -> Word {
        if then == otherwise { then } else { self.emit(|to| Step::Choose(to, [condition, then, otherwise])) }
    }

    fn same(&mut self, left: &Place, right: &Place) -> Word {
        let pairs: Vec<(Word, Word)> = left.words.iter().copied().zip(right.words.iter().copied()).collect();
        let equal: Vec<Word> = pairs
            .into_iter()
            .filter(|(left, right)| left != right)
            .map(|(left, right)| self.emit(|to| Step::Eq(to, left, right)))
            .collect();
        self.all(&equal)
    }

    /// What the operator means outside its domain, unless the model says something of its own.
    fn default(&self, operation: Underspecified) -> Option<()> {
        (!self.model.underspecified.contains_key(&operation)).then_some(())
    }

    fn instruction(&mut self, instruction: &Instruction, operands: &[Place]) -> Option<Place> {
        let layout = Layout::of(self.store, instruction.sort)?;
        // Literals are compiled outside of functions, and combinators inside of one have no words.
        let Action::Apply(op) = instruction.action else { return None };
        let words: Vec<Word> = operands.iter().filter_map(|place| place.words.first().copied()).collect();
        let word = match (op, &words[..]) {
            (Op::Not, [a]) => self.emit(|to| Step::Not(to, *a)),
            (Op::And, _) => self.all(&words),
            (Op::Or, _) => self.chain(&words, Step::Or)?,
            (Op::Implies, [a, b]) => {
                let not = self.emit(|to| Step::Not(to, *a));
                self.emit(|to| Step::Or(to, not, *b))
            }
            (Op::Xor, [a, b]) => {
                let same = self.emit(|to| Step::Eq(to, *a, *b));
                self.emit(|to| Step::Not(to, same))
            }
            (Op::Eq, _) => self.same(&operands[0], &operands[1]),
            (Op::Distinct, _) => {
                let mut differ = Vec::new();
                for (index, left) in operands.iter().enumerate() {
                    for right in &operands[index + 1..] {
                        let same = self.same(left, right);
                        differ.push(self.emit(|to| Step::Not(to, same)));
                    }
                }
                self.all(&differ)
            }
            (Op::Add, _) => self.chain(&words, Step::Add)?,
            (Op::Mul, _) => self.chain(&words, Step::Mul)?,
            (Op::Sub, _) => self.chain(&words, Step::Sub)?,
            (Op::Neg, [a]) => {
                let zero = self.number(0);
                self.emit(|to| Step::Sub(to, zero, *a))
            }
            (Op::Abs, [a]) => self.emit(|to| Step::Abs(to, *a)),
            (Op::IntDiv, [a, b]) => {
                self.default(Underspecified::IntDiv)?;
                self.emit(|to| Step::Div(to, *a, *b))
            }
            (Op::Mod, [a, b]) => {
                self.default(Underspecified::Mod)?;
                self.emit(|to| Step::Mod(to, *a, *b))
            }
            (Op::Lt, [a, b]) => self.emit(|to| Step::Lt(to, *a, *b)),
            (Op::Le, [a, b]) => self.emit(|to| Step::Le(to, *a, *b)),
            (Op::Test(_, constructor), [tag]) => self.has_tag(*tag, constructor),
            (Op::Ite, [condition, ..]) => {
                let pairs = operands[1].words.iter().zip(&operands[2].words);
                let words = pairs.map(|(then, otherwise)| self.choose(*condition, *then, *otherwise)).collect();
                return Some(Place { layout, words });
            }
            (Op::Construct(_, constructor), _) => {
                let mut words = vec![self.number(0); layout.words()];
                words[0] = self.number(i64::from(constructor));
                for (field, place) in (0..).zip(operands) {
                    words[layout.field(constructor, field)?.0].copy_from_slice(&place.words);
                }
                return Some(Place { layout, words });
            }
            (Op::Select(sort, constructor, field), [tag]) => {
                self.default(Underspecified::Select(sort, constructor, field))?;
                let fields = &operands[0].words[operands[0].layout.field(constructor, field)?.0];
                if self.store.datatype(sort)?.constructors.len() == 1 {
                    return Some(Place { layout, words: fields.to_vec() });
                }
                let otherwise = self.constant(layout, &Value::default_for(self.store, instruction.sort))?;
                let right = self.has_tag(*tag, constructor);
                let words = fields.iter().zip(&otherwise.words);
                let words = words.map(|(field, default)| self.choose(right, *field, *default)).collect();
                return Some(Place { layout: otherwise.layout, words });
            }
            _ => return None,
        };
        Some(Place { layout, words: vec![word] })
    }

    fn has_tag(&mut self, tag: Word, constructor: u32) -> Word {
        let constructor = self.number(i64::from(constructor));
        self.emit(|to| Step::Eq(to, tag, constructor))
    }
}

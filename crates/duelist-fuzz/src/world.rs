//! Models that are made, not found: random ones for planting, and all small ones for brute force.
//!
//! What a made model says of a symbol depends on a seed and on the symbol's name alone. So it stays the same while a problem is made smaller.

use std::sync::Arc;

use std::cell::Cell;

use dashu_ratio::RBig;
use duelist::internals::check::{Evaluator, check_model};
use duelist::internals::model::{ArrayValue, ListForm, Model, Table, Underspecified, Value, write_value};
use duelist::internals::script::InForce;
use duelist::internals::term::{
    Bits, Combinator, Float, FloatFormat, Literal, Op, Rounding, Sort, SortNode, Store, Symbol, Term, Text,
};
use duelist::{Options, Response, Solver};

use crate::random::Random;
use crate::sexp::{Script, Sexp};

/// How long a list of a made model may be.
const LONGEST: usize = 7;

/// At most so many models are tried by brute force.
const MOST: usize = 600;

/// A model is not judged beyond so many questions of the evaluator whether to go on: a list can grow beyond all measure.
const PATIENCE: usize = 500;

/// Whether a model satisfies all assertions, as far as that can be said.
fn satisfies(store: &Store, assertions: &[Term], model: &Model) -> bool {
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > PATIENCE
    };
    check_model(store, assertions, model, stop).is_ok()
}

/// A problem that was read.
pub struct World {
    solver: Solver,
}

impl World {
    /// Reads a problem; `None` if a command of it is wrong.
    #[must_use]
    pub fn read(script: &Script) -> Option<World> {
        let mut solver = Solver::new(Options::default());
        let responses = solver.run(&script.context());
        responses.iter().all(|response| matches!(response, Response::Success)).then_some(World { solver })
    }

    /// What is declared and asserted.
    pub fn in_force(&mut self) -> InForce<'_> {
        self.solver.in_force()
    }

    /// Adds a command; false if it is wrong.
    pub fn add(&mut self, command: &str) -> bool {
        self.solver.run(command).iter().all(|response| matches!(response, Response::Success))
    }

    /// Whether the model of a seed satisfies all assertions.
    pub fn satisfied_by(&mut self, seed: u64) -> bool {
        let InForce { store, assertions, symbols } = self.solver.in_force();
        let model = model(store, &symbols, &assertions, seed);
        satisfies(store, &assertions, &model)
    }

    /// The value of a term of a sort in the model of a seed, as it is written; `None` if the term is wrong or has no value.
    pub fn value(&mut self, sort: &str, term: &Sexp, seed: u64) -> Option<String> {
        let defined = format!("(push)(declare-const value! {sort})(assert (= value! {term}))");
        if !self.add(&defined) {
            return None;
        }
        let InForce { store, assertions, symbols } = self.solver.in_force();
        let model = model(store, &symbols, &assertions, seed);
        let (constant, (_, sides)) = (Op::Symbol(*symbols.last()?), store.as_app(*assertions.last()?)?);
        let side = *sides.iter().find(|side| store.as_app(**side).is_none_or(|(op, _)| op != constant))?;
        let value = Evaluator::new(store, &model).value(side).ok()?;
        let (mut text, sort) = (String::new(), store.sort_of(side));
        write_value(&mut text, store, sort, &value, ListForm::Full).ok()?;
        Some(text)
    }

    /// A small model of the assertions, if brute force finds one: every combination of small values if there are few, else some of them.
    /// Also says how many were tried.
    pub fn brute_force(&mut self) -> (bool, usize) {
        let InForce { store, assertions, symbols } = self.solver.in_force();
        let base = model(store, &symbols, &assertions, 0);
        let used = store.symbols_in(&assertions);
        let constants: Vec<Symbol> =
            used.into_iter().filter(|symbol| store.symbol(*symbol).parameters.is_empty()).collect();
        let domains: Vec<Vec<Value>> =
            constants.iter().map(|symbol| small(store, store.symbol(*symbol).sort)).collect();
        let combinations = domains.iter().try_fold(1_usize, |product, domain| product.checked_mul(domain.len()));
        let exhaustive = combinations.filter(|count| *count <= MOST);
        let mut random = Random::new(1);
        for number in 0..exhaustive.unwrap_or(MOST) {
            let mut model =
                if number % 8 == 7 { model(store, &symbols, &assertions, number as u64) } else { base.clone() };
            let mut rest = number;
            for (symbol, domain) in constants.iter().zip(&domains) {
                let index = if exhaustive.is_some() { rest % domain.len() } else { random.below(domain.len()) };
                rest /= domain.len();
                model.constants.insert(*symbol, domain[index].clone());
            }
            if satisfies(store, &assertions, &model) {
                return (true, number + 1);
            }
        }
        (false, exhaustive.unwrap_or(MOST))
    }
}

/// A random meaning of the symbols, and of the operations that the terms use outside their domain.
pub fn model(store: &mut Store, symbols: &[Symbol], terms: &[Term], seed: u64) -> Model {
    let mut model = Model::default();
    for symbol in symbols {
        let info = store.symbol(*symbol).clone();
        let mut random = Random::of(seed, &info.name);
        if info.parameters.is_empty() {
            model.constants.insert(*symbol, value(store, info.sort, &mut random));
        } else {
            model.functions.insert(*symbol, table(store, &info.parameters, info.sort, &mut random));
        }
    }
    let mut operations = vec![
        (Underspecified::IntDiv, vec![Sort::INT], Sort::INT),
        (Underspecified::Mod, vec![Sort::INT], Sort::INT),
        (Underspecified::RealDiv, vec![Sort::REAL], Sort::REAL),
    ];
    for term in store.postorder(terms) {
        let result = store.sort_of(term);
        match store.as_app(term) {
            Some((Op::Select(sort, constructor, field), _)) => {
                operations.push((Underspecified::Select(sort, constructor, field), vec![sort], result));
            }
            Some((Op::Combinator(Combinator::Element), arguments)) => {
                let sorts = arguments.iter().map(|argument| store.sort_of(*argument)).collect();
                operations.push((Underspecified::Element(result), sorts, result));
            }
            _ => {}
        }
    }
    for (operation, arguments, result) in operations {
        let name = match operation {
            Underspecified::Select(sort, constructor, field) => {
                format!("{:?}", store.constructor(sort, constructor).fields[field as usize].name)
            }
            Underspecified::Element(_) => "seq.nth".to_string(),
            other => format!("{other:?}"),
        };
        let table = table(store, &arguments, result, &mut Random::of(seed, &name));
        model.underspecified.insert(operation, table);
    }
    model
}

fn table(store: &mut Store, parameters: &[Sort], result: Sort, random: &mut Random) -> Table {
    let mut table = Table::new(value(store, result, random));
    for _ in 0..6 {
        let point = parameters.iter().map(|sort| value(store, *sort, random)).collect();
        table.insert(point, value(store, result, random));
    }
    table
}

/// A random value of a sort. Lists are short, and often repeat an element.
fn value(store: &mut Store, sort: Sort, random: &mut Random) -> Value {
    match *store.sort_node(sort) {
        SortNode::Bool => Value::Bool(random.one_in(2)),
        SortNode::Int => Value::int(if random.one_in(12) { random.between(-40, 40) } else { random.between(-4, 4) }),
        SortNode::Real => {
            Value::Real(RBig::from_parts(random.between(-6, 6).into(), [1_u8, 2, 3][random.below(3)].into()))
        }
        SortNode::BitVec(width) => {
            bits(width, if random.one_in(3) { random.between(-40, 40) } else { random.between(-2, 3) })
        }
        SortNode::Uninterpreted(..) => Value::Element(u32::try_from(random.below(3)).unwrap_or(0)),
        SortNode::List(element) => {
            let count = if random.one_in(3) { random.below(LONGEST + 1) } else { random.below(4) };
            let repeated = random.one_in(4).then(|| value(store, element, random));
            let elements = (0..count).map(|_| match &repeated {
                Some(value) if !random.one_in(5) => value.clone(),
                _ => value(store, element, random),
            });
            Value::list(elements.collect::<Vec<_>>())
        }
        SortNode::Data(..) => {
            let count = store.datatype(sort).map_or(1, |datatype| datatype.constructors.len());
            let constructor = u32::try_from(random.below(count)).unwrap_or(0);
            let sorts = store.field_sorts(sort, constructor);
            let fields: Vec<Value> = sorts.into_iter().map(|sort| value(store, sort, random)).collect();
            Value::data(constructor, fields)
        }
        SortNode::String => {
            let codes: Vec<u32> = (0..random.below(4)).map(|_| [97, 98, 48, 34][random.below(4)]).collect();
            Value::Literal(Literal::Text(Text::new(&codes)))
        }
        SortNode::Float(format) => float(format, random.below(1 << 16)),
        SortNode::RoundingMode => mode(random.below(5)),
        SortNode::Array(index, element) => {
            let mut array = ArrayValue::constant(value(store, element, random));
            for _ in 0..random.below(3) {
                array = array.store(value(store, index, random), value(store, element, random));
            }
            Value::Array(Arc::new(array))
        }
        SortNode::Parameter(_) | SortNode::Function(..) | SortNode::RegLan => Value::default_for(store, sort),
    }
}

fn bits(width: u32, value: i64) -> Value {
    Value::Literal(Literal::Bits(Bits::new(width, &value.into())))
}

/// The floating-point number whose parts are in these bits, the significand first.
fn float(format: FloatFormat, bits: usize) -> Value {
    let stored = format.significand() - 1;
    let part = |width: u32, from: u32| Bits::new(width, &(bits.checked_shr(from).unwrap_or(0)).into());
    let (sign, exponent) = (part(1, stored + format.exponent()), part(format.exponent(), stored));
    Value::Literal(Literal::Float(Float::of_parts(&sign, &exponent, &part(stored, 0)).expect("a format")))
}

fn mode(index: usize) -> Value {
    Value::Literal(Literal::Rounding(Rounding::ALL[index].0))
}

/// The small values of a sort, in order of size.
fn small(store: &mut Store, sort: Sort) -> Vec<Value> {
    match *store.sort_node(sort) {
        SortNode::Bool => vec![Value::Bool(false), Value::Bool(true)],
        SortNode::Int => [0, 1, -1, 2, -2, 3].map(Value::int).to_vec(),
        SortNode::Real => [(0, 1), (1, 1), (-1, 1), (1, 2)]
            .map(|(over, under): (i64, u8)| Value::Real(RBig::from_parts(over.into(), under.into())))
            .to_vec(),
        SortNode::BitVec(width) => {
            let mut values: Vec<Value> = [0, 1, -1, 2].map(|value| bits(width, value)).to_vec();
            values.truncate(1 << width.min(2));
            values
        }
        SortNode::Uninterpreted(..) => vec![Value::Element(0), Value::Element(1)],
        SortNode::List(element) => {
            let elements: Vec<Value> = small(store, element).into_iter().take(3).collect();
            let mut lists: Vec<Vec<Value>> = vec![Vec::new()];
            let mut from = 0;
            for _ in 0..3 {
                let upto = lists.len();
                for index in from..upto {
                    lists.extend(
                        elements
                            .iter()
                            .map(|element| [&lists[index][..], std::slice::from_ref(element)].concat())
                            .collect::<Vec<_>>(),
                    );
                }
                from = upto;
            }
            lists.into_iter().map(Value::list).collect()
        }
        SortNode::Data(..) => {
            let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
            let mut values = Vec::new();
            for constructor in 0..u32::try_from(count).unwrap_or(0) {
                let mut tuples: Vec<Vec<Value>> = vec![Vec::new()];
                for field in store.field_sorts(sort, constructor) {
                    let choices: Vec<Value> = small(store, field).into_iter().take(2).collect();
                    tuples = tuples
                        .iter()
                        .flat_map(|tuple| {
                            choices.iter().map(|choice| [&tuple[..], std::slice::from_ref(choice)].concat())
                        })
                        .take(8)
                        .collect();
                }
                values.extend(tuples.into_iter().map(|fields| Value::data(constructor, fields)));
            }
            values
        }
        SortNode::String => {
            [&[][..], &[97], &[98], &[97, 98]].map(|codes| Value::Literal(Literal::Text(Text::new(codes)))).to_vec()
        }
        SortNode::Float(format) => vec![0, 1 << 3, 0x38, 0xff].into_iter().map(|bits| float(format, bits)).collect(),
        SortNode::RoundingMode => (0..5).map(mode).collect(),
        SortNode::Array(index, element) => {
            let (indices, elements) = (small(store, index), small(store, element));
            let mut arrays: Vec<ArrayValue> = elements.iter().take(2).cloned().map(ArrayValue::constant).collect();
            for at in indices.into_iter().take(2) {
                let more = arrays.iter().map(|array| array.store(at.clone(), elements[elements.len() - 1].clone()));
                arrays.extend(more.collect::<Vec<_>>());
            }
            arrays.into_iter().map(|array| Value::Array(Arc::new(array))).collect()
        }
        SortNode::Parameter(_) | SortNode::Function(..) | SortNode::RegLan => Vec::new(),
    }
}

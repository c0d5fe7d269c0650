//! The symbols that the proofs are about, and the two judges: a solver and the evaluator.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use dashu_ratio::RBig;

use super::generate::Random;
use crate::backend::{Deadline, Session, Verdict, backend_from_spec};
use crate::check::{EvalError, Evaluator};
use crate::elaborate::Context;
use crate::model::{ArrayValue, Model, Table, Underspecified, Value};
use crate::syntax::{Expr, Position, Source, Tree};
use crate::term::{Bits, Literal, Map, Op, ShownSort, Sort, SortNode, Store, Symbol, Term, Text};
use crate::under;

/// What every term of the tables may mention. `raw-distinct` is a `distinct` of two arguments, which the elaborator would make
/// a negated equality; applying `real` and `minus` to literals makes redexes that it would compute.
const PRELUDE: &str = "(
    (declare-datatype Option (par (T) ((none) (some (value T)))))
    (declare-datatype Pair ((pair (first Int) (second Bool))))
    (declare-datatype Color ((red) (green) (blue)))
    (declare-datatype Unit ((unit)))
    (declare-sort Thing)
    (declare-const a Bool) (declare-const b Bool) (declare-const c Bool)
    (declare-const x Int) (declare-const y Int) (declare-const z Int)
    (declare-const r Real) (declare-const s Real)
    (declare-const o (Option Int)) (declare-const p (Option Int))
    (declare-const q Pair) (declare-const t Pair)
    (declare-const k Color) (declare-const u Unit)
    (declare-const v Thing) (declare-const w Thing)
    (declare-const l (List Int)) (declare-const m (List Int)) (declare-const n (List Pair))
    (declare-const flags (List Bool)) (declare-const reals (List Real)) (declare-const options (List (Option Int)))
    (declare-const colors (List Color))
    (declare-datatype Order ((order (id Int) (lines (List Int)) (paid Bool))))
    (declare-const rows (List (List Int))) (declare-const deep (List (List (List Int))))
    (declare-const bill Order) (declare-const orders (List Order))
    (declare-const maybe (Option (List Int))) (declare-const maybes (List (Option (List Int))))
    (declare-fun digits (Int) (List Int)) (declare-fun weight ((List Int)) Int)
    (declare-const bits (_ BitVec 3)) (declare-const words (List (_ BitVec 3)))
    (declare-const text String) (declare-const more String)
    (declare-const cells (Array Int Int)) (declare-const marks (Array Int Bool))
    (declare-fun f (Int) Int) (declare-fun g (Int Bool) Int)
    (declare-fun raw-distinct (Int Int) Bool)
    (define-fun real ((i Int)) Real (to_real i))
    (define-fun minus ((i Int)) Int (- i))
    (define-fun minus-real ((i Real)) Real (- i))
    (define-fun nothing () (Option Int) (as none (Option Int)))
)";

/// Constants that [`World::under_binders`] turns into variables, with lists that these range over.
const BINDABLE: [(&str, &str, &str); 9] = [
    ("a", "Bool", "flags"),
    ("c", "Bool", "flags"),
    ("x", "Int", "l"),
    ("y", "Int", "m"),
    ("r", "Real", "reals"),
    ("o", "(Option Int)", "options"),
    ("q", "Pair", "n"),
    ("k", "Color", "colors"),
    ("l", "(List Int)", "rows"),
];

/// Lists are this long at most when a solver is asked, so that it comes to an end.
const MAX_LENGTH: usize = 3;

/// How long a solver may take for one proof; the longest takes a hundredth of it.
const PATIENT: Duration = Duration::from_secs(60);

/// An evaluation is given up when its limit has been asked so often.
const PATIENCE: usize = 200;

/// How many random models there are.
pub(super) const MODELS: usize = 200;

pub(super) struct World {
    pub(super) context: Context,
    /// Everything declared, in order.
    pub(super) symbols: Vec<Symbol>,
    /// Random meanings of the symbols.
    models: Vec<Model>,
    session: Session,
}

impl World {
    pub(super) fn new() -> World {
        let backend = backend_from_spec("z3").expect("a known backend");
        let session = Session::open(&*backend, "proofs", None).expect("Z3 is there");
        let mut world = World { context: Context::default(), symbols: Vec::new(), models: Vec::new(), session };
        for command in read(PRELUDE).root().children() {
            world.declare(command);
        }
        // The order of declaration becomes the order of age.
        for symbol in &world.symbols {
            if world.context.store.symbol(*symbol).parameters.is_empty() {
                world.context.store.constant(*symbol);
            }
        }
        world.models = (0..MODELS as u64).map(|seed| world.model(&mut Random::new(seed))).collect();
        world
    }

    fn declare(&mut self, command: Expr<'_>) {
        let context = &mut self.context;
        let parts = command.list();
        let declared = match (parts[0].symbol(), &parts[1..]) {
            (Some("declare-const"), [name, sort]) => context.declare(*name, &[], *sort).map(Some),
            (Some("declare-fun"), [name, parameters, sort]) => {
                context.declare(*name, &parameters.list(), *sort).map(Some)
            }
            (Some("define-fun"), [name, parameters, sort, body]) => {
                context.define(*name, &parameters.list(), *sort, *body).map(|_| None)
            }
            (Some("declare-datatype"), [name, body]) => {
                context.declare_datatypes(&[(*name, None)], &[*body], None).map(|()| None)
            }
            (Some("declare-sort"), [name]) => context.declare_sort(*name, 0).map(|()| None),
            _ => panic!("{}", command.text()),
        };
        self.symbols.extend(declared.expect("the prelude is correct"));
    }

    /// The term that `text` denotes.
    pub(super) fn parse(&mut self, text: &str) -> Term {
        let term = self.context.term(read(text).root()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let store = &mut self.context.store;
        let raw = self.symbols.iter().copied().find(|symbol| store.symbol(*symbol).name == "raw-distinct");
        store.rebuild(&[term], &mut Map::default(), |store, term| match store.as_app(term) {
            Some((Op::Symbol(symbol), arguments)) if Some(symbol) == raw => {
                let arguments = arguments.to_vec();
                store.app(Op::Distinct, arguments)
            }
            _ => term,
        })[0]
    }

    /// `text` inside functions: each of its constants bound alone, and two of them nested.
    pub(super) fn under_binders(&mut self, text: &str) -> Vec<String> {
        let term = self.parse(text);
        let sort = self.context.store.sort_of(term);
        let words: Vec<&str> = text.split(|c: char| !(c.is_alphanumeric() || "-._".contains(c))).collect();
        let bindable: Vec<_> = BINDABLE.iter().filter(|(name, ..)| words.contains(name)).collect();
        let map = |(name, sort, list): &(&str, &str, &str), body: &str| {
            format!("(List.map (lambda (({name} {sort})) {body}) {list})")
        };
        let mut wrapped: Vec<String> = bindable.iter().map(|binding| map(binding, text)).collect();
        if let [outer, (name, element, list), ..] = bindable[..] {
            let result = ShownSort(&self.context.store, sort);
            let fold = format!("(List.fold (lambda ((acc {result}) ({name} {element})) {text}) {text} {list})");
            wrapped.push(map(outer, &fold));
        }
        wrapped
    }

    /// Whether a solver finds no model in which the terms differ and lists are short; an error if it does not say, or if there is no model with short lists at all.
    /// Lists are unfolded as [`crate::under`] does it, and no rule has been applied before.
    pub(super) fn solver_agrees(&mut self, left: Term, right: Term) -> Result<bool, String> {
        let store = &mut self.context.store;
        let equal = store.eq(left, right);
        let differ = store.not(equal);
        let mut formulas = under::without_lists(store, differ, MAX_LENGTH).map_err(|reason| reason.to_string())?;
        let differ = formulas.pop().expect("the formula itself");
        self.session.push();
        let [bounded, verdict] = [formulas, vec![differ]].map(|formulas| {
            formulas.iter().for_each(|formula| self.session.assert(store, *formula));
            self.session.check(store, &[], Deadline::after(PATIENT))
        });
        self.session.pop();
        match (bounded, verdict) {
            (Ok(Verdict::Sat), Ok(Verdict::Sat)) => Ok(false),
            (Ok(Verdict::Sat), Ok(Verdict::Unsat)) => Ok(true),
            other => Err(format!("{other:?}")),
        }
    }

    /// Whether the terms have the same value in the first so many random models.
    pub(super) fn models_agree(&self, left: Term, right: Term, count: usize) -> bool {
        self.models.iter().take(count).all(|model| self.model_agrees(model, left, right))
    }

    /// Whether the terms have the same value in a model. A list that grows beyond all measure has none, and is not compared.
    fn model_agrees(&self, model: &Model, left: Term, right: Term) -> bool {
        let [left, right] = [left, right].map(|term| {
            let asked = Cell::new(0);
            let limit = || {
                asked.set(asked.get() + 1);
                asked.get() > PATIENCE
            };
            match Evaluator::new(&self.context.store, model).with_limit(&limit).value(term) {
                Err(EvalError::Interrupted | EvalError::TooLarge) => None,
                value => Some(value.expect("a value")),
            }
        });
        left.zip(right).is_none_or(|(left, right)| left == right)
    }

    /// Whether the terms have the same value in a random model that gives some symbols other values.
    pub(super) fn agree_with(&self, values: &[(Symbol, Value)], left: Term, right: Term) -> bool {
        let mut model = self.models[values.len() % self.models.len()].clone();
        model.constants.extend(values.iter().cloned());
        self.model_agrees(&model, left, right)
    }

    /// A meaning for every symbol, and for the operators outside their domain.
    fn model(&mut self, random: &mut Random) -> Model {
        let store = &mut self.context.store;
        let mut model = Model::default();
        for symbol in &self.symbols {
            let info = store.symbol(*symbol).clone();
            if info.parameters.is_empty() {
                model.constants.insert(*symbol, value(store, info.sort, random));
            } else {
                model.functions.insert(*symbol, table(store, &info.parameters, info.sort, random));
            }
        }
        let sorts: Vec<Sort> = model.constants.keys().map(|symbol| store.symbol(*symbol).sort).collect();
        let mut operations = vec![
            (Underspecified::IntDiv, Sort::INT, Sort::INT),
            (Underspecified::Mod, Sort::INT, Sort::INT),
            (Underspecified::RealDiv, Sort::REAL, Sort::REAL),
        ];
        for sort in sorts {
            for constructor in 0..constructors(store, sort) {
                for (field, result) in (0..).zip(store.field_sorts(sort, constructor)) {
                    operations.push((Underspecified::Select(sort, constructor, field), sort, result));
                }
            }
        }
        for (operation, argument, result) in operations {
            model.underspecified.insert(operation, table(store, &[argument], result, random));
        }
        model
    }
}

fn read(text: &str) -> Tree {
    Tree::parse(Source { text: text.to_string(), start: Position::START })
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn constructors(store: &Store, sort: Sort) -> u32 {
    store.datatype(sort).map_or(0, |datatype| datatype.constructors.len()).try_into().expect("few constructors")
}

fn table(store: &mut Store, parameters: &[Sort], result: Sort, random: &mut Random) -> Table {
    let mut table = Table::new(value(store, result, random));
    for _ in 0..6 {
        let point = parameters.iter().map(|sort| value(store, *sort, random)).collect();
        table.insert(point, value(store, result, random));
    }
    table
}

/// A small value of a sort.
pub(super) fn value(store: &mut Store, sort: Sort, random: &mut Random) -> Value {
    match *store.sort_node(sort) {
        SortNode::Bool => Value::Bool(random.below(2) == 0),
        SortNode::Int => Value::int(random.between(-4, 4)),
        SortNode::Real => {
            Value::Real(RBig::from_parts(random.between(-6, 6).into(), [1_u8, 2, 3][random.below(3)].into()))
        }
        SortNode::BitVec(width) => Value::Literal(Literal::Bits(Bits::new(width, &random.between(-40, 40).into()))),
        SortNode::Uninterpreted(..) => Value::Element(u32::try_from(random.below(3)).expect("small")),
        SortNode::List(element) => {
            let count = random.below(MAX_LENGTH + 1);
            Value::list((0..count).map(|_| value(store, element, random)).collect::<Vec<_>>())
        }
        SortNode::Data(..) => {
            let count = constructors(store, sort) as usize;
            let constructor = u32::try_from(random.below(count)).expect("small");
            let sorts = store.field_sorts(sort, constructor);
            let fields: Vec<Value> = sorts.into_iter().map(|sort| value(store, sort, random)).collect();
            Value::data(constructor, fields)
        }
        SortNode::String => {
            let codes: Vec<u32> = (0..random.below(4)).map(|_| [97, 98, 44][random.below(3)]).collect();
            Value::Literal(Literal::Text(Text::new(&codes)))
        }
        SortNode::Array(index, element) => {
            let constant = ArrayValue::constant(value(store, element, random));
            let array = (0..4)
                .fold(constant, |array, _| array.store(value(store, index, random), value(store, element, random)));
            Value::Array(Arc::new(array))
        }
        SortNode::RegLan | SortNode::Float(_) | SortNode::RoundingMode => Value::default_for(store, sort),
        SortNode::Parameter(_) | SortNode::Function(..) => panic!("not a sort of values"),
    }
}

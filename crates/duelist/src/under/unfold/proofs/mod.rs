//! Every row of the table of combinators, and every other operator on lists, proved: for lists of up to three elements, whatever they and the functions are,
//! its unfolding is what its definition says. Wrong meanings are rejected.

mod broken;
mod definitions;

use std::sync::Arc;

use super::vector::{Slot, Vector, Vectors};
use crate::backend::{Backend, Deadline, Session, Verdict, backend_from_spec};
use crate::engine::Reason;
use crate::meaning::{Interpretation, Made, Read};
use crate::rewrite::{Undefined, totalize};
use crate::term::{Constructor, Field, Map, Op, Parameter, Pattern, Signature, Sort, SortNode, Store, Symbol, Term};
use definitions::{Argument, Cases, Chosen, Defined, MAX_NUMBER, cons, define, equal, length, nil};

/// Lists are this long at most.
const LONGEST: usize = 3;

/// What is known of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// It has so many elements.
    Full(usize),
    /// It has up to [`LONGEST`].
    Prefix,
    /// It has those of [`LONGEST`] slots that are there.
    Sparse,
    /// It has up to [`LONGEST`], and all but so many have slots.
    Cut(usize),
}

/// The shapes of the first list and of the others.
const SHAPES: [[Shape; 2]; 12] = [
    [Shape::Full(0), Shape::Full(0)],
    [Shape::Full(1), Shape::Full(2)],
    [Shape::Full(2), Shape::Full(1)],
    [Shape::Full(3), Shape::Full(3)],
    [Shape::Full(2), Shape::Prefix],
    [Shape::Prefix, Shape::Prefix],
    [Shape::Sparse, Shape::Sparse],
    [Shape::Prefix, Shape::Sparse],
    [Shape::Sparse, Shape::Full(3)],
    [Shape::Cut(1), Shape::Cut(2)],
    [Shape::Cut(2), Shape::Prefix],
    [Shape::Cut(1), Shape::Full(3)],
];

/// An operator and how it is applied.
#[derive(Clone, Copy, Debug)]
enum Operator {
    Row(&'static Signature),
    Other(&'static str, &'static [Parameter]),
}

const INT: Parameter = Parameter::Value(Pattern::Int);
const LIST: Parameter = Parameter::List(Pattern::Element);

/// Operators that are not in the table.
const OTHERS: [Operator; 9] = [
    Operator::Other("List.append", &[LIST, LIST]),
    Operator::Other("List.append of three", &[LIST, LIST, LIST]),
    Operator::Other("List.repeat", &[INT, INT]),
    Operator::Other("List.cycle", &[INT, LIST]),
    Operator::Other("List.value", &[INT, INT]),
    Operator::Other("List.drift", &[]),
    Operator::Other("ite", &[Parameter::Value(Pattern::Bool), LIST, LIST]),
    Operator::Other("ite true", &[LIST, LIST]),
    Operator::Other("=", &[LIST, LIST]),
];

impl Operator {
    fn all() -> Vec<Operator> {
        Signature::all().iter().map(Operator::Row).chain(OTHERS).collect()
    }

    fn name(self) -> &'static str {
        match self {
            Operator::Row(row) => row.name,
            Operator::Other(name, _) => name,
        }
    }

    fn parameters(self) -> &'static [Parameter] {
        match self {
            Operator::Row(row) => row.parameters,
            Operator::Other(_, parameters) => parameters,
        }
    }

    fn apply(self, store: &mut Store, arguments: &[Term]) -> Term {
        let op = match self {
            Operator::Row(row) => return row.apply(store, arguments),
            Operator::Other("List.append" | "List.append of three", _) => Op::Append,
            Operator::Other("ite true", _) => {
                let yes = store.bool(true);
                return store.app(Op::Ite, [&[yes], arguments].concat());
            }
            Operator::Other("List.repeat", _) => Op::Repeat,
            Operator::Other("List.cycle", _) => Op::Cycle,
            Operator::Other("List.value", _) => Op::ListValue(Sort::INT),
            Operator::Other("ite", _) => Op::Ite,
            Operator::Other("=", _) => Op::Eq,
            Operator::Other(_, _) => {
                let words = [[5, 7], [1, -2]].map(|word| {
                    let word = word.map(|number| store.int(number));
                    store.app(Op::ListValue(Sort::INT), word)
                });
                let twice = store.int(2);
                return store.app(Op::Drift, [twice, words[0], words[1]]);
            }
        };
        store.app(op, arguments)
    }
}

/// What an application means, if not what `meaning` says.
enum Meaning {
    Made(Made),
    Read(Read),
}

/// An application of an operator to arbitrary arguments.
struct Trial {
    store: Store,
    arguments: Vec<Term>,
    /// The same arguments for the definition.
    defined: Vec<Argument>,
    /// What is known of the lists, by their terms.
    lists: Vec<(Term, Vector)>,
    /// What is assumed.
    hypotheses: Vec<Term>,
    /// The symbols so far.
    known: Vec<Symbol>,
    option: Sort,
    cut: bool,
}

impl Trial {
    fn new(operator: Operator, shapes: [Shape; 2]) -> Trial {
        let mut store = Store::default();
        let declaration = store.declare_datatype("Option", 0);
        let none = Constructor { name: "none".to_string(), fields: Vec::new() };
        let value = Field { name: "value".to_string(), sort: Sort::INT };
        let some = Constructor { name: "some".to_string(), fields: vec![value] };
        store.define_datatype(declaration, vec![none, some]);
        let option = store.sort(SortNode::Data(declaration, [].into()));
        let cut = shapes.iter().any(|shape| matches!(shape, Shape::Cut(_)));
        let (arguments, lists, hypotheses) = (Vec::new(), Vec::new(), Vec::new());
        let mut trial =
            Trial { store, arguments, defined: Vec::new(), lists, hypotheses, known: Vec::new(), option, cut };
        for parameter in operator.parameters() {
            let (term, argument) = trial.argument(*parameter, shapes);
            trial.arguments.push(term);
            trial.defined.push(argument);
        }
        trial
    }

    fn constant(&mut self, name: &str, sort: Sort) -> Term {
        let constant = self.store.fresh_constant(name, sort);
        self.known.extend(self.store.symbols_in(&[constant]));
        constant
    }

    fn sort(&mut self, pattern: Pattern) -> Sort {
        match pattern {
            Pattern::Bool | Pattern::Second => Sort::BOOL,
            Pattern::Int | Pattern::Element | Pattern::Image => Sort::INT,
            Pattern::Pair => self.store.pair_sort(Sort::INT, Sort::BOOL),
            Pattern::Images => self.store.list_sort(Sort::INT),
        }
    }

    fn argument(&mut self, parameter: Parameter, shapes: [Shape; 2]) -> (Term, Argument) {
        match parameter {
            Parameter::Value(pattern) => {
                let sort = self.sort(pattern);
                let value = self.constant("value", sort);
                if pattern == Pattern::Int {
                    let (least, most) = (self.store.int(-1), self.store.int(MAX_NUMBER));
                    let within = [self.store.le(least, value), self.store.le(value, most)];
                    self.hypotheses.extend(within);
                }
                (value, Argument::Scalar(value))
            }
            Parameter::Function(inputs, output) | Parameter::Partial(inputs, output) => {
                let sorts: Vec<Sort> = inputs.iter().map(|pattern| self.sort(*pattern)).collect();
                let lists = output == Pattern::Images;
                let output = match parameter {
                    Parameter::Partial(..) => self.option,
                    _ if lists => Sort::INT,
                    _ => self.sort(output),
                };
                let symbol = self.store.declare_symbol("function", &sorts, output);
                self.known.push(symbol);
                let variables = (0_u32..).zip(sorts.iter().rev());
                let variables: Vec<Term> = variables.map(|(index, sort)| self.store.bound(index, *sort)).collect();
                let variables: Vec<Term> = variables.into_iter().rev().collect();
                let mut body = self.store.app(Op::Symbol(symbol), variables);
                if lists {
                    body = self.store.app(Op::ListValue(Sort::INT), [body, body]);
                }
                let function = self.store.lambda(sorts, body);
                (function, Argument::Scalar(function))
            }
            Parameter::List(pattern) => {
                let element = self.sort(pattern);
                let sort = self.store.list_sort(element);
                let list = self.constant("list", sort);
                let shape = shapes[self.lists.len().min(1)];
                let (vector, cases) = self.list(shape, element);
                self.lists.push((list, vector));
                (list, Argument::List(cases))
            }
        }
    }

    /// Any element; where elements are lists, one of none, one or two elements.
    fn element(&mut self, sort: Sort, index: usize) -> Term {
        let Some(inner) = self.store.element_sort(sort) else { return self.constant("element", sort) };
        let elements: Vec<Term> = (0..index % 3).map(|_| self.constant("element", inner)).collect();
        self.store.app(Op::ListValue(inner), elements)
    }

    /// A list of a shape: its slots, and what it is.
    fn list(&mut self, shape: Shape, element: Sort) -> (Vector, Cases) {
        let count = if let Shape::Full(count) = shape { count } else { LONGEST };
        let elements: Vec<Term> = (0..count).map(|index| self.element(element, index)).collect();
        let missing = if let Shape::Cut(missing) = shape { missing } else { 0 };
        let slots = &elements[..count - missing];
        let length = self.constant("length", Sort::INT);
        let present: Vec<Term> = match shape {
            Shape::Full(_) => vec![self.store.bool(true); count],
            Shape::Sparse => (0..count).map(|_| self.constant("present", Sort::BOOL)).collect(),
            Shape::Prefix | Shape::Cut(_) => {
                let numbers: Vec<Term> = (0..count).map(|index| self.store.int(index)).collect();
                numbers.into_iter().map(|index| self.store.app(Op::Lt, [index, length])).collect()
            }
        };
        let places: Vec<(Term, Term)> = present.into_iter().zip(elements.iter().copied()).collect();
        let cases = present_ones(&mut self.store, &places);
        let never = || None;
        let vector = match shape {
            Shape::Full(_) => Vectors::full(&mut self.store, slots),
            Shape::Prefix | Shape::Cut(_) => {
                let (least, most) = (self.store.int(0), self.store.int(LONGEST));
                let within = [self.store.le(least, length), self.store.le(length, most)];
                self.hypotheses.extend(within);
                Vectors::new(LONGEST, &never).prefix(&mut self.store, slots, length)
            }
            Shape::Sparse => {
                let exact = definitions::length(&mut self.store, &cases);
                let same = self.store.eq(length, exact);
                self.hypotheses.push(same);
                let slots = places.iter().map(|(present, element)| Slot { present: *present, element: *element });
                let complete = self.store.bool(true);
                Vector { slots: slots.collect(), length, complete, dense: false, most: count }
            }
        };
        (vector, cases)
    }

    /// What is to be shown of an application, or of what is taken for it: formulas that hold whatever the symbols mean.
    fn claims(mut self, operator: Operator, wrong: Option<broken::Wrong>) -> (Store, Vec<Term>) {
        let store = &mut self.store;
        let application = operator.apply(store, &self.arguments);
        let defined = define(store, operator.name(), &self.defined)
            .unwrap_or_else(|| panic!("no definition of {}", operator.name()));
        let never = || None;
        let bound = if self.cut { 1 } else { MAX_NUMBER + 1 };
        let vectors = |lists: &[(Term, Vector)]| {
            let mut vectors = Vectors::new(bound, &never);
            lists.iter().for_each(|(list, vector)| vectors.memo().define_list(*list, vector.clone()));
            vectors
        };
        let mut of_all = vectors(&self.lists);
        let wrong = wrong.map(|wrong| wrong(store, &self.arguments));
        let mut unfolded =
            Unfolded { known: self.known, hypotheses: self.hypotheses, cut: self.cut, claims: Vec::new() };
        match (defined, wrong) {
            (Defined::Scalar(value), None) => {
                let result = of_all.scalar(store, application).expect("a meaning");
                unfolded.scalar(store, &of_all, result, value);
            }
            (Defined::Scalar(value), Some(Meaning::Read(read))) => {
                read.lists().iter().for_each(|list| of_all.interpret(store, *list).expect("a meaning"));
                let result = of_all.read(store, &read).expect("a meaning");
                unfolded.scalar(store, &of_all, result, value);
            }
            (Defined::List(value), None) => {
                let result = of_all.list(store, application).expect("a meaning");
                unfolded.list(store, &of_all, &result, &value);
            }
            (Defined::List(value), Some(Meaning::Made(made))) => {
                made.lists().iter().for_each(|list| of_all.interpret(store, *list).expect("a meaning"));
                let result = of_all.make(store, &made).expect("a meaning");
                unfolded.list(store, &of_all, &result, &value);
            }
            (Defined::Lists(those, others), None) => {
                let halves = store.children(application).to_vec();
                for (half, value) in halves.into_iter().zip([those, others]) {
                    let mut of_half = vectors(&self.lists);
                    let result = of_half.list(store, half).expect("a meaning");
                    unfolded.list(store, &of_half, &result, &value);
                }
            }
            (_, Some(_)) => panic!("{} is no such thing", operator.name()),
        }
        (self.store, unfolded.claims)
    }
}

/// What was unfolded, and what must hold of it.
struct Unfolded {
    known: Vec<Symbol>,
    hypotheses: Vec<Term>,
    cut: bool,
    claims: Vec<Term>,
}

impl Unfolded {
    /// That a formula follows from the hypotheses and, unless lists are cut off, from what was defined on the way.
    ///
    /// Where lists are cut off, what is not known is a constant of its own, and what was defined on the way must admit that it is the right one: so the right
    /// value is put in its place, and then both have to hold.
    fn claim(&mut self, store: &mut Store, vectors: &Vectors<'_>, formula: Term, exact: Option<(Term, Term)>) {
        let mut premises = self.hypotheses.clone();
        let mut conclusions = vec![formula];
        if !self.cut {
            premises.extend(vectors.formulas.iter().copied());
            conclusions.extend(vectors.limits.iter().copied());
        } else if exact.is_some() {
            conclusions.extend(vectors.formulas.iter().copied());
        }
        if let (true, Some((constant, value))) = (self.cut, exact) {
            let mut memo: Map<Term, Term> = [(constant, value)].into_iter().collect();
            conclusions = store.rebuild(&conclusions, &mut memo, |_, term| term);
        }
        let (premises, conclusion) = (store.and(premises), store.and(conclusions));
        self.claims.push(store.implies(premises, conclusion));
    }

    /// Whether a value is a constant that was made while unfolding, because it is not known.
    fn is_open(&self, store: &Store, value: Term) -> bool {
        matches!(store.as_app(value), Some((Op::Symbol(symbol), [])) if !self.known.contains(&symbol))
    }

    /// Whether terms, `own` apart, are computed from what is not known: where lists are cut off, they say nothing.
    fn says_nothing(&self, store: &Store, computed: &[Term], own: Term) -> bool {
        let open: Vec<Symbol> = store.symbols_in(&[computed, &[own]].concat());
        let open = open.iter().filter(|symbol| !self.known.contains(symbol)).count();
        self.cut && open > usize::from(self.is_open(store, own))
    }

    fn scalar(&mut self, store: &mut Store, vectors: &Vectors<'_>, result: Term, value: Term) {
        if self.says_nothing(store, &vectors.formulas, result) {
            return;
        }
        let same = store.eq(result, value);
        self.claim(store, vectors, same, Some((result, value)).filter(|_| self.is_open(store, result)));
    }

    fn list(&mut self, store: &mut Store, vectors: &Vectors<'_>, vector: &Vector, value: &Cases) {
        let present: Vec<Term> = vector.slots.iter().map(|slot| slot.present).collect();
        if self.says_nothing(store, &present, vector.length) {
            return;
        }
        let exact = length(store, value);
        let open = Some((vector.length, exact)).filter(|_| self.is_open(store, vector.length));
        let same_length = store.eq(vector.length, exact);
        self.claim(store, vectors, same_length, open);
        let places: Vec<(Term, Term)> = vector.slots.iter().map(|slot| (slot.present, slot.element)).collect();
        let cases = present_ones(store, &places);
        let mut same = equal(store, &cases, value);
        if self.cut {
            same = store.implies(vector.complete, same);
        } else {
            same = store.and([vector.complete, same]);
        }
        self.claim(store, vectors, same, open);
        for (index, slot) in vector.slots.iter().enumerate().filter(|_| vector.dense) {
            let index = store.int(index);
            let inside = store.app(Op::Lt, [index, vector.length]);
            let placed = store.eq(slot.present, inside);
            self.claim(store, vectors, placed, open);
        }
    }
}

/// The list of the elements that are present.
fn present_ones(store: &mut Store, places: &[(Term, Term)]) -> Cases {
    places
        .iter()
        .rev()
        .fold(nil(), |rest, (present, element)| Cases::either(store, *present, cons(*element, rest.clone()), rest))
}

/// Asks Z3.
struct Judge {
    backend: Arc<dyn Backend>,
}

impl Judge {
    fn new() -> Judge {
        Judge { backend: backend_from_spec("z3").expect("a known backend") }
    }

    /// Whether formulas hold whatever the symbols mean.
    fn proves(&self, store: &mut Store, claims: &[Term]) -> bool {
        let mut session = Session::open(&*self.backend, "proofs", None).expect("Z3 is there");
        let all = store.and(claims.to_vec());
        let counterexample = store.not(all);
        let formulas = totalize(store, &[counterexample], &mut Undefined::default());
        formulas.iter().for_each(|formula| session.assert(store, *formula));
        match session.check(store, &[], Deadline::never()) {
            Ok(Verdict::Unsat) => true,
            Ok(Verdict::Sat) => false,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn every_operator_is_unfolded_as_it_is_defined() {
    let judge = Judge::new();
    for operator in Operator::all() {
        let mut claimed = 0;
        for shapes in SHAPES {
            let (mut store, claims) = Trial::new(operator, shapes).claims(operator, None);
            claimed += claims.len();
            assert!(judge.proves(&mut store, &claims), "{} of {shapes:?}", operator.name());
        }
        assert!(claimed >= 8, "{}: {claimed}", operator.name());
    }
}

#[test]
fn wrong_meanings_are_rejected() {
    let judge = Judge::new();
    for (name, wrong) in broken::MEANINGS {
        let mut operators = Operator::all().into_iter().filter(|operator| operator.name() == *name);
        let operator = operators.next().unwrap_or_else(|| panic!("{name}"));
        let rejected = SHAPES.into_iter().any(|shapes| {
            let (mut store, claims) = Trial::new(operator, shapes).claims(operator, Some(*wrong));
            !judge.proves(&mut store, &claims)
        });
        assert!(rejected, "{name}");
    }
}

/// However a long list is made or read, the limit is asked; for a short one it is not.
#[test]
fn unfolding_ends_when_the_limit_says_so() {
    for (count, ends) in [(10, false), (300, true)] {
        let mut store = Store::default();
        let list_sort = store.list_sort(Sort::INT);
        let lists = [(); 2].map(|()| store.fresh_constant("list", list_sort));
        let elements: Vec<Term> = (0..count).map(|_| store.fresh_constant("element", Sort::INT)).collect();
        let sparse = |store: &mut Store| {
            let full = Vectors::full(store, &elements);
            let present = store.fresh_constant("present", Sort::BOOL);
            let slots = full.slots.iter().map(|slot| Slot { present, ..*slot }).collect();
            Vector { slots, dense: false, ..full }
        };
        let vectors = lists.map(|_| sparse(&mut store));
        let (x, zero) = (store.bound(0, Sort::INT), store.int(0));
        let (positive, many) = (store.le(zero, x), store.int(count));
        let (predicate, step, at) = (
            store.lambda([Sort::INT], positive),
            store.lambda([Sort::INT, Sort::INT], x),
            store.lambda([Sort::INT], x),
        );
        let [list, other] = lists;
        let made = [
            Made::Concatenation(vec![list, other]),
            Made::Counted { count: many, at },
            Made::Pairs(list, other),
            Made::Cycle { count: many, list },
        ];
        let read = [
            Read::Fold { step, init: zero, list },
            Read::Exists { predicate, list },
            Read::Forall { predicate, list },
            Read::Equal(list, other),
        ];
        let stop = || Some(Reason::Timeout);
        let fresh = || {
            let mut unfolding = Vectors::new(4, &stop);
            lists.iter().zip(&vectors).for_each(|(list, vector)| {
                unfolding.memo().define_list(*list, vector.clone());
            });
            unfolding
        };
        for made in made {
            // Ten times ten elements are many.
            let ends = ends || matches!(made, Made::Cycle { .. } | Made::Pairs(..));
            assert_eq!(fresh().make(&mut store, &made).err(), ends.then_some(Reason::Timeout), "{made:?}");
        }
        for read in read {
            let ends = ends || matches!(read, Read::Equal(..));
            assert_eq!(fresh().read(&mut store, &read).err(), ends.then_some(Reason::Timeout), "{read:?}");
        }
    }
}

/// A count that is a number is unfolded in full, whatever the bound; one that is not is cut off, and a limit says so.
#[test]
fn numbers_are_not_cut_off() {
    let never = || None;
    let mut store = Store::default();
    let (ten, n, k) = (store.int(10), store.fresh_constant("n", Sort::INT), store.bound(0, Sort::INT));
    let at = store.lambda([Sort::INT], k);
    for (count, slots) in [(ten, 10), (n, 4)] {
        let mut vectors = Vectors::new(4, &never);
        let counted = vectors.make(&mut store, &Made::Counted { count, at }).expect("a list");
        assert_eq!(counted.slots.len(), slots);
        assert_eq!(vectors.limits.is_empty(), slots == 10);
        let list = store.app(Op::ListValue(Sort::INT), [ten]);
        let cycle = vectors.list(&mut store, list).and_then(|_| vectors.make(&mut store, &Made::Cycle { count, list }));
        assert_eq!(cycle.expect("a list").slots.len(), slots);
    }
}

/// What every claim starts from can be true: else everything could be claimed.
#[test]
fn hypotheses_have_models() {
    let judge = Judge::new();
    for operator in Operator::all() {
        for shapes in SHAPES {
            let trial = Trial::new(operator, shapes);
            let (mut store, hypotheses) = (trial.store, trial.hypotheses);
            let none = store.and(hypotheses);
            let none = store.not(none);
            assert!(!judge.proves(&mut store, &[none]), "{} of {shapes:?}", operator.name());
        }
    }
}

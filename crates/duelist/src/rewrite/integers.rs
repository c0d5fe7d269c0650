//! Words and strings as integers: exact changes of variables for bit-vectors that are added, compared, cut and extended, and for strings of which only the
//! length is read.
//!
//! A word of `n` bits is an integer `x` with `0 ≤ x < 2ⁿ`; operators become arithmetic, `(bvadd a b)` for instance `ite (a + b < 2ⁿ) (a + b) (a + b − 2ⁿ)`.
//! Then engines that know how numbers grow can prove that nothing overflows, or find the many elements after which something does: on words
//! themselves none of them may, since what wraps around does not grow.
//!
//! **Exactness.** Every sort with words inside has a counterpart with integers, and values of one sort correspond one to one to the values of
//! the other whose integers are in range. Constants are constrained to those, every operator maps values in range to the counterpart of its result, and so does
//! every function of a combinator, since its arguments are parts of such values. What a selector yields outside its domain is any value: it is brought into range by a
//! remainder. A string is its length, a natural number, where nothing compares strings or looks into them; every length is that of some string. So a model of the one is a model of the other, and [`Definition`]s give the user's constants their words back.

use dashu_int::IBig;
use dashu_int::ops::BitTest as _;

use super::lockstep::{Definition, Meaning};
use crate::term::{Bits, Combinator, Constructor, Field, Literal, Map, Node, Op, Sort, SortNode, Store, Term, Text};
use crate::theory::{Operator, Row};

/// What strings are made of that have a length and nothing else: `a`.
const LETTER: u32 = 97;

/// Assertions over integers that stand for assertions over words.
#[derive(Clone, Debug)]
pub struct Integers {
    /// The store they are in.
    pub store: Store,
    /// The assertions, those about the range of constants included.
    pub assertions: Vec<Term>,
    /// The constants that were replaced.
    pub definitions: Vec<Definition>,
}

/// What becomes integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    words: bool,
    strings: bool,
}

/// The assertions over integers, if lists occur in them and words with operators that have a counterpart, or strings of which only the length is read.
#[must_use]
pub fn as_integers(store: &Store, assertions: &[Term]) -> Option<Integers> {
    let terms = store.postorder(assertions);
    let has_lists = terms.iter().any(|term| store.is_list(store.sort_of(*term)));
    let occurs = |choice: Choice| terms.iter().any(|term| inside(store, store.sort_of(*term), choice));
    let (words, strings) = (Choice { words: true, strings: false }, Choice { words: false, strings: true });
    let choice = Choice {
        words: occurs(words) && terms.iter().all(|term| is_supported(store, *term)),
        strings: occurs(strings) && terms.iter().all(|term| reads_lengths(store, *term)),
    };
    if !has_lists || !(choice.words || choice.strings) {
        return None;
    }
    let mut encoder = Encoder {
        store: store.clone(),
        choice,
        sorts: Map::default(),
        terms: Map::default(),
        constraints: Vec::new(),
        definitions: Vec::new(),
    };
    for term in terms {
        let encoded = encoder.term(term)?;
        encoder.terms.insert(term, encoded);
    }
    let mut all: Vec<Term> = assertions.iter().map(|assertion| encoder.terms[assertion]).collect();
    all.append(&mut encoder.constraints);
    Some(Integers { store: encoder.store, assertions: all, definitions: encoder.definitions })
}

/// Whether values of a sort are among what is chosen, or may have some inside.
fn inside(store: &Store, sort: Sort, choice: Choice) -> bool {
    match store.sort_node(sort) {
        SortNode::BitVec(_) => choice.words,
        SortNode::String => choice.strings,
        SortNode::List(element) => inside(store, *element, choice),
        SortNode::Data(declaration, arguments) => {
            let constructors = store.declared_datatype(*declaration).map_or(&[][..], |datatype| &datatype.constructors);
            arguments.iter().any(|argument| inside(store, *argument, choice))
                || constructors.iter().flat_map(|one| &one.fields).any(|field| inside(store, field.sort, choice))
        }
        SortNode::Function(parameters, result) => {
            inside(store, *result, choice) || parameters.iter().any(|one| inside(store, *one, choice))
        }
        SortNode::Array(index, element) => inside(store, *index, choice) || inside(store, *element, choice),
        _ => false,
    }
}

fn has_words_inside(store: &Store, sort: Sort) -> bool {
    inside(store, sort, Choice { words: true, strings: false })
}

/// Whether nothing is read of the strings in the arguments of a term but their lengths.
fn reads_lengths(store: &Store, term: Term) -> bool {
    let stringy = |sort: Sort| inside(store, sort, Choice { words: false, strings: true });
    let Node::App(op, arguments) = store.node(term) else {
        return !matches!(store.node(term), Node::Forall(..));
    };
    let touched = stringy(store.sort_of(term)) || arguments.iter().any(|one| stringy(store.sort_of(*one)));
    match *op {
        _ if !touched => true,
        Op::Theory(operator) => matches!(operator.row().name, "str.len" | "str.++"),
        Op::Symbol(_) => arguments.is_empty() && store.array(store.sort_of(term)).is_none(),
        Op::Select(sort, ..) => store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() == 1),
        Op::Eq | Op::Distinct | Op::ConstArray(_) | Op::Drift | Op::Call => false,
        // They compare elements.
        Op::Combinator(
            Combinator::Contains
            | Combinator::IndexOf
            | Combinator::Distinct
            | Combinator::Occurrence
            | Combinator::Element,
        ) => false,
        _ => true,
    }
}

fn is_supported(store: &Store, term: Term) -> bool {
    let Node::App(op, arguments) = store.node(term) else {
        return !matches!(store.node(term), Node::Forall(..));
    };
    let wordy = |sort: Sort| has_words_inside(store, sort);
    match *op {
        Op::Symbol(symbol) => {
            let info = store.symbol(symbol);
            let array = matches!(store.sort_node(info.sort), SortNode::Array(..));
            arguments.is_empty() && !(array && wordy(info.sort))
                || !info.parameters.iter().chain([&info.sort]).any(|sort| wordy(*sort))
        }
        // What repetitions add to words is nothing, but it would be something to integers.
        Op::Drift | Op::Call => !wordy(store.sort_of(term)),
        // Brought into range only if it is a word itself.
        Op::Select(sort, ..) if store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() > 1) => {
            let result = store.sort_of(term);
            !wordy(result) || store.width(result).is_some()
        }
        // An array stays an array, and languages have no words.
        Op::ConstArray(sort) => !wordy(sort),
        _ if matches!(store.sort_node(store.sort_of(term)), SortNode::Array(..)) => !wordy(store.sort_of(term)),
        Op::Theory(operator) if !operator.about_words() => !arguments.iter().any(|one| wordy(store.sort_of(*one))),
        Op::Theory(operator) => {
            let literal = |index: usize| literal(store, arguments[index]);
            match operator.row().name {
                "bvadd" | "bvsub" | "bvneg" | "bvnot" | "concat" | "extract" | "zero_extend" | "sign_extend" => true,
                "bvult" | "bvule" | "bvugt" | "bvuge" | "bvslt" | "bvsle" | "bvsgt" | "bvsge" | "bvcomp" => true,
                "bvuaddo" | "bvsaddo" | "bvusubo" | "bvssubo" | "bvnego" => true,
                "ubv_to_int" | "sbv_to_int" | "int_to_bv" => true,
                "bvmul" | "bvumulo" => literal(0).or_else(|| literal(1)).is_some(),
                "bvand" => [0, 1].into_iter().any(|side| literal(side).is_some_and(|mask| place(mask).is_some())),
                "bvshl" | "bvlshr" => literal(1).is_some(),
                "bvudiv" | "bvurem" => literal(1).is_some_and(|divisor| !divisor.unsigned().is_zero()),
                _ => false,
            }
        }
        _ => true,
    }
}

fn literal(store: &Store, term: Term) -> Option<&Bits> {
    match store.node(term) {
        Node::Literal(Literal::Bits(bits)) => Some(bits),
        _ => None,
    }
}

/// Which bits a mask keeps: from the first of these up to, not including, the second. `None` if they are not in one place.
fn place(mask: &Bits) -> Option<(usize, usize)> {
    let value = mask.unsigned();
    let low = value.trailing_zeros().unwrap_or(0);
    let high = value.bit_len();
    ((&value >> low) + IBig::ONE == IBig::ONE << (high - low.min(high))).then_some((low, high))
}

struct Encoder {
    store: Store,
    choice: Choice,
    sorts: Map<Sort, Sort>,
    terms: Map<Term, Term>,
    constraints: Vec<Term>,
    definitions: Vec<Definition>,
}

impl Encoder {
    /// The counterpart of a sort.
    fn sort(&mut self, sort: Sort) -> Sort {
        if !inside(&self.store, sort, self.choice) {
            return sort;
        }
        if let Some(known) = self.sorts.get(&sort) {
            return *known;
        }
        let counterpart = match self.store.sort_node(sort).clone() {
            SortNode::List(element) => {
                let element = self.sort(element);
                self.store.list_sort(element)
            }
            SortNode::Data(declaration, arguments) if declaration == crate::term::TUPLE => {
                let (first, second) = (self.sort(arguments[0]), self.sort(arguments[1]));
                self.store.pair_sort(first, second)
            }
            SortNode::Data(..) => self.datatype(sort),
            SortNode::Function(parameters, result) => {
                let parameters: Vec<Sort> = parameters.iter().map(|one| self.sort(*one)).collect();
                let result = self.sort(result);
                self.store.sort(SortNode::Function(parameters.into(), result))
            }
            _ => Sort::INT,
        };
        self.sorts.insert(sort, counterpart);
        counterpart
    }

    /// An instance of a datatype becomes a datatype of its own.
    fn datatype(&mut self, sort: Sort) -> Sort {
        let datatype = self.store.datatype(sort).expect("a datatype").clone();
        let declaration = self.store.declare_datatype(&datatype.name, 0);
        let mut constructors = Vec::new();
        for (index, constructor) in (0..).zip(&datatype.constructors) {
            let sorts = self.store.field_sorts(sort, index);
            let field = |(field, sort): (&Field, Sort)| Field { name: field.name.clone(), sort: self.sort(sort) };
            let fields = constructor.fields.iter().zip(sorts).map(field).collect();
            constructors.push(Constructor { name: constructor.name.clone(), fields });
        }
        self.store.define_datatype(declaration, constructors);
        self.store.sort(SortNode::Data(declaration, [].into()))
    }

    /// The counterpart of a term whose children have theirs.
    fn term(&mut self, term: Term) -> Option<Term> {
        let store = &self.store;
        let children: Vec<Term> = store.children(term).iter().map(|child| self.terms[child]).collect();
        Some(match store.node(term).clone() {
            Node::Bool(_) | Node::Int(_) | Node::Real(_) => term,
            Node::Literal(Literal::Bits(bits)) if self.choice.words => self.store.int(bits.unsigned()),
            Node::Literal(Literal::Text(text)) if self.choice.strings => self.store.int(text.codes().len()),
            Node::Literal(_) => term,
            Node::Bound(index, sort) => {
                let sort = self.sort(sort);
                self.store.bound(index, sort)
            }
            Node::Lambda(parameters, _) => {
                let parameters: Vec<Sort> = parameters.iter().map(|sort| self.sort(*sort)).collect();
                self.store.lambda(parameters, children[0])
            }
            Node::Forall(..) => return None,
            Node::App(Op::Symbol(symbol), _) if children.is_empty() => {
                let (name, sort) = (store.symbol(symbol).name.clone(), store.symbol(symbol).sort);
                let counterpart = self.sort(sort);
                if counterpart == sort {
                    return Some(term);
                }
                let constant = self.store.fresh_constant(&name, counterpart);
                if let Some(in_range) = self.in_range(constant, sort) {
                    self.constraints.push(in_range);
                }
                let meaning = Meaning::Term(self.back(constant, sort));
                self.definitions.push(Definition { symbol, meaning });
                constant
            }
            Node::App(Op::Theory(operator), _) if self.choice.strings && operator.row().name == "str.len" => {
                children[0]
            }
            Node::App(Op::Theory(operator), _) if self.choice.strings && operator.row().name == "str.++" => {
                self.store.sum(children)
            }
            Node::App(op @ Op::Theory(operator), _) if !(self.choice.words && operator.about_words()) => {
                self.store.app(op, children)
            }
            Node::App(Op::Theory(operator), arguments) => self.operator(operator, term, &arguments, &children)?,
            Node::App(op @ Op::Select(sort, constructor, _), _) => {
                let width = self.store.width(self.store.sort_of(term)).filter(|_| self.choice.words);
                let partial = self.store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() > 1);
                let op = self.op(op);
                let selected = self.store.app(op, children.clone());
                match width.filter(|_| partial) {
                    None => selected,
                    Some(width) => {
                        let counterpart = self.sort(sort);
                        let inside = self.store.app(Op::Test(counterpart, constructor), children);
                        let outside = self.modulo(selected, width as usize);
                        self.store.ite(inside, selected, outside)
                    }
                }
            }
            Node::App(op, _) => {
                let op = self.op(op);
                self.store.app(op, children)
            }
        })
    }

    fn op(&mut self, op: Op) -> Op {
        match op {
            Op::Construct(sort, constructor) => Op::Construct(self.sort(sort), constructor),
            Op::Select(sort, constructor, field) => Op::Select(self.sort(sort), constructor, field),
            Op::Test(sort, constructor) => Op::Test(self.sort(sort), constructor),
            Op::ListValue(sort) => Op::ListValue(self.sort(sort)),
            other => other,
        }
    }

    /// That the integers in a value of the counterpart of a sort are in range, if there are any.
    fn in_range(&mut self, value: Term, sort: Sort) -> Option<Term> {
        if !inside(&self.store, sort, self.choice) {
            return None;
        }
        match self.store.sort_node(sort).clone() {
            SortNode::BitVec(width) => {
                let (zero, modulus) = (self.store.int(0), self.power(width as usize));
                let (low, high) = (self.store.le(zero, value), self.less(value, modulus));
                Some(self.store.and([low, high]))
            }
            SortNode::String => {
                let zero = self.store.int(0);
                Some(self.store.le(zero, value))
            }
            SortNode::List(element) => {
                let counterpart = self.sort(element);
                let variable = self.store.bound(0, counterpart);
                let body = self.in_range(variable, element)?;
                let predicate = self.store.lambda([counterpart], body);
                Some(self.store.app(Op::Combinator(Combinator::Forall), [predicate, value]))
            }
            SortNode::Data(..) => {
                let (counterpart, count) = (self.sort(sort), self.store.datatype(sort)?.constructors.len());
                let mut all = Vec::new();
                for constructor in (0..).take(count) {
                    let sorts = self.store.field_sorts(sort, constructor);
                    for (field, sort) in (0..).zip(sorts) {
                        let part = self.store.app(Op::Select(counterpart, constructor, field), [value]);
                        let Some(inside) = self.in_range(part, sort) else { continue };
                        let test = self.store.app(Op::Test(counterpart, constructor), [value]);
                        all.push(if count == 1 { inside } else { self.store.implies(test, inside) });
                    }
                }
                Some(self.store.and(all))
            }
            _ => None,
        }
    }

    /// The value of a sort that a value of its counterpart stands for.
    fn back(&mut self, value: Term, sort: Sort) -> Term {
        if !inside(&self.store, sort, self.choice) {
            return value;
        }
        match self.store.sort_node(sort).clone() {
            SortNode::BitVec(width) => {
                let op = Row::named("int_to_bv").expect("a row of the table").op(&[width]);
                self.store.app(op, [value])
            }
            SortNode::String => {
                // So many letters.
                let (before, after) = (self.store.bound(1, sort), self.store.bound(0, sort));
                let join = Row::named("str.++").expect("a row of the table").op(&[]);
                let joined = self.store.app(join, [before, after]);
                let step = self.store.lambda([sort, sort], joined);
                let letter = self.store.term(Node::Literal(Literal::Text(Text::new(&[LETTER]))));
                let letters = self.store.app(Op::Repeat, [value, letter]);
                let none = self.store.term(Node::Literal(Literal::Text(Text::default())));
                self.store.fold(step, none, letters)
            }
            SortNode::List(element) => {
                let counterpart = self.sort(element);
                let variable = self.store.bound(0, counterpart);
                let body = self.back(variable, element);
                let function = self.store.lambda([counterpart], body);
                self.store.map(function, value)
            }
            _ => {
                let (counterpart, count) =
                    (self.sort(sort), self.store.datatype(sort).map_or(0, |d| d.constructors.len()));
                let mut built = Vec::new();
                for constructor in (0..).take(count) {
                    let sorts = self.store.field_sorts(sort, constructor);
                    let mut fields = Vec::new();
                    for (field, sort) in (0..).zip(sorts) {
                        let part = self.store.app(Op::Select(counterpart, constructor, field), [value]);
                        fields.push(self.back(part, sort));
                    }
                    let test = self.store.app(Op::Test(counterpart, constructor), [value]);
                    built.push((test, self.store.app(Op::Construct(sort, constructor), fields)));
                }
                let (_, last) = built.pop().expect("a datatype has a constructor");
                built.into_iter().rev().fold(last, |rest, (test, value)| self.store.ite(test, value, rest))
            }
        }
    }

    fn less(&mut self, left: Term, right: Term) -> Term {
        self.store.app(Op::Lt, [left, right])
    }

    fn power(&mut self, exponent: usize) -> Term {
        self.store.int(IBig::ONE << exponent)
    }

    fn modulo(&mut self, value: Term, exponent: usize) -> Term {
        let modulus = self.power(exponent);
        self.store.app(Op::Mod, [value, modulus])
    }

    fn quotient(&mut self, value: Term, exponent: usize) -> Term {
        let divisor = self.power(exponent);
        if exponent == 0 { value } else { self.store.app(Op::IntDiv, [value, divisor]) }
    }

    fn times(&mut self, value: Term, exponent: usize) -> Term {
        let factor = self.power(exponent);
        if exponent == 0 { value } else { self.store.app(Op::Mul, [factor, value]) }
    }

    /// A word's number in two's complement.
    fn signed(&mut self, value: Term, width: usize) -> Term {
        let (half, modulus) = (self.power(width - 1), self.power(width));
        let (positive, negative) = (self.less(value, half), self.store.app(Op::Sub, [value, modulus]));
        self.store.ite(positive, value, negative)
    }

    /// Whether a number is none that a signed word can be.
    fn overflows(&mut self, value: Term, width: usize) -> Term {
        let (half, low) = (self.power(width - 1), self.store.int(-(IBig::ONE << (width - 1))));
        let (above, below) = (self.store.le(half, value), self.less(value, low));
        self.store.or([above, below])
    }

    /// The bits of a word from one place up to, not including, another.
    fn part(&mut self, value: Term, width: usize, low: usize, high: usize) -> Term {
        let shifted = self.quotient(value, low);
        if high >= width { shifted } else { self.modulo(shifted, high - low) }
    }

    /// An operator on words as arithmetic.
    fn operator(&mut self, operator: Operator, term: Term, old: &[Term], new: &[Term]) -> Option<Term> {
        let width_of = |store: &Store, term: Term| store.width(store.sort_of(term)).unwrap_or(0) as usize;
        let (first, second) = (*new.first()?, new.get(1).copied());
        let (width, result) = (width_of(&self.store, old[0]), width_of(&self.store, term));
        let mut literals = old.iter().map(|argument| literal(&self.store, *argument).cloned());
        let (left, right) = (literals.next().flatten(), literals.next().flatten());
        let modulus = self.power(width);
        let name = operator.row().name;
        Some(match (name, second) {
            ("bvadd", Some(second)) => {
                let sum = self.store.sum([first, second]);
                let (fits, wrapped) = (self.less(sum, modulus), self.store.app(Op::Sub, [sum, modulus]));
                self.store.ite(fits, sum, wrapped)
            }
            ("bvsub", Some(second)) => {
                let difference = self.store.app(Op::Sub, [first, second]);
                let (fits, wrapped) = (self.store.le(second, first), self.store.sum([difference, modulus]));
                self.store.ite(fits, difference, wrapped)
            }
            ("bvneg", _) => {
                let zero = self.store.int(0);
                let (is_zero, opposite) = (self.store.eq(first, zero), self.store.app(Op::Sub, [modulus, first]));
                self.store.ite(is_zero, zero, opposite)
            }
            ("bvnot", _) => {
                let most = self.store.int((IBig::ONE << width) - IBig::ONE);
                self.store.app(Op::Sub, [most, first])
            }
            ("bvult" | "bvusubo", Some(second)) => self.less(first, second),
            ("bvule", Some(second)) => self.store.le(first, second),
            ("bvugt", Some(second)) => self.less(second, first),
            ("bvuge", Some(second)) => self.store.le(second, first),
            ("bvslt" | "bvsle" | "bvsgt" | "bvsge", Some(second)) => {
                let (a, b) = (self.signed(first, width), self.signed(second, width));
                match name {
                    "bvslt" => self.less(a, b),
                    "bvsle" => self.store.le(a, b),
                    "bvsgt" => self.less(b, a),
                    _ => self.store.le(b, a),
                }
            }
            ("bvcomp", Some(second)) => {
                let (same, one, zero) = (self.store.eq(first, second), self.store.int(1), self.store.int(0));
                self.store.ite(same, one, zero)
            }
            ("bvuaddo", Some(second)) => {
                let sum = self.store.sum([first, second]);
                self.store.le(modulus, sum)
            }
            ("bvsaddo" | "bvssubo", Some(second)) => {
                let sides = [self.signed(first, width), self.signed(second, width)];
                let exact = self.store.app(if name == "bvsaddo" { Op::Add } else { Op::Sub }, sides);
                self.overflows(exact, width)
            }
            ("bvnego", _) => {
                let half = self.power(width - 1);
                self.store.eq(first, half)
            }
            ("zero_extend" | "ubv_to_int", _) => first,
            ("sbv_to_int", _) => self.signed(first, width),
            ("sign_extend", _) => {
                let (half, more) =
                    (self.power(width - 1), self.store.int((IBig::ONE << result) - (IBig::ONE << width)));
                let (positive, negative) = (self.less(first, half), self.store.sum([first, more]));
                self.store.ite(positive, first, negative)
            }
            ("int_to_bv", _) => self.modulo(first, result),
            ("extract", _) => {
                let [high, low] = *operator.indices() else { return None };
                self.part(first, width, low as usize, high as usize + 1)
            }
            ("concat", Some(second)) => {
                let low = width_of(&self.store, old[1]);
                let high = self.times(first, low);
                self.store.sum([high, second])
            }
            ("bvmul", Some(second)) => {
                let (factor, value) = match (left, right) {
                    (Some(factor), _) => (factor, second),
                    (None, factor) => (factor?, first),
                };
                let factor = self.store.int(factor.unsigned());
                let product = self.store.app(Op::Mul, [factor, value]);
                self.modulo(product, width)
            }
            ("bvumulo", Some(second)) => {
                let (factor, value) = match (left, right) {
                    (Some(factor), _) => (factor, second),
                    (None, factor) => (factor?, first),
                };
                let factor = self.store.int(factor.unsigned());
                let product = self.store.app(Op::Mul, [factor, value]);
                self.store.le(modulus, product)
            }
            ("bvand", Some(second)) => {
                let kept = |mask: Option<Bits>| mask.and_then(|mask| place(&mask));
                let ((low, high), value) = match (kept(left), kept(right)) {
                    (Some(kept), _) => (kept, second),
                    (None, kept) => (kept?, first),
                };
                if high == 0 {
                    return Some(self.store.int(0));
                }
                let part = self.part(value, width, low, high);
                self.times(part, low)
            }
            ("bvshl" | "bvlshr", _) => {
                let by = usize::try_from(&right?.unsigned()).ok().filter(|by| *by < width);
                match (by, name) {
                    (None, _) => self.store.int(0),
                    (Some(by), "bvlshr") => self.quotient(first, by),
                    (Some(by), _) => {
                        let shifted = self.times(first, by);
                        self.modulo(shifted, width)
                    }
                }
            }
            ("bvudiv" | "bvurem", _) => {
                let divisor = self.store.int(right?.unsigned());
                self.store.app(if name == "bvudiv" { Op::IntDiv } else { Op::Mod }, [first, divisor])
            }
            _ => return None,
        })
    }
}

//! Every row of the table: random ground terms are evaluated here and by Z3, whose answers are read back.

use std::time::Duration;

use super::*;
use crate::backend::{Deadline, Session, Verdict, default_backend};
use crate::check::Evaluator;
use crate::model::Model;
use crate::term::{Bits, Float, FloatFormat, Literal, Node, Rounding, Term, Text};

/// Numbers by chance, from a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn number(&mut self) -> i64 {
        let size = [3, 20, 300, 1 << 20][usize::try_from(self.below(4)).expect("small")];
        i64::try_from(self.below(size)).expect("small") - i64::try_from(size / 2).expect("small")
    }

    fn width(&mut self) -> u32 {
        [1, 2, 3, 4, 8, 13, 16, 64][usize::try_from(self.below(8)).expect("small")]
    }

    /// A literal of a sort.
    fn literal(&mut self, store: &mut Store, sort: Sort) -> Term {
        match *store.sort_node(sort) {
            SortNode::Bool => store.bool(self.below(2) == 0),
            SortNode::Int => store.int(self.number()),
            SortNode::Real => {
                let (over, under) = (self.number(), [1_u8, 2, 3][usize::try_from(self.below(3)).expect("small")]);
                store.term(Node::Real(dashu_ratio::RBig::from_parts(over.into(), under.into())))
            }
            SortNode::BitVec(width) => {
                let bits = match self.below(4) {
                    0 => Bits::new(width, &self.number().into()),
                    1 => Bits::new(width, &(dashu_int::IBig::ONE << (width as usize - 1))),
                    2 => Bits::new(width, &self.below(3).into()),
                    _ => Bits::new(width, &(dashu_int::IBig::from(self.below(1 << 31)) * self.below(1 << 31))),
                };
                store.term(Node::Literal(Literal::Bits(bits)))
            }
            SortNode::String => {
                let codes: Vec<u32> = (0..self.below(5)).map(|_| self.character()).collect();
                store.term(Node::Literal(Literal::Text(Text::new(&codes))))
            }
            SortNode::RegLan => self.language(store, 2),
            SortNode::Array(index, element) => {
                let default = self.literal(store, element);
                let mut array = store.app(Op::ConstArray(sort), [default]);
                for _ in 0..self.below(4) {
                    let (at, value) = (self.literal(store, index), self.literal(store, element));
                    array = store.app(Row::named("store").expect("a row").op(&[]), [array, at, value]);
                }
                array
            }
            SortNode::RoundingMode => {
                let (mode, ..) = Rounding::ALL[usize::try_from(self.below(5)).expect("small")];
                store.term(Node::Literal(Literal::Rounding(mode)))
            }
            SortNode::Float(format) => {
                let float = self.float(format);
                store.term(Node::Literal(Literal::Float(float)))
            }
            ref other => panic!("no literals of {other:?}"),
        }
    }

    /// Any bits, or few of them, so that exponents are close, subnormal or those of infinities.
    fn float(&mut self, format: FloatFormat) -> Float {
        let mut part = |width: u32| {
            let bits = match self.below(5) {
                0 => dashu_int::IBig::ZERO,
                1 => dashu_int::IBig::NEG_ONE,
                2 => dashu_int::IBig::ONE << (width as usize - 1),
                3 => (dashu_int::IBig::ONE << (width as usize - 1)) - dashu_int::IBig::from(self.below(3)),
                _ => self.below(1 << 31).into(),
            };
            Bits::new(width, &bits)
        };
        Float::of_parts(&part(1), &part(format.exponent()), &part(format.significand() - 1)).expect("a format")
    }

    /// Small ones, so that Z3 can keep up.
    fn format(&mut self) -> FloatFormat {
        let formats = [(2, 2), (3, 5), (4, 3), (5, 11), (8, 24)];
        let (exponent, significand) = formats[usize::try_from(self.below(5)).expect("small")];
        FloatFormat::new(exponent, significand).expect("a format")
    }

    /// Few characters, so that strings often have parts in common.
    fn character(&mut self) -> u32 {
        [97, 97, 98, 98, 48, 57, 34, 92, 0xe9, 0x2FFFF][usize::try_from(self.below(10)).expect("small")]
    }

    /// A regular expression.
    fn language(&mut self, store: &mut Store, depth: u64) -> Term {
        let rows: Vec<&'static Row> =
            Row::all().iter().copied().filter(|row| matches!(row.result, Pattern::RegLan)).collect();
        loop {
            let row = rows[usize::try_from(self.below(rows.len() as u64)).expect("small")];
            let leaf = !row.parameters.iter().any(|parameter| matches!(parameter, Pattern::RegLan));
            if depth == 0 && !leaf {
                continue;
            }
            let indices: Vec<u32> = (0..row.indices).map(|_| u32::try_from(self.below(4)).expect("small")).collect();
            let count = match row.arity {
                Arity::Exactly(count) => count,
                _ => 2,
            };
            let string = store.sort(SortNode::String);
            let arguments: Vec<Term> = (0..count)
                .map(|_| if leaf { self.literal(store, string) } else { self.language(store, depth - 1) })
                .collect();
            return store.app(row.op(&indices), arguments);
        }
    }

    /// An application of a row to literals; `None` if what was drawn does not fit together.
    fn application(&mut self, store: &mut Store, row: &'static Row) -> Option<Term> {
        let count = match row.arity {
            Arity::Exactly(count) | Arity::Between(count, _) => count,
            Arity::AtLeast(least) => least.max(2),
        };
        let indices: Vec<u32> = (0..row.indices).map(|_| u32::try_from(self.below(9)).expect("small")).collect();
        let format = self.format();
        let indices = if matches!(row.result, Pattern::Format(_)) && !indices.is_empty() {
            vec![format.exponent(), format.significand()]
        } else {
            indices
        };
        let count = if row.arity.admits(count + 1) && matches!(row.parameter(0), Pattern::Convertible) {
            count + usize::from(self.below(4) > 0)
        } else {
            count
        };
        let (width, number) = (self.width(), [Sort::INT, Sort::REAL][usize::from(self.below(2) == 0)]);
        let mut sorts = Vec::new();
        for index in 0..count {
            sorts.push(match row.parameter(index) {
                Pattern::Bool => Sort::BOOL,
                Pattern::Int => Sort::INT,
                Pattern::Real => Sort::REAL,
                Pattern::Number | Pattern::Any => number,
                Pattern::Word => store.sort(SortNode::BitVec(width)),
                Pattern::String => store.sort(SortNode::String),
                Pattern::RegLan => store.sort(SortNode::RegLan),
                Pattern::Array => store.sort(SortNode::Array(number, Sort::INT)),
                Pattern::Index => number,
                Pattern::Element => Sort::INT,
                Pattern::Float => store.sort(SortNode::Float(format)),
                Pattern::RoundingMode => store.sort(SortNode::RoundingMode),
                Pattern::Convertible if count == 1 => {
                    store.sort(SortNode::BitVec(format.exponent() + format.significand()))
                }
                Pattern::Convertible if index == 0 => store.sort(SortNode::RoundingMode),
                Pattern::Convertible => match self.below(3) {
                    0 => store.sort(SortNode::BitVec(width)),
                    1 => Sort::REAL,
                    _ => {
                        let from = self.format();
                        store.sort(SortNode::Float(from))
                    }
                },
                Pattern::AnyWord | Pattern::Width(_) | Pattern::Format(_) => {
                    let width = if row.name == "fp" { [1, 3, 4][index] } else { self.width() };
                    store.sort(SortNode::BitVec(width))
                }
            });
        }
        if matches!(row.meaning, Meaning::Function(_)) {
            row.sort(store, &indices, &sorts).ok()?;
        }
        let arguments: Vec<Term> = sorts.into_iter().map(|sort| self.literal(store, sort)).collect();
        // What is read as applications of others.
        if matches!(row.form, Form::Convert | Form::Divides) {
            return None;
        }
        let zero = matches!(row.op(&indices), Op::IntDiv | Op::Mod | Op::RealDiv).then(|| arguments[1]);
        let is_zero = zero.is_some_and(|divisor| match store.node(divisor) {
            Node::Int(value) => value.is_zero(),
            Node::Real(value) => value.is_zero(),
            _ => false,
        });
        if is_zero {
            return None;
        }
        let term = store.app(row.op(&indices), arguments);
        if !matches!(row.result, Pattern::RegLan) {
            return Some(term);
        }
        // Languages are seen by what is in them.
        let string = store.sort(SortNode::String);
        let text = self.literal(store, string);
        Some(store.app(Row::named("str.in_re").expect("a row").op(&[]), [text, term]))
    }
}

#[test]
fn every_operator_means_what_z3_says() {
    let rounds = if std::env::var_os("DUELIST_TEST_FULL").is_some() { 3000 } else { 60 };
    let seed = std::env::var("DUELIST_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let mut random = Random(seed);
    let backend = default_backend();
    let mut store = Store::default();
    for row in Row::all() {
        let rounds = if row.name.contains("str.") || row.name.contains("re.") { rounds / 10 } else { rounds };
        let mut terms: Vec<Term> = (0..rounds).filter_map(|_| random.application(&mut store, row)).collect();
        terms.sort_unstable();
        terms.dedup();
        assert!(!terms.is_empty() || matches!(row.form, Form::Convert | Form::Divides), "{row:?}: no application fits");
        if NOT_IN_Z3.contains(&row.name) {
            continue;
        }
        for terms in terms.chunks(50) {
            let mut session = Session::open(&*backend, "theory", None).expect("Z3 is there");
            let mut wrong = Vec::new();
            for term in terms {
                // What the standard leaves open is no value, of floating-point numbers alone.
                let ours = match Evaluator::new(&store, &Model::default()).value(*term) {
                    Ok(value) => value,
                    Err(error) => {
                        assert!(OPEN.contains(&row.name), "{row:?}: {error:?}");
                        continue;
                    }
                };
                let sort = store.sort_of(*term);
                let ours = written(&mut store, &ours, sort);
                let same = store.eq(*term, ours);
                wrong.push(store.not(same));
            }
            // Of strings one by one: a disjunction of them is more than Z3 can take.
            let about_strings = row.name.contains("str.") || row.name.contains("re.");
            let questions = if about_strings {
                wrong
            } else {
                wrong.into_iter().reduce(|all, one| store.or([all, one])).into_iter().collect()
            };
            let mut open = 0;
            for question in &questions {
                match session.check(&mut store, &[*question], Deadline::after(Duration::from_secs(20))) {
                    Ok(Verdict::Unsat) => {}
                    Ok(Verdict::Sat) => panic!("{row:?}: one of {}", crate::term::Shown(&store, *question)),
                    _ => {
                        open += 1;
                        session = Session::open(&*backend, "theory", None).expect("Z3 is there");
                    }
                }
            }
            assert!(open * 4 <= questions.len(), "{row:?}: Z3 does not answer");
        }
    }
}

/// Some of their applications have a value that every solver may choose.
const OPEN: [&str; 5] = ["fp.min", "fp.max", "fp.to_ubv", "fp.to_sbv", "fp.to_real"];

/// Z3 reads these, and leaves them as they are.
const NOT_IN_Z3: [&str; 2] = ["str.replace_re", "str.replace_re_all"];

/// A value as a term.
fn written(store: &mut Store, value: &Value, sort: Sort) -> Term {
    match value {
        Value::Bool(value) => store.bool(*value),
        Value::Int(value) => store.int(value.clone()),
        Value::Real(value) => store.term(Node::Real(value.clone())),
        Value::Literal(value) => store.term(Node::Literal(value.clone())),
        Value::Array(array) => {
            let (index, element) = store.array(sort).expect("an array's sort");
            let default = written(store, array.default_value(), element);
            let start = store.app(Op::ConstArray(sort), [default]);
            array.entries().iter().fold(start, |array, (at, value)| {
                let (at, value) = (written(store, at, index), written(store, value, element));
                store.app(Row::named("store").expect("a row").op(&[]), [array, at, value])
            })
        }
        other => panic!("{other:?} is not written"),
    }
}

/// What solvers say is read back as it was sent.
#[test]
fn values_are_read_back() {
    let mut random = Random(11);
    let backend = default_backend();
    let mut store = Store::default();
    let word = store.sort(SortNode::BitVec(5));
    let text = store.sort(SortNode::String);
    let array = store.sort(SortNode::Array(Sort::INT, Sort::INT));
    let table = store.sort(SortNode::Array(word, text));
    let mut session = Session::open(&*backend, "theory", None).expect("Z3 is there");
    let mut pairs = Vec::new();
    let float = store.sort(SortNode::Float(FloatFormat::new(5, 11).expect("a format")));
    let mode = store.sort(SortNode::RoundingMode);
    for sort in [word, text, array, table, float, mode] {
        for _ in 0..5 {
            let (constant, literal) = (store.fresh_constant("value", sort), random.literal(&mut store, sort));
            let same = store.eq(constant, literal);
            session.assert(&mut store, same);
            pairs.push((constant, literal));
        }
    }
    let deadline = Deadline::after(Duration::from_secs(60));
    assert_eq!(session.check(&mut store, &[], deadline).expect("Z3 answers"), Verdict::Sat);
    let constants: Vec<Term> = pairs.iter().map(|(constant, _)| *constant).collect();
    let answers = session.values(&mut store, &constants, deadline).expect("readable");
    for ((_, literal), answer) in pairs.into_iter().zip(answers) {
        assert_eq!(Evaluator::new(&store, &Model::default()).value(literal), Ok(answer));
    }
}

/// What SMT-LIB says of replacement by languages: the shortest leftmost match, or all that are not empty.
#[test]
fn replacement_by_languages() {
    for (term, value) in [
        ("(str.replace_re \"aab\" (re.+ (str.to_re \"a\")) \"x\")", "xab"),
        ("(str.replace_re \"baab\" (re.+ (str.to_re \"a\")) \"x\")", "bxab"),
        ("(str.replace_re \"ab\" (re.* (str.to_re \"a\")) \"x\")", "xab"),
        ("(str.replace_re \"ab\" re.none \"x\")", "ab"),
        ("(str.replace_re_all \"aabca\" (re.+ (str.to_re \"a\")) \"x\")", "xxbcx"),
        ("(str.replace_re_all \"aab\" (re.* (str.to_re \"a\")) \"\")", "b"),
        ("(str.replace_re_all \"a1b22\" (re.range \"0\" \"9\") \"#\")", "a#b##"),
    ] {
        let text = format!("(assert (= {term} \"{value}\")) (check-sat)");
        let answers: Vec<crate::Response> = crate::Solver::new(crate::Options::default()).run(&text);
        assert!(
            matches!(answers.last(), Some(crate::Response::Text(answer)) if answer == "sat"),
            "{term}: {answers:?}"
        );
    }
}

/// Operators whose arguments and results have other sorts than these need an eye on [`Random::application`].
#[test]
fn the_table_is_one() {
    let names: Vec<&str> = Row::all().iter().flat_map(|row| row.also.iter().copied().chain([row.name])).collect();
    for name in &names {
        assert!(Row::named(name).is_some_and(|row| row.name == *name || row.also.contains(name)), "{name}");
    }
    assert!(Row::named("bvfoo").is_none());
    for row in Row::all() {
        assert!(row.indices <= 2 && row.parameters.is_empty() == row.arity.admits(0), "{row:?}");
    }
}

//! Every row of the table: random ground terms are evaluated here and by Z3, whose answers are read back.

use std::time::Duration;

use super::*;
use crate::backend::{Deadline, Session, Verdict, default_backend};
use crate::check::Evaluator;
use crate::model::Model;
use crate::term::{Bits, Literal, Node, Term};

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
            ref other => panic!("no literals of {other:?}"),
        }
    }

    /// An application of a row to literals; `None` if what was drawn does not fit together.
    fn application(&mut self, store: &mut Store, row: &'static Row) -> Option<Term> {
        let count = match row.arity {
            Arity::Exactly(count) | Arity::Between(count, _) => count,
            Arity::AtLeast(least) => least.max(2),
        };
        let indices: Vec<u32> = (0..row.indices).map(|_| u32::try_from(self.below(9)).expect("small")).collect();
        let (width, number) = (self.width(), [Sort::INT, Sort::REAL][usize::from(self.below(2) == 0)]);
        let mut sorts = Vec::new();
        for index in 0..count {
            sorts.push(match row.parameter(index) {
                Pattern::Bool => Sort::BOOL,
                Pattern::Int => Sort::INT,
                Pattern::Real => Sort::REAL,
                Pattern::Number | Pattern::Any => number,
                Pattern::Word => store.sort(SortNode::BitVec(width)),
                Pattern::AnyWord | Pattern::Width(_) => {
                    let width = self.width();
                    store.sort(SortNode::BitVec(width))
                }
            });
        }
        if matches!(row.meaning, Meaning::Function(_)) {
            row.sort(store, &indices, &sorts).ok()?;
        }
        let arguments: Vec<Term> = sorts.into_iter().map(|sort| self.literal(store, sort)).collect();
        let zero = matches!(row.op(&indices), Op::IntDiv | Op::Mod | Op::RealDiv).then(|| arguments[1]);
        let is_zero = zero.is_some_and(|divisor| match store.node(divisor) {
            Node::Int(value) => value.is_zero(),
            Node::Real(value) => value.is_zero(),
            _ => false,
        });
        (!is_zero && row.form != Form::Convert).then(|| store.app(row.op(&indices), arguments))
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
        let mut terms: Vec<Term> = (0..rounds).filter_map(|_| random.application(&mut store, row)).collect();
        terms.sort_unstable();
        terms.dedup();
        assert!(!terms.is_empty() || row.form == Form::Convert, "{row:?}: no application fits");
        let mut session = Session::open(&*backend, "theory", None).expect("Z3 is there");
        let deadline = Deadline::after(Duration::from_secs(60));
        let verdict = session.check(&mut store, &[], deadline);
        assert_eq!(verdict.expect("Z3 answers"), Verdict::Sat);
        for terms in terms.chunks(100) {
            let answers =
                session.values(&mut store, terms, deadline).unwrap_or_else(|error| panic!("{row:?}: {error}"));
            for (term, answer) in terms.iter().zip(answers) {
                let ours = Evaluator::new(&store, &Model::default()).value(*term);
                let shown = crate::term::Shown(&store, *term);
                assert_eq!(ours.expect("total"), answer, "{shown}");
            }
        }
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
        assert!(row.indices <= 2 && !row.parameters.is_empty(), "{row:?}");
    }
}

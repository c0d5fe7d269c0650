//! Every list combinator on lists of runs, against its definition on the elements written out.

use std::borrow::Cow;

use super::*;
use crate::model::{ListValue, Run};
use crate::term::{Combinator, Store};

/// Lists short and long, with repetitions that drift up and down.
fn lists() -> Vec<ListValue> {
    let run = |word: &[i64], count: u32, drift: &[i64]| {
        let values = |numbers: &[i64]| numbers.iter().map(|number| Value::int(*number)).collect::<Vec<_>>();
        Run::drifting(values(word), count.into(), values(drift)).expect("numbers drift")
    };
    vec![
        ListValue::default(),
        ListValue::from_runs([run(&[5], 1, &[0])]),
        ListValue::from_runs([run(&[3, -1, 4, -1, 5], 1, &[0; 5])]),
        ListValue::from_runs([run(&[1, 2], 20, &[1, 1]), run(&[7], 30, &[-1])]),
        ListValue::from_runs([
            run(&[-50, 20], 4_000, &[1, -1]),
            run(&[9], 1, &[0]),
            run(&[4, 4, 5], 1_000, &[0, 0, 0]),
        ]),
        ListValue::from_runs([run(&[-9_000], 10_500, &[1])]),
        ListValue::from_runs([run(&[3, 9], 5_100, &[2, 2]), run(&[50_000], 5, &[0])]),
    ]
}

fn written(list: &ListValue) -> Vec<i64> {
    let int = |value: Cow<'_, Value>| match &*value {
        Value::Int(value) => i64::try_from(value).expect("small"),
        _ => unreachable!(),
    };
    list.iter().map(int).collect()
}

fn value(elements: impl IntoIterator<Item = i64>) -> Value {
    Value::list(elements.into_iter().map(Value::int))
}

/// What a predicate says of a number, given its parameter.
type Verdict = fn(i64, i64) -> bool;

/// An unknown list `l` of integers, and functions on its elements.
struct Bench {
    store: Store,
    l: Symbol,
}

impl Bench {
    fn function(&mut self, parameters: usize, body: impl FnOnce(&mut Store, &[Term]) -> Term) -> Term {
        let count = u32::try_from(parameters).expect("few");
        let variables: Vec<Term> = (0..count).rev().map(|index| self.store.bound(index, Sort::INT)).collect();
        let body = body(&mut self.store, &variables);
        self.store.lambda(vec![Sort::INT; parameters], body)
    }

    #[track_caller]
    fn check(&mut self, combinator: Combinator, arguments: &[Term], expected: impl Fn(&[i64]) -> Value) {
        let term = self.store.app(Op::Combinator(combinator), arguments);
        for list in lists() {
            let mut model = Model::default();
            let elements = written(&list);
            model.constants.insert(self.l, Value::List(list));
            check_in(&self.store, &model, term, expected(&elements));
        }
    }
}

#[test]
fn combinators_with_a_predicate() {
    let mut store = Store::default();
    let sort = store.list_sort(Sort::INT);
    let symbol = store.declare_symbol("l", &[], sort);
    let mut t = Bench { store, l: symbol };
    let l = t.store.constant(symbol);
    for limit in [-40, 4, 60_000] {
        let bound = t.store.int(limit);
        let above = t.function(1, |s, x| s.app(Op::Lt, [bound, x[0]]));
        let (three, one) = (t.store.int(3), t.store.int(1));
        let odd = t.function(1, |s, x| {
            let rest = s.app(Op::Mod, [x[0], three]);
            s.eq(rest, one)
        });
        let holds: [(Term, Verdict); 2] = [(above, |limit, x| limit < x), (odd, |_, x| x.rem_euclid(3) == 1)];
        for (p, holds) in holds {
            let holds = |x: &i64| holds(limit, *x);
            t.check(Combinator::Filter, &[p, l], |all| value(all.iter().copied().filter(holds)));
            t.check(Combinator::Exists, &[p, l], |all| Value::Bool(all.iter().any(holds)));
            t.check(Combinator::Forall, &[p, l], |all| Value::Bool(all.iter().all(holds)));
            t.check(Combinator::Count, &[p, l], |all| Value::int(all.iter().filter(|x| holds(x)).count()));
            t.check(Combinator::Find, &[p, l, bound], |all| {
                Value::int(all.iter().copied().find(holds).unwrap_or(limit))
            });
            t.check(Combinator::TakeWhile, &[p, l], |all| value(all.iter().copied().take_while(holds)));
            t.check(Combinator::DropWhile, &[p, l], |all| value(all.iter().copied().skip_while(holds)));
        }
    }
}

#[test]
fn combinators_with_other_functions() {
    let mut store = Store::default();
    let sort = store.list_sort(Sort::INT);
    let symbol = store.declare_symbol("l", &[], sort);
    let option = store.declare_datatype("Option", 0);
    let some = Constructor { name: "some".into(), fields: vec![Field { name: "value".into(), sort: Sort::INT }] };
    store.define_datatype(option, vec![some, Constructor { name: "none".into(), fields: vec![] }]);
    let option = store.sort(SortNode::Data(option, [].into()));
    let mut t = Bench { store, l: symbol };
    let (l, zero, seven) = (t.store.constant(symbol), t.store.int(0), t.store.int(7));
    let add = t.function(2, |s, x| s.sum([x[0], x[1]]));
    t.check(Combinator::MapIndexed, &[add, l], |all| value((0..).zip(all).map(|(index, x)| index + x)));
    t.check(Combinator::Scan, &[add, seven, l], |all| {
        value(std::iter::once(7).chain(all.iter().scan(7, |sum, x| {
            *sum += x;
            Some(*sum)
        })))
    });
    let weigh = t.function(3, |s, x| {
        let two = s.int(2);
        let weight = s.app(Op::Mul, [two, x[0]]);
        s.sum([x[1], weight, x[2]])
    });
    t.check(Combinator::FoldIndexed, &[weigh, seven, l], |all| {
        Value::int((0..).zip(all).fold(7, |sum: i64, (index, x): (i64, &i64)| sum + 2 * index + x))
    });
    let last = t.function(3, |_, x| x[0]);
    t.check(Combinator::FoldIndexed, &[last, seven, l], |all| {
        Value::int(if all.is_empty() { 7 } else { all.len() - 1 })
    });
    let opposite = t.function(1, |s, x| {
        let (positive, negated) = (s.app(Op::Lt, [zero, x[0]]), s.app(Op::Neg, [x[0]]));
        let (some, none) = (s.app(Op::Construct(option, 0), [negated]), s.app(Op::Construct(option, 1), []));
        s.ite(positive, some, none)
    });
    t.check(Combinator::FilterMap, &[opposite, l], |all| value(all.iter().filter(|x| **x > 0).map(|x| -x)));
}

#[test]
fn combinators_without_a_function() {
    let mut store = Store::default();
    let sort = store.list_sort(Sort::INT);
    let symbol = store.declare_symbol("l", &[], sort);
    let mut t = Bench { store, l: symbol };
    let l = t.store.constant(symbol);
    t.check(Combinator::Sum, &[l], |all| Value::int(all.iter().sum::<i64>()));
    t.check(Combinator::Sorted, &[l], |all| Value::Bool(all.is_sorted()));
    t.check(Combinator::Distinct, &[l], |all| {
        let mut seen = std::collections::BTreeSet::new();
        Value::Bool(all.iter().all(|x| seen.insert(*x)))
    });
    for number in [-9_000, -1, 0, 3, 4, 41, 3_999, 12_001] {
        let e = t.store.int(number);
        let at = usize::try_from(number).ok();
        let cut = |all: &[i64]| at.unwrap_or(0).min(all.len());
        t.check(Combinator::Contains, &[e, l], |all| Value::Bool(all.contains(&number)));
        t.check(Combinator::IndexOf, &[e, l], |all| {
            let place = all.iter().position(|x| *x == number);
            place.map_or(Value::int(-1), Value::int)
        });
        t.check(Combinator::Head, &[l, e], |all| Value::int(*all.first().unwrap_or(&number)));
        t.check(Combinator::Last, &[l, e], |all| Value::int(*all.last().unwrap_or(&number)));
        t.check(Combinator::Min, &[l, e], |all| Value::int(*all.iter().min().unwrap_or(&number)));
        t.check(Combinator::Max, &[l, e], |all| Value::int(*all.iter().max().unwrap_or(&number)));
        t.check(Combinator::Nth, &[l, e, e], |all| {
            Value::int(at.and_then(|at| all.get(at)).copied().unwrap_or(number))
        });
        t.check(Combinator::Take, &[e, l], |all| value(all[..cut(all)].iter().copied()));
        t.check(Combinator::Drop, &[e, l], |all| value(all[cut(all)..].iter().copied()));
        t.check(Combinator::Cons, &[e, l], |all| value(std::iter::once(number).chain(all.iter().copied())));
        t.check(Combinator::Snoc, &[l, e], |all| value(all.iter().copied().chain([number])));
        let from = t.store.int(-3);
        t.check(Combinator::Range, &[from, e], |_| value(-3..number));
    }
}

#[test]
fn combinators_on_lists_that_nobody_could_walk() {
    let s = &mut Store::default();
    let (many, zero) = (s.int(1_000_000_000_000_i64), s.int(0));
    let l = s.app(Op::Combinator(Combinator::Range), [zero, many]);
    let (x, limit) = (s.bound(0, Sort::INT), s.int(999_999_999_990_i64));
    let body = s.app(Op::Lt, [limit, x]);
    let above = s.lambda([Sort::INT], body);
    let check_app = |combinator, arguments: &[Term], expected: i64| {
        let term = s.app(Op::Combinator(combinator), arguments);
        check(s, term, expected);
    };
    check_app(Combinator::Count, &[above, l], 9);
    check_app(Combinator::Find, &[above, l, zero], 999_999_999_991);
    check_app(Combinator::IndexOf, &[limit, l], 999_999_999_990);
    check_app(Combinator::Nth, &[l, limit, zero], 999_999_999_990);
    check_app(Combinator::Max, &[l, zero], 999_999_999_999);
    let kept = s.app(Op::Combinator(Combinator::Filter), [above, l]);
    let expected = Value::list((999_999_999_991..1_000_000_000_000_i64).map(Value::int));
    check(s, kept, expected);
}

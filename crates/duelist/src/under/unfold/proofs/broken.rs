//! Wrong meanings: the wrong end, one too many, the wrong order, a machine that forgets or remembers too much.

use super::Meaning;
use crate::meaning::{Made, Memory, Read, Transducer, made};
use crate::term::{Combinator, Op, Sort, Store, Term};

/// A meaning of an operator applied to these arguments.
pub(super) type Wrong = fn(&mut Store, &[Term]) -> Meaning;

#[rustfmt::skip]
pub(super) const MEANINGS: &[(&str, Wrong)] = &[
    // A part of a list.
    ("List.take", |_, a| Meaning::Made(Made::Suffix { count: a[0], list: a[1] })),
    ("List.take", |s, a| Meaning::Made(Made::Prefix { count: one_more(s, a[0]), list: a[1] })),
    ("List.drop", |_, a| Meaning::Made(Made::Prefix { count: a[0], list: a[1] })),
    ("List.drop", |s, a| Meaning::Made(Made::Suffix { count: one_more(s, a[0]), list: a[1] })),
    ("List.tail", |s, a| Meaning::Made(Made::Suffix { count: s.int(0), list: a[0] })),
    ("List.rev", |_, a| Meaning::Made(Made::Concatenation(vec![a[0]]))),
    // Lists put together.
    ("List.append", |_, a| Meaning::Made(Made::Concatenation(vec![a[1], a[0]]))),
    ("List.append", |_, a| Meaning::Made(Made::Concatenation(vec![a[0]]))),
    ("List.cons", |s, a| Meaning::Made(Made::Concatenation(vec![a[1], one(s, a[0])]))),
    ("List.snoc", |s, a| Meaning::Made(Made::Concatenation(vec![one(s, a[1]), a[0]]))),
    ("ite", |_, a| Meaning::Made(Made::Choice { condition: a[0], then: a[2], otherwise: a[1] })),
    ("List.value", |_, a| Meaning::Made(Made::Literal(vec![a[1], a[0]]))),
    ("List.zip", |s, a| Meaning::Made(Made::Pairs(s.rev(a[0]), a[1]))),
    ("List.map2", |s, a| { let function = identity(s); Meaning::Made(Made::Image { function, list: a[1] }) }),
    // Counted lists.
    ("List.range", |s, a| Meaning::Made(Made::Counted { count: s.app(Op::Sub, [a[1], a[0]]), at: identity(s) })),
    ("List.range", |s, a| {
        let count = s.app(Op::Sub, [a[1], a[0]]);
        Meaning::Made(Made::Counted { count: one_more(s, count), at: after(s, a[0]) })
    }),
    ("List.repeat", |s, a| Meaning::Made(Made::Counted { count: one_more(s, a[0]), at: constantly(s, a[1]) })),
    ("List.repeat", |s, a| Meaning::Made(Made::Counted { count: a[0], at: after(s, a[1]) })),
    ("List.cycle", |s, a| Meaning::Made(Made::Cycle { count: one_more(s, a[0]), list: a[1] })),
    ("List.cycle", |_, a| Meaning::Made(Made::Concatenation(vec![a[1], a[1]]))),
    ("List.drift", |s, _| { let numbers = [5, 7, 5, 7].map(|number| s.int(number)); Meaning::Made(Made::Literal(numbers.to_vec())) }),
    // Images.
    ("List.map", |s, a| Meaning::Made(Made::Image { function: identity(s), list: a[1] })),
    ("List.mapi", |s, a| Meaning::Made(Made::Indexed { function: shifted_index(s, a[0]), list: a[1] })),
    ("List.update", |s, a| Meaning::Made(Made::Image { function: constantly(s, a[1]), list: a[2] })),
    // Machines.
    ("List.filter", |s, a| { let p = negated(s, a[0]); filtered(s, p, a[1]) }),
    ("List.filter", |s, a| machine_of(s, Combinator::TakeWhile, a[0], a[1])),
    ("List.take_while", |s, a| machine_of(s, Combinator::Filter, a[0], a[1])),
    ("List.take_while", |s, a| machine_of(s, Combinator::DropWhile, a[0], a[1])),
    ("List.drop_while", |s, a| { let p = negated(s, a[0]); filtered(s, p, a[1]) }),
    ("List.drop_while", |s, a| forgetful(s, Combinator::DropWhile, a[0], a[1])),
    ("List.take_while", |s, a| forgetful(s, Combinator::TakeWhile, a[0], a[1])),
    ("List.filter_map", |s, a| {
        let function = s.shift(a[0], 1);
        let x = s.bound(0, Sort::INT);
        let image = s.call(function, &[x]);
        let sort = s.sort_of(image);
        let value = s.app(Op::Select(sort, 1, 0), [image]);
        Meaning::Made(Made::Image { function: s.lambda([Sort::INT], value), list: a[1] })
    }),
    ("List.scan_left", |s, a| scanned(s, a, |_, machine| (None, machine))),
    ("List.scan_left", |s, a| {
        let before = s.bound(1, Sort::INT);
        let emit = s.lambda([Sort::INT, Sort::INT], before);
        scanned(s, a, move |first, machine| (Some(first), Transducer { emit, ..machine }))
    }),
    ("List.scan_left", |s, a| {
        let next = second_of_two(s);
        scanned(s, a, move |first, machine| (Some(first), Transducer { memory: Some(Memory { init: first, next }), ..machine }))
    }),
    // Readers.
    ("List.len", |s, a| { let fewer = part(s, a[0]); Meaning::Read(Read::Length(fewer)) }),
    ("List.is_empty", |s, a| { let p = never(s); Meaning::Read(Read::Exists { predicate: p, list: a[0] }) }),
    ("List.fold", |s, a| Meaning::Read(Read::Fold { step: a[0], init: a[1], list: s.rev(a[2]) })),
    ("List.fold", |s, a| Meaning::Read(Read::Fold { step: a[0], init: a[1], list: part(s, a[2]) })),
    ("List.fold_right", |s, a| Meaning::Read(Read::Fold { step: s.flip(a[0]), init: a[1], list: a[2] })),
    ("List.exists", |_, a| Meaning::Read(Read::Forall { predicate: a[0], list: a[1] })),
    ("List.forall", |_, a| Meaning::Read(Read::Exists { predicate: a[0], list: a[1] })),
    ("List.contains", |s, a| { let p = is(s, a[0]); Meaning::Read(Read::Forall { predicate: p, list: a[1] }) }),
    ("List.count", |_, a| Meaning::Read(Read::Length(a[1]))),
    ("List.sum", |s, a| Meaning::Read(Read::Sum(part(s, a[0])))),
    ("List.product", |_, a| Meaning::Read(Read::Sum(a[0]))),
    ("List.head", |s, a| Meaning::Read(Read::At { list: a[0], index: s.int(1), default: a[1] })),
    ("List.last", |s, a| Meaning::Read(Read::At { list: s.rev(a[0]), index: s.int(1), default: a[1] })),
    ("List.last", |s, a| Meaning::Read(Read::At { list: a[0], index: s.int(0), default: a[1] })),
    ("List.nth", |s, a| Meaning::Read(Read::At { list: a[0], index: one_more(s, a[1]), default: a[2] })),
    ("List.nth", |s, a| Meaning::Read(Read::At { list: a[0], index: a[1], default: s.int(0) })),
    ("List.find", |s, a| Meaning::Read(Read::At { list: a[1], index: s.int(0), default: a[2] })),
    ("List.index_of", |s, a| { let p = is(s, a[0]); Meaning::Read(Read::Same(s.app(Op::Combinator(Combinator::Count), [p, a[1]]))) }),
    ("List.min", |_, a| Meaning::Read(Read::At { list: a[0], index: a[1], default: a[1] })),
    ("List.min", |s, a| Meaning::Read(Read::Same(s.app(Op::Combinator(Combinator::Max), a.to_vec())))),
    ("List.max", |s, a| {
        let (best, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
        let ordered = s.le(best, x);
        let greater = s.ite(ordered, x, best);
        Meaning::Read(Read::Fold { step: s.lambda([Sort::INT, Sort::INT], greater), init: a[1], list: a[0] })
    }),
    ("List.sorted", |s, a| { let reversed = s.rev(a[0]); Meaning::Read(Read::Same(s.app(Op::Combinator(Combinator::Sorted), [reversed]))) }),
    ("List.foldi", |s, a| {
        let step = second_of_two(s);
        Meaning::Read(Read::Fold { step, init: a[1], list: a[2] })
    }),
    ("List.reduce", |_, a| Meaning::Read(Read::Fold { step: a[0], init: a[2], list: a[1] })),
    ("List.min_by", |s, a| Meaning::Read(Read::Same(s.app(Op::Combinator(Combinator::Min), [a[1], a[2]])))),
    ("List.max_by", |s, a| Meaning::Read(Read::Same(s.app(Op::Combinator(Combinator::Max), [a[1], a[2]])))),
    ("List.forall2", |s, a| Meaning::Read(Read::Equal(a[1], s.rev(a[1])))),
    ("List.exists2", |s, a| Meaning::Read(Read::Equal(a[2], s.rev(a[2])))),
    ("List.fold2", |_, a| Meaning::Read(Read::At { list: a[2], index: a[1], default: a[1] })),
    ("List.distinct", |s, a| { let fewer = part(s, a[0]); Meaning::Read(Read::Same(s.app(Op::Combinator(Combinator::Distinct), [fewer]))) }),
    ("List.subset", |_, a| Meaning::Read(Read::Equal(a[0], a[1]))),
    ("List.disjoint", |s, a| { let p = never(s); Meaning::Read(Read::Forall { predicate: p, list: a[0] }) }),
    ("List.permutation", |s, a| { let (one, other) = (s.len_of(a[0]), s.len_of(a[1])); Meaning::Read(Read::Same(s.eq(one, other))) }),
    ("List.all_pairs", |s, a| { let p = never(s); Meaning::Read(Read::Forall { predicate: p, list: a[1] }) }),
    ("List.exists_pair", |s, a| { let p = never(s); Meaning::Read(Read::Exists { predicate: p, list: a[1] }) }),
    ("List.union", |_, a| Meaning::Made(Made::Concatenation(vec![a[0], a[1]]))),
    ("List.inter", |_, a| Meaning::Made(Made::Concatenation(vec![a[0]]))),
    ("List.diff", |_, a| Meaning::Made(Made::Concatenation(vec![a[0]]))),
    ("List.dedup", |_, a| Meaning::Made(Made::Concatenation(vec![a[0]]))),
    ("=", |s, a| Meaning::Read(Read::Equal(part(s, a[0]), part(s, a[1])))),
    ("=", |s, a| Meaning::Read(Read::Equal(s.rev(a[0]), a[1]))),
];

fn one_more(s: &mut Store, number: Term) -> Term {
    let one = s.int(1);
    s.sum([number, one])
}

fn one(s: &mut Store, element: Term) -> Term {
    s.app(Op::ListValue(Sort::INT), [element])
}

/// The first two elements.
fn part(s: &mut Store, list: Term) -> Term {
    let two = s.int(2);
    s.app(Op::Combinator(Combinator::Take), [two, list])
}

fn identity(s: &mut Store) -> Term {
    let x = s.bound(0, Sort::INT);
    s.lambda([Sort::INT], x)
}

fn constantly(s: &mut Store, value: Term) -> Term {
    s.lambda([Sort::INT], value)
}

fn never(s: &mut Store) -> Term {
    let no = s.bool(false);
    constantly(s, no)
}

fn is(s: &mut Store, value: Term) -> Term {
    let x = s.bound(0, Sort::INT);
    let same = s.eq(x, value);
    s.lambda([Sort::INT], same)
}

/// `λ k. start + k + 1`
fn after(s: &mut Store, start: Term) -> Term {
    let (k, one) = (s.bound(0, Sort::INT), s.int(1));
    let number = s.sum([start, k, one]);
    s.lambda([Sort::INT], number)
}

fn second_of_two(s: &mut Store) -> Term {
    let x = s.bound(0, Sort::INT);
    s.lambda([Sort::INT, Sort::INT], x)
}

fn negated(s: &mut Store, predicate: Term) -> Term {
    let x = s.bound(0, Sort::INT);
    let holds = s.call(predicate, &[x]);
    let fails = s.not(holds);
    s.lambda([Sort::INT], fails)
}

fn shifted_index(s: &mut Store, function: Term) -> Term {
    let (index, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
    let index = one_more(s, index);
    let image = s.call(function, &[index, x]);
    s.lambda([Sort::INT, Sort::INT], image)
}

fn filtered(s: &mut Store, predicate: Term, list: Term) -> Meaning {
    machine_of(s, Combinator::Filter, predicate, list)
}

/// What another combinator means.
fn machine_of(s: &mut Store, combinator: Combinator, predicate: Term, list: Term) -> Meaning {
    let term = s.app(Op::Combinator(combinator), [predicate, list]);
    Meaning::Made(made(s, term).expect("a list"))
}

/// What a combinator would mean if its machine looked at the last element only.
fn forgetful(s: &mut Store, combinator: Combinator, predicate: Term, list: Term) -> Meaning {
    let term = s.app(Op::Combinator(combinator), [predicate, list]);
    let Some(Made::Through { first, machine, list }) = made(s, term) else { panic!("a machine") };
    let (x, memory) = (s.bound(0, Sort::INT), machine.memory.expect("a memory"));
    let holds = s.call(predicate, &[x]);
    let next = s.lambda([Sort::BOOL, Sort::INT], holds);
    Meaning::Made(Made::Through {
        first,
        machine: Transducer { memory: Some(Memory { next, ..memory }), ..machine },
        list,
    })
}

/// A scan with another start or another machine.
fn scanned(s: &mut Store, a: &[Term], change: impl Fn(Term, Transducer) -> (Option<Term>, Transducer)) -> Meaning {
    let term = s.app(Op::Combinator(Combinator::Scan), a.to_vec());
    let Some(Made::Through { machine, list, .. }) = made(s, term) else { panic!("a machine") };
    let (first, machine) = change(a[1], machine);
    Meaning::Made(Made::Through { first, machine, list })
}

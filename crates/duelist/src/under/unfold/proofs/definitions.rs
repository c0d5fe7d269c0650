//! What every operator on lists means, by equations on the first element and the rest. Nothing here knows how lists are unfolded.

use std::rc::Rc;

use crate::term::{Op, Store, Term};

/// A list in each case.
pub(super) enum Case {
    Nil,
    Cons(Term, Cases),
    /// The first list if the condition holds, else the second.
    Either(Term, Cases, Cases),
}

pub(super) type Cases = Rc<Case>;

/// What an operator is applied to. A function is a scalar.
#[derive(Clone)]
pub(super) enum Argument {
    Scalar(Term),
    List(Cases),
}

/// What comes out.
pub(super) enum Defined {
    Scalar(Term),
    List(Cases),
    Lists(Cases, Cases),
}

/// Numbers are at most this in the proofs, and differences of numbers at most one more.
pub(super) const MAX_NUMBER: usize = 3;

/// What can be chosen by a condition.
pub(super) trait Chosen {
    fn either(store: &mut Store, condition: Term, then: Self, otherwise: Self) -> Self;
}

impl Chosen for Term {
    fn either(store: &mut Store, condition: Term, then: Term, otherwise: Term) -> Term {
        if then == otherwise { then } else { store.ite(condition, then, otherwise) }
    }
}

impl Chosen for Cases {
    fn either(_: &mut Store, condition: Term, then: Cases, otherwise: Cases) -> Cases {
        Rc::new(Case::Either(condition, then, otherwise))
    }
}

/// A value by equations for the empty list, and for an element before a list.
pub(super) fn by_cases<R: Chosen>(
    store: &mut Store,
    list: &Cases,
    nil: &dyn Fn(&mut Store) -> R,
    cons: &dyn Fn(&mut Store, Term, &Cases) -> R,
) -> R {
    match &**list {
        Case::Nil => nil(store),
        Case::Cons(first, rest) => cons(store, *first, rest),
        Case::Either(condition, then, otherwise) => {
            let then = by_cases(store, then, nil, cons);
            let otherwise = by_cases(store, otherwise, nil, cons);
            R::either(store, *condition, then, otherwise)
        }
    }
}

pub(super) fn nil() -> Cases {
    Rc::new(Case::Nil)
}

pub(super) fn cons(first: Term, rest: Cases) -> Cases {
    Rc::new(Case::Cons(first, rest))
}

/// The definition of an operator, if it is known here.
#[rustfmt::skip]
pub(super) fn define(store: &mut Store, name: &str, arguments: &[Argument]) -> Option<Defined> {
    use Argument::{List as L, Scalar as S};
    let s = store;
    let (zero, one, yes, no) = (s.int(0), s.int(1), s.bool(true), s.bool(false));
    let value = match (name, arguments) {
        ("List.len", [L(l)]) => length(s, l),
        ("List.is_empty", [L(l)]) => by_cases(s, l, &|_| yes, &|_, _, _| no),
        ("List.fold", [S(f), S(a), L(l)]) => fold(s, *f, *a, l),
        ("List.fold_right", [S(f), S(a), L(l)]) => fold_right(s, &|s, x, acc| s.call(*f, &[x, acc]), *a, l),
        ("List.foldi", [S(f), S(a), L(l)]) => foldi(s, *f, zero, *a, l),
        ("List.exists", [S(p), L(l)]) => fold_right(s, &|s, x, found| { let p = s.call(*p, &[x]); s.or([p, found]) }, no, l),
        ("List.forall", [S(p), L(l)]) => fold_right(s, &|s, x, all| { let p = s.call(*p, &[x]); s.and([p, all]) }, yes, l),
        ("List.count", [S(p), L(l)]) => fold_right(s, &|s, x, count| {
            let (p, more) = (s.call(*p, &[x]), s.sum([one, count]));
            s.ite(p, more, count)
        }, zero, l),
        ("List.sum", [L(l)]) => fold_right(s, &|s, x, sum| s.sum([x, sum]), zero, l),
        ("List.product", [L(l)]) => fold_right(s, &|s, x, product| s.app(Op::Mul, [x, product]), one, l),
        ("List.contains", [S(e), L(l)]) => fold_right(s, &|s, x, found| { let same = s.eq(x, *e); s.or([same, found]) }, no, l),
        ("List.index_of", [S(e), L(l)]) => index_of(s, *e, l),
        ("List.find", [S(p), L(l), S(d)]) => fold_right(s, &|s, x, found| { let p = s.call(*p, &[x]); s.ite(p, x, found) }, *d, l),
        ("List.head", [L(l), S(d)]) => by_cases(s, l, &|_| *d, &|_, x, _| x),
        ("List.last", [L(l), S(d)]) => last(s, l, *d),
        ("List.nth", [L(l), S(i), S(d)]) => nth(s, l, *i, *d),
        ("List.min", [L(l), S(d)]) => by_cases(s, l, &|_| *d, &|s, x, rest| fold_right(s, &|s, x, least| {
            let ordered = s.le(x, least);
            s.ite(ordered, x, least)
        }, x, rest)),
        ("List.max", [L(l), S(d)]) => by_cases(s, l, &|_| *d, &|s, x, rest| fold_right(s, &|s, x, greatest| {
            let ordered = s.le(greatest, x);
            s.ite(ordered, x, greatest)
        }, x, rest)),
        ("List.sorted", [L(l)]) => by_cases(s, l, &|_| yes, &|s, x, rest| sorted_from(s, x, rest)),
        ("List.reduce", [S(f), L(l), S(d)]) => by_cases(s, l, &|_| *d, &|s, x, rest| fold(s, *f, x, rest)),
        ("List.min_by", [S(k), L(l), S(d)]) => by_cases(s, l, &|_| *d, &|s, x, rest| first_best(s, *k, true, x, rest)),
        ("List.max_by", [S(k), L(l), S(d)]) => by_cases(s, l, &|_| *d, &|s, x, rest| first_best(s, *k, false, x, rest)),
        ("List.fold2", [S(f), S(a), L(l), L(m)]) => fold2(s, *f, *a, l, m),
        ("List.forall2", [S(p), L(l), L(m)]) => in_step(s, l, m, &|_| yes, &|s, x, y, all| { let p = s.call(*p, &[x, y]); s.and([p, all]) }),
        ("List.exists2", [S(p), L(l), L(m)]) => in_step(s, l, m, &|_| no, &|s, x, y, some| { let p = s.call(*p, &[x, y]); s.or([p, some]) }),
        ("=", [L(l), L(m)]) => equal(s, l, m),
        ("List.distinct", [L(l)]) => all_pairs(s, &|s, x, y| { let same = s.eq(x, y); s.not(same) }, l),
        ("List.subset", [L(l), L(m)]) => fold_right(s, &|s, x, all| { let found = contains(s, x, m); s.and([found, all]) }, yes, l),
        ("List.disjoint", [L(l), L(m)]) => fold_right(s, &|s, x, all| { let found = contains(s, x, m); let new = s.not(found); s.and([new, all]) }, yes, l),
        ("List.permutation", [L(l), L(m)]) => permutation(s, l, m),
        ("List.all_pairs", [S(p), L(l)]) => all_pairs(s, &|s, x, y| s.call(*p, &[x, y]), l),
        ("List.exists_pair", [S(p), L(l)]) => {
            let none = all_pairs(s, &|s, x, y| { let p = s.call(*p, &[x, y]); s.not(p) }, l);
            s.not(none)
        }
        ("List.partition", [S(p), L(l)]) => {
            let those = filter(s, &|s, x| s.call(*p, &[x]), l);
            let others = filter(s, &|s, x| { let p = s.call(*p, &[x]); s.not(p) }, l);
            return Some(Defined::Lists(those, others));
        }
        _ => return define_list(s, name, arguments).map(Defined::List),
    };
    Some(Defined::Scalar(value))
}

#[rustfmt::skip]
fn define_list(s: &mut Store, name: &str, arguments: &[Argument]) -> Option<Cases> {
    use Argument::{List as L, Scalar as S};
    let (zero, one) = (s.int(0), s.int(1));
    Some(match (name, arguments) {
        ("List.map", [S(f), L(l)]) => each(s, &|s, x, rest| cons(s.call(*f, &[x]), rest), nil(), l),
        ("List.mapi", [S(f), L(l)]) => mapi(s, *f, zero, l),
        ("List.filter", [S(p), L(l)]) => filter(s, &|s, x| s.call(*p, &[x]), l),
        ("List.filter_map", [S(f), L(l)]) => each(s, &|s, x, rest| {
            let image = s.call(*f, &[x]);
            let sort = s.sort_of(image);
            let payload = s.payload(sort).expect("an option");
            let some = s.app(Op::Test(sort, payload.constructor), [image]);
            let value = s.app(Op::Select(sort, payload.constructor, 0), [image]);
            Cases::either(s, some, cons(value, rest.clone()), rest)
        }, nil(), l),
        ("List.scan_left", [S(f), S(a), L(l)]) => scan(s, *f, *a, l),
        ("List.take", [S(n), L(l)]) => take(s, *n, l),
        ("List.drop", [S(n), L(l)]) => drop(s, *n, l),
        ("List.tail", [L(l)]) => by_cases(s, l, &|_| nil(), &|_, _, rest| rest.clone()),
        ("List.take_while", [S(p), L(l)]) => each(s, &|s, x, rest| { let p = s.call(*p, &[x]); Cases::either(s, p, cons(x, rest), nil()) }, nil(), l),
        ("List.drop_while", [S(p), L(l)]) => drop_while(s, *p, l),
        ("List.cons", [S(e), L(l)]) => cons(*e, l.clone()),
        ("List.snoc", [L(l), S(e)]) => append(s, l, &cons(*e, nil())),
        ("List.append", [L(l), L(m)]) => append(s, l, m),
        ("List.append of three", [L(l), L(m), L(k)]) => {
            let rest = append(s, m, k);
            append(s, l, &rest)
        }
        ("ite true", [L(l), L(_)]) => l.clone(),
        ("List.rev", [L(l)]) => rev(s, l),
        ("List.range", [S(i), S(j)]) => range(s, *i, *j, MAX_NUMBER + 1),
        ("List.repeat", [S(n), S(e)]) => counted(s, *n, &|_, rest| cons(*e, rest), MAX_NUMBER),
        ("List.cycle", [S(n), L(l)]) => counted(s, *n, &|s, rest| append(s, l, &rest), MAX_NUMBER),
        ("List.value", [S(a), S(b)]) => cons(*a, cons(*b, nil())),
        // Twice the elements 5 and 7, the second time with 1 and −2 added.
        ("List.drift", []) => [5, 7, 6, 5].into_iter().rev().fold(nil(), |rest, number| cons(s.int(number), rest)),
        ("ite", [S(c), L(l), L(m)]) => Cases::either(s, *c, l.clone(), m.clone()),
        ("List.zip", [L(l), L(m)]) => in_step(s, l, m, &|_| nil(), &|s, x, y, rest| cons(s.pair(x, y), rest)),
        ("List.map2", [S(f), L(l), L(m)]) => in_step(s, l, m, &|_| nil(), &|s, x, y, rest| cons(s.call(*f, &[x, y]), rest)),
        ("List.update", [S(i), S(e), L(l)]) => update(s, *i, *e, l, one),
        ("List.union", [L(l), L(m)]) => {
            let new = filter(s, &|s, x| { let found = contains(s, x, l); s.not(found) }, m);
            append(s, l, &new)
        }
        ("List.inter", [L(l), L(m)]) => filter(s, &|s, x| contains(s, x, m), l),
        ("List.diff", [L(l), L(m)]) => filter(s, &|s, x| { let found = contains(s, x, m); s.not(found) }, l),
        ("List.dedup", [L(l)]) => dedup(s, l, &nil()),
        ("List.concat", [L(l)]) => each(s, &|s, x, rest| s.children(x).to_vec().into_iter().rev().fold(rest, |rest, y| cons(y, rest)), nil(), l),
        ("List.concat_map", [S(f), L(l)]) => each(s, &|s, x, rest| {
            let image = s.call(*f, &[x]);
            s.children(image).to_vec().into_iter().rev().fold(rest, |rest, y| cons(y, rest))
        }, nil(), l),
        _ => return None,
    })
}

pub(super) fn length(s: &mut Store, l: &Cases) -> Term {
    let zero = s.int(0);
    fold_right(
        s,
        &|s, _, length| {
            let one = s.int(1);
            s.sum([one, length])
        },
        zero,
        l,
    )
}

pub(super) fn equal(s: &mut Store, l: &Cases, m: &Cases) -> Term {
    let (yes, no) = (s.bool(true), s.bool(false));
    by_cases(s, l, &|s| by_cases(s, m, &|_| yes, &|_, _, _| no), &|s, x, xs| {
        by_cases(s, m, &|_| no, &|s, y, ys| {
            let (first, rest) = (s.eq(x, y), equal(s, xs, ys));
            s.and([first, rest])
        })
    })
}

/// A value from right to left.
fn each<R: Chosen + Clone>(s: &mut Store, step: &dyn Fn(&mut Store, Term, R) -> R, end: R, l: &Cases) -> R {
    by_cases(s, l, &|_| end.clone(), &|s, x, rest| {
        let rest = each(s, step, end.clone(), rest);
        step(s, x, rest)
    })
}

fn fold_right(s: &mut Store, step: &dyn Fn(&mut Store, Term, Term) -> Term, end: Term, l: &Cases) -> Term {
    each(s, step, end, l)
}

fn fold(s: &mut Store, f: Term, acc: Term, l: &Cases) -> Term {
    by_cases(s, l, &|_| acc, &|s, x, rest| {
        let acc = s.call(f, &[acc, x]);
        fold(s, f, acc, rest)
    })
}

fn foldi(s: &mut Store, f: Term, index: Term, acc: Term, l: &Cases) -> Term {
    by_cases(s, l, &|_| acc, &|s, x, rest| {
        let acc = s.call(f, &[index, acc, x]);
        let next = next(s, index);
        foldi(s, f, next, acc, rest)
    })
}

fn fold2(s: &mut Store, f: Term, acc: Term, l: &Cases, m: &Cases) -> Term {
    by_cases(s, l, &|_| acc, &|s, x, xs| {
        by_cases(s, m, &|_| acc, &|s, y, ys| {
            let acc = s.call(f, &[acc, x, y]);
            fold2(s, f, acc, xs, ys)
        })
    })
}

/// A value from right to left over elements at the same index.
fn in_step<R: Chosen>(
    s: &mut Store,
    l: &Cases,
    m: &Cases,
    end: &dyn Fn(&mut Store) -> R,
    step: &dyn Fn(&mut Store, Term, Term, R) -> R,
) -> R {
    by_cases(s, l, end, &|s, x, xs| {
        by_cases(s, m, end, &|s, y, ys| {
            let rest = in_step(s, xs, ys, end, step);
            step(s, x, y, rest)
        })
    })
}

fn next(s: &mut Store, number: Term) -> Term {
    let one = s.int(1);
    s.sum([number, one])
}

fn less_one(s: &mut Store, number: Term) -> Term {
    let one = s.int(1);
    s.app(Op::Sub, [number, one])
}

fn is_positive(s: &mut Store, number: Term) -> Term {
    let zero = s.int(0);
    s.app(Op::Lt, [zero, number])
}

fn contains(s: &mut Store, e: Term, l: &Cases) -> Term {
    let no = s.bool(false);
    fold_right(
        s,
        &|s, x, found| {
            let same = s.eq(x, e);
            s.or([same, found])
        },
        no,
        l,
    )
}

/// Of an element and each one after it a relation holds.
fn all_pairs(s: &mut Store, holds: &dyn Fn(&mut Store, Term, Term) -> Term, l: &Cases) -> Term {
    let yes = s.bool(true);
    by_cases(s, l, &|_| yes, &|s, x, rest| {
        let first = fold_right(
            s,
            &|s, y, all| {
                let here = holds(s, x, y);
                s.and([here, all])
            },
            yes,
            rest,
        );
        let others = all_pairs(s, holds, rest);
        s.and([first, others])
    })
}

/// The first element of one list is in the other, and without it both are permutations of each other.
fn permutation(s: &mut Store, l: &Cases, m: &Cases) -> Term {
    let (yes, no) = (s.bool(true), s.bool(false));
    by_cases(s, l, &|s| by_cases(s, m, &|_| yes, &|_, _, _| no), &|s, x, rest| {
        let found = contains(s, x, m);
        let without = without(s, x, m);
        let others = permutation(s, rest, &without);
        s.and([found, others])
    })
}

/// A list without the first occurrence of an element.
fn without(s: &mut Store, e: Term, l: &Cases) -> Cases {
    by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let (same, kept) = (s.eq(x, e), cons(x, without(s, e, rest)));
        Cases::either(s, same, rest.clone(), kept)
    })
}

/// The elements that have not been seen.
fn dedup(s: &mut Store, l: &Cases, seen: &Cases) -> Cases {
    by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let found = contains(s, x, seen);
        let (skipped, kept) = (dedup(s, rest, seen), cons(x, dedup(s, rest, &cons(x, seen.clone()))));
        Cases::either(s, found, skipped, kept)
    })
}

fn index_of(s: &mut Store, e: Term, l: &Cases) -> Term {
    let none = s.int(-1);
    by_cases(s, l, &|_| none, &|s, x, rest| {
        let (zero, later, here) = (s.int(0), index_of(s, e, rest), s.eq(x, e));
        let (missing, after) = (s.eq(later, none), next(s, later));
        let later = s.ite(missing, none, after);
        s.ite(here, zero, later)
    })
}

fn last(s: &mut Store, l: &Cases, default: Term) -> Term {
    by_cases(s, l, &|_| default, &|s, x, rest| last(s, rest, x))
}

fn nth(s: &mut Store, l: &Cases, index: Term, default: Term) -> Term {
    by_cases(s, l, &|_| default, &|s, x, rest| {
        let (zero, before) = (s.int(0), less_one(s, index));
        let (here, later) = (s.eq(index, zero), nth(s, rest, before, default));
        s.ite(here, x, later)
    })
}

fn sorted_from(s: &mut Store, x: Term, l: &Cases) -> Term {
    let yes = s.bool(true);
    by_cases(s, l, &|_| yes, &|s, y, rest| {
        let (ordered, rest) = (s.le(x, y), sorted_from(s, y, rest));
        s.and([ordered, rest])
    })
}

/// The first element whose key is the least, or the greatest.
fn first_best(s: &mut Store, key: Term, least: bool, best: Term, l: &Cases) -> Term {
    by_cases(s, l, &|_| best, &|s, x, rest| {
        let (new, old) = (s.call(key, &[x]), s.call(key, &[best]));
        let better = s.app(Op::Lt, if least { [new, old] } else { [old, new] });
        let best = s.ite(better, x, best);
        first_best(s, key, least, best, rest)
    })
}

fn filter(s: &mut Store, holds: &dyn Fn(&mut Store, Term) -> Term, l: &Cases) -> Cases {
    each(
        s,
        &|s, x, rest: Cases| {
            let holds = holds(s, x);
            Cases::either(s, holds, cons(x, rest.clone()), rest)
        },
        nil(),
        l,
    )
}

fn mapi(s: &mut Store, f: Term, index: Term, l: &Cases) -> Cases {
    by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let (image, next) = (s.call(f, &[index, x]), next(s, index));
        cons(image, mapi(s, f, next, rest))
    })
}

fn scan(s: &mut Store, f: Term, acc: Term, l: &Cases) -> Cases {
    by_cases(s, l, &|_| cons(acc, nil()), &|s, x, rest| {
        let after = s.call(f, &[acc, x]);
        cons(acc, scan(s, f, after, rest))
    })
}

fn take(s: &mut Store, n: Term, l: &Cases) -> Cases {
    let some = is_positive(s, n);
    let taken = by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let fewer = less_one(s, n);
        cons(x, take(s, fewer, rest))
    });
    Cases::either(s, some, taken, nil())
}

fn drop(s: &mut Store, n: Term, l: &Cases) -> Cases {
    let some = is_positive(s, n);
    let left = by_cases(s, l, &|_| nil(), &|s, _, rest| {
        let fewer = less_one(s, n);
        drop(s, fewer, rest)
    });
    Cases::either(s, some, left, l.clone())
}

fn drop_while(s: &mut Store, p: Term, l: &Cases) -> Cases {
    by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let (holds, left) = (s.call(p, &[x]), drop_while(s, p, rest));
        Cases::either(s, holds, left, cons(x, rest.clone()))
    })
}

fn append(s: &mut Store, l: &Cases, m: &Cases) -> Cases {
    each(s, &|_, x, rest| cons(x, rest), m.clone(), l)
}

fn rev(s: &mut Store, l: &Cases) -> Cases {
    by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let rest = rev(s, rest);
        append(s, &rest, &cons(x, nil()))
    })
}

fn range(s: &mut Store, i: Term, j: Term, most: usize) -> Cases {
    if most == 0 {
        return nil();
    }
    let (some, after) = (s.app(Op::Lt, [i, j]), next(s, i));
    let rest = range(s, after, j, most - 1);
    Cases::either(s, some, cons(i, rest), nil())
}

/// What `more` makes of the empty list, applied `n` times.
fn counted(s: &mut Store, n: Term, more: &dyn Fn(&mut Store, Cases) -> Cases, most: usize) -> Cases {
    if most == 0 {
        return nil();
    }
    let (some, fewer) = (is_positive(s, n), less_one(s, n));
    let rest = counted(s, fewer, more, most - 1);
    let list = more(s, rest);
    Cases::either(s, some, list, nil())
}

fn update(s: &mut Store, i: Term, e: Term, l: &Cases, one: Term) -> Cases {
    by_cases(s, l, &|_| nil(), &|s, x, rest| {
        let (zero, before) = (s.int(0), s.app(Op::Sub, [i, one]));
        let here = s.eq(i, zero);
        let new = s.ite(here, e, x);
        cons(new, update(s, before, e, rest, one))
    })
}

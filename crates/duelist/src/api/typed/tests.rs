//! Every row of the table of combinators has its method, and every method has the sort that elaboration says.

use super::{Ast as _, Bool, Int, List, Maybe, Pair, Real};
use crate::api::expr::Head;
use crate::api::{Expr, infer};
use crate::term::Signature;

/// One application of every combinator.
fn combinators() -> Vec<Expr> {
    let (l, m) = (List::<Int>::var("l"), List::<Bool>::var("m"));
    let nested = List::<List<Real>>::var("n");
    vec![
        l.len().into(),
        l.is_empty().into(),
        l.map(|x| x.ge(0)).into(),
        l.mapi(|i, x| Pair::<Int, Real>::new(i, x.to_real())).into(),
        l.filter(|x| x.gt(1)).into(),
        l.filter_map(|x| x.lt(0).ite::<Maybe<Bool>>(Maybe::none(), Maybe::some(x.eq(3)))).into(),
        m.fold(Int::from(0), |sum, x| x.ite(&sum + 1, sum)).into(),
        m.foldi(Int::from(0), |i, sum, x| x.ite(sum, i)).into(),
        m.fold_right(Real::from(1), |x, product| x.ite(&product * 2, product)).into(),
        m.scan_left(Int::from(0), |sum, x| x.ite(&sum + 1, sum)).into(),
        l.reduce(0, |x, y| x - y).into(),
        m.take(3).into(),
        m.drop(l.len()).into(),
        l.take_while(|x| x.le(1)).into(),
        l.drop_while(|x| x.ne(1)).into(),
        m.tail().into(),
        m.cons(true).into(),
        m.snoc(l.is_empty()).into(),
        m.update(2, false).into(),
        m.rev().into(),
        m.exists(|x| !x).into(),
        m.forall(|x| x).into(),
        m.count(|x| x).into(),
        m.partition(|x| x).into(),
        m.contains(true).into(),
        l.index_of(3).into(),
        l.find(0, |x| x.gt(5)).into(),
        m.head(true).into(),
        m.last(true).into(),
        m.nth(1, false).into(),
        m.min_by(true, |x| x.ite::<Int>(1, 2)).into(),
        m.max_by(true, |x| x.ite::<Real>(1, 2)).into(),
        l.zip(&m).into(),
        l.map2(&m, |x, y| y & x.eq(0)).into(),
        l.fold2(&m, Bool::from(true), |all, x, y| all & y & x.eq(0)).into(),
        l.forall2(&m, |x, y| y | x.eq(0)).into(),
        l.exists2(&m, |x, y| y.implies(x.eq(0))).into(),
        nested.concat().into(),
        l.concat_map(|x| List::<Int>::repeat(&x, x.clone())).into(),
        List::range(1, l.len()).into(),
        l.sum().into(),
        List::<Real>::var("r").product().into(),
        l.min(0).into(),
        l.max(0).into(),
        l.sorted().into(),
        m.distinct().into(),
        m.subset(&m).into(),
        m.disjoint(&m).into(),
        m.permutation(&m).into(),
        m.union(&m).into(),
        m.inter(&m).into(),
        m.diff(&m).into(),
        m.dedup().into(),
        l.all_pairs(|x, y| x.lt(y)).into(),
        l.exists_pair(|x, y| x.eq(y)).into(),
    ]
}

fn name(expr: &Expr) -> &str {
    match &expr.node().head {
        Head::Operator(name) => name,
        _ => panic!("{expr} is no application"),
    }
}

#[track_caller]
fn check(expr: &Expr) {
    let inferred = infer::application(name(expr), &expr.node().arguments).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(&inferred, expr.sort(), "{expr}");
}

#[test]
fn every_row_of_the_table_has_its_method() {
    let all = combinators();
    all.iter().for_each(check);
    let missing: Vec<&str> =
        Signature::all().iter().map(|row| row.name).filter(|row| all.iter().all(|expr| name(expr) != *row)).collect();
    assert!(missing.is_empty(), "List<T> has no method for {missing:?}: add it to api/typed/list.rs and to this test");
}

#[test]
fn other_methods_have_their_sorts() {
    let (x, r, b) = (Int::var("x"), Real::var("r"), Bool::var("b"));
    let all: Vec<Expr> = vec![
        (&x + 1).into(),
        (2 - &x).into(),
        (-&x * x.clone()).into(),
        x.div(2).into(),
        x.modulo(&x).into(),
        x.abs().into(),
        x.to_real().into(),
        r.to_int().into(),
        (&r / 3).into(),
        (1 / -r.clone()).into(),
        r.lt(0).into(),
        x.ge(1).into(),
        (!&b | b.clone()).into(),
        b.implies(true).into(),
        b.eq(false).into(),
        Bool::all([b.clone(), b.clone(), b.clone()]).into(),
        List::<Int>::repeat(3, 4).into(),
        List::of([1, 2]).append(List::<Int>::var("l")).into(),
    ];
    all.iter().for_each(check);
    assert_eq!(Int::from_expr(Expr::from(b)).unwrap_err().to_string(), "the term has sort Bool, but Int is expected");
}

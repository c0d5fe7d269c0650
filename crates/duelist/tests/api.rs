//! The face of the crate, as programs use it.

use std::slice::from_ref;
use std::time::{Duration, Instant};

use duelist::{
    Answer, Ast as _, Bits, Bool, Datatype, Error, Expr, Function, IBig, Int, List, Model, Options, Pair, Proof, RBig,
    Real, Reason, Response, Solver, Sort, Typed as _, Value, var,
};

#[derive(Datatype, Clone, Debug, PartialEq)]
struct Child {
    age: i64,
    income: u32,
    kind: Kind,
    marks: Vec<i64>,
}

#[derive(Datatype, Clone, Debug, PartialEq)]
enum Kind {
    Own,
    Adopted { year: IBig },
    Other(bool, Option<RBig>),
}

#[derive(Datatype, Clone, Debug, PartialEq)]
struct Meters(i64);

fn model(solver: &mut Solver) -> Model {
    match solver.check().expect("a backend") {
        Answer::Sat(model) => model,
        other => panic!("{other:?}"),
    }
}

fn list(name: &str) -> Expr {
    Expr::constant(name, Sort::list(Sort::Int))
}

#[test]
fn everything_can_be_sent() {
    fn check<T: Send>() {}
    fn check_sync<T: Send + Sync>() {}
    check::<Solver>();
    check_sync::<Expr>();
    check_sync::<List<Int>>();
    check_sync::<Model>();
    check_sync::<Proof>();
    check_sync::<Value>();
    check_sync::<Error>();
}

#[test]
fn untyped_terms_are_solved() {
    let l = list("l");
    let sum = Expr::apply("List.sum", from_ref(&l)).unwrap();
    let positive = Expr::lambda([Sort::Int], |x| Expr::apply(">", &[x[0].clone(), Expr::from(0)])).unwrap();
    let mut solver = Solver::default();
    solver.assert(Expr::apply("=", &[sum.clone(), Expr::from(7)]).unwrap()).unwrap();
    solver.assert(Expr::apply("List.forall", &[positive, l.clone()]).unwrap()).unwrap();
    let model = model(&mut solver);
    let elements = model.get::<Vec<i64>>(&l).unwrap();
    assert_eq!(elements.iter().sum::<i64>(), 7);
    assert_eq!(model.value(&sum).unwrap(), Value::Int(7.into()));
    // Texts see the same symbols.
    assert_eq!(solver.command("(get-value ((List.sum l)))").unwrap().as_deref(), Some("(((List.sum l) 7))"));
    let product = Expr::apply("List.product", &[l]).unwrap();
    solver.assert(Expr::apply("<", &[product, Expr::from(0)]).unwrap()).unwrap();
    assert!(solver.check().unwrap().is_unsat());
}

#[test]
fn sort_errors_say_both_sorts() {
    let check = |built: Result<Expr, Error>, parts: &[&str]| {
        let error = built.expect_err("ill-sorted").to_string();
        assert!(parts.iter().all(|part| error.contains(part)), "{error}");
    };
    let (l, pair) = (list("l"), Sort::pair(Sort::Int, Sort::Bool));
    check(Expr::apply("+", &[l.clone(), Expr::from(1)]), &["(List Int)", "Int or Real"]);
    let flag = Expr::lambda([Sort::Int], |x| Expr::apply("<", &[x[0].clone(), Expr::from(0)])).unwrap();
    check(Expr::apply("List.fold", &[flag.clone(), Expr::from(0), l.clone()]), &["Bool", "Int"]);
    check(Expr::apply("List.map", &[l.clone(), flag]), &["List.map", "(List Int)"]);
    check(Expr::apply("List.summ", from_ref(&l)), &["List.summ", "List.sum"]);
    check(Expr::apply("not", &[]), &["not"]);
    check(Expr::list(Sort::Int, &[Expr::from(1), Expr::from(true)]), &["element 1", "Bool", "Int"]);
    check(Expr::construct(&pair, "tuple", &[Expr::from(1), Expr::from(2)]), &["field 2", "Bool", "Int"]);
    check(Expr::construct(&pair, "tuple", &[Expr::from(1)]), &["2 fields"]);
    check(Expr::construct(&pair, "some", &[]), &["some", "(Tuple Int Bool)"]);
    check(l.field("age"), &["age", "(List Int)"]);
    check(l.is("none"), &["none", "(List Int)"]);
    let f = Function::new("f", [Sort::Int], Sort::Int);
    check(f.apply(&[Expr::from(true)]), &["argument 1 of `f`", "Bool", "Int"]);
    check(f.apply(&[]), &["1 argument"]);
    check(Int::from_expr(l.clone()).map(Expr::from), &["(List Int)", "Int"]);
    let error = Solver::default().assert(&l).unwrap_err().to_string();
    assert_eq!(error, "the formula has sort (List Int), but Bool is expected");
}

#[test]
#[should_panic = "(List Int)"]
fn operators_of_untyped_terms_panic() {
    let _ = list("l") + Expr::from(1);
}

#[test]
fn operators_of_untyped_terms() {
    let (x, y) = (Expr::constant("x", Sort::Int), Expr::constant("y", Sort::Bool));
    assert_eq!((-(&x + 1) * &x - 2).to_string(), "(- (* (- (+ x 1)) x) 2)");
    assert_eq!((!&y & true | &y).to_string(), "(or (and (not y) true) y)");
}

#[test]
fn what_is_shared_is_written_once() {
    let mut x = Int::var("x");
    for _ in 0..100 {
        x = &x + &x;
    }
    assert!(format!("{x:?}").len() < 3000);
    let l = List::<Int>::var("l");
    let nested = l.forall(|a| {
        let square = &a * &a;
        l.exists(|b| (&square + &b).gt(&square) & (&a + &b).lt(&a + &b + 1))
    });
    let text = format!("{nested:?}");
    assert_eq!(text.matches("(* ").count(), 1, "{text}");
    // It can be read back.
    Solver::default().assert(&nested).unwrap();
    let y = Int::var("y");
    let sixteen = (0..4).fold(y.clone(), |sum, _| &sum + &sum);
    let mut solver = Solver::default();
    solver.assert(sixteen.eq(48)).unwrap();
    assert_eq!(model(&mut solver).get::<i64>(&y).unwrap(), 3);
}

#[test]
fn deep_terms_do_not_need_a_deep_stack() {
    let mut x = Int::var("x");
    for _ in 0..20_000 {
        x = x + 1;
    }
    let mut solver = Solver::default();
    solver.assert(x.eq(20_003)).unwrap();
    assert_eq!(model(&mut solver).get::<i64>(Int::var("x")).unwrap(), 3);
}

#[test]
fn variables_do_not_leave_their_functions() {
    let mut escaped = None;
    let l = List::<Int>::var("l");
    let fine = l.forall(|x| {
        escaped = Some(x.clone());
        x.gt(0)
    });
    let mut solver = Solver::default();
    solver.assert(fine).unwrap();
    let error = solver.assert(escaped.expect("the closure was called").gt(0)).unwrap_err();
    assert!(matches!(error, Error::Escaped { .. }), "{error}");
}

#[test]
fn structs_and_enums_are_elements() {
    let children = var::<Vec<Child>>("children");
    let mut solver = Solver::default();
    solver.assert(children.len().eq(2)).unwrap();
    solver.assert(children.forall(|c| c.age().ge(0) & c.income().ge(7) & c.marks().len().eq(1))).unwrap();
    solver.assert(children.map(|c| c.income()).sum().eq(14)).unwrap();
    solver.assert(children.exists(|c| c.kind().is_adopted() & c.kind().adopted_year().eq(1990))).unwrap();
    solver
        .assert(children.exists(|c| c.kind().is_other() & c.kind().other_0() & c.kind().other_1().is_some()))
        .unwrap();
    let model = model(&mut solver);
    let found: Vec<Child> = model.get(&children).unwrap();
    assert_eq!(found.iter().map(|child| child.income).collect::<Vec<_>>(), [7, 7]);
    assert!(found.iter().any(|child| child.kind == Kind::Adopted { year: 1990.into() }), "{found:?}");
    assert!(found.iter().any(|child| matches!(child.kind, Kind::Other(true, Some(_)))), "{found:?}");
    // The values are terms again, and mean the same.
    assert!(model.get::<bool>(children.eq(found.clone())).unwrap());
    let own = ChildTerm::new(3, 4, KindTerm::own(), vec![5_i64]);
    assert_eq!(model.get::<Child>(&own).unwrap().to_term().as_ref().to_string(), own.as_ref().to_string());
    assert_eq!(model.get::<Meters>(MetersTerm::new(5)).unwrap(), Meters(5));
    // Texts see the datatype.
    let read =
        solver.command("(get-value ((List.exists (lambda ((c Child)) (= (Child.age c) (- 1))) children)))").unwrap();
    assert!(read.is_some_and(|text| text.ends_with("false))")));
    assert!(matches!(model.get::<Vec<i64>>(&children), Err(Error::Conversion { .. })));
}

#[test]
fn tuples_options_and_numbers() {
    let (pairs, r) = (var::<Vec<(i64, bool)>>("pairs"), Real::var("r"));
    let t = var::<(i64, Option<i64>, Vec<bool>)>("t");
    let mut solver = Solver::default();
    solver.assert(pairs.eq(vec![(1, true), (-2, false)])).unwrap();
    solver.assert((&r * 3).eq(1)).unwrap();
    solver.assert(t.eq((7, Some(8), vec![true]).to_term())).unwrap();
    let model = model(&mut solver);
    assert_eq!(model.get::<Vec<(i8, bool)>>(&pairs).unwrap(), [(1, true), (-2, false)]);
    assert_eq!(model.get::<RBig>(&r).unwrap(), RBig::from_parts(1.into(), 3_u8.into()));
    assert_eq!(model.get::<(i64, Option<u8>, Vec<bool>)>(&t).unwrap(), (7, Some(8), vec![true]));
    assert_eq!(model.get::<i64>(pairs.map(|p| p.second().ite::<Int>(p.first(), 0)).sum()).unwrap(), 1);
    let error = model.get::<Vec<(u8, bool)>>(&pairs).unwrap_err();
    assert_eq!(error.to_string(), "(- 2) cannot be read as u8");
    assert_eq!(
        model.value(&pairs).unwrap().to_string(),
        "(List.value (Tuple Int Bool) ((tuple 1 true) (tuple (- 2) false)))"
    );
    let swapped = pairs.map(|p| Pair::<Bool, Int>::new(p.second(), p.first()));
    assert_eq!(model.get::<Vec<(bool, i64)>>(&swapped).unwrap(), [(true, 1), (false, -2)]);
}

#[test]
fn texts_and_terms_share_their_symbols() {
    let mut solver = Solver::default();
    let said = solver.run("(declare-const x Int) (define-fun twice ((n Int)) Int (* 2 n)) (assert (> x 5))");
    assert!(said.iter().all(|response| matches!(response, Response::Success)));
    let twice = Function::new("twice", [Sort::Int], Sort::Int);
    let x = Int::var("x");
    let eight = Int::from_expr(twice.apply(&[x.clone().into()]).unwrap()).unwrap().le(12);
    solver.assert(eight).unwrap();
    assert_eq!(model(&mut solver).get::<i64>(&x).unwrap(), 6);
    let error = solver.assert(Bool::var("x")).unwrap_err();
    assert_eq!(error.to_string(), "`x` is declared as Int, but used as Bool");
    let other = Sort::data(Datatype::record("Child", "make", [("only", Sort::Int)]));
    solver.assert(var::<Vec<Child>>("children").is_empty()).unwrap();
    let clash = Expr::apply("=", &[Expr::constant("c", other.clone()), Expr::constant("d", other)]).unwrap();
    assert!(matches!(solver.assert(clash), Err(Error::Conflict { name, .. }) if name == "Child"));
    assert!(matches!(solver.command("(assert 5)"), Err(Error::Command(_))));
    assert!(solver.check().unwrap().is_sat(), "an error changes nothing");
}

#[test]
fn functions_and_sorts_without_meaning() {
    let colour = Sort::uninterpreted("Colour");
    let (a, b) = (Expr::constant("a", colour.clone()), Expr::constant("b", colour.clone()));
    let f = Function::new("f", [colour], Sort::Int);
    let (fa, fb) = (f.apply(from_ref(&a)).unwrap(), f.apply(from_ref(&b)).unwrap());
    let mut solver = Solver::default();
    solver.assert(Expr::apply("<", &[fa.clone(), fb.clone()]).unwrap()).unwrap();
    let model = model(&mut solver);
    assert!(model.get::<i64>(&fa).unwrap() < model.get::<i64>(&fb).unwrap());
    let (Value::Element(a), Value::Element(b)) = (model.value(a).unwrap(), model.value(b).unwrap()) else {
        panic!("elements")
    };
    assert_ne!(a.number(), b.number());
}

#[test]
fn levels() {
    let (x, mut solver) = (Int::var("x"), Solver::default());
    solver.assert(x.gt(0)).unwrap();
    solver.push().unwrap();
    solver.assert(x.lt(0) & Bool::var("only_here")).unwrap();
    assert!(solver.check().unwrap().is_unsat());
    solver.pop().unwrap();
    let model = model(&mut solver);
    assert_eq!(model.constants().map(|(name, ..)| name).collect::<Vec<_>>(), ["x"]);
    assert_eq!(solver.pop().unwrap_err().to_string(), "cannot pop 1 level: 0 are open");
    // What was forgotten can be something else now.
    solver.assert(Int::var("only_here").eq(&x)).unwrap();
    assert!(solver.check().unwrap().is_sat());
    // A model stays as it is.
    assert!(model.get::<i64>(&x).unwrap() > 0);
}

#[test]
fn assumptions() {
    let (x, mut solver) = (Int::var("x"), Solver::default());
    solver.assert_named("positive", x.gt(0)).unwrap();
    assert!(solver.check_assuming(&[x.lt(5)]).unwrap().is_sat());
    assert_eq!(solver.unsat_core(), None);
    assert!(solver.check_assuming(&[x.lt(5), x.lt(0)]).unwrap().is_unsat());
    let core = solver.unsat_core().unwrap();
    assert_eq!((core.names, core.assumptions), (vec!["positive".to_string()], vec![1]));
    assert!(solver.check().unwrap().is_sat());
}

#[test]
fn long_lists_are_not_written_out() {
    let (l, mut solver) = (List::<Int>::var("l"), Solver::default());
    solver.assert(l.forall(|x| x.ge(0) & x.le(2)) & l.sum().eq(2_000_000_000_000_i64)).unwrap();
    let model = model(&mut solver);
    let Value::List(list) = model.value(&l).unwrap() else { panic!("a list") };
    assert!(list.len() >= IBig::from(1_000_000_000_000_u64));
    let sum: IBig = list
        .runs()
        .map(|run| {
            run.values
                .iter()
                .map(|value| match value {
                    Value::Int(value) => value * &run.times,
                    other => panic!("{other}"),
                })
                .sum::<IBig>()
        })
        .sum();
    assert_eq!(sum, IBig::from(2_000_000_000_000_u64));
    assert_eq!(list.iter().take(3).count(), 3);
    assert!(list.get(&(list.len() - IBig::ONE)).is_some() && list.get(&list.len()).is_none());
    assert!(matches!(model.get::<Vec<i64>>(&l), Err(Error::Conversion { .. })));
    assert!(model.to_string().len() < 1000);
}

/// A problem that is out of reach for much longer than a test waits: a sum of four cubes.
fn hard() -> Solver {
    let mut solver = Solver::default();
    let cube = |x: &Int| x * x * x;
    let [a, b, c] = ["a", "b", "c"].map(Int::var);
    solver.assert((cube(&a) + cube(&b) + cube(&c)).eq(114)).unwrap();
    solver.assert(List::<Int>::var("l").sum().eq(&a)).unwrap();
    solver
}

#[test]
fn a_deadline_holds_and_the_solver_goes_on() {
    let (mut solver, start) = (hard(), Instant::now());
    solver.set_timeout(Some(Duration::from_millis(300)));
    let answer = solver.check().unwrap();
    assert!(matches!(answer, Answer::Unknown(Reason::Timeout)), "{answer:?}");
    assert!(start.elapsed() < Duration::from_secs(30));
    solver.set_timeout(None);
    solver.assert(Bool::from(false)).unwrap();
    assert!(solver.check().unwrap().is_unsat());
}

#[test]
fn another_thread_cancels() {
    let mut solver = hard();
    let cancel = solver.canceller();
    let thread = std::thread::spawn(move || {
        let answer = solver.check();
        (answer, solver)
    });
    std::thread::sleep(Duration::from_millis(300));
    cancel.cancel();
    let (answer, mut solver) = thread.join().unwrap();
    assert!(matches!(answer.unwrap(), Answer::Unknown(Reason::Interrupted)));
    cancel.clear();
    solver.assert(Bool::from(false)).unwrap();
    assert!(solver.check().unwrap().is_unsat());
}

#[test]
fn settings_have_names() {
    let mut options = Options::default();
    options.set_strategy("paper").unwrap();
    options.disable("induction").unwrap();
    options.set_backend("process:z3 -in").unwrap();
    options.set_shortest(true);
    let error = options.set_strategy("magic").unwrap_err().to_string();
    assert!(error.starts_with("the strategy cannot be `magic`: expected auto or "), "{error}");
    assert!(matches!(options.disable("magic"), Err(Error::Setting { .. })));
    assert!(matches!(options.set_backend("magic"), Err(Error::Setting { .. })));
    options.set_backend("process:/nonexistent/solver").unwrap();
    let mut solver = Solver::new(options);
    solver.assert(List::<Int>::var("l").sum().eq(3)).unwrap();
    assert!(matches!(solver.check(), Err(Error::NoBackend(_))));
}

#[test]
fn proofs_are_certified() {
    let l = List::<Int>::var("l");
    let claim = l.fold(Int::from(0), |sum, x| x.gt(0).ite::<Int>(&sum + x, sum)).lt(0);
    let mut solver = Solver::default();
    solver.assert(&claim).unwrap();
    let Answer::Unsat(proof) = solver.check().unwrap() else { panic!("it never is") };
    assert!(matches!(proof.certificate(), Err(Error::Unavailable(_))));
    let mut solver = Solver::new(Options { certify: true, ..Options::default() });
    solver.assert(&claim).unwrap();
    let Answer::Unsat(proof) = solver.check().unwrap() else { panic!("it never is") };
    drop(solver);
    assert!(!proof.engine().is_empty() && !proof.argument().is_empty());
    assert!(proof.check("z3", None).unwrap());
    let folder = std::env::temp_dir().join(format!("duelist-proof-{}", std::process::id()));
    proof.write_certificate(&folder).unwrap();
    assert!(folder.join("evidence.txt").exists());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn bit_vectors() {
    let l = Expr::constant("l", Sort::list(Sort::BitVec(8)));
    let low = Expr::lambda([Sort::BitVec(8)], |x| Expr::apply("(_ extract 3 0)", x)).unwrap();
    let nibbles = Expr::apply("List.map", &[low, l.clone()]).unwrap();
    assert_eq!(nibbles.sort(), &Sort::list(Sort::BitVec(4)));
    let bytes = [0x12, 0x34].map(|byte| Expr::bits(&Bits::new(8, &IBig::from(byte))));
    let mut solver = Solver::default();
    solver.assert(Expr::apply("=", &[l.clone(), Expr::list(Sort::BitVec(8), &bytes).unwrap()]).unwrap()).unwrap();
    let model = model(&mut solver);
    assert_eq!(model.get::<Vec<u8>>(&l).unwrap(), [0x12, 0x34]);
    assert_eq!(model.get::<Vec<u8>>(&nibbles).unwrap(), [2, 4]);
    assert_eq!(model.value(&l).unwrap().to_string(), "(List.value (_ BitVec 8) (#x12 #x34))");
}

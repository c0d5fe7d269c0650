//! The face of the crate, as programs use it.

use duelist::{Answer, Error, Expr, Solver, Sort, Value};

fn list(name: &str) -> Expr {
    Expr::constant(name, Sort::list(Sort::Int))
}

#[test]
fn untyped_terms_are_solved() {
    let l = list("l");
    let sum = Expr::apply("List.sum", &[l.clone()]).unwrap();
    let positive = Expr::lambda([Sort::Int], |x| Expr::apply(">", &[x[0].clone(), Expr::from(0)])).unwrap();
    let mut solver = Solver::default();
    solver.assert(Expr::apply("=", &[sum.clone(), Expr::from(7)]).unwrap()).unwrap();
    solver.assert(Expr::apply("List.forall", &[positive, l.clone()]).unwrap()).unwrap();
    let Answer::Sat(model) = solver.check().unwrap() else { panic!("there is a model") };
    let elements = model.get::<Vec<i64>>(&l).unwrap();
    assert_eq!(elements.iter().sum::<i64>(), 7);
    assert_eq!(model.value(&sum).unwrap(), Value::Int(7.into()));
    // Texts see the same symbols.
    assert_eq!(
        solver.command("(get-value ((List.sum l)))".to_string()).unwrap().as_deref(),
        Some("(((List.sum l) 7))")
    );
    let product = Expr::apply("List.product", &[l]).unwrap();
    solver.assert(Expr::apply("<", &[product, Expr::from(0)]).unwrap()).unwrap();
    assert!(solver.check().unwrap().is_unsat());
}

#[test]
fn sort_errors_say_both_sorts() {
    let l = list("l");
    let error = Expr::apply("+", &[l.clone(), Expr::from(1)]).unwrap_err();
    assert!(matches!(&error, Error::Sort { found, .. } if found == "(List Int)"), "{error:?}");
    let flag = Expr::lambda([Sort::Int], |x| Expr::apply("<", &[x[0].clone(), Expr::from(0)])).unwrap();
    let error = Expr::apply("List.fold", &[flag, Expr::from(0), l]).unwrap_err().to_string();
    assert!(error.contains("Bool") && error.contains("Int"), "{error}");
}

//! `--certificate` and `duelist check-certificate`.

use std::fs;
use std::path::Path;

use crate::driver::{file, folder, run};

/// Unsatisfiable, satisfiable, unsatisfiable.
const PROBLEM: &str = "(declare-const l (List Int))
(define-fun positive () Int (List.fold (lambda ((a Int) (x Int)) (+ a (ite (> x 0) 1 0))) 0 l))
(push)
(assert (> positive (List.len l)))
(check-sat)
(pop)
(assert (= positive 3))
(check-sat)
(get-value (positive))
;param:(assert (< (List.len l) N))
(assert (< (List.len l) 3))
(check-sat)
";

fn text(path: &Path) -> &str {
    path.to_str().expect("the build folder has a simple name")
}

#[test]
fn one_for_each_unsat() {
    let (problem, folder) = (file("problem.smt2", PROBLEM), folder());
    let certificates = folder.join("certificates");
    let answers = run(&["--certificate", text(&certificates), text(&problem)], "");
    assert_eq!((answers.lines(), answers.code), (vec!["unsat", "sat", "((positive 3))", "unsat"], Some(0)));
    let mut names: Vec<String> =
        fs::read_dir(&certificates).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["1", "3"]);
    let page = fs::read_to_string(certificates.join("1/README.md")).unwrap();
    assert!(page.contains("`induction`") && page.contains("safety"), "{page}");
    let check = run(&["check-certificate", text(&problem), text(&certificates)], "");
    let lines = check.lines();
    assert_eq!((lines.last(), check.code), (Some(&"accepted"), Some(0)), "{lines:?}");
    assert!(lines.contains(&"1/01-initiation-of-l.smt2: unsat"), "{lines:?}");

    // An answer that is no longer unsat takes its certificate with it.
    let changed = file("changed.smt2", PROBLEM.replace("(> positive", "(>= positive"));
    let answers = run(&["--certificate", text(&certificates), text(&changed)], "");
    assert_eq!(answers.lines()[0], "sat");
    assert!(!certificates.join("1").exists() && certificates.join("3").exists());
}

#[test]
fn another_problem_is_rejected() {
    let (problem, folder) = (file("problem.smt2", PROBLEM), folder());
    assert_eq!(run(&["--certificate", text(&folder), text(&problem)], "").code, Some(0));
    let changed = file("changed.smt2", PROBLEM.replace("(> positive", "(>= positive"));
    let check = run(&["check-certificate", text(&changed), text(&folder)], "");
    let lines = check.lines();
    assert_eq!((lines.last(), check.code), (Some(&"rejected"), Some(1)), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("1/03-safety.smt2: sat")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("1/03-safety.smt2: differs")), "{lines:?}");
}

#[test]
fn parameters_belong_to_the_problem() {
    let (problem, folder) = (file("problem.smt2", PROBLEM), folder());
    let arguments = ["--param", "N=2"];
    assert_eq!(run(&[&["--certificate", text(&folder), text(&problem)], &arguments[..]].concat(), "").code, Some(0));
    let check = ["check-certificate", text(&problem), text(&folder)];
    assert_eq!(run(&[&check[..], &arguments].concat(), "").code, Some(0));
    assert_eq!(run(&check, "").code, Some(1));
}

#[test]
fn errors() {
    let problem = file("problem.smt2", PROBLEM);
    let empty = folder();
    let none = run(&["check-certificate", text(&problem), text(&empty)], "");
    assert!(none.stdout.starts_with("(error \"there is no certificate in "), "{}", none.stdout);
    let missing = run(&["check-certificate", "no-such-file.smt2", text(&empty)], "");
    assert!(missing.stdout.starts_with("(error \"cannot read no-such-file.smt2: "), "{}", missing.stdout);
    let unwritable = run(&["--certificate", text(&problem), text(&problem)], "");
    assert!(unwritable.stdout.contains("(error \"cannot write the certificate "), "{}", unwritable.stdout);
    assert_eq!((none.code, missing.code, unwritable.code), (Some(1), Some(1), Some(1)));
}

//! Long lists are printed in short form, which reads back, unless every element is asked for.

use crate::driver::{Run, check, run};

const REGULAR: &str =
    "(declare-const l (List Int))(assert (= (List.len l) 20000))(assert (List.forall (lambda ((x Int)) (= x 7)) l))";

const NOTE: &str = "; lists of more than 10,000 elements are in short form; \
    --expand or the option :compact-models false shows them in full";

/// A script that must be answered without errors.
fn answer(arguments: &[&str], script: &str) -> String {
    let Run { stdout, stderr, code } = run(arguments, script);
    assert_eq!((stderr.as_str(), code), ("", Some(0)), "{}", &stdout[..stdout.len().min(1000)]);
    stdout
}

#[test]
fn values_are_short_and_read_back() {
    let shown = answer(&[], &format!("{REGULAR}(check-sat)(get-value (l (List.len l)))(get-value ((List.len l)))"));
    let value = "(List.repeat 20000 7)";
    assert_eq!(shown, format!("sat\n((l {value})\n ((List.len l) 20000)\n {NOTE}\n)\n(((List.len l) 20000))\n"));
    check(&[], &format!("{REGULAR}(assert (= l {value}))(check-sat)"), "sat");
}

#[test]
fn models_are_short_and_read_back() {
    for (arguments, command) in [(&[][..], "(get-model)"), (&["--model"], "")] {
        let model = answer(arguments, &format!("{REGULAR}(check-sat){command}"));
        let definition = "(define-fun l () (List Int) (List.repeat 20000 7))";
        assert_eq!(model, format!("sat\n(\n  {definition}\n  {NOTE}\n)\n"));
        let again = REGULAR.replace("(declare-const l (List Int))", definition);
        check(&[], &format!("{again}(check-sat)"), "sat");
    }
}

#[test]
fn every_element_for_those_who_ask() {
    let full = format!("(List.value Int ({}))", ["7"; 20_000].join(" "));
    let script = format!("{REGULAR}(check-sat)(get-value (l))(get-model)");
    let expected = format!("sat\n((l {full}))\n(\n  (define-fun l () (List Int) {full})\n)\n");
    assert!(answer(&["--expand"], &script) == expected);
    assert!(answer(&[], &format!("(set-option :compact-models false){script}")) == expected);
    let model = format!("sat\n(\n  (define-fun l () (List Int) {full})\n)\n");
    assert!(answer(&["--expand", "--model"], &format!("{REGULAR}(check-sat)")) == model);
    // What was asked for needs no note.
    let compact = answer(&["--compact"], &script);
    assert!(compact.contains("(List.repeat 20000 7)") && !compact.contains(';'), "{compact}");
}

#[test]
fn others_are_printed_as_ever() {
    let script = "(declare-const l (List Int))(assert (= l (List.repeat 10000 1)))(check-sat)(get-value (l))";
    assert_eq!(answer(&[], script), format!("sat\n((l (List.value Int ({}))))\n", ["1"; 10_000].join(" ")));
    let script = "(check-sat)(get-option :compact-models)(set-option :compact-models auto)(get-option :compact-models)\
        (set-option :compact-models true)(get-option :compact-models)";
    check(&[], script, "sat\nauto\nauto\ntrue");
}

/// Too long for any text, and yet an answer.
#[test]
fn lists_of_a_trillion_elements() {
    let script = "(define-fun l () (List Int) (List.drift 1000000000000 (List.value Int (3)) (List.value Int (2))))\
        (check-sat)(get-value (l))";
    let shown = answer(&[], script);
    let value = "(List.drift 1000000000000 (List.value Int (3)) (List.value Int (2)))";
    assert_eq!(shown, format!("sat\n((l {value})\n {NOTE}\n)\n"));
    let run = run(&["--expand"], script);
    assert!(run.stdout.contains("too long to be written out in full") && run.code == Some(1), "{run:?}");
}

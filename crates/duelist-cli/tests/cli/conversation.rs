//! One command at a time, through a pipe that stays open.

use std::time::Duration;

use crate::driver::{Conversation, check};

const DECLARED: &str = "(declare-const x Int)(declare-const l (List Int))";

#[test]
fn answers_at_the_last_parenthesis() {
    let mut duelist = Conversation::start(&["-in"]);
    assert_eq!(duelist.ask("(echo \"here\")"), "\"here\"");
    duelist.send("(declare-const x Int)(assert (> x 3))(check-");
    duelist.stays_silent(Duration::from_millis(100));
    assert_eq!(duelist.ask("sat)"), "sat");
    assert_eq!(duelist.ask("(get-value ((- x x)))"), "(((- x x) 0))");
    assert_eq!(duelist.ask("(get-info :name)"), "(:name \"duelist\")");
    assert_eq!(duelist.ask("(assert (< x 0))(check-sat)"), "unsat");
    assert_eq!(duelist.end(), (Vec::new(), Some(0)));
}

#[test]
fn errors_are_answered_at_once_and_the_session_goes_on() {
    let mut duelist = Conversation::start(&[]);
    duelist.send("(declare-const x Int)\n(assert (= x 1))\n");
    let error = duelist.ask("(assert (= y 1))");
    assert_eq!(error, "(error \"line 3 column 12: unknown symbol `y`\")");
    assert_eq!(duelist.ask(")"), "(error \"line 3 column 17: unexpected `)`: no parenthesis is open here\")");
    assert_eq!(duelist.ask("(check-sat)"), "sat");
    assert_eq!(duelist.ask("(get-value (x))"), "((x 1))");
    assert_eq!(duelist.end(), (Vec::new(), Some(1)));
}

#[test]
fn exit_ends_the_run() {
    let mut duelist = Conversation::start(&["-in"]);
    assert_eq!(duelist.ask("(check-sat)"), "sat");
    duelist.send("(exit)(check-sat)");
    assert_eq!(duelist.end(), (Vec::new(), Some(0)));
}

#[test]
fn answers_stand_alone_on_their_lines() {
    let script = format!("{DECLARED}(assert (= (List.fold + 0 l) x))(check-sat)(assert (< (List.len l) 0))(check-sat)");
    check(&[], &script, "sat\nunsat");
}

#[test]
fn print_success() {
    let mut duelist = Conversation::start(&["-in", "-smt2"]);
    let script = [
        ("(set-option :print-success true)", "success"),
        ("(set-option :produce-models true)", "success"),
        ("(set-option :no-such-option 1)", "unsupported"),
        ("(set-info :status sat)", "success"),
        ("(set-info :source |a text\nin lines|)", "success"),
        ("(set-logic QF_LIA)", "success"),
        ("(declare-fun x () Int)", "success"),
        ("(push 1)", "success"),
        ("(assert (! (> x 5) :named large))", "success"),
        ("(check-sat)", "sat"),
        ("(get-option :print-success)", "true"),
        ("(get-option :no-such-option)", "unsupported"),
        ("(get-info :no-such-info)", "unsupported"),
        ("(pop 1)", "success"),
        ("(pop 1)", "(error \"line 2 column 298: cannot pop 1 levels: only 0 are open\")"),
        ("(reset-assertions)", "success"),
        ("(declare-fun x () Int)", "success"),
        ("(exit)", "success"),
    ];
    for (command, response) in script {
        let found = duelist.ask(command);
        if response.starts_with("(error") {
            assert!(found.starts_with("(error \"line 2 column "), "{found}");
        } else {
            assert_eq!(found, response, "{command}");
        }
    }
    assert_eq!(duelist.end(), (Vec::new(), Some(1)));
}

#[test]
fn responses_take_one_line_each() {
    let mut duelist = Conversation::start(&["-in"]);
    assert_eq!(duelist.ask("(check-sat-assuming ())"), "sat");
    assert_eq!(duelist.ask("(get-info :reason-unknown)"), "(:reason-unknown \"the last answer was not unknown\")");
    assert_eq!(duelist.ask("(get-info :error-behavior)"), "(:error-behavior continued-execution)");
    assert_eq!(duelist.ask("(get-info :version)"), format!("(:version \"{}\")", env!("CARGO_PKG_VERSION")));
    assert_eq!(duelist.ask("(assert\n  (foo\n    bar\n))"), "(error \"line 2 column 4: unknown symbol `foo`\")");
}

/// The long version is `duelist-fuzz soak`, and that the store of a session does not grow is a test of the library.
#[test]
#[cfg(target_os = "linux")]
fn many_rounds_take_no_more_memory() {
    let mut duelist = Conversation::start(&["-in"]);
    duelist.send(&format!("{DECLARED}(assert (> (List.fold + 0 l) 0))"));
    let mut memory = 0;
    for round in 0..300 {
        let (formula, answer) = match round % 3 {
            0 => (format!("(= (List.len l) {})", round % 7 + 1), "sat"),
            1 => (format!("(and (> x {round}) (< x {}))", round + 1), "unsat"),
            _ => {
                (format!("(= (List.fold (lambda ((a Int) (e Int)) (ite (> e x) (+ a 1) a)) 0 l) {})", round % 5), "sat")
            }
        };
        assert_eq!(duelist.ask(&format!("(push 1)(assert {formula})(check-sat)(pop 1)")), answer, "{formula}");
        if round == 100 {
            memory = duelist.memory();
        }
    }
    assert!(duelist.memory() <= memory + 32, "{} MB after {memory} MB", duelist.memory());
}

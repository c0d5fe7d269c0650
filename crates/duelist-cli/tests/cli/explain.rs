//! `duelist explain`: words, page and data.

use std::fs;

use serde_json::Value;

use crate::driver::{Run, folder, run};

const PROOF: &str = "(declare-const l (List Int))(declare-const k Int)
(assert (List.forall (lambda ((x Int)) (>= x 0)) l))
(assert (< (List.sum l) 0))
(check-sat)";

/// Explains a script; the words, the page and the data.
fn explain(script: &str) -> (Run, String, Value) {
    let folder = folder();
    let paths = ["why.html", "why.json"].map(|name| folder.join(name).display().to_string());
    let arguments = ["explain", "--html", &paths[0], "--explain-json", &paths[1], "--timeout", "20"];
    let run = run(&arguments, script);
    let [page, data] = paths.map(|path| fs::read_to_string(path).expect("it was written"));
    (run, page, serde_json::from_str(&data).expect("it is JSON"))
}

#[test]
fn a_proof_with_its_invariant() {
    let (run, page, data) = explain(PROOF);
    assert_eq!(run.code, Some(0), "{run:?}");
    for words in [
        "check 1: unsat: nothing satisfies all assertions.",
        "After any number of elements of l:",
        "  3. At the end of l it contradicts the assertions in lines 2 and 3.",
    ] {
        assert!(run.stdout.contains(words), "{}", run.stdout);
    }
    let answer = &data["checks"][0]["answer"];
    assert_eq!(answer["verdict"], "unsat");
    let says = answer["invariant"][0]["says"].to_string();
    assert!(says.contains("0 ≤ sum"), "{says}");
    assert!(page.contains("nothing satisfies all assertions"), "without scripts there are words");
}

/// Fields of records have the user's names, constants keep theirs, and whatever is mentioned is explained.
#[test]
fn names_are_those_of_the_user() {
    let script = "(declare-datatype Vote ((ann) (bob)))
        (declare-datatype Tally ((tally (leader Vote) (lead Int))))
        (define-fun vote ((t Tally) (c Vote)) Tally
          (ite (= (lead t) 0) (tally c 1)
            (ite (= c (leader t)) (tally c (+ (lead t) 1)) (tally (leader t) (- (lead t) 1)))))
        (declare-const votes (List Vote))(declare-const other Vote)
        (assert (> (* 2 (List.count (lambda ((v Vote)) (= v other)) votes)) (List.len votes)))
        (assert (distinct (leader (List.fold vote (tally ann 0) votes)) other))
        (check-sat)";
    let (run, _, data) = explain(script);
    assert_eq!(run.code, Some(0), "{run:?}");
    let holding = &data["checks"][0]["answer"]["invariant"][0];
    let explained: Vec<&str> =
        holding["names"].as_array().into_iter().flatten().filter_map(|named| named["name"].as_str()).collect();
    assert_eq!(explained, ["count", "leader", "lead"], "{holding}");
    assert!(!run.stdout.contains("state") && !run.stdout.contains("other 2"), "{}", run.stdout);
}

#[test]
fn lists_that_are_read_together_have_their_own_names() {
    let script = "(declare-const a (List Int))(declare-const b (List Int))
        (assert (= (List.len a) (List.len b)))
        (assert (List.forall2 (lambda ((x Int) (y Int)) (<= x y)) a b))
        (assert (> (List.sum a) (List.sum b)))
        (check-sat)";
    let (run, ..) = explain(script);
    assert!(run.stdout.contains("After any number of elements of a and b:"), "{}", run.stdout);
    assert!(run.stdout.contains("element of a ≤ element of b"), "{}", run.stdout);
}

/// Lists inside elements are told by where an element begins and what is inside it, not by how they are read.
#[test]
fn nested_lists_are_told_by_their_elements() {
    let script = "(declare-datatype Member ((member (age Int) (incomes (List Int)))))
        (declare-const members (List Member))
        (assert (List.forall (lambda ((m Member)) (List.forall (lambda ((i Int)) (<= i 1000)) (incomes m))) members))
        (assert (> (List.sum (List.map (lambda ((m Member)) (List.sum (incomes m))) members))
          (* 1000 (List.sum (List.map (lambda ((m Member)) (List.len (incomes m))) members)))))
        (check-sat)";
    let (run, ..) = explain(script);
    for words in [
        "inner sum: starts as 0; where an element of members begins, it becomes 0; with each element of its incomes, it becomes inner sum + inner element",
        "begun",
    ] {
        assert!(run.stdout.contains(words), "{words}: {}", run.stdout);
    }
    assert!(!run.stdout.contains("is row") && !run.stdout.contains("is item"), "{}", run.stdout);
}

/// Proofs without an invariant say what they rest on, in the user's words.
#[test]
fn proofs_by_index_arithmetic_and_by_images_say_why() {
    let (run, ..) = explain(
        "(declare-const s (Seq Int))(declare-const t (Seq Int))(declare-const i Int)
        (assert (= (seq.++ s t) s))(assert (not (= t (as seq.empty (Seq Int)))))(check-sat)",
    );
    assert!(run.stdout.contains("`(seq.++ s t)` has"), "{}", run.stdout);
    assert!(run.stdout.contains("`if i < |s| then s(i) else t(i − |s|)`"), "{}", run.stdout);
    let (run, ..) = explain(
        "(define-fun parity ((even Int) (x Int)) Int (- 1 even))(declare-const l (List Int))
        (define-fun end () Int (List.fold (lambda ((a Int) (x Int)) (mod (+ a x) 2)) 0 l))
        (assert (> end 1))(check-sat)",
    );
    assert!(run.stdout.contains("`end` is `0`, or something that"), "{}", run.stdout);
    assert!(run.stdout.contains("the assertion in line 3"), "{}", run.stdout);
}

/// What was written by a combinator that is short for others is shown by it, also where a definition was applied.
#[test]
fn combinators_are_those_of_the_user() {
    let (run, ..) = explain(
        "(define-fun rising ((l (List Int))) Bool (List.forall2 < l (List.tail l)))
        (declare-const l (List Int))(assert (rising l))(assert (= (List.len l) 3))
        (assert (List.forall (lambda ((x Int)) (<= 1 x 3)) l))(check-sat)",
    );
    assert!(run.stdout.contains("(List.forall2 < l (List.tail l)) along"), "{}", run.stdout);
    assert!(!run.stdout.contains("tuple.first"), "{}", run.stdout);
    let (run, ..) = explain(
        "(declare-const s (Seq Int))(declare-const i Int)(declare-const k Int)
        (assert (> (seq.len (seq.extract s i k)) (seq.len s)))(check-sat)",
    );
    assert!(run.stdout.starts_with("check 1: unsat"), "{}", run.stdout);
    assert!(!run.stdout.contains("List."), "{}", run.stdout);
}

/// Accumulators are numbered list by list, and constants of the user's keep their names.
#[test]
fn names_do_not_depend_on_other_lists() {
    let (run, _, data) = explain(
        "(declare-const a (List Int))(declare-const b (List Int))(declare-const sum Int)
        (define-fun natural ((l (List Int))) Bool (List.forall (lambda ((x Int)) (>= x 0)) l))
        (assert (natural a))(assert (natural b))(assert (= sum (List.sum b)))
        (assert (< (+ (List.sum a) sum) 0))(check-sat)",
    );
    let holdings = data["checks"][0]["answer"]["invariant"].as_array().cloned().unwrap_or_default();
    assert_eq!(holdings.len(), 2, "{}", run.stdout);
    let names = |holding: &Value| -> Vec<String> {
        let named = holding["names"].as_array().cloned().unwrap_or_default();
        named.iter().map(|named| named["name"].as_str().unwrap_or_default().to_string()).collect()
    };
    assert_eq!(names(&holdings[0]), names(&holdings[1]), "{}", run.stdout);
    assert!(run.stdout.contains(" of a = ") && run.stdout.contains(" of b = "), "{}", run.stdout);
}

/// What nearly holds makes sense, and the step that breaks it tells all that it depends on.
#[test]
fn near_misses_make_sense() {
    let script = "(declare-datatype Vote ((ann) (bob) (cho)))
        (declare-datatype Tally ((tally (leader Vote) (lead Int))))
        (define-fun vote ((t Tally) (c Vote)) Tally
          (ite (= (lead t) 0) (tally c 1)
            (ite (= c (leader t)) (tally c (+ (lead t) 1)) (tally (leader t) (- (lead t) 1)))))
        (declare-const votes (List Vote))(declare-const other Vote)
        (define-fun count ((c Vote)) Int (List.count (lambda ((v Vote)) (= v c)) votes))
        (define-fun end () Tally (List.fold vote (tally ann 0) votes))
        (set-option :timeout 1500)
        (assert (> (* (count other) (count other)) (* 3 (List.len votes) (List.len votes) (List.len votes))))
        (assert (> (* (lead end) (lead end)) (+ 7 (* (count other) (List.len votes)))))
        (check-sat)";
    let (run, _, data) = explain(script);
    for miss in data["checks"][0]["answer"]["nearly"].as_array().into_iter().flatten() {
        let says = miss["says"].as_str().unwrap_or_default();
        assert!(!says.contains("≤ other") && !says.contains("other ≤") && says != "…", "{}", run.stdout);
        let before = miss["before"].to_string();
        let known =
            |name: &str| !miss["names"].to_string().contains(&format!("\"name\":\"{name}\"")) || before.contains(name);
        assert!(known("leader") && known("lead"), "{}", run.stdout);
    }
}

/// Values of datatypes that are lists are written as the user writes them.
#[test]
fn lists_of_the_user_are_written_by_their_constructors() {
    let (run, _, data) = explain(
        "(declare-datatype Chain ((end) (link (first Int) (rest Chain))))(declare-const c Chain)
        (define-fun-rec length ((c Chain)) Int (match c ((end 0) ((link x r) (+ 1 (length r))))))
        (assert (= (length c) 2))(check-sat)",
    );
    assert!(run.stdout.contains("  c = (link "), "{}", run.stdout);
    let constant = &data["checks"][0]["answer"]["constants"][0];
    assert_eq!((constant["sort"].as_str(), constant["value"]["length"].as_str()), (Some("Chain"), Some("2")));
}

#[test]
fn a_model_step_by_step() {
    let script = "(declare-datatype P ((p (n Int) (ok Bool))))(declare-const l (List P))
        (assert (= (List.len l) 3))(assert (= (List.sum (List.map n l)) 7))
        (assert (List.forall (lambda ((x P)) (and (ok x) (>= (n x) 1))) l))(check-sat)";
    let (run, _, data) = explain(script);
    assert_eq!(run.code, Some(0), "{run:?}");
    let check = &data["checks"][0];
    let roles: Vec<&Value> =
        check["question"].as_array().into_iter().flatten().map(|asserted| &asserted["role"]).collect();
    assert_eq!(roles, ["true", "true", "true"]);
    assert_eq!(check["question"][1]["line"], 2);
    let list = &check["answer"]["constants"][0]["value"];
    assert_eq!((&list["kind"], &list["length"]), (&Value::from("list"), &Value::from("3")));
    let walks = check["answer"]["walks"].as_array().expect("an array");
    let sum = walks.iter().find(|walk| walk["term"].to_string().contains("List.sum")).expect("the sum");
    let values: Vec<i64> = sum["stops"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|stop| stop["value"].as_str().unwrap_or_default().parse().unwrap_or(-1))
        .collect();
    assert_eq!((values.len(), values[0], values[3]), (4, 0, 7), "{sum}");
    assert!(values.windows(2).all(|pair| pair[0] < pair[1]), "{values:?}");
}

#[test]
fn an_unknown_with_what_was_tried() {
    let script = "(set-option :timeout 300)(declare-const l (List Int))(assert (= (List.len l) 3))
        (assert (= 42 (List.fold (lambda ((a Int) (x Int)) (+ a (* x x x))) 0 l)))(check-sat)";
    let (run, _, data) = explain(script);
    assert!(run.stdout.contains("unknown: timeout.\nThis was tried:"), "{}", run.stdout);
    assert!(run.stdout.contains("(assert (<= (List.len l) 10))"), "{}", run.stdout);
    assert!(data["checks"][0]["answer"]["tried"].as_array().is_some_and(|tried| !tried.is_empty()));
}

#[test]
fn errors_are_told_and_the_rest_is_explained() {
    let (run, page, data) = explain(&format!("(assert nonsense)\n{PROOF}"));
    assert_eq!(run.code, Some(1));
    assert!(run.stdout.starts_with("(error \"line 1 column 9:"), "{}", run.stdout);
    assert_eq!(data["errors"].as_array().map(Vec::len), Some(1));
    assert_eq!(data["checks"].as_array().map(Vec::len), Some(1));
    // Nothing that was written can end the script it stands in.
    let (_, hostile, _) = explain("(echo \"</script><script>alert(1)</script>\")");
    assert_eq!(hostile.matches("<script").count(), page.matches("<script").count());
    let run = crate::driver::run(&["explain", "no-such-file.smt2"], "");
    assert_eq!(run.code, Some(1));
    assert!(run.stdout.contains("cannot read no-such-file.smt2"), "{run:?}");
}

#[test]
fn a_page_needs_nothing_else_and_is_small() {
    let script =
        "(declare-const l (List Int))(assert (= (List.len l) 100000))(assert (= (List.sum l) 12345678))(check-sat)";
    let (_, page, _) = explain(script);
    assert!(page.len() < 1_000_000);
    for reference in ["src=", "href=", "http:", "https:", "@import", "url("] {
        let found = page.replace("http://www.w3.org/2000/svg", "").contains(reference);
        assert!(!found, "the page refers to something by {reference}");
    }
}

#[test]
fn words_for_programs() {
    let run = run(
        &["-in"],
        &format!("(get-info :explanation){PROOF}(get-info :explanation)(assert true)(get-info :explanation)"),
    );
    assert_eq!(run.lines()[0], "(:explanation \"\")");
    assert!(run.stdout.contains("(:explanation \"unsat: nothing satisfies"), "{}", run.stdout);
    assert_eq!(run.lines().last(), Some(&"(:explanation \"\")"));
}

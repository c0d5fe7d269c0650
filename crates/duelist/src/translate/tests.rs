use super::*;
use crate::term::{Outcome, Parameter, Pattern};

fn check(script: &str, encoding: Encoding, expected: &str) {
    let text = translate(script.as_bytes(), Parameters::default(), encoding).expect("a correct script");
    assert_eq!(text, expected);
}

const PAIRS: &str = "
    (declare-const l (List Int))
    (define-fun pairs ((n Int) (x Int)) Int
      (List.fold (lambda ((m Int) (y Int)) (ite (< x y) (+ m 1) m)) n l))
    (assert (> (List.fold pairs 0 l) (List.len l)))
    (check-sat)";

#[test]
fn captured_variables_become_parameters() {
    let expected = "\
(set-logic ALL)
(declare-datatype DTList_Int ((nil_Int) (cons_Int (head_Int Int) (tail_Int DTList_Int))))
(declare-const l DTList_Int)
(define-fun f_1 ((c1 Int) (acc Int) (x Int)) Int
  (ite (< c1 x) (+ acc 1) acc))
(define-fun-rec fold_f_1 ((c1 Int) (acc Int) (l_ DTList_Int)) Int
  (ite ((_ is nil_Int) l_) acc (fold_f_1 c1 (f_1 c1 acc (head_Int l_)) (tail_Int l_))))
(define-fun pairs ((acc Int) (x Int)) Int
  (fold_f_1 x acc l))
(define-fun-rec fold_pairs ((acc Int) (l_ DTList_Int)) Int
  (ite ((_ is nil_Int) l_) acc (fold_pairs (pairs acc (head_Int l_)) (tail_Int l_))))
(define-fun-rec len_Int ((l_ DTList_Int)) Int
  (ite ((_ is nil_Int) l_) 0 (+ 1 (len_Int (tail_Int l_)))))
(assert (< (len_Int l) (fold_pairs 0 l)))
(check-sat)
";
    check(PAIRS, Encoding::Datatypes, expected);
}

#[test]
fn arrays_are_compared_below_their_length() {
    let script = "
        (declare-const k (List Bool))
        (assert (= (List.map not k) (List.value Bool (true false))))
        (check-sat)";
    let expected = "\
(set-logic ALL)
(declare-datatype AList_Bool ((alist_Bool (length_Bool Int) (array_Bool (Array Int Bool)))))
(declare-const k AList_Bool)
(assert (>= (length_Bool k) 0))
(define-fun f_1 ((x Bool)) Bool
  (not x))
(define-fun map_f_1 ((l AList_Bool)) AList_Bool
  (alist_Bool (length_Bool l) (lambda ((i Int)) (f_1 (select (array_Bool l) i)))))
(declare-const any_Bool (Array Int Bool))
(define-fun-rec same_Bool ((i Int) (l AList_Bool) (m AList_Bool)) Bool
  (and (= (length_Bool l) (length_Bool m))
    (or (>= i (length_Bool l))
      (and (= (select (array_Bool l) i) (select (array_Bool m) i)) (same_Bool (+ i 1) l m)))))
(assert (same_Bool 0 (map_f_1 k) (alist_Bool 2 (store (store any_Bool 0 true) 1 false))))
(check-sat)
";
    check(script, Encoding::Arrays, expected);
}

#[test]
fn instances_levels_and_questions() {
    let script = "
        (set-option :timeout 100)
        (declare-datatype Option (par (T) ((none) (some (value T)))))
        (push 1)
        (declare-const seq.len (List (Option Int)))
        (assert (! (= seq.len (List.value (Option Int) ((some 1) (as none (Option Int))))) :named a))
        (check-sat)
        (get-value ((List.fold (lambda ((n Int) (o (Option Int))) (match o ((none n) ((some x) (+ n x))))) 0 seq.len)))
        (pop 1)";
    let expected = "\
; (set-option :timeout 100)
(set-logic ALL)
(declare-datatype Option_Int ((none_Int) (some_Int (value_Int Int))))
(declare-const seq.len_1 (Seq Option_Int))
(define-fun f_1 ((acc Int) (x Option_Int)) Int
  (ite ((_ is none_Int) x) acc (+ acc (value_Int x))))
(define-fun fold_f_1 ((init Int) (l (Seq Option_Int))) Int
  (seq.fold_left (lambda ((acc Int) (x Option_Int)) (f_1 acc x)) init l))
(push 1)
(assert (! (= seq.len_1 (seq.++ (seq.unit (some_Int 1)) (seq.unit none_Int))) :named a))
(check-sat)
(get-value ((fold_f_1 0 seq.len_1)))
(pop 1)
";
    check(script, Encoding::Sequences, expected);
}

const PARTS: &str = "
    (declare-const k (List Int))
    (assert (= (List.scan_left + 0 k) (List.drop_while (lambda ((x Int)) (< x 0)) (List.cons 1 k))))
    (check-sat)";

#[test]
fn lists_are_taken_apart_and_built_from_the_front() {
    let expected = "\
(set-logic ALL)
(declare-datatype DTList_Int ((nil_Int) (cons_Int (head_Int Int) (tail_Int DTList_Int))))
(declare-const k DTList_Int)
(define-fun f_1 ((acc Int) (x Int)) Int
  (+ acc x))
(define-fun-rec scan_left_f_1 ((acc Int) (l DTList_Int)) DTList_Int
  (ite ((_ is nil_Int) l) (cons_Int acc nil_Int)
    (cons_Int acc (scan_left_f_1 (f_1 acc (head_Int l)) (tail_Int l)))))
(define-fun f_2 ((x Int)) Bool
  (< x 0))
(define-fun-rec drop_while_f_2 ((l DTList_Int)) DTList_Int
  (ite (or ((_ is nil_Int) l) (not (f_2 (head_Int l)))) l
    (drop_while_f_2 (tail_Int l))))
(assert (= (scan_left_f_1 0 k) (drop_while_f_2 (cons_Int 1 k))))
(check-sat)
";
    check(PARTS, Encoding::Datatypes, expected);
}

#[test]
fn arrays_are_read_by_an_index_and_built_from_the_end() {
    let expected = "\
(set-logic ALL)
(declare-datatype AList_Int ((alist_Int (length_Int Int) (array_Int (Array Int Int)))))
(declare-const k AList_Int)
(assert (>= (length_Int k) 0))
(define-fun f_1 ((x Int)) Bool
  (< x 0))
(declare-const any_Int (Array Int Int))
(define-fun-rec filter_f_1 ((i Int) (r AList_Int) (l AList_Int)) AList_Int
  (ite (>= i (length_Int l)) r
    (filter_f_1 (+ i 1) (ite (f_1 (select (array_Int l) i)) \
(alist_Int (+ (length_Int r) 1) (store (array_Int r) (length_Int r) (select (array_Int l) i))) r) l)))
(assert (= (length_Int (filter_f_1 0 (alist_Int 0 any_Int) k)) 1))
(check-sat)
";
    let script = "
        (declare-const k (List Int))
        (assert (= (List.len (List.filter (lambda ((x Int)) (< x 0)) k)) 1))
        (check-sat)";
    check(script, Encoding::Arrays, expected);
}

#[test]
fn sequences_have_some_combinators() {
    let expected = "\
(set-logic ALL)
(declare-const k (Seq Int))
(define-fun take_Int ((n Int) (l (Seq Int))) (Seq Int)
  (seq.extract l 0 n))
(declare-datatype Tuple_Int_Int ((tuple_Int_Int (tuple.first_Int_Int_1 Int) (tuple.second_Int_Int_1 Int))))
(define-fun-rec zip_Tuple_Int_Int ((i Int) (l (Seq Int)) (m (Seq Int))) (Seq Tuple_Int_Int)
  (ite (or (>= i (seq.len l)) (>= i (seq.len m))) (as seq.empty (Seq Tuple_Int_Int))
    (seq.++ (seq.unit (tuple_Int_Int (seq.nth l i) (seq.nth m i))) (zip_Tuple_Int_Int (+ i 1) l m))))
(assert (= (seq.len (zip_Tuple_Int_Int 0 (seq.++ k k) (take_Int 2 k))) 1))
(check-sat)
";
    let script = "
        (declare-const k (List Int))
        (assert (= (List.len (List.zip (List.append k k) (List.take 2 k))) 1))
        (check-sat)";
    check(script, Encoding::Sequences, expected);
}

#[test]
fn every_combinator_has_a_translation() {
    const NESTED: &str = "(declare-const k (List (List Int)))";
    let mut script = String::from(
        "(declare-datatype Option (par (T) ((none) (some (value T)))))(declare-const l (List Int))(declare-const n Int)",
    );
    let mut nested = String::from(NESTED);
    for signature in crate::term::Signature::all() {
        let argument = |parameter: &Parameter| match parameter {
            Parameter::Function(_, Pattern::Images) => "(lambda ((x Int)) l)".to_string(),
            Parameter::List(Pattern::Images) => "k".to_string(),
            Parameter::Function(parameters, result) => {
                let variables: String = (0..parameters.len()).map(|index| format!("(x{index} Int)")).collect();
                format!("(lambda ({variables}) {})", if *result == Pattern::Bool { "(= x0 n)" } else { "n" })
            }
            Parameter::Partial(..) => "(lambda ((x Int)) (some x))".to_string(),
            Parameter::Value(_) => "n".to_string(),
            Parameter::List(_) => "l".to_string(),
        };
        let arguments: Vec<String> = signature.parameters.iter().map(argument).collect();
        let mut term = format!("({} {})", signature.name, arguments.join(" "));
        if let Outcome::Lists(_) = signature.outcome {
            term = format!("(List.append (tuple.first {term}) (tuple.second {term}))");
        }
        let about_rows = signature.parameters.contains(&Parameter::List(Pattern::Images));
        let text = if about_rows { &mut nested } else { &mut script };
        let _ = write!(text, "(push)(assert (distinct {term} {term}))(check-sat)(get-value ({term}))(pop)");
    }
    assert!(nested.len() > NESTED.len());
    for encoding in Encoding::ALL {
        let text = translate(script.as_bytes(), Parameters::default(), encoding).expect("a correct script");
        assert!(!text.contains("List."), "{text}");
        let text = translate(format!("{script}{nested}").as_bytes(), Parameters::default(), encoding);
        assert_eq!(text.is_ok(), encoding != Encoding::Arrays, "{text:?}");
        assert!(text.is_err() || !text.is_ok_and(|text| text.contains("List.")));
    }
}

#[test]
fn lists_inside_are_lists_of_lists() {
    let script = "
        (declare-const k (List (List Int)))
        (assert (= (List.len (List.concat k)) 1))
        (check-sat)";
    let expected = "\
(set-logic ALL)
(declare-datatype DTList_Int ((nil_Int) (cons_Int (head_Int Int) (tail_Int DTList_Int))))
(declare-datatype DTList_DTList_Int ((nil_DTList_Int) (cons_DTList_Int (head_DTList_Int DTList_Int) (tail_DTList_Int DTList_DTList_Int))))
(declare-const k DTList_DTList_Int)
(define-fun-rec append_Int ((l DTList_Int) (m DTList_Int)) DTList_Int
  (ite ((_ is nil_Int) l) m (cons_Int (head_Int l) (append_Int (tail_Int l) m))))
(define-fun-rec concat_Int ((l DTList_DTList_Int)) DTList_Int
  (ite ((_ is nil_DTList_Int) l) nil_Int
    (append_Int (head_DTList_Int l) (concat_Int (tail_DTList_Int l)))))
(define-fun-rec len_Int ((l DTList_Int)) Int
  (ite ((_ is nil_Int) l) 0 (+ 1 (len_Int (tail_Int l)))))
(assert (= (len_Int (concat_Int k)) 1))
(check-sat)
";
    check(script, Encoding::Datatypes, expected);
}

#[test]
fn arrays_say_what_they_cannot_express() {
    let prelude = "(declare-datatype Option (par (T) ((none) (some (value T)))))(declare-const l (List Int))\n";
    let fail = |script: &str| {
        let script = format!("{prelude}{script}");
        for encoding in [Encoding::Datatypes, Encoding::Sequences] {
            translate(script.as_bytes(), Parameters::default(), encoding).expect("these can say it");
        }
        let result = translate(script.as_bytes(), Parameters::default(), Encoding::Arrays);
        result.expect_err("arrays cannot say it").to_string()
    };
    let declared = |name: &str| {
        format!(
            "line 2 column 1: `{name}` has lists inside lists or records, or is a function of or to lists: arrays cannot express \
             that; translate to datatypes or sequences"
        )
    };
    assert_eq!(fail("(declare-const k (List (List Int)))"), declared("k"));
    assert_eq!(fail("(declare-const o (Option (List Int)))"), declared("o"));
    assert_eq!(fail("(declare-fun f ((List Int)) Int)"), declared("f"));
    assert_eq!(fail("(declare-fun g (Int) (List Int))"), declared("g"));
    let equal = "line 2 column 1: arrays cannot express that values with lists inside are equal: translate to datatypes or sequences";
    assert_eq!(fail("(assert (= (some l) (as none (Option (List Int)))))"), equal);
    assert_eq!(fail("(assert (= (List.map (lambda ((x Int)) l) l) (List.repeat 2 l)))"), equal);
    let selected = fail("(assert (= l (value (ite (= l l) (some l) (as none (Option (List Int)))))))");
    assert!(selected.contains("selection of a list"), "{selected}");
    // Lists of lists that come and go need nothing that arrays do not have.
    let script = format!(
        "{prelude}(assert (= 4 (List.len (List.concat_map (lambda ((x Int)) (List.repeat x 7)) l))))(check-sat)"
    );
    translate(script.as_bytes(), Parameters::default(), Encoding::Arrays).expect("arrays can say it");
}

#[test]
fn errors_have_places() {
    let fail = |script: &str| {
        let result = translate(script.as_bytes(), Parameters::default(), Encoding::Arrays);
        result.expect_err("an incorrect script").to_string()
    };
    assert_eq!(fail("(assert true)\n(assert price)"), "line 2 column 9: unknown symbol `price`");
    assert_eq!(fail("(simplify (+ 1 1))"), "line 1 column 1: `simplify` cannot be translated");
    assert_eq!(fail("(check-sat"), "line 1 column 1: missing `)`: the input ended before this parenthesis was closed");
}

#[test]
fn depth_and_sharing_do_no_harm() {
    let deep = format!("(declare-const p Bool)(assert {}p{})", "(not ".repeat(100_001), ")".repeat(100_001));
    let text = translate(deep.as_bytes(), Parameters::default(), Encoding::Sequences).expect("a correct script");
    assert!(text.len() < 2 * deep.len());
    let mut shared = "(declare-const l (List Int))(define-fun d0 ((x Int)) Int (+ x x (List.len l)))".to_string();
    for index in 1..60 {
        let _ = write!(shared, "(define-fun d{index} ((x Int)) Int (d0 (d{} x)))", index - 1);
    }
    shared.push_str(
        "(assert (= (d59 1) 1))(assert (= (List.fold (lambda ((a Int) (x Int)) (+ a (d59 x))) 0 l) (d59 1)))",
    );
    for encoding in Encoding::ALL {
        let text = translate(shared.as_bytes(), Parameters::default(), encoding).expect("a correct script");
        assert!(text.len() < 20_000, "{} bytes", text.len());
    }
}

/// A name that a question brought along is not declared again when an assertion needs it.
#[test]
fn names_of_questions_are_declared_once() {
    let script = "(declare-datatype lst ((nil) (cons (head Int) (tail lst))))(declare-const l lst)(check-sat)
        (get-value ((head nil)))(assert (= (head l) 5))(check-sat)";
    let text = as_lists(script.as_bytes(), Parameters::default()).expect("a correct script");
    assert_eq!(text.matches("(declare-fun head!0 () Int)").count(), 1, "{text}");
}

//! Satisfiable problems that a slip in walks, alignments, instances or chains would refute: formulas that are false of some lists, each next to one that is true of all.

use std::path::Path;

use super::{POSITIONS, SEGMENTS, not_refuted};

const DECLARATIONS: &str =
    "(declare-const l (List Int)) (declare-const m (List Int)) (declare-const n Int) (declare-const k Int)
    (declare-const x Int) (declare-const y Int) (declare-fun f (Int) Int) (declare-fun p (Int) Bool)
    (declare-fun h ((List Int)) Int) (declare-fun g ((List Int) Int) Int)";

fn open(formulas: &[&str]) {
    for formula in formulas {
        let text = format!("{DECLARATIONS}(assert (not {formula}))(check-sat)");
        not_refuted(Path::new(formula), &text, &[&POSITIONS, &SEGMENTS], 1000);
    }
}

/// Steps that read one list forwards and another backwards.
#[test]
fn lists_read_in_both_directions() {
    open(&[
        "(=> (= (List.len l) 9) (= (List.sum (List.take 4 (List.map2 - l (List.rev (List.take 5 l))))) (List.sum (List.take 4 (List.map2 - l (List.drop 4 l))))))",
        "(=> (= (List.len l) 9) (= (List.filter p (List.map2 - l (List.rev (List.take 5 l)))) (List.filter p (List.map2 - l (List.drop 4 l)))))",
        "(=> (= (List.len l) 3) (= (List.filter p (List.map2 - l (List.rev l))) (List.rev (List.filter p (List.map2 - l (List.rev l))))))",
        "(=> (= (List.len l) 3) (= (List.sum (List.map2 (lambda ((a Int) (b Int)) (ite (p b) a 0)) l (List.rev l))) (List.sum (List.map2 (lambda ((a Int) (b Int)) (ite (p a) a 0)) l l))))",
        "(=> (= (List.len l) 9) (= (List.sum (List.map2 - l (List.drop 4 (List.rev l)))) (List.sum (List.map2 - l (List.drop 4 l)))))",
        "(=> (= (List.len l) 9) (= (List.filter p (List.map2 - l (List.drop 4 (List.rev l)))) (List.filter p (List.map2 - l (List.drop 4 l)))))",
    ]);
}

/// Lists that are read at a distance that nobody knows have a clock of their own.
#[test]
fn distances_that_are_unknown() {
    open(&[
        "(= (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.rev (List.filter p (List.map2 - (List.drop n l) (List.drop k l)))))",
        "(= (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.filter p (List.map2 - (List.drop k l) (List.drop n l))))",
        "(= (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.filter p (List.take 1 (List.map2 - (List.drop n l) (List.drop k l)))))",
        "(= (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.filter p (List.map2 - (List.drop n l) (List.drop k m))))",
        "(= (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.filter p (List.map2 - l (List.drop k l))))",
        "(= (List.filter p (List.rev (List.map2 - (List.drop n l) (List.drop k l)))) (List.filter p (List.map2 - (List.drop n l) (List.drop k l))))",
        "(= (List.append (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.filter p (List.map2 - (List.drop n l) (List.drop k l)))) (List.filter p (List.map2 - (List.drop n l) (List.drop k l))))",
        "(= (List.filter p (List.map2 - (List.drop n l) (List.drop k l))) (List.filter p (List.map2 - (List.take x (List.drop n l)) (List.drop k l))))",
    ]);
}

#[test]
fn sides_that_are_reversed() {
    open(&[
        "(= (List.filter p (List.rev l)) (List.filter p l))",
        "(= (List.rev (List.filter p l)) (List.rev (List.filter p (List.rev l))))",
        "(= (List.filter p (List.rev l)) (List.rev (List.filter p (List.rev l))))",
        "(= (List.filter p l) (List.filter p m))",
        "(=> (= (List.len l) (List.len m)) (= (List.filter p l) (List.filter p m)))",
    ]);
}

/// Single elements beside what machines emit.
#[test]
fn elements_before_and_behind_machines() {
    open(&[
        "(= (List.append (List.value Int (x y)) (List.filter p l)) (List.append (List.value Int (x)) (List.filter p l)))",
        "(= (List.append (List.value Int (x)) (List.filter p l)) (List.append (List.value Int (x y)) (List.filter p l)))",
        "(=> (and (p x) (p y)) (= (List.filter p (List.cons x l)) (List.filter p (List.cons y l))))",
        "(=> (p x) (= (List.filter p (List.cons x l)) (List.filter p (List.cons y l))))",
        "(=> (p y) (= (List.filter p (List.cons x l)) (List.filter p (List.cons y l))))",
        "(= (List.filter p (List.cons x l)) (List.filter p l))",
        "(= (List.filter p l) (List.filter p (List.snoc l x)))",
        "(= (List.filter p (List.cons x (List.cons y l))) (List.filter p (List.cons y (List.cons x l))))",
        "(= (List.filter p (List.cons x (List.cons y l))) (List.filter p (List.cons x l)))",
        "(= (List.append (List.filter p l) (List.value Int (x))) (List.append (List.filter p l) (List.value Int (y))))",
        "(= (List.append (List.filter p l) (List.value Int (x))) (List.append (List.value Int (x)) (List.filter p l)))",
    ]);
}

/// Slots have to take up all of both lists.
#[test]
fn parts_that_are_left_over() {
    open(&[
        "(= (List.append (List.filter p l) (List.filter p m)) (List.filter p l))",
        "(= (List.filter p l) (List.append (List.filter p l) (List.filter p m)))",
        "(= (List.append (List.filter p m) (List.filter p l)) (List.filter p l))",
        "(= (List.append (List.filter p m) (List.filter p l)) (List.append (List.filter p l) (List.filter p m)))",
        "(= (List.append (List.filter p l) (List.filter p l)) (List.filter p l))",
        "(= (List.append (List.filter p (List.take n l)) (List.filter p (List.take n l))) (List.filter p l))",
    ]);
}

#[test]
fn parts_in_another_order() {
    open(&[
        "(= (List.append (List.filter p (List.drop n l)) (List.filter p (List.take n l))) (List.filter p l))",
        "(= (List.rev (List.append (List.filter p (List.drop n l)) (List.filter p (List.take n l)))) (List.rev (List.filter p l)))",
        "(= (List.append (List.rev (List.filter p (List.take n l))) (List.rev (List.filter p (List.drop n l)))) (List.rev (List.filter p l)))",
        "(= (List.append (List.rev (List.filter p (List.take n l))) (List.rev (List.filter p (List.drop n l)))) (List.filter p l))",
        "(= (List.append (List.filter p (List.take n l)) (List.filter p (List.drop n m))) (List.filter p l))",
        "(= (List.append (List.filter p (List.take n l)) (List.filter p (List.drop (+ n 1) l))) (List.filter p l))",
        "(= (List.append (List.filter p (List.take (+ n 1) l)) (List.filter p (List.drop n l))) (List.filter p l))",
    ]);
}

#[test]
fn windows_of_walks() {
    open(&[
        "(= (List.sum (List.take n (List.rev l))) (List.sum (List.take n l)))",
        "(= (List.sum (List.drop n (List.rev l))) (List.sum (List.drop n l)))",
        "(=> (= n 1) (= (List.sum (List.take n (List.rev l))) (List.sum (List.drop n l))))",
        "(= (List.sum (List.rev (List.take n l))) (List.sum (List.drop n l)))",
        "(= (List.sum (List.take n (List.drop k l))) (List.sum (List.drop k (List.take n l))))",
        "(=> (<= 0 k n) (= (List.sum (List.take n (List.drop k l))) (List.sum (List.drop k (List.take n l)))))",
        "(= (List.sum (List.mapi (lambda ((i Int) (a Int)) (* 2 i)) (List.take n (List.rev l)))) (List.sum (List.mapi (lambda ((i Int) (a Int)) (* 2 i)) l)))",
        "(= (List.sum (List.mapi (lambda ((i Int) (a Int)) (+ i a)) (List.rev l))) (List.sum (List.mapi (lambda ((i Int) (a Int)) (- a i)) l)))",
        "(=> (= 0 (List.sum (List.map2 - l m))) (= (List.sum l) (List.sum (List.take (List.len m) l))))",
        "(=> (= 0 (List.sum (List.map2 - m l))) (= (List.sum l) (List.sum (List.take (List.len m) l))))",
        "(=> (= 0 (List.sum (List.map2 - l m))) (= (List.sum m) (List.sum (List.take (List.len l) m))))",
        "(= (List.sum l) (List.sum m))",
        "(=> (= (List.len l) (List.len m)) (= (List.sum l) (List.sum m)))",
        "(= (List.sum (ite (< n k) l m)) (List.sum l))",
        "(= (List.sum (ite (< n k) (List.take 1 l) (List.drop 1 l))) (List.sum (List.take 1 l)))",
        "(=> (and (<= 0 n) (<= 0 k)) (= (List.sum (List.take n (List.take k l))) (List.sum (List.take n l))))",
        "(= (List.sum (List.take n (List.append l m))) (List.sum (List.take n l)))",
        "(= (List.sum (List.drop n (List.append l m))) (List.sum (List.drop n l)))",
        "(= (List.sum (List.take 1 (List.drop n (List.rev l)))) (List.sum (List.take 1 (List.drop n l))))",
        "(= (List.fold (lambda ((a Int) (e Int)) (- e a)) 0 (List.rev l)) (List.fold (lambda ((a Int) (e Int)) (- e a)) 0 l))",
        "(= (List.fold (lambda ((a Int) (e Int)) (- e a)) 0 (List.rev (List.take n l))) (List.fold (lambda ((a Int) (e Int)) (- e a)) 0 (List.drop n (List.rev l))))",
        "(= (List.fold_right (lambda ((e Int) (a Int)) (- e a)) 0 (List.filter p l)) (List.fold (lambda ((a Int) (e Int)) (- e a)) 0 (List.filter p l)))",
        "(= (List.fold_right (lambda ((e Int) (a Int)) (- e a)) 0 (List.take n l)) (List.fold_right (lambda ((e Int) (a Int)) (- e a)) 0 l))",
        "(= (List.scan_left + 0 (List.rev (List.take n l))) (List.scan_left + 0 (List.take n l)))",
        "(= (List.last (List.scan_left + 0 (List.rev l)) 0) (List.last (List.scan_left - 0 l) 0))",
        "(= (List.rev (List.scan_left + 0 l)) (List.scan_left + 0 (List.rev l)))",
    ]);
}

/// Declared functions of lists, and what is said of them inside steps.
#[test]
fn functions_of_lists() {
    open(&[
        "(not (and (List.exists (lambda ((u Int)) (= (h (List.take u l)) 1)) l) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 2)) l)))",
        "(not (and (= (h l) 3) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 1)) l) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 2)) l)))",
        "(not (and (List.exists (lambda ((u Int)) (= (h (List.take u l)) 1)) l) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 2)) l) (= (h l) 3)))",
        "(not (and (List.exists (lambda ((u Int)) (= (g (List.take u l) 0) 1)) m) (List.exists (lambda ((u Int)) (= (g (List.take u l) 0) 2)) m) (= (g l 0) 3)))",
        "(= (h l) (h m))",
        "(= (g l 1) (g l 2))",
        "(= (g l n) (g l k))",
        "(=> (= (List.len l) (List.len m)) (= (h l) (h m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (g l u) 1)) m) (List.exists (lambda ((u Int)) (= (g l u) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (seq.nth (List.take u l) 9) 1)) m) (List.exists (lambda ((u Int)) (= (seq.nth (List.take u l) 9) 2)) m) (= (List.len l) 1)))",
        "(not (and (= (seq.nth l 9) 1) (= (seq.nth m 9) 2) (= (List.len l) 1) (= (List.len m) 1)))",
        "(not (and (= (seq.nth l 9) 1) (= (seq.nth l 8) 2) (= (List.len l) 1)))",
        "(not (and (= (seq.nth (List.take n l) 9) 1) (List.exists (lambda ((u Int)) (= (seq.nth (List.take u l) 9) 2)) m) (List.exists (lambda ((u Int)) (= (seq.nth (List.take u l) 9) 3)) m) (= (List.len l) 1)))",
        "(not (and (= (g l 0) 3) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 1)) l) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 2)) l)))",
        "(not (and (List.exists (lambda ((u Int)) (= (g l u) 3)) m) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 1)) l) (List.exists (lambda ((u Int)) (= (h (List.take u l)) 2)) l)))",
    ]);
}

/// What is said inside a step is another statement at every step.
#[test]
fn statements_inside_steps() {
    open(&[
        "(not (and (List.exists (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w (+ u n))) m)) l) (List.exists (lambda ((u Int)) (not (List.exists (lambda ((w Int)) (= w (+ u n))) m))) l)))",
        "(not (and (List.exists (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w (* 2 u))) (List.take n m))) l) (List.exists (lambda ((u Int)) (not (List.exists (lambda ((w Int)) (= w (* 2 u))) (List.take k m)))) l)))",
        "(not (and (List.exists (lambda ((u Int)) (List.exists (lambda ((w Int)) (< w u)) l)) l) (List.exists (lambda ((u Int)) (List.forall (lambda ((w Int)) (<= u w)) l)) l)))",
        "(not (and (List.exists (lambda ((u Int)) (List.exists (lambda ((w Int)) (List.exists (lambda ((z Int)) (= z (+ u w))) m)) m)) l) (List.exists (lambda ((u Int)) (not (List.exists (lambda ((w Int)) (List.exists (lambda ((z Int)) (= z (+ u w))) m)) m))) l)))",
        "(=> (List.forall (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) m)) l) (List.forall (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) l)) m))",
        "(=> (List.forall (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) m)) l) (List.forall (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) (List.drop 1 m))) l))",
        "(=> (List.forall (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) (List.rev m))) l) (List.forall (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) (List.drop 1 m))) l))",
        "(= (List.filter p l) (List.filter (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) m)) l))",
        "(= (List.len (List.filter (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) m)) l)) 0)",
        "(= (List.len (List.filter (lambda ((u Int)) (List.exists (lambda ((w Int)) (= w u)) m)) l)) (List.len l))",
        "(= (List.count (lambda ((u Int)) (= 1 (List.count (lambda ((w Int)) (= w u)) m))) l) 0)",
        "(= (List.count (lambda ((u Int)) (= 1 (List.count (lambda ((w Int)) (= w u)) m))) l) (List.len l))",
        "(not (and (= (List.len l) 2) (List.exists (lambda ((u Int)) (= (List.count (lambda ((w Int)) (= w u)) l) 2)) l)))",
        "(not (and (= (List.len l) 3) (List.exists (lambda ((u Int)) (= (List.count (lambda ((w Int)) (< w u)) l) 2)) l) (List.exists (lambda ((u Int)) (= (List.count (lambda ((w Int)) (< w u)) l) 0)) l)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.sum (List.take u l)) 1)) m) (List.exists (lambda ((u Int)) (= (List.sum (List.take u l)) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.nth l u 0) 1)) m) (List.exists (lambda ((u Int)) (= (List.nth l u 0) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.take u l) m)) m) (List.exists (lambda ((u Int)) (not (= (List.take u l) m))) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.len (List.filter (lambda ((w Int)) (< w u)) l)) 1)) m) (List.exists (lambda ((u Int)) (= (List.len (List.filter (lambda ((w Int)) (< w u)) l)) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.fold (lambda ((a Int) (e Int)) (+ a (* e u))) 0 l) 1)) m) (List.exists (lambda ((u Int)) (= (List.fold (lambda ((a Int) (e Int)) (+ a (* e u))) 0 l) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.fold + u l) 1)) m) (List.exists (lambda ((u Int)) (= (List.fold + u l) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.max (List.take u l) 0) 1)) m) (List.exists (lambda ((u Int)) (= (List.max (List.take u l) 0) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.last (List.scan_left + u l) 0) 1)) m) (List.exists (lambda ((u Int)) (= (List.last (List.scan_left + u l) 0) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.nth (List.filter p (List.drop u l)) 0 0) 1)) m) (List.exists (lambda ((u Int)) (= (List.nth (List.filter p (List.drop u l)) 0 0) 2)) m)))",
        "(not (and (List.exists (lambda ((u Int)) (= (List.nth (List.zip (List.filter p (List.drop u l)) (List.filter p (List.drop u l))) 0 (tuple 0 0)) (tuple 1 1))) m) (List.exists (lambda ((u Int)) (= (List.nth (List.zip (List.filter p (List.drop u l)) (List.filter p (List.drop u l))) 0 (tuple 0 0)) (tuple 2 2))) m)))",
    ]);
}

#[test]
fn equal_and_different_lists() {
    open(&[
        "(=> (= (List.take n l) (List.take n m)) (= (List.sum l) (List.sum m)))",
        "(=> (= l (List.rev m)) (= (List.nth l n 0) (List.nth m n 0)))",
        "(=> (= l (List.append m m)) (= (List.nth l n 0) (List.nth m n 0)))",
        "(=> (= (List.filter p l) m) (= (List.nth l n 0) (List.nth m n 0)))",
        "(=> (= (List.filter p l) (List.filter p m)) (= (List.nth l n 0) (List.nth m n 0)))",
        "(=> (= (List.map f l) (List.map f m)) (= (List.nth l 0 0) (List.nth m 0 0)))",
        "(=> (distinct (List.len l) (List.len m)) (distinct (List.nth l 0 0) (List.nth m 0 0)))",
        "(=> (distinct l m) (distinct (List.nth l n 0) (List.nth m n 0)))",
        "(=> (distinct l m) (distinct (List.len l) (List.len m)))",
        "(=> (distinct l m) (= (List.len l) (List.len m)))",
        "(=> (distinct (List.filter p l) (List.filter p m)) (distinct (List.len l) (List.len m)))",
        "(=> (distinct (List.filter p l) m) (= (List.len (List.filter p l)) (List.len m)))",
        "(=> (= (List.filter p l) m) (= (List.fold - 0 l) (List.fold - 0 m)))",
        "(=> (= (List.filter p l) m) (distinct (List.fold - 0 l) (List.fold - 0 m)))",
        "(=> (= (List.scan_left + 0 l) m) (= (List.fold - 0 l) (List.fold - 0 m)))",
        "(=> (= (ite (p x) l m) m) (= l m))",
        "(=> (= (List.append l m) (List.append m l)) (= (List.nth l 0 0) (List.nth m 0 0)))",
        "(=> (= (List.cons x l) (List.snoc m y)) (= l m))",
        "(=> (= (List.take 2 (List.filter p l)) (List.take 2 m)) (= (List.nth m 2 0) (List.nth l 2 0)))",
    ]);
}

#[test]
fn neighbours_and_those_further_apart() {
    open(&[
        "(=> (List.forall2 < l (List.drop 1 l)) (= (List.nth l 0 0) (List.nth l 2 0)))",
        "(=> (and (List.forall2 < l (List.drop 1 l)) (<= 0 n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 <= l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 < l (List.drop 1 l)) (<= 0 n) (< n k)) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 distinct l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (distinct (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 (lambda ((a Int) (b Int)) (< a (+ b 2))) l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (+ 2 (List.nth l k 0))))",
        "(=> (and (List.forall2 (lambda ((a Int) (b Int)) (<= (+ a 2) b)) l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (<= (+ 3 (List.nth l n 0)) (List.nth l k 0)))",
        "(=> (and (List.forall2 (lambda ((a Int) (b Int)) (= (+ a 2) b)) l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (= (+ 2 (List.nth l n 0)) (List.nth l k 0)))",
        "(=> (and (List.forall2 < l (List.drop 2 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 < (List.drop 1 l) l) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 < (List.take 2 l) (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 < (List.drop 1 l) (List.drop 2 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 (lambda ((a Int) (b Int)) (< (f a) (f b))) l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
        "(=> (and (List.forall2 (lambda ((a Int) (b Int)) (< (f a) b)) l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (< (f (List.nth l n 0)) (List.nth l k 0)))",
        "(=> (and (List.forall2 (lambda ((a Int) (b Int)) (or (< a b) (p a))) l (List.drop 1 l)) (<= 0 n) (< n k) (< k (List.len l))) (or (< (List.nth l n 0) (List.nth l k 0)) (p (List.nth l n 0))))",
    ]);
}

/// Numbers in order beside elements of a list, on one clock.
#[test]
fn lists_without_a_list() {
    open(&[
        "(= (List.filter p (List.range 0 (List.len l))) (List.rev (List.filter p (List.mapi (lambda ((i Int) (e Int)) i) l))))",
        "(= (List.rev (List.filter p (List.range 0 (List.len l)))) (List.filter p (List.mapi (lambda ((i Int) (e Int)) i) l)))",
    ]);
}

#[test]
fn occurrences_at_positions() {
    open(&[
        "(=> (= (List.index_of x l) 1) (= (List.index_of x (List.drop 1 l)) 1))",
        "(= (seq.indexof l m 0) (seq.indexof l m 1))",
        "(=> (= (seq.indexof l m 0) 1) (= (seq.indexof l m 2) (- 1)))",
        "(=> (seq.contains l m) (= (seq.indexof l m 0) 0))",
        "(=> (seq.contains (seq.++ l m) m) (= (seq.indexof (seq.++ l m) m 0) (seq.len l)))",
        "(not (and (= (seq.indexof l m 1) (- 1)) (= (seq.indexof l m 0) 0)))",
        "(not (and (= (seq.indexof l m 3) 5) (= (seq.indexof l m 0) 2) (= (seq.len m) 2)))",
        "(not (and (= (seq.indexof (seq.++ l m l) m 0) (seq.len l)) (= (seq.len m) 2) (= (seq.len l) 2)))",
        "(not (and (= (seq.indexof (seq.extract l 1 4) m 0) 1) (= (seq.indexof l m 0) 0) (= (seq.len m) 2)))",
        "(not (and (= (seq.indexof l m n) (- 1)) (< 7 n)))",
        "(not (and (= (seq.indexof l m n) (- 1)) (< n 0) (seq.contains l m)))",
        "(not (and (= (List.index_of x l) 1) (= (List.index_of y l) 0) (= (List.len l) 2)))",
        "(not (and (= (List.index_of x l) (- 1)) (< 1 (List.len l))))",
        "(not (and (= (List.index_of x l) 0) (List.contains x (List.drop 1 l))))",
    ]);
}

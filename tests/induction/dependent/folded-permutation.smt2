; EXPECT: unsat
; Counts and sums as folds: two lists with the same elements, equally often, have the same sum.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(define-fun often ((x Int) (l (List Int))) Int (List.fold (lambda ((n Int) (y Int)) (ite (= x y) (+ 1 n) n)) 0 l))
(assert (= (List.len b) (List.len a)))
(assert (List.fold (lambda ((so-far Bool) (x Int)) (and so-far (= (often x b) (often x a)))) true a))
(assert (distinct (List.fold + 5 a) (List.fold_right + 5 b)))

(check-sat)

; EXPECT: unsat
; Two universal quantifiers commute.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall (lambda ((x Int)) (List.forall (lambda ((y Int)) (< (+ x y) 10)) b)) a))
(assert (not (List.forall (lambda ((y Int)) (List.forall (lambda ((x Int)) (< (+ x y) 10)) a)) b)))

(check-sat)

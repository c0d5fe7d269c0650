; EXPECT: unsat
; A list that is not empty has a greatest element.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len a) 0))
(assert (not (List.exists (lambda ((x Int)) (List.forall (lambda ((y Int)) (>= x y)) a)) a)))

(check-sat)

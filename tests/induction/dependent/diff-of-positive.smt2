; EXPECT: unsat
; What is left of positive numbers is not more.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall (lambda ((x Int)) (>= x 0)) a))
(assert (> (List.sum (List.diff a b)) (List.sum a)))

(check-sat)

; EXPECT: unsat
; What holds of all elements holds of all elements of a permutation.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (List.forall (lambda ((x Int)) (> x 0)) a))
(assert (not (List.forall (lambda ((x Int)) (> x 0)) b)))

(check-sat)

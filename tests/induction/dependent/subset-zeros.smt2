; EXPECT: unsat
; One list has only zeros, so has the other.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset b a))
(assert (List.forall (lambda ((x Int)) (= x 0)) a))
(assert (> (List.sum b) 0))

(check-sat)

; EXPECT: unsat
; What holds of all pairs of a list with itself.
(declare-const l (List Int))
(assert (not (= (List.forall2 <= l l) (List.forall (lambda ((v Int)) (<= v v)) l))))
(check-sat)

; EXPECT: unsat
; Parts of a subset are subsets.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v Int)) (List.contains v m)) (List.drop n l))))
(check-sat)

; EXPECT: unsat
; Subsets of subsets are subsets.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (List.forall (lambda ((v Int)) (List.contains v k)) m))
(assert (not (List.forall (lambda ((v Int)) (List.contains v k)) l)))
(check-sat)

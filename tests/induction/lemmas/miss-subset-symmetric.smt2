; EXPECT: sat
; The whole is no subset of its subset.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v Int)) (List.contains v l)) m)))
(check-sat)

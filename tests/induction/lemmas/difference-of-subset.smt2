; EXPECT: unsat
; Nothing is left of a subset.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (= (List.len (List.filter (lambda ((v Int)) (not (List.contains v m))) l)) 0)))
(check-sat)

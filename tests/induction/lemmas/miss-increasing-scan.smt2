; EXPECT: sat
; Satisfiable: zero does not increase a sum.
(declare-const l (List Int))
(assert (List.forall (lambda ((v Int)) (>= v 0)) l))
(assert (not (List.forall2 < (List.scan_left + 0 l) (List.drop 1 (List.scan_left + 0 l)))))
(check-sat)

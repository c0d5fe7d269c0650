; EXPECT: unsat
; Something passes unless everything fails.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.exists p l) (not (List.forall (lambda ((v E)) (not (p v))) l)))))
(check-sat)

; EXPECT: unsat
; A fold of a filter skips.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(declare-fun p (E) Bool)
(assert (not (= (List.fold step z (List.filter p l)) (List.fold (lambda ((acc A) (v E)) (ite (p v) (step acc v) acc)) z l))))
(check-sat)

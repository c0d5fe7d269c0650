; EXPECT: unsat
; A fold of a filter from the right skips.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (E A) A)
(declare-fun p (E) Bool)
(assert (not (= (List.fold_right step z (List.filter p l)) (List.fold_right (lambda ((v E) (acc A)) (ite (p v) (step v acc) acc)) z l))))
(check-sat)

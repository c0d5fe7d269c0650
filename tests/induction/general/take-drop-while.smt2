; EXPECT: unsat
; A fold of what passes first and of the rest is the fold.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(declare-fun p (E) Bool)
(assert (not (= (List.fold step z l) (List.fold step (List.fold step z (List.take_while p l)) (List.drop_while p l)))))
(check-sat)

; EXPECT: unsat
; Equal filters have equal folds.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const z A)
(declare-fun p (E) Bool)
(declare-fun step (A E) A)
(assert (= (List.filter p a) (List.filter p b)))
(assert (not (= (List.fold step z (List.filter p a)) (List.fold step z (List.filter p b)))))
(check-sat)

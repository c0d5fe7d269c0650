; EXPECT: unsat
; Equal lists have equal folds.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (= a b))
(assert (not (= (List.fold step z a) (List.fold step z b))))
(check-sat)

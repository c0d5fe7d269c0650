; EXPECT: unsat
; A fold of both parts.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const n Int)
(declare-fun step (A E) A)
(assert (not (= (List.fold step (List.fold step z (List.take n l)) (List.drop n l)) (List.fold step z l))))
(check-sat)

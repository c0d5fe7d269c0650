; EXPECT: unsat
; A fold of two lists goes on where it stopped.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.fold step z (List.append a b)) (List.fold step (List.fold step z a) b))))
(check-sat)

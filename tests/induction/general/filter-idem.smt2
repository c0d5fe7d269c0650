; EXPECT: unsat
; Filtering twice changes no fold.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(declare-fun p (E) Bool)
(assert (not (= (List.fold step z (List.filter p (List.filter p l))) (List.fold step z (List.filter p l)))))
(check-sat)

; EXPECT: unsat
; A fold over a list paired with itself.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const z A)
(declare-fun step (A E E) A)
(assert (not (= (List.fold2 step z a a) (List.fold (lambda ((acc A) (v E)) (step acc v v)) z a))))
(check-sat)

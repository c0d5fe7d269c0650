; EXPECT: unsat
; A fold of an image.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A F) A)
(declare-fun f (E) F)
(assert (not (= (List.fold step z (List.map f l)) (List.fold (lambda ((acc A) (v E)) (step acc (f v))) z l))))
(check-sat)

; EXPECT: unsat
; A fold that changes only where two lists differ does nothing on a list and itself.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const z A)
(declare-fun step (A E E) A)
(assert (not (= (List.fold2 (lambda ((acc A) (x E) (y E)) (ite (= x y) acc (step acc x y))) z a a) z)))
(check-sat)

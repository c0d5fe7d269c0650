; EXPECT: unsat
; The lists may be exchanged with the arguments.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const z A)
(declare-fun step (A E E) A)
(assert (not (= (List.fold2 step z a b) (List.fold2 (lambda ((acc A) (x E) (y E)) (step acc y x)) z b a))))
(check-sat)

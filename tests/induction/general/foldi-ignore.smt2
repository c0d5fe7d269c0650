; EXPECT: unsat
; A fold that ignores indices is a fold.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.foldi (lambda ((i Int) (acc A) (v E)) (step acc v)) z l) (List.fold step z l))))
(check-sat)

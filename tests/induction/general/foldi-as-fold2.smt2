; EXPECT: unsat
; A fold with indices is one over a range and the list.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (Int A E) A)
(assert (not (= (List.foldi step z l) (List.fold2 (lambda ((acc A) (i Int) (v E)) (step i acc v)) z (List.range 0 (List.len l)) l))))
(check-sat)

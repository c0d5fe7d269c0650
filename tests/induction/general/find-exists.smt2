; EXPECT: unsat
; What is found passes.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (List.exists p l))
(assert (not (p (List.find p l d))))
(check-sat)

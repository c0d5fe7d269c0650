; EXPECT: unsat
; What is found is the first of the filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (not (= (List.find p l d) (List.head (List.filter p l) d))))
(check-sat)

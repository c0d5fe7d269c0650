; EXPECT: unsat
; A list with a first element is not empty.
(declare-sort E 0)
(declare-const a (List E))
(declare-const x E)
(assert (not (not (= (List.append (List.value E (x)) a) (List.value E ())))))
(check-sat)

; EXPECT: unsat
; The last element is the one at the end.
(declare-sort E 0)
(declare-const a (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.last (List.append a (List.value E (x))) d) x)))
(check-sat)

; EXPECT: unsat
; The first that passes from the right is the last.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (not (= (List.find p (List.rev l) d) (List.last (List.filter p l) d))))
(check-sat)

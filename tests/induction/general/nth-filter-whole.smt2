; EXPECT: unsat
; Where all pass, filtering keeps the places.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (List.forall p l))
(assert (not (= (List.nth (List.filter p l) n d) (List.nth l n d))))
(check-sat)

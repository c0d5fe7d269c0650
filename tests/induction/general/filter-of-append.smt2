; EXPECT: unsat
; A filter of two lists, one after the other.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.filter p (List.append l m)) (List.append (List.filter p l) (List.filter p m)))))
(check-sat)

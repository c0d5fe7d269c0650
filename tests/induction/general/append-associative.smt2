; EXPECT: unsat
; Appending is associative.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(assert (not (= (List.append (List.append a b) c) (List.append a (List.append b c)))))
(check-sat)

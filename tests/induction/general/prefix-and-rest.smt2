; EXPECT: unsat
; A prefix with the rest is the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (= l (List.take (List.len l) m)))
(assert (not (= (List.append l (List.drop (List.len l) m)) m)))
(check-sat)

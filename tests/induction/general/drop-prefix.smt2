; EXPECT: unsat
; Without its first part a list is its second part.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (not (= (List.drop (List.len l) (List.append l m)) m)))
(check-sat)

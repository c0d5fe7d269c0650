; The greatest number of a list that is not empty is in it.
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (=> (<= 1 (List.len l) 3) (List.contains (List.max l 0) l))))
(check-sat)

; A fold over the empty list is its start.
; EXPECT: unsat
(declare-const l (List Int))
(assert (= (List.len l) 0))
(assert (not (= (List.fold + 5 l) 5)))
(check-sat)

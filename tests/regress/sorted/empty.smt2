; Nothing is in order.
; EXPECT: sat
; EXPECT: (((List.sorted (List.value Int ())) true))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.sorted (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (List.sorted l)))
(check-sat)

; The default.
; EXPECT: sat
; EXPECT: (((List.head (List.value Int ()) 5) 5))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.head (List.value Int ()) 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.head l 5) 5)))
(check-sat)

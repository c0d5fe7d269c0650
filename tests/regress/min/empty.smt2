; The default.
; EXPECT: sat
; EXPECT: (((List.min (List.value Int ()) 5) 5))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.min (List.value Int ()) 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.min l 5) 5)))
(check-sat)

; The default.
; EXPECT: sat
; EXPECT: (((List.nth (List.value Int ()) 0 5) 5))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.nth (List.value Int ()) 0 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.nth l 0 5) 5)))
(check-sat)

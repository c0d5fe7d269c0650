; The default.
; EXPECT: sat
; EXPECT: (((List.last (List.value Int ()) 5) 5))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.last (List.value Int ()) 5)))
(assert (= (List.len l) 0))
(assert (not (= (List.last l 5) 5)))
(check-sat)

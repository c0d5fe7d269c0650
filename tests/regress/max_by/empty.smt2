; The default.
; EXPECT: sat
; EXPECT: (((List.max_by - (List.value Int ()) 7) 7))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.max_by - (List.value Int ()) 7)))
(assert (List.is_empty l))
(assert (distinct (List.max_by - l 7) 7))
(check-sat)

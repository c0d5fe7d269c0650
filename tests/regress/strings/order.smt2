; Strings are ordered by their characters.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List String))
(assert (= (List.len l) 2))
(assert (str.< (List.head l "") (List.last l "") "b"))
(assert (str.prefixof "a" (List.head l "")))
(check-sat)
(assert (str.<= (List.last l "") "a"))
(check-sat)

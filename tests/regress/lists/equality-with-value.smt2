; A list that equals a value is that value.
; EXPECT: sat
; EXPECT: ((l (List.value Int (1 2 3))))
; EXPECT: unsat
(declare-const l (List Int))
(assert (= (List.value Int (1 2 3)) l))
(check-sat)
(get-value (l))
(assert (distinct (List.len l) 3))
(check-sat)

; The only empty list.
; EXPECT: sat
; EXPECT: ((l (List.value Int ())))
(declare-const l (List Int))
(assert (List.is_empty l))
(check-sat)
(get-value (l))

; Nothing is an element of an empty list.
; EXPECT: unsat
(declare-const l (List Int))
(assert (List.is_empty l))
(assert (List.contains 3 l))
(check-sat)

; There is no index in the empty list.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const i Int)
(assert (List.is_empty l))
(assert (distinct (List.update i 5 l) l))
(check-sat)

; EXPECT: sat
; Satisfiable: nothing may be left.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= n (List.len l)))
(assert (not (= (List.last (List.drop n l) d) (List.last l d))))
(check-sat)

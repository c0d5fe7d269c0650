; EXPECT: sat
; Satisfiable: a single element is the first and the last.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (< 0 (List.len l)))
(assert (not (< (List.head l d) (List.last l d))))
(check-sat)

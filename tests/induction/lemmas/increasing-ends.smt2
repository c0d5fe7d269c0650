; EXPECT: unsat
; The last element exceeds the first where there are two.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (< 1 (List.len l)))
(assert (not (< (List.head l d) (List.last l d))))
(check-sat)

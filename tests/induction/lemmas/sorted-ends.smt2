; EXPECT: unsat
; The first element of a sorted list is at most the last.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 <= l (List.drop 1 l)))
(assert (not (<= (List.head l d) (List.last l d))))
(check-sat)

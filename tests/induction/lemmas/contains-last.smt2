; EXPECT: unsat
; The last element occurs.
(declare-const l (List Int))
(declare-const d Int)
(assert (< 0 (List.len l)))
(assert (not (List.contains (List.last l d) l)))
(check-sat)

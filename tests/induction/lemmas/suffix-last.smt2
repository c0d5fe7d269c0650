; EXPECT: unsat
; A suffix that is not empty ends like the list.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (= l (List.drop n m)))
(assert (< 0 (List.len l)))
(assert (not (= (List.last l d) (List.last m d))))
(check-sat)

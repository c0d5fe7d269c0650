; EXPECT: unsat
; A suffix that is not empty ends like the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(assert (= l (List.drop n m)))
(assert (< 0 (List.len l)))
(assert (not (= (List.last l d) (List.last m d))))
(check-sat)

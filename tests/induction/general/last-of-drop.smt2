; EXPECT: unsat
; An end that is not empty ends like the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (< n (List.len l)))
(assert (not (= (List.last (List.drop n l) d) (List.last l d))))
(check-sat)

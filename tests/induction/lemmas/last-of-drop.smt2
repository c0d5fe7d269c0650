; EXPECT: unsat
; An end that is not empty ends like the list.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (< n (List.len l)))
(assert (not (= (List.last (List.drop n l) d) (List.last l d))))
(check-sat)

; EXPECT: unsat
; A list is its head before its tail.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (< 0 (List.len l)))
(assert (not (= (List.cons (List.head l d) (List.drop 1 l)) l)))
(check-sat)

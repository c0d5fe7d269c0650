; EXPECT: unsat
; A list is its head before its tail.
(declare-const l (List Int))
(declare-const d Int)
(assert (< 0 (List.len l)))
(assert (not (= (List.cons (List.head l d) (List.drop 1 l)) l)))
(check-sat)

; EXPECT: unsat
; If the first element does not pass, nothing is taken.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (< 0 (List.len l)))
(assert (not (p (List.head l d))))
(assert (not (= (List.take_while p l) (List.value E ()))))
(check-sat)

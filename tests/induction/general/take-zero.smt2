; EXPECT: unsat
; Nothing is taken by a count that is not positive.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (<= n 0))
(assert (not (= (List.take n l) (List.value E ()))))
(check-sat)

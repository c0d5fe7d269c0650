; EXPECT: unsat
; Nothing is taken by a count that is not positive.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= n 0))
(assert (not (= (List.take n l) (List.value Int ()))))
(check-sat)

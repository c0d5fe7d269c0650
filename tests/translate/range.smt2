; Integers from one bound to the other, without that; none if it is not greater.
; status: sat unsat unsat
(declare-const n Int)
(push)
(assert (<= 0 n 4))
(assert (= (List.sum (List.range 1 n)) 3))
(check-sat)
(assert (distinct n 3))
(check-sat)
(pop)
(assert (not (and (= (List.range 2 5) (List.value Int (2 3 4))) (= (List.range 5 2) (List.value Int ())))))
(check-sat)

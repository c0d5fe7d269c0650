; A tail is shorter by one, unless there is nothing to take away.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (distinct (List.len (List.tail l)) (ite (List.is_empty l) 0 (- (List.len l) 1))))
(check-sat)

; On the empty list the result is the start.
; EXPECT: unsat
(declare-const a (List Int))
(assert (= (List.len a) 0))
(assert (not (= (List.fold_right - 7 a) 7)))
(check-sat)

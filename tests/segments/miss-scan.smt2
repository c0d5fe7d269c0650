; EXPECT: not unsat
; The last of the partial sums is the sum, the first is not.
(declare-const l (List Int))
(assert (not (= (List.head (List.scan_left + 0 l) 7) (List.sum l))))
(check-sat)

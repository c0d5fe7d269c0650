; Both directions of the same list.
; EXPECT: unsat
(declare-const a (List Int))
(assert (<= (List.len a) 3))
(assert (= (List.fold - 0 a) 1))
(assert (= (List.fold_right - 0 a) 2))
(check-sat)

; Each check-sat stands for itself.
; EXPECT: sat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 2))
(check-sat)
(assert (= (List.fold + 0 l) 3))
(check-sat)
(assert (= (List.fold + 0 l) 4))
(check-sat)
(check-sat)

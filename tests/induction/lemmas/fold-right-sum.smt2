; EXPECT: unsat
; A sum from the right is a sum from the left.
(declare-const a (List Int))
(assert (not (= (List.fold_right + 0 a) (List.fold + 0 a))))
(check-sat)

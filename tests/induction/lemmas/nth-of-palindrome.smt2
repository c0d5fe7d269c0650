; EXPECT: unsat
; A palindrome has the same elements from both ends.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (= l (List.rev l)))
(assert (not (= (List.nth l n d) (List.nth l (- (List.len l) n 1) d))))
(check-sat)

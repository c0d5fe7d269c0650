; EXPECT: unsat
; A palindrome begins as it ends.
(declare-const l (List Int))
(declare-const d Int)
(assert (= l (List.rev l)))
(assert (not (= (List.head l d) (List.last l d))))
(check-sat)

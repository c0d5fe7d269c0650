; EXPECT: unsat
; A palindrome begins as it ends.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (= l (List.rev l)))
(assert (not (= (List.head l d) (List.last l d))))
(check-sat)

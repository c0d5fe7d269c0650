; EXPECT: unsat
; A list paired with its reversal keeps its length.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.len (List.zip l (List.rev l))) (List.len l))))
(check-sat)

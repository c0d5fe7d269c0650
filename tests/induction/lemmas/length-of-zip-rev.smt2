; EXPECT: unsat
; A list paired with its reversal keeps its length.
(declare-const l (List Int))
(assert (not (= (List.len (List.zip l (List.rev l))) (List.len l))))
(check-sat)

; EXPECT: unsat
; Sorted take.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (=> (List.sorted l) (List.sorted (List.take n l)))))
(check-sat)

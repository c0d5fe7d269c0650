; EXPECT: unsat
; Sorted drop.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (=> (List.sorted l) (List.sorted (List.drop n l)))))
(check-sat)

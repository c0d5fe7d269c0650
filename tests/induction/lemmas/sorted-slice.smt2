; EXPECT: unsat
; Slices of sorted lists are sorted.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (List.sorted l))
(assert (not (List.sorted (List.take n (List.drop k l)))))
(check-sat)

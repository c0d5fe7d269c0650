; EXPECT: unsat
; Sorted is what does not decrease from neighbour to neighbour.
(declare-const l (List Int))
(assert (not (= (List.sorted l) (List.forall2 <= l (List.drop 1 l)))))
(check-sat)

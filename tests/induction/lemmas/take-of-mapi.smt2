; EXPECT: unsat
; Taking keeps the indices.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.take n (List.mapi + l)) (List.mapi + (List.take n l)))))
(check-sat)

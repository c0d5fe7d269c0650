; EXPECT: unsat
; Taking keeps the indices.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun g (Int E) F)
(assert (not (= (List.take n (List.mapi g l)) (List.mapi g (List.take n l)))))
(check-sat)

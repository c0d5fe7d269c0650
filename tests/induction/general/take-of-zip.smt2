; EXPECT: unsat
; Taking pairs takes from both lists.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const n Int)
(assert (not (= (List.take n (List.zip l u)) (List.zip (List.take n l) (List.take n u)))))
(check-sat)

; EXPECT: unsat
; Dropping pairs drops from both lists.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const n Int)
(assert (not (= (List.drop n (List.zip l u)) (List.zip (List.drop n l) (List.drop n u)))))
(check-sat)

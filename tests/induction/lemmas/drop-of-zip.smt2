; EXPECT: unsat
; Dropping pairs drops from both lists.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.zip l u)) (List.zip (List.drop n l) (List.drop n u)))))
(check-sat)

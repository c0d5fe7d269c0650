; EXPECT: unsat
; Taking pairs takes from both lists.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const n Int)
(assert (not (= (List.take n (List.zip l u)) (List.zip (List.take n l) (List.take n u)))))
(check-sat)

; EXPECT: sat
; Satisfiable: a negative count makes the right side longer.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.drop k (List.take n l)) (List.take (- n k) (List.drop k l)))))
(check-sat)

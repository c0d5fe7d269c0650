; EXPECT: unsat
; One more is taken of a list with one more in front.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.take (+ n 1) (List.cons x l)) (List.cons x (List.take n l)))))
(check-sat)

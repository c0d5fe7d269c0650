; EXPECT: unsat
; One more is dropped of a list with one more in front.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.drop (+ n 1) (List.cons x l)) (List.drop n l))))
(check-sat)

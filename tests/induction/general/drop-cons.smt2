; EXPECT: unsat
; One more is dropped of a list with one more in front.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.drop (+ n 1) (List.cons x l)) (List.drop n l))))
(check-sat)

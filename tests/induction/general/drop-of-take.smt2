; EXPECT: unsat
; What is left of the first n elements without k of them.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 k))
(assert (not (= (List.drop k (List.take n l)) (List.take (- n k) (List.drop k l)))))
(check-sat)

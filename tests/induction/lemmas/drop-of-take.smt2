; EXPECT: unsat
; What is left of the first n elements without k of them.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 k))
(assert (not (= (List.drop k (List.take n l)) (List.take (- n k) (List.drop k l)))))
(check-sat)

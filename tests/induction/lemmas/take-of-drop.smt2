; EXPECT: unsat
; A slice, cut from either side first.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.take n (List.drop k l)) (List.drop k (List.take (+ n k) l)))))
(check-sat)

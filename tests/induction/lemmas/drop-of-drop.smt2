; EXPECT: unsat
; Dropping twice drops the sum.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.drop n (List.drop k l)) (List.drop (+ n k) l))))
(check-sat)

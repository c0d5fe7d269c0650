; EXPECT: unsat
; Dropping twice drops the sum.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.drop n (List.drop k l)) (List.drop (+ n k) l))))
(check-sat)

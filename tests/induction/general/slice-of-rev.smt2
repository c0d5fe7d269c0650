; EXPECT: unsat
; A slice of the reversal is the reversal of a slice.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (<= (+ n k) (List.len l)))
(assert (not (= (List.take n (List.drop k (List.rev l))) (List.rev (List.take n (List.drop (- (List.len l) n k) l))))))
(check-sat)

; EXPECT: unsat
; Lengths of three parts add up.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 k n))
(assert (not (= (+ (List.len (List.take k l)) (List.len (List.drop k (List.take n l))) (List.len (List.drop n l))) (List.len l))))
(check-sat)

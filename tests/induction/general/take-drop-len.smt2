; EXPECT: unsat
; The lengths of both parts add up.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.len l) (+ (List.len (List.take n l)) (List.len (List.drop n l))))))
(check-sat)

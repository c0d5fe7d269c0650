; EXPECT: unsat
; The first of all pairs of neighbours.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.map tuple.first (List.zip l (List.drop 1 l))) (List.take (- (List.len l) 1) l))))
(check-sat)

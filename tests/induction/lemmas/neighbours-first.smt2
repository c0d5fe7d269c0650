; EXPECT: unsat
; The first of all pairs of neighbours.
(declare-const l (List Int))
(assert (not (= (List.map tuple.first (List.zip l (List.drop 1 l))) (List.take (- (List.len l) 1) l))))
(check-sat)

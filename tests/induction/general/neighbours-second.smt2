; EXPECT: unsat
; The second of all pairs of neighbours.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.map tuple.second (List.zip l (List.drop 1 l))) (List.drop 1 l))))
(check-sat)

; EXPECT: unsat
; The second of all pairs of neighbours.
(declare-const l (List Int))
(assert (not (= (List.map tuple.second (List.zip l (List.drop 1 l))) (List.drop 1 l))))
(check-sat)

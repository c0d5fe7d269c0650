; EXPECT: unsat
; The first components are a beginning.
(declare-const l (List Int))
(declare-const u (List Int))
(assert (not (= (List.map tuple.first (List.zip l u)) (List.take (List.len u) l))))
(check-sat)

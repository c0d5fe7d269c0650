; The rest of the longer list is not paired, but it is there.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (<= (List.len b) 2))
(assert (= (List.len a) 3))
(assert (= (List.map tuple.first (List.zip a b)) a))
(check-sat)

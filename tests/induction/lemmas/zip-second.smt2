; EXPECT: unsat
; The second components are the second list, if the first is as long.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (not (= (List.map tuple.second (List.zip a b)) b)))
(check-sat)

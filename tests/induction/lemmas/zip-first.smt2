; EXPECT: unsat
; The first components are the first list.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (not (= (List.map tuple.first (List.zip a b)) a)))
(check-sat)

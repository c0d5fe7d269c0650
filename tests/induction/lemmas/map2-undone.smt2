; EXPECT: unsat
; What was added can be taken away.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (not (= (List.map2 - (List.map2 + a b) b) a)))
(check-sat)

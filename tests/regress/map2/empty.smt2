; Nothing comes of an empty list.
; EXPECT: unsat
(declare-const a (List Int))
(assert (not (= (List.map2 + a (List.value Int ())) (List.value Int ()))))
(check-sat)

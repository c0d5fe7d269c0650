; EXPECT: unsat
; The first pair.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const d Int)
(declare-const e Int)
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.head (List.zip l u) (tuple d e)) (tuple (List.head l d) (List.head u e)))))
(check-sat)

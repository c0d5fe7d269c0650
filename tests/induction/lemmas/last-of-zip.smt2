; EXPECT: unsat
; The last pair of two lists of one length.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const d Int)
(declare-const e Int)
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.last (List.zip l u) (tuple d e)) (tuple (List.last l d) (List.last u e)))))
(check-sat)

; EXPECT: unsat
; A pair consists of the elements at its place.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const d Int)
(declare-const e Int)
(declare-const n Int)
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.nth (List.zip l u) n (tuple d e)) (tuple (List.nth l n d) (List.nth u n e)))))
(check-sat)

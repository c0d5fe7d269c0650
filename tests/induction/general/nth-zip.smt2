; EXPECT: unsat
; A pair consists of the elements at its place.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const d E)
(declare-const e F)
(declare-const n Int)
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.nth (List.zip l u) n (tuple d e)) (tuple (List.nth l n d) (List.nth u n e)))))
(check-sat)

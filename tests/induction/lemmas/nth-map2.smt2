; EXPECT: unsat
; An image of two lists, at a place.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const d Int)
(declare-const e Int)
(declare-const y Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (< n (List.len u)))
(assert (not (= (List.nth (List.map2 - l u) n y) (- (List.nth l n d) (List.nth u n e)))))
(check-sat)

; EXPECT: unsat
; In an increasing list every element is found at its own place.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.index_of (List.nth l n d) l) n)))
(check-sat)

; EXPECT: sat
; Satisfiable: an element may have come before.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.index_of (List.nth l n d) l) n)))
(check-sat)

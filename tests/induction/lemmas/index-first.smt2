; EXPECT: unsat
; The index is the first place of the element.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (= (List.nth l n d) x))
(assert (not (<= 0 (List.index_of x l) n)))
(check-sat)

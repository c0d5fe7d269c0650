; EXPECT: unsat
; Nothing before the index is the element.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.index_of x l)))
(assert (not (distinct (List.nth l n d) x)))
(check-sat)

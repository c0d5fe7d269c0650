; EXPECT: unsat
; What is left begins at the index that was dropped.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.head (List.drop n l) d) (List.nth l n d))))
(check-sat)

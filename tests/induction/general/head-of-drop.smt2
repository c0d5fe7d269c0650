; EXPECT: unsat
; What is left begins at the index that was dropped.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.head (List.drop n l) d) (List.nth l n d))))
(check-sat)

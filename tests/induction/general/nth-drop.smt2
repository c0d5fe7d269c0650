; EXPECT: unsat
; Dropping shifts the elements.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.nth (List.drop n l) k d) (List.nth l (+ n k) d))))
(check-sat)

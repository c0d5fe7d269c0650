; EXPECT: unsat
; Taking keeps the elements before the count.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-const k Int)
(assert (< k n))
(assert (not (= (List.nth (List.take n l) k d) (List.nth l k d))))
(check-sat)

; EXPECT: unsat
; An element of a slice is one of the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(assert (<= 0 k))
(assert (<= 0 i))
(assert (< i n))
(assert (not (= (List.nth (List.take n (List.drop k l)) i d) (List.nth l (+ k i) d))))
(check-sat)

; EXPECT: unsat
; A beginning that is not empty begins like the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (< 0 n))
(assert (not (= (List.head (List.take n l) d) (List.head l d))))
(check-sat)

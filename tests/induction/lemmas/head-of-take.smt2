; EXPECT: unsat
; A beginning that is not empty begins like the list.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (< 0 n))
(assert (not (= (List.head (List.take n l) d) (List.head l d))))
(check-sat)

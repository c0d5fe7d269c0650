; EXPECT: unsat
; What is taken of a sorted list comes before what is left.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (List.sorted l))
(assert (< 0 n (List.len l)))
(assert (not (<= (List.last (List.take n l) d) (List.head (List.drop n l) d))))
(check-sat)

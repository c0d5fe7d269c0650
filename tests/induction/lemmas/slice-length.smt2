; EXPECT: unsat
; A slice within the list has the length asked for.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (<= (+ n k) (List.len l)))
(assert (not (= (List.len (List.take n (List.drop k l))) n)))
(check-sat)

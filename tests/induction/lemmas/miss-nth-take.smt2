; EXPECT: sat
; Satisfiable: the first n elements have no element at n.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 k n))
(assert (not (= (List.nth (List.take n l) k d) (List.nth l k d))))
(check-sat)

; EXPECT: unsat
; An element at the end is the first of an empty list only.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.head (List.snoc l x) d) (List.head l x))))
(check-sat)

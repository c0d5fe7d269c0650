; EXPECT: unsat
; An element in front is the last of an empty list only.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.last (List.cons x l) d) (List.last l x))))
(check-sat)

; EXPECT: sat
; Satisfiable: there is nothing at minus one.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.nth l (List.index_of x l) d) x)))
(check-sat)

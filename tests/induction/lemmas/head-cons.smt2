; EXPECT: unsat
; Head cons.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.head (List.cons x l) d) x)))
(check-sat)

; EXPECT: unsat
; Last snoc.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.last (List.snoc l x) d) x)))
(check-sat)

; EXPECT: unsat
; The element at the end is at the index of the length.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.nth (List.snoc l x) (List.len l) d) x)))
(check-sat)

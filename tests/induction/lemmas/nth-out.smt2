; EXPECT: unsat
; Nth out.
(declare-const l (List Int))
(declare-const n Int)
(declare-const d Int)
(assert (not (=> (or (< n 0) (>= n (List.len l))) (= (List.nth l n d) d))))
(check-sat)

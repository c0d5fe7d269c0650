; Outside of the list it is the default, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(declare-const d Int)
(assert (not (=> (or (< n 0) (>= n (List.len l))) (= (List.nth l n d) d))))
(check-sat)

; A factor of 0 makes the product 0, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(assert (List.contains 0 l))
(assert (distinct (List.product l) 0))
(check-sat)

; Reversal keeps the largest element, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(assert (distinct (List.max (List.rev a) 0) (List.max a 0)))
(check-sat)

; Not somewhere is nowhere, whatever the lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.exists2 < a b) (List.forall2 >= a b)))
(check-sat)

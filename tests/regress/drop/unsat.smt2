; What is sorted stays sorted without a prefix, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(assert (not (=> (List.sorted l) (List.sorted (List.drop n l)))))
(check-sat)

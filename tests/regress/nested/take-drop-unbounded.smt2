; Taking and dropping lists takes a list of lists apart, for every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(declare-const n Int)
(assert (distinct l (List.append (List.take n l) (List.drop n l))))
(check-sat)

; EXPECT: unsat
; Max contains.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (> (List.len l) 0) (List.contains (List.max l d) l))))
(check-sat)

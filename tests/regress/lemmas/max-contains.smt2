; A lemma about lists of every length: max contains.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (> (List.len l) 0) (List.contains (List.max l d) l))))
(check-sat)

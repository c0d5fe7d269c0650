; A lemma about lists of every length: sorted last max.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (List.sorted l) (= (List.last l d) (List.max l d)))))
(check-sat)

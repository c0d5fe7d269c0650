; A lemma about lists of every length: nth head.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.nth l 0 d) (List.head l d))))
(check-sat)

; A lemma about lists of every length: sorted head min.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (List.sorted l) (= (List.head l d) (List.min l d)))))
(check-sat)

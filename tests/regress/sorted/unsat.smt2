; The first element of a sorted list is its least, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (List.sorted l) (= (List.head l d) (List.min l d)))))
(check-sat)

; The last element of a sorted list is its greatest, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (List.sorted l) (= (List.last l d) (List.max l d)))))
(check-sat)

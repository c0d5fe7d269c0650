; EXPECT: unsat
; Sorted last max.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (List.sorted l) (= (List.last l d) (List.max l d)))))
(check-sat)

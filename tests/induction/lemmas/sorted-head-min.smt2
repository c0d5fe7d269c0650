; EXPECT: unsat
; Sorted head min.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (List.sorted l) (= (List.head l d) (List.min l d)))))
(check-sat)

; The last accumulator is the fold, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (= (List.last (List.scan_left + 0 l) 9) (List.fold + 0 l))))
(check-sat)

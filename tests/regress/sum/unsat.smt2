; The sum of two lists put together, whatever their lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.sum (List.append l m)) (+ (List.sum l) (List.sum m)))))
(check-sat)

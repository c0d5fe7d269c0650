; Head and tail make the list, whatever its length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (= (List.sum l) (+ (List.head l 0) (List.sum (List.tail l))))))
(check-sat)

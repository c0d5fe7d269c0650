; Least and greatest number.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (=> (<= (List.len l) 2) (= (List.min (List.map - l) (- d)) (- (List.max l d))))))
(check-sat)

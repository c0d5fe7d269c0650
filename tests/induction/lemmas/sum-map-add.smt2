; EXPECT: unsat
; Sum map add.
(declare-const l (List Int))
(assert (not (= (List.sum (List.map (lambda ((v Int)) (+ v 1)) l)) (+ (List.sum l) (List.len l)))))
(check-sat)

; A lemma about lists of every length: sum map add.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (= (List.sum (List.map (lambda ((v Int)) (+ v 1)) l)) (+ (List.sum l) (List.len l)))))
(check-sat)

; A lemma about lists of every length: sum pos.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (=> (List.forall positive l) (>= (List.sum l) (List.len l)))))
(check-sat)

; A sum of positive numbers is at least their number, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (List.forall positive l) (>= (List.sum l) (List.len l)))))
(check-sat)

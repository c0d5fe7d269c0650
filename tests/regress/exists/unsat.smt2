; Some element satisfies it exactly if not all satisfy the opposite, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (= (List.exists positive l) (not (List.forall (lambda ((x Int)) (not (positive x))) l)))))
(check-sat)

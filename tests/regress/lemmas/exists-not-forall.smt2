; A lemma about lists of every length: exists not forall.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.exists positive l) (not (List.forall (lambda ((v Int)) (not (positive v))) l)))))
(check-sat)

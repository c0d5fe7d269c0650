; A lemma about lists of every length: exists count.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.exists positive l) (> (List.count positive l) 0))))
(check-sat)

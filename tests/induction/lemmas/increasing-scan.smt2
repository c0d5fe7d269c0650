; EXPECT: unsat
; Running sums of positive numbers increase.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall positive l))
(assert (not (List.forall2 < (List.scan_left + 0 l) (List.drop 1 (List.scan_left + 0 l)))))
(check-sat)

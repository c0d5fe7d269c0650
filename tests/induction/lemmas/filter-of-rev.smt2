; EXPECT: unsat
; Filter and reversal commute.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter positive (List.rev l)) (List.rev (List.filter positive l)))))
(check-sat)

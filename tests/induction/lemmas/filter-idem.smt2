; EXPECT: unsat
; Filter idem.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.sum (List.filter positive (List.filter positive l))) (List.sum (List.filter positive l)))))
(check-sat)

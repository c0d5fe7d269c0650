; EXPECT: unsat
; take_while takes no more than filter.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (<= (List.len (List.take_while positive l)) (List.count positive l))))
(check-sat)

; EXPECT: unsat
; take_while has nothing to do a second time.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.take_while positive (List.take_while positive l)) (List.take_while positive l))))
(check-sat)

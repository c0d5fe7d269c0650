; EXPECT: unsat
; drop_while has nothing to do a second time.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.drop_while positive (List.drop_while positive l)) (List.drop_while positive l))))
(check-sat)

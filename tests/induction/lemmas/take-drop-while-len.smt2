; EXPECT: unsat
; Take drop while len.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.len l) (+ (List.len (List.take_while positive l)) (List.len (List.drop_while positive l))))))
(check-sat)

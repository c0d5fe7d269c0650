; EXPECT: sat
; Satisfiable: take_while from the other end.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.take_while positive (List.rev l)) (List.rev (List.take_while positive l)))))
(check-sat)

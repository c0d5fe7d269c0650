; EXPECT: unsat
; take_while of a beginning is a beginning of take_while.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.take_while positive (List.take n l)) (List.take n (List.take_while positive l)))))
(check-sat)

; EXPECT: unsat
; The first element behind take_while does not pass.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (< (List.len (List.take_while positive l)) (List.len l)))
(assert (not (not (positive (List.head (List.drop_while positive l) d)))))
(check-sat)

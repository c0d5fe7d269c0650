; EXPECT: unsat
; If take_while takes as many as pass, it is filter.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (= (List.len (List.take_while positive l)) (List.count positive l)))
(assert (not (= (List.take_while positive l) (List.filter positive l))))
(check-sat)

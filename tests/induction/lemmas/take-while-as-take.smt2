; EXPECT: unsat
; take_while takes a number of elements.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.take_while positive l) (List.take (List.len (List.take_while positive l)) l))))
(check-sat)

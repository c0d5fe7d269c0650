; EXPECT: unsat
; If the first element does not pass, nothing is taken.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (< 0 (List.len l)))
(assert (not (positive (List.head l d))))
(assert (not (= (List.take_while positive l) (List.value Int ()))))
(check-sat)

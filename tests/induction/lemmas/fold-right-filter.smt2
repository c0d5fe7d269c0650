; EXPECT: unsat
; A fold of a filter from the right skips.
(declare-const l (List Int))
(declare-const z Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.fold_right - z (List.filter positive l)) (List.fold_right (lambda ((v Int) (acc Int)) (ite (positive v) (- v acc) acc)) z l))))
(check-sat)

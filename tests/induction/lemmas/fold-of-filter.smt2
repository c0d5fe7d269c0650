; EXPECT: unsat
; A fold of a filter skips.
(declare-const l (List Int))
(declare-const z Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.fold + z (List.filter positive l)) (List.fold (lambda ((acc Int) (v Int)) (ite (positive v) (+ acc v) acc)) z l))))
(check-sat)

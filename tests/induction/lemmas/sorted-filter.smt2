; EXPECT: unsat
; Sorted filter.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (=> (List.sorted l) (List.sorted (List.filter positive l)))))
(check-sat)

; Three levels: if no number is negative, the sum of sums of sums is not.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List (List Int))))
(define-fun sum2 ((x (List (List Int)))) Int (List.sum (List.map (lambda ((y (List Int))) (List.sum y)) x)))
(assert (List.forall (lambda ((x (List (List Int)))) (List.forall (lambda ((y (List Int))) (List.forall (lambda ((z Int)) (>= z 0)) y)) x)) l))
(assert (< (List.sum (List.map sum2 l)) 0))
(check-sat)

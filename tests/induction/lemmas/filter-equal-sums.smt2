; EXPECT: unsat
; Equal filters have equal sums.
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (= (List.filter positive a) (List.filter positive b)))
(assert (not (= (List.sum (List.filter positive a)) (List.sum (List.filter positive b)))))
(check-sat)

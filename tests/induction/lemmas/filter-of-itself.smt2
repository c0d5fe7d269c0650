; EXPECT: unsat
; A list that is its own filter has nothing else.
(declare-const a (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (= (List.filter positive a) a))
(assert (List.exists (lambda ((v Int)) (< v 1)) a))
(check-sat)

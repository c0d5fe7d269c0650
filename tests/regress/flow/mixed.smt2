; Sums, extremes, all and some of one long list.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(define-fun greatest () Int (List.fold (lambda ((a Int) (x Int)) (ite (> x a) x a)) 0 l))
(define-fun least () Int (List.fold (lambda ((a Int) (x Int)) (ite (< x a) x a)) 0 l))
(assert (= (List.sum l) 100000))
(assert (= greatest 17))
(assert (= least (- 3)))
(assert (> (List.len l) 50000))
(assert (List.exists (lambda ((x Int)) (= x 5)) l))
(check-sat)
(assert (List.forall (lambda ((x Int)) (< x 17)) l))
(check-sat)

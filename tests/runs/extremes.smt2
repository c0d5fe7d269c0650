; Largest and smallest element at a distance, and a mean.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(define-fun largest () Int (List.fold (lambda ((m Int) (x Int)) (ite (> x m) x m)) 0 l))
(define-fun smallest () Int (List.fold (lambda ((m Int) (x Int)) (ite (< x m) x m)) 0 l))
(assert (= (- largest smallest) 10))
(assert (= (List.fold + 0 l) (+ (* 4 (List.len l)) 3)))
(assert (>= (List.len l) 1000000))
(check-sat)

; Half a million even elements and as many odd ones.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(define-fun evens () Int (List.fold (lambda ((n Int) (x Int)) (ite (= (mod x 2) 0) (+ n 1) n)) 0 l))
(assert (= evens 500000))
(assert (= (List.len l) 1000000))
(assert (= (List.fold + 0 l) 1500000))
(check-sat)

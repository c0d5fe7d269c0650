; Two positive and two negative elements need four; each count alone is possible with three.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const positive Int (List.fold (lambda ((n Int) (x Int)) (ite (> x 0) (+ n 1) n)) 0 l))
(define-const negative Int (List.fold (lambda ((n Int) (x Int)) (ite (< x 0) (+ n 1) n)) 0 l))
(assert (<= (List.len l) 3))
(push)
(assert (= positive negative 2))
(check-sat)
(pop)
(assert (and (= positive 2) (= negative 1)))
(check-sat)

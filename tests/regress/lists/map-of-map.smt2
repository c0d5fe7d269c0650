; The inner function is applied first: (x+1)*2 is 2x+2, not 2x+1.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-fun inc ((x Int)) Int (+ x 1))
(define-fun twice ((x Int)) Int (* 2 x))
(define-const both (List Int) (List.map twice (List.map inc l)))
(assert (<= 1 (List.len l) 3))
(push)
(assert (not (= both (List.map (lambda ((x Int)) (+ x x 2)) l))))
(check-sat)
(pop)
(assert (not (= both (List.map (lambda ((x Int)) (+ x x 1)) l))))
(check-sat)

; Dividing by elements of a list, zeros among them: equal dividends give equal quotients.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(assert (= l (List.value Int (0 0))))
(define-const r Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (div 6 x))) 0 l))
(push)
(assert (= r 10))
(check-sat)
(pop)
(assert (= r 11))
(check-sat)

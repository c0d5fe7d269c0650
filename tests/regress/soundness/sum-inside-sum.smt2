; A fold over the same list inside the step: the sum over x of (x - s) with two elements is -s.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const s Int (List.fold + 0 l))
(define-const r Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (- x (List.fold + 0 l)))) 0 l))
(assert (= (List.len l) 2))
(assert (= s 3))
(push)
(assert (distinct r (- 3)))
(check-sat)
(pop)
(assert (= r (- 3)))
(check-sat)

; A function parameter of a definition as the function of a combinator.
; EXPECT: sat
; EXPECT: unsat
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool (List.exists p xs))
(define-fun kept ((p (-> Int Bool)) (xs (List Int))) Int (List.sum (List.filter p (List.take 2 xs))))
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (any (lambda ((x Int)) (> x 5)) l))
(push)
(assert (= (kept (lambda ((x Int)) (< x 0)) l) (- 9)))
(check-sat)
(pop)
(assert (not (any (lambda ((x Int)) (> x 4)) l)))
(check-sat)

; Folds that only see the last element see the same one.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const last Int (List.fold (lambda ((acc Int) (x Int)) x) 0 l))
(define-const next Int (List.fold (lambda ((acc Int) (x Int)) (+ x 1)) 0 l))
(assert (<= (List.len l) 2))
(assert (= last 3))
(push)
(assert (distinct next 4))
(check-sat)
(pop)
(assert (= next 4))
(check-sat)

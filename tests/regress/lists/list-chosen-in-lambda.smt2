; An ite between lists whose condition depends on the element.
; EXPECT: sat
; EXPECT: ((l (List.value Int (7 (- 1)))))
(declare-const l (List Int))
(define-const a (List Int) (List.value Int (1 2 3)))
(define-const b (List Int) (List.value Int (10)))
(assert (= (List.len l) 2))
(assert (= 16 (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.fold + 0 (ite (> x 0) a b)))) 0 l)))
(assert (= l (List.value Int (7 (- 1)))))
(check-sat)
(get-value (l))

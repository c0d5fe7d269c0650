; An inner lambda mentions the element of the outer one.
; status: unsat
; open: cvc5
(define-fun products ((l (List Int))) Int
  (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.fold (lambda ((inner Int) (y Int)) (+ inner (* x y))) 0 l))) 0 l))
(assert (not (= (products (List.value Int (1 2 3))) 36)))
(check-sat)

; Three lambdas inside each other; the innermost mentions all elements.
; status: unsat
; open: cvc5
(define-fun one-two () (List Int) (List.value Int (1 2)))
(assert (not (= 27
  (List.fold (lambda ((a Int) (x Int))
    (List.fold (lambda ((b Int) (y Int))
      (List.fold (lambda ((c Int) (z Int)) (+ c (* x y z))) b one-two)) a one-two)) 0 one-two))))
(check-sat)

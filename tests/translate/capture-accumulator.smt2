; Inner lambdas mention the accumulator and the element of the outer one.
; status: unsat
; open: cvc5
(assert (not (= 28
  (List.fold (lambda ((acc Int) (x Int))
      (+ acc (List.fold (lambda ((a Int) (y Int)) (+ a (* x y))) x
        (List.map (lambda ((z Int)) (+ z acc)) (List.value Int (1 2))))))
    0 (List.value Int (1 2))))))
(check-sat)

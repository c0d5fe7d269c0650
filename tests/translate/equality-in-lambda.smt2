; Lists are compared inside a lambda.
; status: unsat
(define-fun found ((acc Bool) (x Int)) Bool (or acc (= (List.value Int (x 2)) (List.value Int (3 2)))))
(assert (List.fold found false (List.value Int (1 2))))
(check-sat)

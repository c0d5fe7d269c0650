; Folding goes from left to right.
; status: unsat
(assert (not (= (List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 (List.value Int (1 2 3))) 123)))
(check-sat)

; Division by zero is some number, the same each time.
; status: sat
(declare-const l (List Int))
(assert (= l (List.value Int (4 4))))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ acc (div x 0))) 0 l) 14))
(check-sat)

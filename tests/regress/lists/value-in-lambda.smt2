; A list value made of the lambda's variables.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (distinct
  (List.fold (lambda ((acc Int) (x Int)) (List.fold + acc (List.value Int (x x)))) 0 l)
  (* 2 (List.fold + 0 l))))
(check-sat)

; Folding images is folding with the function inside.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 4))
(assert (distinct
  (List.fold + 0 (List.map (lambda ((x Int)) (* 3 x)) l))
  (List.fold (lambda ((acc Int) (x Int)) (+ acc (* 3 x))) 0 l)))
(check-sat)

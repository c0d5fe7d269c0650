; EXPECT: not unsat
; The same list inside and outside: the variables of both must not be confused.
(declare-const l (List Int))
(assert (List.forall (lambda ((x Int)) (List.exists (lambda ((y Int)) (distinct x y)) l)) l))
(assert (> (List.len l) 0))
(check-sat)

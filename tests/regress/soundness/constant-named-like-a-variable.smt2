; A constant that has the name of a variable, or that translations could give to one, is not captured when terms are written down again.
; EXPECT: sat
; EXPECT: unsat
(declare-const x0 Int)
(declare-const x1 Int)
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((y Int)) (< y x0)) l))
(assert (List.forall (lambda ((x0 Int)) (List.exists (lambda ((z Int)) (and (<= x0 z) (<= z x1))) l)) l))
(check-sat)
(assert (>= (List.sum l) (* x0 (List.len l))))
(check-sat)

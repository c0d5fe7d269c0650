; Real elements, decimals, and integers where reals are expected.
; status: sat
(declare-const l (List Real))
(assert (= (List.len l) 2))
(assert (= (List.fold + 0.0 l) 2.5))
(assert (List.fold (lambda ((ok Bool) (x Real)) (and ok (> x (/ 1 3)))) true l))
(check-sat)

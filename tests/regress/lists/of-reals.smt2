; Three equal reals with sum one.
; EXPECT: sat
; EXPECT: ((l (List.value Real ((/ 1.0 3.0) (/ 1.0 3.0) (/ 1.0 3.0)))))
(declare-const l (List Real))
(declare-const r Real)
(assert (= (List.len l) 3))
(assert (List.fold (lambda ((ok Bool) (x Real)) (and ok (= x r))) true l))
(assert (= (List.fold + 0.0 l) 1.0))
(check-sat)
(get-value (l))

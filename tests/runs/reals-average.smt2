; An average of one half.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Real))
(assert (List.fold (lambda ((ok Bool) (x Real)) (and ok (< 0.0 x 1.0))) true l))
(assert (= (* 2.0 (List.fold + 0.0 l)) (to_real (List.len l))))
(assert (>= (List.len l) 1000000))
(check-sat)

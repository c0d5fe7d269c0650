; The sum of images.
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (=> (<= (List.len l) 3) (= (List.sum (List.map (lambda ((x Int)) (+ (* 2 x) 1)) l)) (+ (* 2 (List.sum l)) (List.len l))))))
(check-sat)

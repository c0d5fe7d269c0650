; EXPECT: unsat
; A fold from the right over a map.
(declare-const a (List Int))
(assert (not (= (List.fold_right - 0 (List.map (lambda ((x Int)) (* 2 x)) a)) (List.fold_right (lambda ((x Int) (acc Int)) (- (* 2 x) acc)) 0 a))))
(check-sat)

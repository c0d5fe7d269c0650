; EXPECT: not unsat
; Two parts that emit at the same step are not one.
(declare-const l (List Int))
(assert (not (= (List.append (List.filter (lambda ((x Int)) (> x 0)) l) (List.filter (lambda ((x Int)) (> x 0)) l)) (List.filter (lambda ((x Int)) (> x 0)) l))))
(check-sat)

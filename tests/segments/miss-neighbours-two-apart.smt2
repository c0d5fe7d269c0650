; EXPECT: not unsat
; Elements two apart are no neighbours.
(declare-const l (List Int))
(assert (not (= (List.zip (List.filter (lambda ((x Int)) (> x 0)) l) (List.drop 2 (List.filter (lambda ((x Int)) (> x 0)) l))) (List.zip (List.filter (lambda ((x Int)) (> x 0)) l) (List.drop 1 (List.filter (lambda ((x Int)) (> x 0)) l))))))
(check-sat)

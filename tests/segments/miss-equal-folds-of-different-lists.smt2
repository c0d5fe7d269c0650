; EXPECT: not unsat
; Lists with equal filters have different folds.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.filter (lambda ((x Int)) (> x 0)) l) (List.filter (lambda ((x Int)) (> x 0)) m)))
(assert (not (= (List.fold + 0 l) (List.fold + 0 m))))
(check-sat)

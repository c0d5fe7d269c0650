; EXPECT: not unsat
; Offsets that agree in one case only.
(declare-const l (List Int))
(declare-const n Int)
(assert (or (= n 1) (= n 2)))
(assert (not (= (List.map2 + (List.drop n l) (List.drop 1 l)) (List.map (lambda ((x Int)) (+ x x)) (List.drop 1 l)))))
(check-sat)

; EXPECT: unsat
; A list paired with itself.
(declare-const a (List Int))
(assert (not (= (List.zip a a) (List.map (lambda ((x Int)) (tuple x x)) a))))
(check-sat)

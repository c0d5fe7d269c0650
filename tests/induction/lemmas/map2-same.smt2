; EXPECT: unsat
; Adding a list to itself doubles it.
(declare-const a (List Int))
(assert (not (= (List.map2 + a a) (List.map (lambda ((x Int)) (* 2 x)) a))))
(check-sat)

; EXPECT: unsat
; Maps before a map over two lists.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.map2 + (List.map (lambda ((x Int)) (+ x 1)) a) (List.map (lambda ((x Int)) (* 2 x)) b)) (List.map2 (lambda ((x Int) (y Int)) (+ 1 x (* 2 y))) a b))))
(check-sat)

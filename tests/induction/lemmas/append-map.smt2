; EXPECT: unsat
; A map of two lists one after the other.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.map (lambda ((x Int)) (+ x 1)) (List.append a b)) (List.append (List.map (lambda ((x Int)) (+ x 1)) a) (List.map (lambda ((x Int)) (+ x 1)) b)))))
(check-sat)

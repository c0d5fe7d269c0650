; EXPECT: unsat
; Something exists in one of two lists.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.exists (lambda ((x Int)) (> x 3)) (List.append a b)) (or (List.exists (lambda ((x Int)) (> x 3)) a) (List.exists (lambda ((x Int)) (> x 3)) b)))))
(check-sat)

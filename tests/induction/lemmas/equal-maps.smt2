; EXPECT: unsat
; Equal lists have equal images.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= a b))
(assert (not (= (List.map (lambda ((x Int)) (* 2 x)) a) (List.map (lambda ((x Int)) (* 2 x)) b))))
(check-sat)

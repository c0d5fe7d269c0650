; EXPECT: unsat
; An injective function has equal images of equal lists only.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.map (lambda ((x Int)) (* 2 x)) a) (List.map (lambda ((x Int)) (* 2 x)) b)))
(assert (not (= a b)))
(check-sat)

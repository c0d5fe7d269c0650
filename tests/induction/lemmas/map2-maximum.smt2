; EXPECT: unsat
; The larger one at each place is no smaller.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (List.forall2 <= a (List.map2 (lambda ((x Int) (y Int)) (ite (< x y) y x)) a b))))
(check-sat)

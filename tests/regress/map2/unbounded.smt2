; Sums of positive numbers are positive, whatever the lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall (lambda ((x Int)) (> x 0)) a))
(assert (List.forall (lambda ((x Int)) (> x 0)) b))
(assert (List.exists (lambda ((x Int)) (< x 2)) (List.map2 + a b)))
(check-sat)

; EXPECT: not unsat
; Neighbours in a sieved list are none in its source.
(declare-const l (List Int))
(assert (List.forall2 < (List.filter (lambda ((x Int)) (> x 0)) l) (List.drop 1 (List.filter (lambda ((x Int)) (> x 0)) l))))
(assert (not (List.forall2 < l (List.drop 1 l))))
(assert (> (List.len (List.filter (lambda ((x Int)) (> x 0)) l)) 2))
(check-sat)

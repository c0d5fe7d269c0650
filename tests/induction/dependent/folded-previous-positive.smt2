; EXPECT: unsat
; It starts from 0, so no element is negative either.
(set-logic ALL)

(declare-const a (List Int))
(assert (tuple.second (List.fold (lambda ((s (Tuple Int Bool)) (x Int)) (tuple x (and (tuple.second s) (<= (tuple.first s) x)))) (tuple 0 true) a)))
(assert (List.exists (lambda ((x Int)) (< x 0)) a))

(check-sat)

; EXPECT: sat
; A fold that remembers only some elements does not see all neighbours.
(set-logic ALL)

(declare-const a (List Int))
(assert (tuple.second (List.fold (lambda ((s (Tuple Int Bool)) (x Int)) (ite (> x 10) s (tuple x (and (tuple.second s) (<= (tuple.first s) x))))) (tuple 0 true) a)))
(assert (not (List.sorted a)))

(check-sat)

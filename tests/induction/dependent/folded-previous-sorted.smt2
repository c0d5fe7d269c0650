; EXPECT: unsat
; A fold that remembers the element before finds a list in order, so all pairs are.
(set-logic ALL)

(declare-const a (List Int))
(assert (tuple.second (List.fold (lambda ((s (Tuple Int Bool)) (x Int)) (tuple x (and (tuple.second s) (<= (tuple.first s) x)))) (tuple 0 true) a)))
(assert (not (List.all_pairs <= a)))

(check-sat)

; EXPECT: sat
; A fold that remembers the element before starts from 5: the first may be too small for it.
(set-logic ALL)

(declare-const a (List Int))
(assert (not (tuple.second (List.fold (lambda ((s (Tuple Int Bool)) (x Int)) (tuple x (and (tuple.second s) (<= (tuple.first s) x)))) (tuple 5 true) a))))
(assert (List.all_pairs <= a))

(check-sat)

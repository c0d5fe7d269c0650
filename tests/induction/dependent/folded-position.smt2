; EXPECT: unsat
; A fold with a position in its accumulator compares each element with it.
(set-logic ALL)

(declare-const a (List Int))
(assert (tuple.second (List.fold (lambda ((s (Tuple Int Bool)) (x Int)) (tuple (+ (tuple.first s) 1) (and (tuple.second s) (= (tuple.first s) x)))) (tuple 0 true) a)))
(assert (not (List.all_pairs < a)))

(check-sat)

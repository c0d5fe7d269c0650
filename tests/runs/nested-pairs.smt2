; Pairs of a number and a list of that length.
; EXPECT: sat
(set-logic ALL)
(declare-const ts (List (Tuple Int (List Int))))
(assert (= (List.len ts) 1000000))
(assert (List.forall (lambda ((t (Tuple Int (List Int)))) (and (= (tuple.first t) 1000) (= (List.len (tuple.second t)) (tuple.first t)))) ts))
(check-sat)

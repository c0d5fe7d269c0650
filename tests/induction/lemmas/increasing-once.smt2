; EXPECT: unsat
; No element of an increasing list occurs twice.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (<= (List.count (lambda ((v Int)) (= v x)) l) 1)))
(check-sat)

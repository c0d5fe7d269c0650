; A composition that once had no rule: lists of at most three elements are unfolded, however they are put together.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(assert (= (List.sum (List.map (lambda ((x Int)) (List.sum (List.range 0 x))) l)) 2))
(assert (and (= (List.len l) 1) (List.forall (lambda ((x Int)) (<= x 5)) l)))
(check-sat)

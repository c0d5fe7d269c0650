; EXPECT: unsat
; Sums of parts of positive numbers are positive.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.forall (lambda ((y Int)) (> y 0)) b))
(assert (> (List.len a) 0))
(assert (<= (List.sum a) 0))

(check-sat)

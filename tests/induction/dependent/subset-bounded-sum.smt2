; EXPECT: unsat
; Numbers up to ten, at most so large a sum.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.forall (lambda ((y Int)) (<= y 10)) b))
(assert (> (List.sum a) (* 10 (List.len a))))

(check-sat)

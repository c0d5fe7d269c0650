; EXPECT: unsat
; In an interval all differences are bounded.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall (lambda ((x Int)) (<= 0 x 9)) a))
(assert (List.exists_pair (lambda ((x Int) (y Int)) (> (- y x) 9)) a))

(check-sat)

; EXPECT: sat
; One more than the interval allows.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall (lambda ((x Int)) (<= 0 x 9)) a))
(assert (List.exists_pair (lambda ((x Int) (y Int)) (> (- y x) 8)) a))

(check-sat)

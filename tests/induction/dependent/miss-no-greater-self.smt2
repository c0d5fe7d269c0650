; EXPECT: sat
; None is greater, but as great.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len a) 1))
(assert (List.forall (lambda ((x Int)) (List.exists (lambda ((y Int)) (>= y x)) a)) a))

(check-sat)

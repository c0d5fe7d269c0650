; EXPECT: sat
; Five numbers from 0 to 4.
(set-logic ALL)

(declare-const a (List Int))
(assert (= (List.len a) 5))
(assert (List.forall (lambda ((x Int)) (<= 0 x 4)) a))
(assert (List.distinct a))

(check-sat)

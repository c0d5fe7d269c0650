; Distinct numbers with bounds and a sum.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (List.distinct l))
(assert (= (List.len l) 100001))
(assert (List.forall (lambda ((x Int)) (>= x 7)) l))
(assert (= (List.sum l) (* 100001 60000)))
(check-sat)

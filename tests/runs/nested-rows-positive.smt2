; Positive elements below a captured limit.
; EXPECT: sat
(set-logic ALL)
(declare-const top Int)
(assert (< 5 top 9))
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (and (= (List.len r) 1000) (List.forall (lambda ((x Int)) (< 0 x top)) r))) l))
(check-sat)

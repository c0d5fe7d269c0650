; A million rows of a thousand ones.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (and (= (List.len r) 1000) (List.forall (lambda ((x Int)) (= x 1)) r))) l))
(check-sat)

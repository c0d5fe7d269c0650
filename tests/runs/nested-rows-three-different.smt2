; Rows of three with the same sum and an odd total of their heads: a row has three different elements.
; EXPECT: sat
(set-logic ALL)
(declare-const m (List (List Int)))
(assert (= (List.len m) 100000))
(assert (List.forall (lambda ((r (List Int))) (and (= (List.len r) 3) (= (List.sum r) 7))) m))
(assert (= (List.sum (List.map (lambda ((r (List Int))) (List.head r 0)) m)) 123457))
(assert (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (<= 0 x 7)) r)) m))
(check-sat)

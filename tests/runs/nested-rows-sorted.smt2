; Sorted rows from at least 1 to at most 9.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (and (= (List.len r) 1000) (List.sorted r) (>= (List.head r 0) 1) (<= (List.last r 0) 9))) l))
(check-sat)

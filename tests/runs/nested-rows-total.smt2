; The total over all rows.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (= (List.len r) 1000)) l))
(assert (= (List.sum (List.map List.sum l)) 7000000000))
(check-sat)

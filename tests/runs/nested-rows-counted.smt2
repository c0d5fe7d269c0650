; All elements are counted.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (>= (List.len r) 1000)) l))
(assert (= (List.len (List.concat l)) 1000000000))
(check-sat)

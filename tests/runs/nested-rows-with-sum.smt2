; Each row has a thousand elements and a sum.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (and (= (List.len r) 1000) (= (List.sum r) 3000))) l))
(check-sat)

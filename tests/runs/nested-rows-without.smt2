; No row contains a zero.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Int)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Int))) (and (= (List.len r) 1000) (not (List.contains 0 r)))) l))
(check-sat)

; Lengths on both levels determine a list of lists of one value: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 1)) l))
(assert (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (= y 7)) x)) l))
(assert (List.exists (lambda ((x (List Int))) (< (List.len x) 1)) l))
(check-sat)

; How many lists have how many elements: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Bool)))
(assert (= (List.count (lambda ((x (List Bool))) (= (List.count (lambda ((b Bool)) b) x) 2)) l) 2))
(assert (List.forall (lambda ((x (List Bool))) (<= (List.len x) 2)) l))
(assert (<= (List.len l) 2))
(assert (List.exists (lambda ((x (List Bool))) (List.contains false x)) l))
(check-sat)

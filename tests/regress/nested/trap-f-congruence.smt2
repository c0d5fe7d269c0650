; Trap: a function of lists has one result per list, also if the lists are computed in different ways.
; EXPECT: unsat
(declare-fun f ((List Int)) Int)
(declare-const a (List Int))
(assert (<= (List.len a) 3))
(assert (distinct (f (List.rev (List.rev a))) (f a)))
(check-sat)

; A declared function of lists cannot give equal lists different results, in one list of lists.
; EXPECT: unsat
(declare-fun f ((List Int)) Int)
(declare-const a (List Int))
(assert (= (List.map f (List.value (List Int) (a a))) (List.value Int (1 2))))
(assert (<= (List.len a) 2))
(check-sat)

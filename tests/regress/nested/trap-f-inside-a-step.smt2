; Trap: a function of the inner list, applied at every step.
; EXPECT: unsat
(declare-fun f ((List Int)) Int)
(declare-const l (List (List Int)))
(assert (= l (List.value (List Int) ((List.value Int (1)) (List.value Int (2)) (List.value Int (1))))))
(assert (= (List.map f l) (List.value Int (1 2 3))))
(check-sat)

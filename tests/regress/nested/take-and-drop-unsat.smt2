; The first lists and the others: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (= (List.take 1 l) (List.value (List Int) ((List.value Int (1))))))
(assert (= (List.drop 1 l) (List.value (List Int) ((List.value Int (2 3))))))
(assert (distinct (List.concat l) (List.value Int (1 2 3))))
(check-sat)

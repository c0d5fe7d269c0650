; One list in the place of another: what contradicts it.
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.update 1 (List.value Int (5)) l) (List.value (List Int) ((List.value Int (1)) (List.value Int (5))))))
(assert (= (List.nth l 1 (List.value Int ())) (List.value Int (2))))
(assert (= (List.update 2 (List.value Int (5)) l) (List.value (List Int) ())))
(check-sat)

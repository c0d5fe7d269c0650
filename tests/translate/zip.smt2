; Pairs of the elements at the same place, to the end of the shorter list.
; status: sat unsat unsat
(declare-const l (List Int))
(declare-const m (List Bool))
(push)
(assert (= (List.len l) 3))
(assert (= (List.len m) 2))
(assert (= (List.zip l m) (List.value (Tuple Int Bool) ((tuple 1 true) (tuple 2 false)))))
(check-sat)
(assert (List.nth m 1 true))
(check-sat)
(pop)
(assert (not (= (List.zip (List.value Int (1)) (List.value Int (2 3))) (List.value (Tuple Int Int) ((tuple 1 2))))))
(check-sat)

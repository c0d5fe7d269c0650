; A map with the index of each list: what contradicts it.
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 1)) l))
(assert (= (List.mapi (lambda ((i Int) (x (List Int))) (+ i (List.sum x))) l) (List.value Int (5 5))))
(assert (= (List.mapi (lambda ((i Int) (x (List Int))) (List.cons i x)) l) (List.value (List Int) ((List.value Int (0 5)) (List.value Int (0 4))))))
(check-sat)

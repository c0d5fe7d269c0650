; A fold over lists whose accumulator is a list: the last elements.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((acc (List Int)) (x (List Int))) (List.snoc acc (List.last x 0))) (List.value Int ()) l) (List.value Int (2 0 3))))
(declare-const l (List (List Int)))
(assert (= l (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3))))))
(check-sat)
(get-value ((List.fold (lambda ((acc (List Int)) (x (List Int))) (List.snoc acc (List.last x 0))) (List.value Int ()) l)))

; A pair of lists as an accumulator.
; EXPECT: sat
; EXPECT: (((List.fold step (tuple (List.value Int ()) (List.value Int ())) (List.value Int (1 (- 2) 3))) (tuple (List.value Int (1 3)) (List.value Int ((- 2))))))
(define-fun step ((acc (Tuple (List Int) (List Int))) (x Int)) (Tuple (List Int) (List Int))
  (ite (> x 0)
    (tuple (List.snoc (tuple.first acc) x) (tuple.second acc))
    (tuple (tuple.first acc) (List.snoc (tuple.second acc) x))))
(check-sat)
(get-value ((List.fold step (tuple (List.value Int ()) (List.value Int ())) (List.value Int (1 (- 2) 3)))))

; The accumulator comes first, the first element is consumed first.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 (List.value Int (1 2 3))) 123)
; EXPECT:  ((List.fold - 10 (List.value Int (1 2))) 7))
(check-sat)
(get-value ((List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 (List.value Int (1 2 3)))
  (List.fold - 10 (List.value Int (1 2)))))

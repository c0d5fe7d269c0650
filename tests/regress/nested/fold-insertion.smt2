; Insertion sort, as a fold whose accumulator is a list.
; EXPECT: sat
; EXPECT: (((List.fold insert (List.value Int ()) (List.value Int (3 1 2 1))) (List.value Int (1 1 2 3))))
(define-fun insert ((acc (List Int)) (x Int)) (List Int)
  (List.append (List.take_while (lambda ((y Int)) (<= y x)) acc) (List.cons x (List.drop_while (lambda ((y Int)) (<= y x)) acc))))
(check-sat)
(get-value ((List.fold insert (List.value Int ()) (List.value Int (3 1 2 1)))))

; The accumulators of a fold over lists, and accumulators that are lists.
; EXPECT: sat
; EXPECT: (((List.scan_left (lambda ((n Int) (x (List Int))) (+ n (List.len x))) 0 l) (List.value Int (0 2 2 3))))
; EXPECT: (((List.scan_left (lambda ((acc (List Int)) (y Int)) (List.cons y acc)) (List.value Int ()) (List.value Int (1 2))) (List.value (List Int) ((List.value Int ()) (List.value Int (1)) (List.value Int (2 1))))))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3)))))
(check-sat)
(get-value ((List.scan_left (lambda ((n Int) (x (List Int))) (+ n (List.len x))) 0 l)))
(get-value ((List.scan_left (lambda ((acc (List Int)) (y Int)) (List.cons y acc)) (List.value Int ()) (List.value Int (1 2)))))

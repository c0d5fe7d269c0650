; A record with a list as an accumulator: the positions of large elements.
; EXPECT: sat
; EXPECT: (((found (List.fold step (cursor 0 (List.value Int ())) (List.value Int (9 1 9)))) (List.value Int (0 2))))
(declare-datatype Cursor ((cursor (index Int) (found (List Int)))))
(define-fun step ((c Cursor) (x Int)) Cursor (cursor (+ (index c) 1) (ite (> x 5) (List.snoc (found c) (index c)) (found c))))
(check-sat)
(get-value ((found (List.fold step (cursor 0 (List.value Int ())) (List.value Int (9 1 9))))))

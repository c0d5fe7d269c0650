; A record with a list as an accumulator, over an unknown list.
; EXPECT: sat
; EXPECT: (((List.map large l) (List.value Bool (false true true))))
(declare-datatype Cursor ((cursor (index Int) (found (List Int)))))
(define-fun large ((x Int)) Bool (> x 5))
(define-fun step ((c Cursor) (x Int)) Cursor (cursor (+ (index c) 1) (ite (large x) (List.snoc (found c) (index c)) (found c))))
(declare-const l (List Int))
(assert (= (List.fold step (cursor 0 (List.value Int ())) l) (cursor 3 (List.value Int (1 2)))))
(check-sat)
(get-value ((List.map large l)))

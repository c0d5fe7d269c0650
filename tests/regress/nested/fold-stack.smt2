; A stack machine: the accumulator is a list that grows and shrinks.
; EXPECT: sat
; EXPECT: (((List.fold step (List.value Int ()) (List.value Int (1 2 0 3))) (List.value Int (3 1))))
(define-fun step ((stack (List Int)) (x Int)) (List Int) (ite (= x 0) (List.tail stack) (List.cons x stack)))
(check-sat)
(get-value ((List.fold step (List.value Int ()) (List.value Int (1 2 0 3)))))

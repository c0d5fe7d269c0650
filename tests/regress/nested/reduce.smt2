; Lists reduced to the longest one.
; EXPECT: sat
; EXPECT: (((List.reduce longer l (List.value Int ())) (List.value Int (1 2 3))))
; EXPECT: (((List.reduce longer (List.value (List Int) ()) (List.value Int (9))) (List.value Int (9))))
(define-fun longer ((x (List Int)) (y (List Int))) (List Int) (ite (< (List.len x) (List.len y)) y x))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (1)) (List.value Int (1 2 3)) (List.value Int (3 2 1)))))
(check-sat)
(get-value ((List.reduce longer l (List.value Int ()))))
(get-value ((List.reduce longer (List.value (List Int) ()) (List.value Int (9)))))

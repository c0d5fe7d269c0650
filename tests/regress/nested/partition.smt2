; Lists partitioned by their length; the pair is a value.
; EXPECT: sat
; EXPECT: (((List.partition (lambda ((x (List Int))) (List.is_empty x)) l) (tuple (List.value (List Int) ((List.value Int ()) (List.value Int ()))) (List.value (List Int) ((List.value Int (1)))))))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int ()) (List.value Int (1)) (List.value Int ()))))
(check-sat)
(get-value ((List.partition (lambda ((x (List Int))) (List.is_empty x)) l)))

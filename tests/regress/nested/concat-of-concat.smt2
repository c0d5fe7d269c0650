; Three levels are flattened twice.
; EXPECT: sat
; EXPECT: (((List.concat (List.concat l)) (List.value Int (1 2 3))))
; EXPECT: (((List.concat l) (List.value (List Int) ((List.value Int (1)) (List.value Int ()) (List.value Int (2 3))))))
(define-fun l () (List (List (List Int)))
  (List.value (List (List Int)) ((List.value (List Int) ((List.value Int (1)) (List.value Int ()))) (List.value (List Int) ()) (List.value (List Int) ((List.value Int (2 3)))))))
(check-sat)
(get-value ((List.concat (List.concat l))))
(get-value ((List.concat l)))

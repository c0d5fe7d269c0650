; An option of a list as an accumulator.
; EXPECT: sat
; EXPECT: (((List.fold step (as none (Option (List Int))) (List.value Int (4 5))) (some (List.value Int (5 4)))))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun step ((acc (Option (List Int))) (x Int)) (Option (List Int))
  (match acc ((none (some (List.value Int (x)))) ((some l) (some (List.cons x l))))))
(check-sat)
(get-value ((List.fold step (as none (Option (List Int))) (List.value Int (4 5)))))

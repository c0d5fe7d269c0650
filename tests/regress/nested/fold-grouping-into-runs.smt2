; Equal neighbours are grouped into runs: the accumulator is a list of lists.
; EXPECT: sat
; EXPECT: (((List.fold step (List.value (List Int) ()) (List.value Int (7 7 8 7))) (List.value (List Int) ((List.value Int (7)) (List.value Int (8)) (List.value Int (7 7))))))
(define-fun step ((runs (List (List Int))) (x Int)) (List (List Int))
  (let ((run (List.head runs (List.value Int ()))))
    (ite (= (List.head run (+ x 1)) x)
      (List.cons (List.cons x run) (List.tail runs))
      (List.cons (List.value Int (x)) runs))))
(check-sat)
(get-value ((List.fold step (List.value (List Int) ()) (List.value Int (7 7 8 7)))))

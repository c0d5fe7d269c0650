; A list of given runs is found.
; EXPECT: sat
; EXPECT: ((l (List.value Int (7 7 8))))
(define-fun step ((runs (List (List Int))) (x Int)) (List (List Int))
  (let ((run (List.head runs (List.value Int ()))))
    (ite (= (List.head run (+ x 1)) x)
      (List.cons (List.cons x run) (List.tail runs))
      (List.cons (List.value Int (x)) runs))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.fold step (List.value (List Int) ()) l) (List.value (List Int) ((List.value Int (8)) (List.value Int (7 7))))))
(check-sat)
(get-value (l))

; A constructor can be the step of a fold if it returns the accumulator's sort; here only the last step is seen.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((acc Last) (x Int)) (last (now acc) x)) (last 0 0) (List.value Int (4 5 6))) (last 5 6))
; EXPECT:  ((List.map last4 (List.value Int (1))) (List.value Last ((last 4 1)))))
(declare-datatype Last ((last (before Int) (now Int))))
(define-fun last4 ((x Int)) Last (last 4 x))
(check-sat)
(get-value ((List.fold (lambda ((acc Last) (x Int)) (last (now acc) x)) (last 0 0) (List.value Int (4 5 6)))
  (List.map last4 (List.value Int (1)))))

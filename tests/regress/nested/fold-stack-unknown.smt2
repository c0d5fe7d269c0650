; What puts exactly one element on the stack in three steps with one pop.
; EXPECT: sat
; EXPECT: (((List.fold step (List.value Int ()) l) (List.value Int (5))))
(define-fun step ((stack (List Int)) (x Int)) (List Int) (ite (= x 0) (List.tail stack) (List.cons x stack)))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (List.contains 0 l))
(assert (= (List.fold step (List.value Int ()) l) (List.value Int (5))))
(check-sat)
(get-value ((List.fold step (List.value Int ()) l)))

; A map from numbers to lists, then read element by element.
; EXPECT: sat
; EXPECT: ((l (List.value Int (2 0 1))))
; EXPECT: (((List.map (lambda ((n Int)) (List.repeat n 9)) l) (List.value (List Int) ((List.value Int (9 9)) (List.value Int ()) (List.value Int (9))))))
(declare-const l (List Int))
(define-fun rows () (List (List Int)) (List.map (lambda ((n Int)) (List.repeat n 9)) l))
(assert (List.forall (lambda ((n Int)) (>= n 0)) l))
(assert (= (List.map (lambda ((r (List Int))) (List.sum r)) rows) (List.value Int (18 0 9))))
(check-sat)
(get-value (l))
(get-value ((List.map (lambda ((n Int)) (List.repeat n 9)) l)))

; All elements are between 2 and 4.
; EXPECT: sat
; EXPECT: ((l (List.value Int (4 4 4))))
; EXPECT: sat
; EXPECT: (((List.forall (lambda ((x Int)) (< x 6)) (List.value Int (3 (- 1) 4 (- 1) 5))) true)
; EXPECT:  ((List.forall (lambda ((x Int)) (< x 5)) (List.value Int (3 (- 1) 4 (- 1) 5))) false))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (List.forall (lambda ((x Int)) (<= 2 x 4)) l))
(assert (= (List.sum l) 12))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.forall (lambda ((x Int)) (< x 6)) (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.forall (lambda ((x Int)) (< x 5)) (List.value Int (3 (- 1) 4 (- 1) 5)))))

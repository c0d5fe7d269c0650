; An element above 5 and one below.
; EXPECT: sat
; EXPECT: (((List.count (lambda ((x Int)) (> x 5)) l) 1))
; EXPECT: sat
; EXPECT: (((List.exists (lambda ((x Int)) (> x 4)) (List.value Int (3 (- 1) 4 (- 1) 5))) true)
; EXPECT:  ((List.exists (lambda ((x Int)) (> x 5)) (List.value Int (3 (- 1) 4 (- 1) 5))) false))
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.exists (lambda ((x Int)) (> x 5)) l))
(assert (List.exists (lambda ((x Int)) (< x 5)) l))
(assert (= (List.sum l) 7))
(assert (List.forall (lambda ((x Int)) (<= 1 x 6)) l))
(check-sat)
(get-value ((List.count (lambda ((x Int)) (> x 5)) l)))
(check-sat)
(get-value ((List.exists (lambda ((x Int)) (> x 4)) (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.exists (lambda ((x Int)) (> x 5)) (List.value Int (3 (- 1) 4 (- 1) 5)))))

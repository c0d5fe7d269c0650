; The first positive element is 6.
; EXPECT: sat
; EXPECT: ((l (List.value Int ((- 7) 6 1))))
; EXPECT: sat
; EXPECT: (((List.find (lambda ((x Int)) (> x 3)) (List.value Int (3 (- 1) 4 (- 1) 5)) 0) 4)
; EXPECT:  ((List.find (lambda ((x Int)) (> x 9)) (List.value Int (3 (- 1) 4 (- 1) 5)) 0) 0))
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 3))
(assert (= (List.find positive l 0) 6))
(assert (= (List.sum l) 0))
(assert (= (List.last l 0) 1))
(assert (= (List.head l 0) (- 7)))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.find (lambda ((x Int)) (> x 3)) (List.value Int (3 (- 1) 4 (- 1) 5)) 0)
  (List.find (lambda ((x Int)) (> x 9)) (List.value Int (3 (- 1) 4 (- 1) 5)) 0)))

; A number from its digits, each weighted by its place.
; EXPECT: sat
; EXPECT: ((l (List.value Int (1 2 3))))
; EXPECT: sat
; EXPECT: (((List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ acc (* i x))) 100 (List.value Int (3 (- 1) 4 (- 1) 5))) 124))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ acc (* i x))) 0 l) 8))
(assert (List.forall (lambda ((x Int)) (<= 0 x 3)) l))
(assert (= (List.head l 0) 1))
(assert (= (List.sum l) 6))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ acc (* i x))) 100 (List.value Int (3 (- 1) 4 (- 1) 5)))))

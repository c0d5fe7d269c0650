; The first two of three elements.
; EXPECT: sat
; EXPECT: (((List.last l 0) (- 6)))
; EXPECT: sat
; EXPECT: (((List.take 2 (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (3 (- 1))))
; EXPECT:  ((List.take 9 (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (3 (- 1) 4 (- 1) 5)))
; EXPECT:  ((List.take (- 1) (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int ())))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.sum (List.take 2 l)) 10))
(assert (= (List.sum l) 4))
(assert (= (List.len (List.take 7 l)) 3))
(check-sat)
(get-value ((List.last l 0)))
(check-sat)
(get-value ((List.take 2 (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.take 9 (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.take (- 1) (List.value Int (3 (- 1) 4 (- 1) 5)))))

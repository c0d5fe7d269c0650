; What is left of three elements without the first.
; EXPECT: sat
; EXPECT: (((List.head l 0) (- 6)))
; EXPECT: sat
; EXPECT: (((List.drop 2 (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (4 (- 1) 5)))
; EXPECT:  ((List.drop 9 (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int ()))
; EXPECT:  ((List.drop (- 1) (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (3 (- 1) 4 (- 1) 5))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.sum (List.drop 1 l)) 10))
(assert (= (List.sum l) 4))
(assert (= (List.len (List.drop 7 l)) 0))
(check-sat)
(get-value ((List.head l 0)))
(check-sat)
(get-value ((List.drop 2 (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.drop 9 (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.drop (- 1) (List.value Int (3 (- 1) 4 (- 1) 5)))))

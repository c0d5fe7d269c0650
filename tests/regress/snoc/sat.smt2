; The last element is the one behind.
; EXPECT: sat
; EXPECT: ((x 4)
; EXPECT:  ((List.sum l) 6))
; EXPECT: sat
; EXPECT: (((List.snoc (List.value Int (3 (- 1) 4 (- 1) 5)) 9) (List.value Int (3 (- 1) 4 (- 1) 5 9))))
(declare-const l (List Int))
(declare-const x Int)
(assert (= (List.len l) 2))
(assert (= (List.sum (List.snoc l x)) 10))
(assert (= (List.last (List.snoc l x) 0) 4))
(check-sat)
(get-value (x (List.sum l)))
(check-sat)
(get-value ((List.snoc (List.value Int (3 (- 1) 4 (- 1) 5)) 9)))

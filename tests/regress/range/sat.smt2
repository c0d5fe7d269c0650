; The numbers from n up to 10 sum up to 30.
; EXPECT: sat
; EXPECT: ((n 6)
; EXPECT:  ((List.range n 10) (List.value Int (6 7 8 9))))
; EXPECT: sat
; EXPECT: (((List.range 2 5) (List.value Int (2 3 4)))
; EXPECT:  ((List.range 5 2) (List.value Int ())))
(declare-const n Int)
(assert (= (List.sum (List.range n 10)) 30))
(assert (<= 3 n))
(check-sat)
(get-value (n (List.range n 10)))
(check-sat)
(get-value ((List.range 2 5)
  (List.range 5 2)))

; An element three times.
; EXPECT: sat
; EXPECT: ((n 3)
; EXPECT:  (x 4))
; EXPECT: sat
; EXPECT: (((List.repeat 3 7) (List.value Int (7 7 7)))
; EXPECT:  ((List.repeat (- 3) 7) (List.value Int ())))
(declare-const n Int)
(declare-const x Int)
(assert (= (List.sum (List.repeat n x)) 12))
(assert (= n 3))
(check-sat)
(get-value (n x))
(check-sat)
(get-value ((List.repeat 3 7)
  (List.repeat (- 3) 7)))
